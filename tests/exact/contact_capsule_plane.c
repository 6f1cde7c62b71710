/* A closed capsule within a margin of the half-space behind a plane: either of its ends is. */
#include "plane_contact.h"

enum { VERTICES = 0, RADIUS = 6, PLANE = 7, FLOATS = 12, VERTEX_COUNT = 2 };

static int reaches(const float *floats, float extra)
{
    return vertices_reach_plane(floats + VERTICES, VERTEX_COUNT, floats + PLANE, floats[RADIUS], extra);
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
    .places = {RADIUS, -1},
    .floats = FLOATS,
    .bounds = PLANE_CONTACT_BOUNDS,
    .reaches = reaches,
    .see = see,
    .off_core = off_core,
    .needed = plane_contact_effort,
};

const subject contact_capsule_plane = {
    .query = LH_QUERY_contact_capsule_plane,
    .name = "contact_capsule_plane",
    .layout = "xyzxyzrlmndr",
    .cases_of = &classify_capsule_plane,
    .contact = &oracle,
};
