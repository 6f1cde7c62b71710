/* A moving point and a moving triangle: the gaps are its corners as seen from the point. */
#ifndef LANEHIT_SRC_QUERIES_SWEEP_POINT_TRIANGLE_H
#define LANEHIT_SRC_QUERIES_SWEEP_POINT_TRIANGLE_H

#include "queries/corner_search.h"

/* Columns: the point, the same at the end; the triangle, the same at the end. */
static LH_ONE_COPY void read_point_triangle(corner_gaps *to, const corner_setup *from, unsigned time,
                                            size_t first)
{
    const v3 point = corner_of(from, time, 3 * time, first);
    LH_UNROLL
    for (unsigned i = 0; i < 3; i++)
        to->gap[i] = v3_sub(corner_of(from, 2 + time, 6 + 9 * time + 3 * i, first), point);
    measure_reach(to, 3);
}

static const corner_pair point_and_triangle = {3, read_point_triangle, nearest_of_triangle};
LH_SWEEP_OF_CORNERS(sweep_point_triangle, point_and_triangle)

#endif
