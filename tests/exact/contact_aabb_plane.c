/* A closed box within a margin of the half-space behind a plane: any of its corners is. */
#include <math.h>

#include "plane_contact.h"

enum { MIN = 0, MAX = 3, PLANE = 6, FLOATS = 11, CORNERS = 8 };

static void take_corner(const float *floats, int which, float *corner)
{
    for (int axis = 0; axis < 3; axis++)
        corner[axis] = floats[(which >> axis & 1 ? MAX : MIN) + axis];
}

static int reaches(const float *floats, float extra)
{
    float corner[3];
    for (int k = 0; k < CORNERS; k++) {
        take_corner(floats, k, corner);
        if (ball_reaches_plane(corner, floats + PLANE, 0.0f, extra))
            return 1;
    }
    return 0;
}

static void see(const float *floats, contact_sight *seen)
{
    float lowest[3];
    for (int axis = 0; axis < 3; axis++)
        lowest[axis] = floats[(signbit(floats[PLANE + axis]) ? MAX : MIN) + axis];
    see_over_plane(lowest, floats + PLANE, seen);
}

static const contact_oracle oracle = {
    .places = {-1, -1},
    .floats = FLOATS,
    .bounds = {.growth = 11.0, .slack = 1.01 * 0x1p-73, .distance = 6.6, .normal = 4.6, .point = 6.0},
    .reaches = reaches,
    .see = see,
    .needed = plane_contact_effort,
};

const subject contact_aabb_plane = {
    .query = LH_QUERY_contact_aabb_plane,
    .name = "contact_aabb_plane",
    .layout = "xyzxyzlmndr",
    .cases_of = &classify_aabb_plane,
    .contact = &oracle,
};
