/* The point of a segment that is nearest to another: the foot of the perpendicular, or the end that it is beyond.
 * Ericson, Real-Time Collision Detection, 5.1.2. However the share of the way at which it lies is rounded, the result
 * is a point of the segment. So the distance is never too small, and its square is too large by no more than the square
 * of the error. */
#ifndef LANEHIT_SRC_MATHEMATICS_SEGMENT_H
#define LANEHIT_SRC_MATHEMATICS_SEGMENT_H

#include "shapes.h"

/* A segment, with what depends on it alone. */
typedef struct segment_path {
    v3 start, way;         /* from a to b */
    lanes inverse_squared; /* 1 / way^2; infinite for a point */
} segment_path;

LH_INLINE segment_path path_of(segment s)
{
    const v3 way = v3_sub(s.b, s.a);
    return (segment_path){s.a, way, lanes_div(lanes_set1(1.0f), v3_dot(way, way))};
}

/* 0 for what has no inverse. */
LH_INLINE lanes inverse_or_zero(lanes inverse)
{
    return lanes_or_zero(lanes_lt(inverse, lanes_set1(__builtin_inff())), inverse);
}

typedef struct segment_foot {
    lanes share; /* of the way, of a segment from 0 to 1 */
    v3 from;     /* from there to the point */
} segment_foot;

/* A NaN is 0. */
LH_INLINE lanes share_of_way(lanes along)
{
    return lanes_min(lanes_max(along, lanes_set1(0.0f)), lanes_set1(1.0f));
}

/* Of a point as seen from the start, on the line through both ends. Of a segment that is a point 0 * infinity. */
LH_INLINE lanes share_along(segment_path path, v3 seen)
{
    return lanes_mul(v3_dot(seen, path.way), path.inverse_squared);
}

LH_INLINE segment_foot foot_at_share(segment_path path, v3 seen, lanes share)
{
    return (segment_foot){share, v3_sub(seen, v3_scale(path.way, share))};
}

LH_INLINE segment_foot foot_seen_from_start(segment_path path, v3 seen)
{
    return foot_at_share(path, seen, share_of_way(share_along(path, seen)));
}

LH_INLINE segment_foot foot_on_path(segment_path path, v3 point)
{
    return foot_seen_from_start(path, v3_sub(point, path.start));
}

#endif
