/* A closed triangle within a margin of the half-space behind a plane: any of its vertices is. */
#include "plane_contact.h"

enum { VERTICES = 0, PLANE = 9, FLOATS = 14, VERTEX_COUNT = 3 };

static int reaches(const float *floats, float extra)
{
    return vertices_reach_plane(floats + VERTICES, VERTEX_COUNT, floats + PLANE, 0.0f, extra);
}

static void see(const float *floats, contact_sight *seen)
{
    see_lowest(floats + VERTICES, VERTEX_COUNT, floats + PLANE, seen);
}

static double off_core(const float *floats, int which, const double *point)
{
    return off_vertices_or_plane(which, floats + VERTICES, VERTEX_COUNT, floats + PLANE, point);
}

static const contact_oracle oracle = {
    .places = {-1, -1},
    .floats = FLOATS,
    .bounds = PLANE_CONTACT_BOUNDS,
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
