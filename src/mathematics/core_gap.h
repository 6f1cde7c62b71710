/* Contacts. A ball is all that is within a radius of a point, a capsule of a segment; the point and the segment are
 * their cores, and other shapes are cores of a radius of 0. So every contact is that of two cores, of which each shape
 * takes its radius off the distance (van den Bergen, Collision Detection in Interactive 3D Environments, 4.3.5). */
#ifndef LANEHIT_SRC_MATHEMATICS_CORE_GAP_H
#define LANEHIT_SRC_MATHEMATICS_CORE_GAP_H

#include "direction.h"

/* How two cores lie to each other. */
typedef struct core_gap {
    v3 on_a,
        on_b; /* where they are nearest; in each other, where the shortest way out of b begins and ends */
    v3 way;   /* from there to there */
    lanes distance; /* negative in each other; NaN where a coordinate is */
    lanes padding;  /* how much too large that may be, beside what GAP_PADDING covers */
    lanes a_radius, b_radius;
} core_gap;

/* Covers what underflows where coordinates are below the range: at most 3 * 2^-149, of a square. */
static const float GAP_UNDERFLOW = 0x1p-73f;

/* Of a core that is a point, by the way to the other. */
LH_INLINE core_gap gap_along(v3 on_a, v3 way, lanes distance, lanes padding, lanes a_radius, lanes b_radius)
{
    return (core_gap){on_a, v3_add(on_a, way), way, distance, padding, a_radius, b_radius};
}

LH_INLINE lanes length_of(v3 a)
{
    return lanes_sqrt(v3_dot(a, a));
}

/* 8u of the radii and the margin: the root is high by 4.5u of the distance, which is at most their sum; each sum is low
 * by u. */
static const float GAP_PADDING = 0x1p-21f;

/* Of what is further apart no contact is told, so that all results are numbers. */
static const float LARGEST_GAP = 0x1p127f;

typedef struct shape_gap {
    lanes distance;
    mask hit;
} shape_gap;

LH_INLINE shape_gap gap_of_shapes(const core_gap *gap, lanes margin)
{
    const lanes radii = lanes_add(gap->a_radius, gap->b_radius);
    const lanes size = lanes_add(radii, lanes_abs(margin));
    const lanes padding = lanes_add(lanes_mul(size, lanes_set1(GAP_PADDING)), gap->padding);
    const lanes reach = lanes_add(lanes_add(radii, margin), padding);
    const lanes distance = lanes_sub(gap->distance, radii);
    const mask is_near =
        mask_and(lanes_le(gap->distance, reach), neither_is_empty(gap->a_radius, gap->b_radius));
    const mask is_told = lanes_le(lanes_abs(distance), lanes_set1(LARGEST_GAP));
    return (shape_gap){distance, mask_and(is_near, is_told)};
}

LH_INLINE lanes distance_of_hit(shape_gap found)
{
    return lanes_signed_or_infinity(found.hit, found.distance);
}

/* ---- Normals ------------------------------------------------------------------------------------------ */

/* Cores this near, or nearer, have no direction between them: the square of what is less would not be a normal number.
 * In range no two coordinates differ by less but by 0. */
static const float LEAST_SQUARED_GAP = 0x1p-126f;

/* Of the square of a length: what is divided by it has a direction, of length 1. */
LH_INLINE mask gives_direction(lanes squared)
{
    return mask_and(lanes_le(lanes_set1(LEAST_SQUARED_GAP), squared),
                    lanes_lt(squared, lanes_set1(__builtin_inff())));
}

/* +x where nothing else is said: where centres coincide. */
LH_INLINE v3 x_axis(void)
{
    return (v3){lanes_set1(1.0f), lanes_set1(0.0f), lanes_set1(0.0f)};
}

typedef struct gap_direction {
    v3 unit;
    mask exists;
} gap_direction;

LH_INLINE gap_direction direction_along(v3 way)
{
    const lanes squared = v3_dot(way, way);
    const lanes inverse = lanes_div(lanes_set1(1.0f), lanes_sqrt(squared));
    return (gap_direction){v3_scale(way, inverse), gives_direction(squared)};
}

LH_INLINE gap_direction direction_of_gap(const core_gap *gap)
{
    const gap_direction along = direction_along(gap->way);
    const mask is_apart = lanes_lt(lanes_set1(0.0f), gap->distance);
    return (gap_direction){along.unit, mask_and(along.exists, is_apart)};
}

/* Nearly always, so that what the normal is else is computed for a block in which it is asked for. */
LH_INLINE int all_exist(gap_direction along)
{
    return LH_LIKELY(mask_bits(along.exists) == ALL_LANES);
}

/* Across a segment: the product of its way with the axis of coordinates on which that is shortest. */
LH_INLINE v3 product_across(v3 way)
{
    const v3 size = v3_abs(way);
    const lanes zero = lanes_set1(0.0f);
    const mask x_is_least = mask_and(lanes_le(size.x, size.y), lanes_le(size.x, size.z));
    const mask y_is_less = lanes_le(size.y, size.z);
    const v3 by_x = {zero, way.z, lanes_negate(way.y)}, by_y = {lanes_negate(way.z), zero, way.x},
             by_z = {way.y, lanes_negate(way.x), zero};
    return v3_select(x_is_least, by_x, v3_select(y_is_less, by_y, by_z));
}

/* Of length 1; +x for a point. */
LH_INLINE v3 direction_across(v3 way)
{
    return direction_of(product_across(way));
}

/* ---- Results ------------------------------------------------------------------------------------------ */

/* The middle between both surfaces: a sum that is the same with a and b exchanged. Beyond the range it may be no
 * number, and is 0 then. */
LH_INLINE v3 point_of_core_gap(const core_gap *gap, v3 normal)
{
    const v3 on_a = v3_add(gap->on_a, v3_scale(normal, gap->a_radius));
    const v3 on_b = v3_sub(gap->on_b, v3_scale(normal, gap->b_radius));
    const v3 middle = v3_scale(v3_add(on_a, on_b), lanes_set1(0.5f));
    return v3_or_zero(lanes_lt(v3_sum_of_magnitudes(middle), lanes_set1(__builtin_inff())), middle);
}

#endif
