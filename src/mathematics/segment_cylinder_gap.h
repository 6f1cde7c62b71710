/* Where a segment is nearest to a cylinder. Along the segment the distance is convex: where it is least is found by
 * halves, by whether it rises. However the rising is rounded, what is found is a point of the segment. */
#ifndef LANEHIT_SRC_MATHEMATICS_SEGMENT_CYLINDER_GAP_H
#define LANEHIT_SRC_MATHEMATICS_SEGMENT_CYLINDER_GAP_H

#include "cylinder.h"

/* Two halvings each, so that 2^-23 of the segment is left to either side. */
enum { QUARTERINGS = 11 };

/* A segment as a cylinder sees it: the height of its start, and the way from the axis to there; and how both go on. */
typedef struct seen_segment {
    lanes height, rise;
    v3 across, turn;
} seen_segment;

LH_INLINE seen_segment segment_seen_by(measured_cylinder c, v3 start, v3 way)
{
    const v3 from_start = v3_sub(start, c.start);
    const lanes height = v3_dot(from_start, c.axis), rise = v3_dot(way, c.axis);
    return (seen_segment){height, rise, v3_sub(from_start, v3_scale(c.axis, height)),
                          v3_sub(way, v3_scale(c.axis, rise))};
}

LH_INLINE cylinder_sight seen_at(seen_segment s, lanes share, measured_cylinder c)
{
    const v3 across = v3_add(s.across, v3_scale(s.turn, share));
    return sight_of_place(lanes_add(s.height, lanes_mul(s.rise, share)), across, c);
}

/* Whether the distance from the cylinder grows there. */
LH_INLINE mask grows_at(seen_segment s, lanes share, measured_cylinder c)
{
    const lanes zero = lanes_set1(0.0f);
    const cylinder_sight seen = seen_at(s, share, c);
    const lanes outwards = lanes_mul(share_beside(seen), v3_dot(seen.across, s.turn));
    const lanes upwards = lanes_select(is_nearer_end(seen, c), s.rise, lanes_negate(s.rise));
    return lanes_lt(zero, lanes_add(outwards, lanes_mul(lanes_max(zero, seen.beyond), upwards)));
}

/* Both places that may come next are looked at beside the one that tells which it is. */
LH_INLINE lanes nearest_share(seen_segment s, measured_cylinder c)
{
    lanes share = lanes_set1(0.5f);
    float step = 0.25f;
    for (int k = 0; k < QUARTERINGS; k++) {
        const lanes lower = lanes_sub(share, lanes_set1(step)), upper = lanes_add(share, lanes_set1(step));
        const lanes half = lanes_set1(0.5f * step);
        const lanes after_lower =
            lanes_select(grows_at(s, lower, c), lanes_sub(lower, half), lanes_add(lower, half));
        const lanes after_upper =
            lanes_select(grows_at(s, upper, c), lanes_sub(upper, half), lanes_add(upper, half));
        share = lanes_select(grows_at(s, share, c), after_lower, after_upper);
        step *= 0.25f;
    }
    return share;
}

#endif
