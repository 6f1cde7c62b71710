/* What closest queries give. */
#ifndef LANEHIT_SRC_MATHEMATICS_CLOSEST_H
#define LANEHIT_SRC_MATHEMATICS_CLOSEST_H

#include "shapes.h"

/* Where the distance is not a number it counts as infinite, and there is no point. Every NaN that is given is this one:
 * which of several an operation hands on depends on the processor. */
LH_INLINE mask is_distance(lanes distance2)
{
    return lanes_le(distance2, lanes_set1(__builtin_inff()));
}

LH_INLINE void store_distance_if(float *distances2, lanes distance2, mask exists, block at)
{
    const lanes none = lanes_set1(__builtin_inff());
    store_block_if_wanted(distances2, lanes_select(exists, distance2, none), at);
}

LH_INLINE void store_distance(float *distances2, lanes distance2, block at)
{
    store_distance_if(distances2, distance2, is_distance(distance2), at);
}

LH_INLINE void store_coordinate(float *coordinates, lanes coordinate, mask exists, block at)
{
    const lanes none = lanes_set1(__builtin_nanf(""));
    store_block_if_wanted(coordinates, lanes_select(exists, coordinate, none), at);
}

LH_INLINE void store_point(lh_xyz to, v3 point, mask exists, block at)
{
    store_coordinate(to.x, point.x, exists, at);
    store_coordinate(to.y, point.y, exists, at);
    store_coordinate(to.z, point.z, exists, at);
}

LH_INLINE void store_nearest_point(lh_xyz to, v3 point, lanes distance2, block at)
{
    store_point(to, point, is_distance(distance2), at);
}

LH_INLINE mask v3_is_number(v3 a)
{
    return mask_and(mask_and(lanes_eq(a.x, a.x), lanes_eq(a.y, a.y)), lanes_eq(a.z, a.z));
}

/* Of products that can overflow both ways, at a distance that is a number: so those of a rotation that is far from
 * one. */
LH_INLINE void store_point_if_number(lh_xyz to, v3 point, lanes distance2, block at)
{
    store_point(to, point, mask_and(is_distance(distance2), v3_is_number(point)), at);
}

#endif
