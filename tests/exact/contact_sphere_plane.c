/* A closed ball within a margin of the half-space behind a plane. */
#include "plane_contact.h"

enum { CENTRE = 0, RADIUS = 3, PLANE = 4, FLOATS = 9 };

static int reaches(const float *floats, float extra)
{
    return ball_reaches_plane(floats + CENTRE, floats + PLANE, floats[RADIUS], extra);
}

static void see(const float *floats, contact_sight *seen)
{
    see_over_plane(floats + CENTRE, floats + PLANE, seen);
}

static const contact_oracle oracle = {
    .places = {RADIUS, -1},
    .floats = FLOATS,
    .bounds = {.growth = 11.0, .slack = 1.01 * 0x1p-73, .distance = 6.6, .normal = 4.6, .point = 6.0},
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
