/* Closed box against closed box. */
#include <math.h>

#include "box_cases.h"

static void judge(const float *floats, const answer *given, finding *out)
{
    int meet = 1;
    for (int axis = 0; axis < 3; axis++)
        meet &= fmaxf(floats[A_MIN + axis], floats[B_MIN + axis]) <=
                fminf(floats[A_MAX + axis], floats[B_MAX + axis]);
    judge_comparison(meet, given, out);
}

const subject overlap_aabb_aabb = {
    .query = LH_QUERY_overlap_aabb_aabb,
    .name = "overlap_aabb_aabb",
    .layout = BOXES_LAYOUT,
    .families = box_families,
    .family_count = BOX_FAMILIES,
    .judge = judge,
};
