/* A closed oriented box within a margin of the half-space behind a plane. */
#include "box_over_plane.h"

static const contact_oracle oracle = {
    .places = {-1, -1},
    .floats = BOX_AND_PLANE_FLOATS,
    .bounds = BOX_OVER_PLANE_BOUNDS,
    .reaches = box_reaches_plane,
    .see = see_box_over_plane,
    .off_core = off_corner_or_plane,
    .needed = box_over_plane_effort,
};

#define CUBE 0, 0, 0, 1, 1, 1, 0, 0, 0, 1

/* Of the half extents of 3 in all 60u are padded. */
static const sentence sentences[] = {
    {"touching", {CUBE, 0, 0, 1, -1, 0}, .hit = 1},
    {"a height of 60u", {CUBE, 0, 0, 1, -1 - 0x1.ep-19f, 0}, .hit = 1},
    {"of 62u", {CUBE, 0, 0, 1, -1 - 0x1.fp-19f, 0}},
    {"as much beyond a margin", {CUBE, 0, 0, 1, -1.25f - 0x1.ep-19f, 0.25f}, .hit = 1},
    {"a length of the normal changes nothing", {CUBE, 0, 0, 4, -4 - 0x1.ep-17f, 0}, .hit = 1},
    {"no rotation", {0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 9, 9}},
    {"no normal", {CUBE, 0, 0, 0, 9, 9}},
    {0},
};

const subject contact_obb_plane = {
    .query = LH_QUERY_contact_obb_plane,
    .name = "contact_obb_plane",
    .layout = "xyzrrrqqqqlmndr",
    .cases_of = &classify_obb_plane,
    .contact = &oracle,
    .sentences = sentences,
};
