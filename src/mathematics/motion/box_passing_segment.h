/* When a segment that moves first comes within reach of a box: an end of it on its course, a corner of the box at its
 * side, or the inside of the segment and of an edge, between the planes that both span. */
#ifndef LANEHIT_SRC_MATHEMATICS_MOTION_BOX_PASSING_SEGMENT_H
#define LANEHIT_SRC_MATHEMATICS_MOTION_BOX_PASSING_SEGMENT_H

#include "moving_point.h"
#include "moving_segment.h"

/* Once for all that asks it. */
static LH_ONE_COPY void find_nearest_time(const moving_point *c, lanes *time)
{
    *time = nearest_time(c);
}

LH_INLINE nearest_approach approach_found(const moving_point *c, padded_radius radius)
{
    lanes time;
    find_nearest_time(c, &time);
    return approach_then(c, time, radius.not_empty, radius);
}

LH_INLINE lanes entry_on_course(sphere_ray line, interval within, aabb box, const face_reach *reach)
{
    const moving_point past = moving_point_of(line.origin, line.direction, box, within.exit);
    const nearest_approach nearest = approach_found(&past, reach->of_edges);
    const lanes time = first_time_within(&past, &nearest);
    return lanes_select(nearest.is_within, time, lanes_set1(__builtin_inff()));
}

/* The lower or the upper end on each axis. */
LH_INLINE v3 corner_of_box(aabb box, int k)
{
    return (v3){k & 1 ? box.max.x : box.min.x, k & 2 ? box.max.y : box.min.y, k & 4 ? box.max.z : box.min.z};
}

/* ---- Between the planes along an edge and the segment ---------------------------------------------------- */

/* Until both ends of an interval, which moves by `climb`, are to either side of 0. */
LH_INLINE lanes entry_to_interval(lanes low, lanes high, lanes climb)
{
    const lanes zero = lanes_set1(0.0f);
    const mask is_above = lanes_lt(zero, low), is_apart = mask_or(is_above, lanes_lt(high, zero));
    const lanes ahead = lanes_select(is_above, low, high), time = lanes_div(ahead, climb);
    const lanes arrival = lanes_select(lanes_lt(zero, time), time, lanes_set1(__builtin_inff()));
    return lanes_select(is_apart, arrival, zero);
}

/* seen: from the start of the segment. */
LH_INLINE lanes squared_from_moved(const moving_segment *s, aabb seen, lanes time)
{
    const v3 moved = v3_scale(s->start.direction, time);
    const moving_point past = moving_point_of(moved, s->side.axis.path.way, seen, lanes_set1(1.0f));
    lanes nearest;
    find_nearest_time(&past, &nearest);
    const approach at = approach_at(&past, nearest);
    return squared_distance_of(&at);
}

/* Of the planes along one axis and the segment, by the product of both. */
LH_INLINE lanes entry_between_planes(const moving_segment *s, interval within, v3 of_both, aabb seen,
                                     const face_reach *reach)
{
    const v3 normal = direction_of(of_both);
    const v3 by_low = v3_times(normal, seen.min), by_high = v3_times(normal, seen.max);
    const lanes low = v3_sum(v3_min(by_low, by_high)), high = v3_sum(v3_max(by_low, by_high));
    const lanes time = entry_to_interval(lanes_sub(low, reach->of_planes), lanes_add(high, reach->of_planes),
                                         v3_dot(normal, s->start.direction));
    return entry_if_near(time, squared_from_moved(s, seen, time), reach, within);
}

/* ---- All of it ---------------------------------------------------------------------------------------- */

LH_INLINE lanes entry_to_box(const moving_segment *s, interval within, aabb box, aabb seen,
                             const face_reach *reach)
{
    const v3 way = s->side.axis.path.way;
    const lanes zero = lanes_set1(0.0f);
    const v3 of_both[3] = {{zero, lanes_negate(way.z), way.y},
                           {way.z, zero, lanes_negate(way.x)},
                           {lanes_negate(way.y), way.x, zero}};
    const sphere_ray ends[2] = {s->start, s->end};
    lanes first = lanes_set1(__builtin_inff());
    LH_ROLLED
    for (int k = 0; k < 3; k++)
        first = lanes_min(entry_between_planes(s, within, of_both[k], seen, reach), first);
    LH_ROLLED
    for (int k = 0; k < 2; k++)
        first = lanes_min(entry_on_course(ends[k], within, box, reach), first);
    LH_ROLLED
    for (int k = 0; k < 8; k++)
        first = lanes_min(entry_of_vertex(s, within, corner_of_box(box, k), reach->of_edges), first);
    return first;
}

#endif
