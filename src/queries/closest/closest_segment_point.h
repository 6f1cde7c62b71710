/* The point of a segment that is closest to a point. */
#ifndef LANEHIT_SRC_QUERIES_CLOSEST_SEGMENT_POINT_H
#define LANEHIT_SRC_QUERIES_CLOSEST_SEGMENT_POINT_H

#include "engine/operands.h"
#include "mathematics/closest.h"
#include "mathematics/segment.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_INLINE segment_path segment_path_load(view_columns from, block at)
{
    return path_of(segment_load(from, at));
}

LH_OPERANDS(closest_segment_point, segment_path, v3)

LH_INLINE uint32_t closest_segment_point_block(const void *setup, unsigned one, block at)
{
    const closest_segment_point_arguments *const of = &((const closest_segment_point_setup *)setup)->of;
    const segment_path path = closest_segment_point_a(setup, one, at);
    const segment_foot foot = foot_on_path(path, closest_segment_point_b(setup, one, at));
    const lanes distance2 = v3_dot(foot.from, foot.from);
    store_distance(of->distance2, distance2, at);
    store_coordinate(of->t, foot.share, is_distance(distance2), at);
    if (is_wanted(of->on_segment))
        store_nearest_point(of->on_segment, v3_add(path.start, v3_scale(path.way, foot.share)), distance2,
                            at);
    return 0;
}

LH_SHORT_COMPUTING_QUERY(closest_segment_point)

#endif
