/* A closed triangle within a margin of the half-space behind a plane: any of its vertices is. */
#include <math.h>

#include "plane_contact.h"
#include "segment_pair.h"

enum { VERTICES = 0, PLANE = 9, FLOATS = 14 };

static int reaches(const float *floats, float extra)
{
    for (int k = 0; k < 3; k++)
        if (ball_reaches_plane(floats + VERTICES + 3 * k, floats + PLANE, 0.0f, extra))
            return 1;
    return 0;
}

static void see(const float *floats, contact_sight *seen)
{
    double size = 0.0;
    *seen = (contact_sight){.distance = INFINITY};
    for (int k = 0; k < 3; k++) {
        contact_sight vertex;
        see_over_plane(floats + VERTICES + 3 * k, floats + PLANE, &vertex);
        size = fmax(size, vertex.size);
        if (vertex.distance < seen->distance)
            *seen = vertex;
    }
    seen->size = size;
}

/* From the nearest vertex, since of those as low any will do. */
static double off_core(const float *floats, int which, const double *point)
{
    if (which == 1)
        return height_over_plane(point, floats + PLANE);
    double least = INFINITY;
    for (int k = 0; k < 3; k++)
        least = fmin(least, segment_to_point(floats + VERTICES + 3 * k, floats + VERTICES + 3 * k, point));
    return least;
}

static const contact_oracle oracle = {
    .places = {-1, -1},
    .floats = FLOATS,
    .bounds = {.growth = 11.0, .slack = 1.01 * 0x1p-73, .distance = 6.6, .normal = 4.6, .point = 6.0},
    .reaches = reaches,
    .see = see,
    .off_core = off_core,
    .needed = plane_contact_effort,
};

const subject contact_triangle_plane = {
    .query = LH_QUERY_contact_triangle_plane,
    .name = "contact_triangle_plane",
    .layout = "xyzxyzxyzlmndr",
    .cases_of = &classify_triangle_plane,
    .contact = &oracle,
};
