/* Closed box b within closed box a. */
#include "box_cases.h"

static void judge(const float *floats, const answer *given, finding *out)
{
    int within = 1;
    for (int axis = 0; axis < 3; axis++)
        within &=
            !(floats[B_MIN + axis] < floats[A_MIN + axis] || floats[B_MAX + axis] > floats[A_MAX + axis]);
    judge_comparison(within, given, out);
}

const subject contains_aabb_aabb = {
    .query = LH_QUERY_contains_aabb_aabb,
    .name = "contains_aabb_aabb",
    .layout = BOXES_LAYOUT,
    .families = box_families,
    .family_count = BOX_FAMILIES,
    .judge = judge,
};
