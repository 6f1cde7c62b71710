/* Two segments with moving ends: the gaps are those of each end of the one and each of the other. */
#ifndef LANEHIT_SRC_QUERIES_SWEEP_SEGMENT_SEGMENT_H
#define LANEHIT_SRC_QUERIES_SWEEP_SEGMENT_SEGMENT_H

#include "queries/corner_search.h"

/* Columns: a, a at the end, b, b at the end. */
static LH_ONE_COPY void read_segment_pair(corner_gaps *to, const corner_setup *from, unsigned time,
                                          size_t first)
{
    const unsigned a = 6 * time, b = 12 + 6 * time;
    LH_UNROLL
    for (unsigned i = 0; i < 4; i++)
        to->gap[i] = v3_sub(corner_of(from, time, a + 3 * (i / 2), first),
                            corner_of(from, 2 + time, b + 3 * (i % 2), first));
    measure_reach(to, 4);
}

static const corner_pair two_segments = {4, read_segment_pair, nearest_of_segments};
LH_SWEEP_OF_CORNERS(sweep_segment_segment, two_segments)

#endif
