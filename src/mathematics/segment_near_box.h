/* The points of a segment and a box that are closest to each other: the segment is the course of a point past the
 * box. */
#ifndef LANEHIT_SRC_MATHEMATICS_SEGMENT_NEAR_BOX_H
#define LANEHIT_SRC_MATHEMATICS_SEGMENT_NEAR_BOX_H

#include "mathematics/motion/moving_point.h"

/* 24u of the length, and what underflows: segments that meet a box are not found to be further away
 * (docs/guarantees.md). */
static const float MEETING_PADDING = 0x1.8p-20f, MEETING_UNDERFLOW = 0x1p-62f;

/* Where the segment is nearest, whether they meet there or not. */
typedef struct segment_beside_box {
    v3 way;        /* from its start to its end */
    lanes share;   /* of that */
    lanes squared; /* distance */
    v3 on_segment, on_box;
} segment_beside_box;

LH_INLINE segment_beside_box beside_box_by(const moving_point *past, v3 start, aabb box)
{
    const lanes share = nearest_time(past);
    const approach at = approach_at(past, share);
    const v3 on_segment = v3_add(start, at.point);
    return (segment_beside_box){past->velocity, share, squared_distance_of(&at), on_segment,
                                nearest_in_box(on_segment, box)};
}

LH_INLINE segment_beside_box beside_box(segment s, aabb box)
{
    const moving_point past = moving_point_of_segment(s, box);
    return beside_box_by(&past, s.a, box);
}

typedef struct segment_near_box {
    lanes share;   /* of the segment's way */
    lanes squared; /* distance: 0 if they meet, NaN of a box without points */
    v3 on_segment, on_box;
    mask meet;
} segment_near_box;

/* further: what the segment may be off by. */
LH_INLINE segment_near_box nearest_to_box(segment s, aabb box, lanes further)
{
    const segment_beside_box at = beside_box(s, box);
    const lanes length = lanes_sqrt(v3_dot(at.way, at.way));
    const lanes of_length = lanes_mul(length, lanes_set1(MEETING_PADDING));
    const lanes reach = lanes_add(lanes_add(of_length, further), lanes_set1(MEETING_UNDERFLOW));

    const mask meet = lanes_le(at.squared, lanes_mul(reach, reach));
    const lanes distance2 = lanes_select(meet, lanes_set1(0.0f), at.squared);
    return (segment_near_box){at.share,
                              lanes_select(box_has_points(box), distance2, lanes_set1(__builtin_nanf(""))),
                              at.on_segment, at.on_box, meet};
}

#endif
