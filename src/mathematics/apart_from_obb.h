/* Capsules that are so far from the ball around a turned box that what the box sees of them is surely out of reach,
 * whatever the floats are: a filter of what asks for that (docs/guarantees.md). */
#ifndef LANEHIT_SRC_MATHEMATICS_APART_FROM_OBB_H
#define LANEHIT_SRC_MATHEMATICS_APART_FROM_OBB_H

#include "balls_around_obbs.h"
#include "bounds.h"

/* 1024u, of the sum over the axes of how far the segment reaches from the centre of the box; 160u are needed. */
static const float SIGHT_OF_SEGMENT = 0x1p-14f;

/* Along an axis: the way from the centre of the box to what is nearest between the ends, and to what is furthest. */
LH_INLINE lanes nearest_between(lanes to_low, lanes to_high)
{
    return lanes_max(lanes_set1(0.0f), lanes_max(to_low, lanes_negate(to_high)));
}

LH_INLINE lanes furthest_between(lanes to_low, lanes to_high)
{
    return lanes_max(lanes_abs(to_low), lanes_abs(to_high));
}

/* By the bounding box of the segment. */
LH_INLINE mask capsule_is_surely_apart(capsule_bounds c, ball_around_obb b)
{
    const v3 low = v3_sub(c.box.min, b.centre), high = v3_sub(c.box.max, b.centre);
    const v3 nearest = {nearest_between(low.x, high.x), nearest_between(low.y, high.y),
                        nearest_between(low.z, high.z)};
    const v3 furthest = {furthest_between(low.x, high.x), furthest_between(low.y, high.y),
                         furthest_between(low.z, high.z)};
    const lanes balls = lanes_mul(lanes_add(c.radius, b.radius), lanes_set1(SURELY_APART));
    const lanes padding =
        lanes_add(lanes_mul(v3_sum(furthest), lanes_set1(SIGHT_OF_SEGMENT)), lanes_set1(SURELY_APART_BY));
    const lanes reach = lanes_add(balls, padding);
    return mask_and(lanes_lt(lanes_mul(reach, reach), v3_dot(nearest, nearest)), b.is_sound);
}

#endif
