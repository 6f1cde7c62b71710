/* The points of two closed hulls of four vertices that are closest to each other. */
#include "hull_pair.h"

HULL_DRAFTS(ANOTHER_HULL, 7, 0, 14, 4)

static const hull_distance_bounds most = {.above = 512.0, .below = 8.0, .off = 8.0, .common = 0x1p-10};

static void judge(const float *floats, const answer *given, finding *out)
{
    judge_hull_distance(&the_case, &most, 1, floats, given, out);
}

const subject closest_hull_hull = {
    HULL_SUBJECT(closest_hull_hull, "xyzqqqqxyzqqqq", 4),
    .first_error_bound = 512.0,
    .first_early_bound = 8.0,
};
