/* Closed k-DOP against closed k-DOP, slab by slab. */
#include <math.h>

#include "box_cases.h"
#include "kdop_cases.h"

static void judge(const float *floats, const answer *given, finding *out)
{
    const float *const a = floats + A_KDOP, *const b = floats + B_KDOP;
    int meet = 1;
    for (int k = 0; k < KDOP_DIRECTIONS; k++) {
        const int low = kdop_slabs[k].low, high = kdop_slabs[k].high;
        meet &= fmaxf(a[low], b[low]) <= fminf(a[high], b[high]);
    }
    judge_comparison(meet, given, out);
}

const subject overlap_kdop_kdop = {
    .query = LH_QUERY_overlap_kdop_kdop,
    .name = "overlap_kdop_kdop",
    .layout = KDOP_LAYOUT KDOP_LAYOUT,
    .families = kdop_families,
    .family_count = KDOP_FAMILIES,
    .judge = judge,
};
