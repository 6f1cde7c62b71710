/* Closed oriented boxes within a margin of each other, by points of their faces. Which of the points of both faces stay
 * is not asked here, but whether those that are given are on both surfaces, and no deeper than the boxes are. */
#include "obb_manifold.h"
#include "obb_pair_contact.h"

static const contact_oracle oracle = {OBB_PAIR_ORACLE, .judge_points = judge_points_of_obbs};

const subject manifold_obb_obb = {
    .query = LH_QUERY_manifold_obb_obb,
    .name = "manifold_obb_obb",
    .layout = OBB_PAIR_LAYOUT "r",
    .cases_of = &overlap_obb_obb,
    .contact = &oracle,
};
