/* Closed capsules within a margin of each other. */
#include "capsule_pair_contact.h"

static const contact_oracle oracle = {
    .places = CAPSULE_PAIR_PLACES,
    .floats = CAPSULE_PAIR_FLOATS,
    .bounds = {.growth = 31.0, .slack = 0x1p-61, .distance = 32.0, .normal = 34.0, .point = 6.0},
    .normal_is_by_distance = 1,
    .reaches = capsules_reach,
    .see = see_capsules,
    .off_core = off_capsule_axis,
    .needed = capsules_effort,
};

const subject contact_capsule_capsule = {
    .query = LH_QUERY_contact_capsule_capsule,
    .name = "contact_capsule_capsule",
    .layout = "xyzxyzrxyzxyzrr",
    .cases_of = &overlap_capsule_capsule,
    .contact = &oracle,
};
