/* A closed box within a margin of the half-space behind a plane: any of its corners is. */
#include <math.h>

#include "plane_contact.h"

enum { MIN = 0, MAX = 3, PLANE = 6, FLOATS = 11, CORNERS = 8 };

static int reaches(const float *floats, float extra)
{
    float corners[CORNERS * 3];
    for (int k = 0; k < CORNERS; k++)
        for (int axis = 0; axis < 3; axis++)
            corners[3 * k + axis] = floats[(k >> axis & 1 ? MAX : MIN) + axis];
    return vertices_reach_plane(corners, CORNERS, floats + PLANE, 0.0f, extra);
}

/* Of corners as low the one that signs choose. */
static void see(const float *floats, contact_sight *seen)
{
    float lowest[3];
    for (int axis = 0; axis < 3; axis++)
        lowest[axis] = floats[(signbit(floats[PLANE + axis]) ? MAX : MIN) + axis];
    see_lowest(lowest, 1, floats + PLANE, seen);
}

static const contact_oracle oracle = {
    .places = {-1, -1},
    .floats = FLOATS,
    .bounds = PLANE_CONTACT_BOUNDS,
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
