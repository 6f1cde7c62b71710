/* The points of a segment and a box that are closest to each other: the segment is the course of a point past the
 * box. */
#ifndef LANEHIT_SRC_MATHEMATICS_SEGMENT_NEAR_BOX_H
#define LANEHIT_SRC_MATHEMATICS_SEGMENT_NEAR_BOX_H

#include "moving_point.h"

/* 24u of the length, and what underflows: segments that meet a box are not found to be further away
 * (docs/guarantees.md). */
static const float MEETING_PADDING = 0x1.8p-20f, MEETING_UNDERFLOW = 0x1p-62f;

typedef struct segment_near_box {
    lanes share;   /* of the segment's way */
    lanes squared; /* distance: 0 if they meet, NaN of a box without points */
    v3 on_segment, on_box;
    mask meet;
} segment_near_box;

/* further: what the segment may be off by. */
LH_INLINE segment_near_box nearest_to_box(segment s, aabb box, lanes further)
{
    const moving_point past = moving_point_of_segment(s, box);
    const lanes share = nearest_time(&past);
    const approach at = approach_at(&past, share);
    const lanes length = lanes_sqrt(v3_dot(past.velocity, past.velocity));
    const lanes of_length = lanes_mul(length, lanes_set1(MEETING_PADDING));
    const lanes reach = lanes_add(lanes_add(of_length, further), lanes_set1(MEETING_UNDERFLOW));

    const lanes squared = squared_distance_of(&at);
    const mask meet = lanes_le(squared, lanes_mul(reach, reach));
    const lanes distance2 = lanes_select(meet, lanes_set1(0.0f), squared);
    const v3 on_segment = v3_add(s.a, at.point);
    return (segment_near_box){share,
                              lanes_select(box_has_points(box), distance2, lanes_set1(__builtin_nanf(""))),
                              on_segment, nearest_in_box(on_segment, box), meet};
}

#endif
