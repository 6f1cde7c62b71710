/* The points of two shapes that are nearest to each other, of several pairs. */
#ifndef LANEHIT_SRC_MATHEMATICS_NEAR_POINTS_H
#define LANEHIT_SRC_MATHEMATICS_NEAR_POINTS_H

#include "vector.h"

typedef struct near_points {
    v3 on_a, on_b;
    lanes squared; /* distance */
} near_points;

LH_INLINE near_points no_near_points(void)
{
    const lanes infinite = lanes_set1(__builtin_inff());
    const v3 nowhere = {infinite, infinite, infinite};
    return (near_points){nowhere, nowhere, infinite};
}

/* Of pairs as near the first counts. */
LH_INLINE void take_nearer(near_points *nearest, v3 on_a, v3 on_b, lanes squared)
{
    const mask is_nearer = lanes_lt(squared, nearest->squared);
    nearest->on_a = v3_select(is_nearer, on_a, nearest->on_a);
    nearest->on_b = v3_select(is_nearer, on_b, nearest->on_b);
    nearest->squared = lanes_select(is_nearer, squared, nearest->squared);
}

/* Shapes that come within reach are told to meet: at a distance of 0, where that point of a is. What came of numbers
 * that overflow or are none has no distance: the reach is made of all coordinates. */
LH_INLINE void settle_meeting(near_points *nearest, lanes reach, mask have_points)
{
    const lanes infinite = lanes_set1(__builtin_inff());
    const mask meet = lanes_le(nearest->squared, lanes_mul(reach, reach));
    const mask are_numbers = mask_and(lanes_lt(reach, infinite), lanes_lt(nearest->squared, infinite));
    const lanes squared = lanes_select(meet, lanes_set1(0.0f), nearest->squared);
    nearest->on_b = v3_select(meet, nearest->on_a, nearest->on_b);
    nearest->squared =
        lanes_select(mask_and(have_points, are_numbers), squared, lanes_set1(__builtin_nanf("")));
}

#endif
