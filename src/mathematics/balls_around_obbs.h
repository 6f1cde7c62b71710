/* Two turned boxes of which the balls around them are further apart than a margin, by so much that the gap by axes
 * (box_pair_gap.h) is surely beyond it, too: a filter of what asks for that gap.
 *
 * Boxes may be sqrt 3 times as far apart as the best of the fifteen axes says, so the margin counts 1.75 times. All
 * else is rounding, of which the bound holds for rotations of which squares neither lose digits nor overflow
 * (docs/guarantees.md). */
#ifndef LANEHIT_SRC_MATHEMATICS_BALLS_AROUND_OBBS_H
#define LANEHIT_SRC_MATHEMATICS_BALLS_AROUND_OBBS_H

#include "shapes.h"

static const float MARGIN_OF_BALLS = 1.75f, SURELY_APART = 1.0f + 0x1p-10f, SURELY_APART_BY = 0x1p-40f;
static const float LEAST_SOUND_ROTATION = 0x1p-80f, GREATEST_SOUND_ROTATION = 0x1p100f,
                   FARTHEST_SQUARED = 0x1p120f;

typedef struct ball_around_obb {
    v3 centre;
    lanes radius;
    mask is_sound; /* its rotation */
} ball_around_obb;

LH_INLINE ball_around_obb ball_around_obb_load(view_columns from, block at)
{
    const obb b = obb_load(from, at);
    const lanes w = b.rotation.w;
    const lanes squared = lanes_add(v3_dot(b.rotation.vector, b.rotation.vector), lanes_mul(w, w));
    const mask is_sound = mask_and(lanes_le(lanes_set1(LEAST_SOUND_ROTATION), squared),
                                   lanes_le(squared, lanes_set1(GREATEST_SOUND_ROTATION)));
    return (ball_around_obb){b.centre, lanes_sqrt(v3_dot(b.half, b.half)), is_sound};
}

/* What is no number is not. */
LH_INLINE mask are_surely_apart(ball_around_obb a, ball_around_obb b, lanes margin)
{
    const v3 way = v3_sub(b.centre, a.centre);
    const lanes squared = v3_dot(way, way);
    const lanes allowed = lanes_mul(lanes_max(margin, lanes_set1(0.0f)), lanes_set1(MARGIN_OF_BALLS));
    const lanes sum = lanes_mul(lanes_add(lanes_add(a.radius, b.radius), allowed), lanes_set1(SURELY_APART));
    const lanes reach = lanes_add(sum, lanes_set1(SURELY_APART_BY));
    const mask is_apart =
        mask_and(lanes_lt(lanes_mul(reach, reach), squared), lanes_lt(squared, lanes_set1(FARTHEST_SQUARED)));
    return mask_and(is_apart, mask_and(a.is_sound, b.is_sound));
}

#endif
