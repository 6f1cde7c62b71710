/* Two segments whose ends move each for itself: all differences of their ends, which span a parallelogram, and the
 * origin. */
#include "scalar/reference_corner_search.h"
#include "scalar/reference_nearest_gap.h"

static inline void see_segments(vector3 *gap, segment a, segment b)
{
    gap[0] = subtract(a.a, b.a);
    gap[1] = subtract(a.a, b.b);
    gap[2] = subtract(a.b, b.a);
    gap[3] = subtract(a.b, b.b);
}

static inline int sweep_segment_segment(const sweep_segment_segment_arguments *of, size_t i)
{
    corner_motion m = {.gaps = 4};
    see_segments(m.start, segment_at(of->a, i), segment_at(of->b, i));
    see_segments(m.end, segment_at(of->a_after, i), segment_at(of->b_after, i));
    scale_motion(&m);
    corner_search s = search_corners(&m, propose_for_segments, of->toi != NULL);
    return record_search(&s, of->toi, of->near_at, of->ran_out, i);
}

REFERENCE(sweep_segment_segment)
