/* A closed capsule within a margin of a closed oriented box. */
#include "capsule_obb_contact.h"

static const contact_oracle oracle = {
    .places = CAPSULE_OBB_PLACES,
    .floats = CAPSULE_OBB_FLOATS,
    .bounds = {.growth = 28.5, .slack = 0x1p-61, .distance = 27.0, .normal = 46.0, .point = 60.0},
    .normal_is_by_distance = 1,
    .reaches = capsule_reaches_obb,
    .see = see_capsule_and_obb,
    .off_core = off_capsule_axis_or_obb,
    .needed = capsule_obb_effort,
};

const subject contact_capsule_obb = {
    .query = LH_QUERY_contact_capsule_obb,
    .name = "contact_capsule_obb",
    .layout = "xyzxyzrxyzrrrqqqqr",
    .cases_of = &overlap_capsule_obb,
    .contact = &oracle,
};
