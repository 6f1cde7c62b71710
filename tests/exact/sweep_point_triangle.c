/* A point and a triangle whose corners move each for itself. */
#include "corner_cases.h"

/* Where in a draft each corner is. */
static const signed char parts[] = {0, 12, 3, 6, 9, 15, 18, 21};

static void judge(const float *floats, const answer *given, finding *out)
{
    judge_corners(&corners_of_point_and_triangle, floats, given, out);
}

const subject sweep_point_triangle = {
    .query = LH_QUERY_sweep_point_triangle,
    .name = "sweep_point_triangle",
    .layout = corner_layout,
    .draft_layout = corner_layout,
    .parts = parts,
    .families = corner_families,
    .family_count = CORNER_FAMILIES,
    .judge = judge,
};
