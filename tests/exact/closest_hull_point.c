/* The point of a closed hull that is closest to a point. */
#include "hull_pair.h"

HULL_DRAFTS(A_POINT, 7, 0, 10, 8)

static const hull_distance_bounds most = {.above = 512.0, .below = 8.0, .off = 8.0, .common = 0x1p-10};

static void judge(const float *floats, const answer *given, finding *out)
{
    judge_hull_distance(&the_case, &most, 0, floats, given, out);
}

const subject closest_hull_point = {
    HULL_SUBJECT(closest_hull_point, "xyzqqqqxyz", 8),
    .first_error_bound = 512.0,
    .first_early_bound = 8.0,
};
