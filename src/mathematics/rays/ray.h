/* Rays on lanes, by their directions. Those that meet boxes go by the reciprocals, and are read in raycast_aabb.h. */
#ifndef LANEHIT_SRC_MATHEMATICS_RAYS_RAY_H
#define LANEHIT_SRC_MATHEMATICS_RAYS_RAY_H

#include "slab.h"

typedef struct ray {
    v3 origin, direction;
    interval limits; /* from +0 to LATEST_TIME */
} ray;

/* Where the reciprocals are given: those that are infinite become the zeros they came from. */
LH_INLINE v3 direction_of_inverse(v3 inverse)
{
    const lanes one = lanes_set1(1.0f);
    return (v3){lanes_div(one, inverse.x), lanes_div(one, inverse.y), lanes_div(one, inverse.z)};
}

LH_INLINE interval limits_of_ray(lanes t_min, lanes t_max)
{
    return (interval){lanes_max(t_min, lanes_set1(0.0f)), lanes_min(t_max, lanes_set1(LATEST_TIME))};
}

/* The arrays of a view of rays: origins, directions or their reciprocals, and limits, which may be missing. */
enum { RAY_ORIGIN = 0, RAY_DIRECTION = 3, RAY_INVERSE = 6, RAY_T_MIN = 9, RAY_T_MAX = 10 };

LH_INLINE v3 ray_direction_load(view_columns from, block at)
{
    return from.array[RAY_DIRECTION] ? v3_keep(v3_load_from(from, RAY_DIRECTION, at))
                                     : direction_of_inverse(v3_keep(v3_load_from(from, RAY_INVERSE, at)));
}

LH_INLINE ray ray_load(view_columns from, block at)
{
    return (ray){v3_load_from(from, RAY_ORIGIN, at), ray_direction_load(from, at),
                 limits_of_ray(load_block_or(from.array[RAY_T_MIN], 0.0f, at),
                               load_block_or(from.array[RAY_T_MAX], LATEST_TIME, at))};
}

LH_INLINE int are_limited(view_columns of)
{
    return of.array[RAY_T_MIN] || of.array[RAY_T_MAX];
}

/* By directions that are given, from 0 to LATEST_TIME. */
LH_INLINE int are_unlimited(view_columns of)
{
    return of.array[RAY_DIRECTION] && !are_limited(of);
}

LH_INLINE ray ray_load_unlimited(view_columns from, block at)
{
    return (ray){v3_load_from(from, RAY_ORIGIN, at),
                 v3_load_from(from, RAY_DIRECTION, at),
                 {lanes_set1(0.0f), lanes_set1(LATEST_TIME)}};
}

#endif
