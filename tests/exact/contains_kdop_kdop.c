/* Closed k-DOP b within closed k-DOP a, slab by slab. */
#include "box_cases.h"
#include "kdop_cases.h"

static void judge(const float *floats, const answer *given, finding *out)
{
    const float *const a = floats + A_KDOP, *const b = floats + B_KDOP;
    int within = 1;
    for (int k = 0; k < KDOP_DIRECTIONS; k++) {
        const int low = kdop_slabs[k].low, high = kdop_slabs[k].high;
        within &= !(b[low] < a[low] || b[high] > a[high] || b[low] > b[high]);
    }
    judge_comparison(within, given, out);
}

const subject contains_kdop_kdop = {
    .query = LH_QUERY_contains_kdop_kdop,
    .name = "contains_kdop_kdop",
    .layout = KDOP_LAYOUT KDOP_LAYOUT,
    .families = kdop_families,
    .family_count = KDOP_FAMILIES,
    .judge = judge,
};
