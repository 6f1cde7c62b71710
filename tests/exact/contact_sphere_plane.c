/* A closed ball within a margin of the half-space behind a plane. */
#include "plane_contact.h"

enum { VERTICES = 0, RADIUS = 3, PLANE = 4, FLOATS = 9, VERTEX_COUNT = 1 };

static int reaches(const float *floats, float extra)
{
    return vertices_reach_plane(floats + VERTICES, VERTEX_COUNT, floats + PLANE, floats[RADIUS], extra);
}

static void see(const float *floats, contact_sight *seen)
{
    see_lowest(floats + VERTICES, VERTEX_COUNT, floats + PLANE, seen);
}

static const contact_oracle oracle = {
    .places = {RADIUS, -1},
    .floats = FLOATS,
    .bounds = PLANE_CONTACT_BOUNDS,
    .reaches = reaches,
    .see = see,
    .needed = plane_contact_effort,
};

const subject contact_sphere_plane = {
    .query = LH_QUERY_contact_sphere_plane,
    .name = "contact_sphere_plane",
    .layout = "xyzrlmndr",
    .cases_of = &classify_sphere_plane,
    .contact = &oracle,
};
