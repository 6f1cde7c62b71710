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

/* From -r to r along each direction, but along one edge, x - y. */
#define AROUND(r, low, high)                                                                                 \
    -r, -r, -r, r, r, r, -r, -r, -r, -r, r, r, r, r, -r, low, -r, -r, -r, -r, r, high, r, r, r, r

static const sentence sentences[] = {
    {"itself", {AROUND(1, -1, 1), AROUND(1, -1, 1)}, 1},
    {"a smaller one", {AROUND(2, -2, 2), AROUND(1, -1, 1)}, 1},
    {"a larger one", {AROUND(1, -1, 1), AROUND(2, -2, 2)}, 0},
    {"one that is larger along one direction, by a float",
     {AROUND(1, -1, 1), AROUND(1, -1, 0x1.000002p0f)},
     0},
    {"one that is inside out along one direction", {AROUND(1, -1, 1), AROUND(1, 0.5f, -0.5f)}, 0},
    {NULL},
};

const subject contains_kdop_kdop = {
    .query = LH_QUERY_contains_kdop_kdop,
    .name = "contains_kdop_kdop",
    .layout = KDOP_LAYOUT KDOP_LAYOUT,
    .families = kdop_families,
    .family_count = KDOP_FAMILIES,
    .judge = judge,
    .sentences = sentences,
};
