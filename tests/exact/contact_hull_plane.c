/* A closed hull, where a pose has it, within a margin of the half-space behind a plane. */
#include "hull_over_plane.h"

static const contact_oracle oracle = {
    .places = {-1, -1},
    .margin = MARGIN,
    .floats = FLOATS,
    .bounds = HULL_OVER_PLANE_BOUNDS,
    .reaches = hull_reaches_plane,
    .see = see_hull_over_plane,
    .off_core = off_vertex_or_plane,
    .needed = hull_over_plane_effort,
};

#define POSE       0, 0, 0, 0, 0, 0, 1
#define OCTAHEDRON 1, 0, 0, -1, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 1, 0, 0, -1

/* Of the reach of 3 in all 60u are padded. */
static const sentence sentences[] = {
    {"touching", {POSE, 0, 0, 1, -1, 0, OCTAHEDRON}, .hit = 1},
    {"a height of 60u", {POSE, 0, 0, 1, -1 - 0x1.ep-19f, 0, OCTAHEDRON}, .hit = 1},
    {"of 62u", {POSE, 0, 0, 1, -1 - 0x1.fp-19f, 0, OCTAHEDRON}},
    {"as deep as the margin", {POSE, 0, 0, 1, -0.5f, -0.5f, OCTAHEDRON}, .hit = 1},
    {"not as deep", {POSE, 0, 0, 1, -0.5f, -0.501f, OCTAHEDRON}},
    {"a normal of length 2", {POSE, 0, 2, 0, -4, 1, OCTAHEDRON}, .hit = 1},
    {"no rotation", {0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 9, 9, OCTAHEDRON}},
    {"no normal", {POSE, 0, 0, 0, 9, 9, OCTAHEDRON}},
    {0},
};

const subject contact_hull_plane = {
    .query = LH_QUERY_contact_hull_plane,
    .name = "contact_hull_plane",
    .layout = HULL_OVER_PLANE_LAYOUT,
    .cases_of = &hulls_over_planes,
    .contact = &oracle,
    .sentences = sentences,
};
