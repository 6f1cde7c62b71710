/* Closed oriented boxes within a margin of each other, by all points of their faces: those of both manifolds are judged
 * as those of one. That none is left out is asked of boxes that lie on each other (tests/contract). */
#include <string.h>

#include "manifold_oracle.h"
#include "obb_manifold.h"
#include "obb_pair_contact.h"

/* The manifold behind the first. */
static answer second_of(const answer *given)
{
    answer second = {.hit = given->more > 0, .normal = given->more};
    memcpy(second.floats, given->floats + MANIFOLD_RESULTS, MANIFOLD_RESULTS * sizeof *second.floats);
    return second;
}

static const char *broken_by_second(const answer *first, const answer *second)
{
    if (second->normal == 0)
        return broken_by_missed_manifold(second);
    if (first->normal < LH_POINTS_OF_MANIFOLDS)
        return "the second manifold has a point, and the first has room for it";
    if (memcmp(second->floats + MANIFOLD_NORMAL, first->floats + MANIFOLD_NORMAL, 3 * sizeof(float)) != 0)
        return "the normals of both manifolds differ";
    return feature_at(first, first->normal - 1) < feature_at(second, 0) ? broken_by_order(second)
                                                                        : "the manifolds are not in order";
}

static void judge_points(const contact_oracle *oracle, const float *floats, const answer *given, finding *out)
{
    const answer second = second_of(given);
    judge_points_of_obbs(oracle, floats, given, out);
    if (!out->broken)
        out->broken = broken_by_second(given, &second);
    if (!out->broken && second.normal > 0)
        judge_points_of_obbs(oracle, floats, &second, out);
}

static const contact_oracle oracle = {OBB_PAIR_ORACLE, .judge_points = judge_points};

const subject manifold_obb_obb_all = {
    .query = LH_QUERY_manifold_obb_obb_all,
    .name = "manifold_obb_obb_all",
    .layout = OBB_PAIR_LAYOUT "r",
    .cases_of = &overlap_obb_obb,
    .contact = &oracle,
};
