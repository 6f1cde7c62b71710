/* The point of a segment that is closest to a point. */
#ifndef LANEHIT_SRC_KERNELS_CLOSEST_SEGMENT_POINT_H
#define LANEHIT_SRC_KERNELS_CLOSEST_SEGMENT_POINT_H

#include "closest.h"
#include "segment.h"

typedef struct closest_segment_point_once {
    segment_columns segments;
    v3_columns points;
    segment_path path; /* of those in `one` */
    v3 point;          /* likewise */
    float *distance2, *t;
    lh_xyz on_segment;
} closest_segment_point_once;

LH_INLINE void closest_segment_point_prepare(closest_segment_point_once *once, unsigned one,
                                             const closest_segment_point_arguments *of)
{
    once->segments = columns_of_segments(of->segments);
    once->points = columns_of_vectors(of->points);
    once->distance2 = of->distance2;
    once->t = of->t;
    once->on_segment = of->on_segment;
    if (one & ONE_FIRST)
        once->path = path_of(segment_load_one(once->segments));
    if (one & ONE_SECOND)
        once->point = v3_load_one(once->points);
}

LH_INLINE void closest_segment_point_block(const closest_segment_point_once *once, unsigned one, block at)
{
    const segment_path path = one & ONE_FIRST ? once->path : path_of(segment_load(once->segments, at));
    const v3 point = one & ONE_SECOND ? once->point : v3_load(once->points, at);
    const segment_foot foot = foot_on_path(path, point);
    const lanes distance2 = v3_dot(foot.from, foot.from);
    store_distance(once->distance2, distance2, at);
    store_coordinate(once->t, foot.share, is_distance(distance2), at);
    if (is_wanted(once->on_segment))
        store_nearest_point(once->on_segment, v3_add(path.start, v3_scale(path.way, foot.share)), distance2,
                            at);
}

LH_QUERY_OF_TWO_WITHOUT_HITS(closest_segment_point)

#endif
