/* A closed capsule within a margin of a closed triangle. Exactly: an end of the segment is within the radius and the
 * margin of the triangle, or the segment of an edge, or it goes through; where both are negative together, it goes
 * through so deep. */
#include "capsule_triangle_contact.h"

static const contact_oracle oracle = {
    .places = {CAPSULE_RADIUS, -1},
    .floats = CAPSULE_TRIANGLE_CONTACT_FLOATS,
    .bounds = {.growth = 134.0, .slack = 0x1p-61, .distance = 132.0, .normal = 48.0, .point = 8.0},
    .normal_is_by_distance = 1,
    .reaches = segment_reaches_triangle,
    .see = see_capsule_and_triangle,
    .off_core = off_capsule_axis_or_triangle,
    .needed = segment_triangle_effort,
};

const subject contact_capsule_triangle = {
    .query = LH_QUERY_contact_capsule_triangle,
    .name = "contact_capsule_triangle",
    .layout = "xyzxyzrxyzxyzxyzr",
    .cases_of = &overlap_capsule_triangle,
    .contact = &oracle,
};
