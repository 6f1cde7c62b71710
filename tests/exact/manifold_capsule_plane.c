/* A closed capsule within a margin of the half-space behind a plane, by each of its ends. */
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

/* Both are padded alike. */
static int see_ends(const float *floats, const answer *given, seen_point *points)
{
    (void)given;
    contact_sight lowest;
    see(floats, &lowest);
    for (int k = 0; k < VERTEX_COUNT; k++) {
        points[k].feature = LH_VERTEX | (uint32_t)k << LH_FEATURE_NUMBER;
        see_lowest(floats + VERTICES + 3 * k, 1, floats + PLANE, &points[k].sight);
        points[k].sight.size = lowest.size;
    }
    return VERTEX_COUNT;
}

static const contact_oracle oracle = {
    .places = {RADIUS, -1},
    .floats = FLOATS,
    .bounds = PLANE_CONTACT_BOUNDS,
    .reaches = reaches,
    .see = see,
    .needed = plane_contact_effort,
    .see_points = see_ends,
};

const subject manifold_capsule_plane = {
    .query = LH_QUERY_manifold_capsule_plane,
    .name = "manifold_capsule_plane",
    .layout = "xyzxyzrlmndr",
    .cases_of = &classify_capsule_plane,
    .contact = &oracle,
};
