/* What capsules and boxes of both kinds have in common. */
#ifndef LANEHIT_SRC_QUERIES_CAPSULE_BOX_H
#define LANEHIT_SRC_QUERIES_CAPSULE_BOX_H

#include "engine/contact.h"
#include "mathematics/segment_box_gap.h"

/* gap_of_segment. It is long and takes far longer than a call, so all queries have one copy of it, an object of its
 * own. See capsule_box_gap.h. */
segment_box_gap LH_OWN(gap_of_segment)(const segment *s, const aabb *box);

/* 28u of the length of the segment, and 16u of the distance (docs/guarantees.md). */
static const float SEGMENT_LENGTH_PADDING = 0x1.cp-20f, SEGMENT_DISTANCE_PADDING = 0x1p-20f;

LH_INLINE lanes padding_of_segment_gap(v3 way, lanes distance)
{
    const lanes length = lanes_mul(v3_sum_of_magnitudes(way), lanes_set1(SEGMENT_LENGTH_PADDING));
    const lanes of_distance = lanes_mul(lanes_abs(distance), lanes_set1(SEGMENT_DISTANCE_PADDING));
    return lanes_add(lanes_add(length, of_distance), lanes_set1(0x1p-62f));
}

/* Where they meet, the way is told to be the direction into the box, which the normal is then. */
LH_INLINE core_gap gap_of_capsule(capsule c, const segment_box_gap *gap, lanes further_padding)
{
    const v3 along = v3_sub(c.axis.b, c.axis.a);
    const v3 on_segment = v3_add(c.axis.a, v3_scale(along, gap->time));
    return (core_gap){on_segment,
                      v3_add(on_segment, gap->way),
                      v3_select(gap->meet, gap->inwards, gap->way),
                      gap->distance,
                      lanes_add(padding_of_segment_gap(along, gap->distance), further_padding),
                      c.radius,
                      lanes_set1(0.0f)};
}

#endif
