/* What of a box is furthest against a direction: a face, an edge or a corner. */
#ifndef LANEHIT_SRC_MATHEMATICS_MANIFOLD_BOX_FEATURE_H
#define LANEHIT_SRC_MATHEMATICS_MANIFOLD_BOX_FEATURE_H

#include "contact_points.h"

/* The axes on which it is at an end of the box: those on which the direction has more than a least component. */
typedef struct box_feature {
    mask x, y, z;
} box_feature;

LH_INLINE box_feature box_feature_against(v3 inwards, lanes least)
{
    return (box_feature){lanes_lt(least, lanes_abs(inwards.x)), lanes_lt(least, lanes_abs(inwards.y)),
                         lanes_lt(least, lanes_abs(inwards.z))};
}

/* The point of it that is nearest to another, in the coordinates of the box. */
LH_INLINE lanes coordinate_on_feature(mask is_at_end, lanes inwards, lanes half, lanes of_point)
{
    const mask is_upper = lanes_lt(inwards, lanes_set1(0.0f));
    const lanes end = lanes_select(is_upper, half, lanes_negate(half));
    return lanes_select(is_at_end, end, lanes_min(lanes_max(of_point, lanes_negate(half)), half));
}

LH_INLINE v3 point_on_feature(box_feature f, v3 inwards, v3 half, v3 point)
{
    return (v3){coordinate_on_feature(f.x, inwards.x, half.x, point.x),
                coordinate_on_feature(f.y, inwards.y, half.y, point.y),
                coordinate_on_feature(f.z, inwards.z, half.z, point.z)};
}

LH_INLINE lanes bit_of_end(mask is_at_end, lanes inwards, unsigned bit)
{
    return lanes_or_zero(mask_and(is_at_end, lanes_lt(inwards, lanes_set1(0.0f))), lanes_set1((float)bit));
}

/* As a feature of a. A face is at one end, an edge at two, and a corner at three; the axis of an edge is the one that
 * is left. */
LH_INLINE lanes number_of_feature(box_feature f, v3 inwards)
{
    const lanes one = lanes_set1(1.0f), two = lanes_set1(2.0f), three = lanes_set1(3.0f);
    const lanes ends =
        lanes_add(lanes_add(lanes_or_zero(f.x, one), lanes_or_zero(f.y, one)), lanes_or_zero(f.z, one));
    const lanes axes = lanes_add(lanes_or_zero(f.y, one), lanes_or_zero(f.z, two));
    const lanes axis =
        lanes_select(lanes_eq(ends, one), axes, lanes_or_zero(lanes_eq(ends, two), lanes_sub(three, axes)));
    const lanes signs = lanes_add(
        lanes_add(bit_of_end(f.x, inwards.x, FIRST_SIGN), bit_of_end(f.y, inwards.y, FIRST_SIGN << 1)),
        bit_of_end(f.z, inwards.z, FIRST_SIGN << 2));
    const lanes kind = lanes_max(lanes_sub(ends, one), lanes_set1(0.0f));
    return lanes_add(kind, lanes_mul(lanes_add(axis, signs), lanes_set1((float)(1 << LH_FEATURE_NUMBER))));
}

_Static_assert(LH_FACE == 0 && LH_EDGE == 1 && LH_VERTEX == 2, "kinds by the number of ends, less 1");

#endif
