/* Two segments whose ends move each for itself. */
#include "corner_cases.h"

/* Where in a draft each corner is. */
static const signed char parts[] = {0, 3, 12, 15, 6, 9, 18, 21};

static void judge(const float *floats, const answer *given, finding *out)
{
    judge_corners(&corners_of_segments, floats, given, out);
}

const subject sweep_segment_segment = {
    .query = LH_QUERY_sweep_segment_segment,
    .name = "sweep_segment_segment",
    .layout = corner_layout,
    .draft_layout = corner_layout,
    .parts = parts,
    .families = corner_families,
    .family_count = CORNER_FAMILIES,
    .judge = judge,
};
