/* Rays on lanes, by their directions. Those that meet boxes go by the reciprocals, and are read in raycast_aabb.h. */
#ifndef LANEHIT_SRC_KERNELS_RAY_H
#define LANEHIT_SRC_KERNELS_RAY_H

#include "slab.h"

typedef struct ray {
    v3 origin, direction;
    interval limits; /* from +0 to LATEST_TIME */
} ray;

typedef struct ray_columns {
    v3_columns origins, directions;
    int by_inverse;             /* the directions are reciprocals */
    const float *t_min, *t_max; /* NULL: no limit */
} ray_columns;

LH_INLINE ray_columns columns_of_rays(const lh_rays *v)
{
    const int by_inverse = !v->dir_x;
    return (ray_columns){{v->origin_x, v->origin_y, v->origin_z},
                         by_inverse ? (v3_columns){v->inv_dir_x, v->inv_dir_y, v->inv_dir_z}
                                    : (v3_columns){v->dir_x, v->dir_y, v->dir_z},
                         by_inverse,
                         v->t_min,
                         v->t_max};
}

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

LH_INLINE ray ray_load(ray_columns from, block at)
{
    v3 direction = v3_keep(v3_load(from.directions, at));
    if (from.by_inverse)
        direction = direction_of_inverse(direction);
    return (ray){
        v3_load(from.origins, at), direction,
        limits_of_ray(load_block_or(from.t_min, 0.0f, at), load_block_or(from.t_max, LATEST_TIME, at))};
}

/* By directions that are given, from 0 to LATEST_TIME. */
LH_INLINE int are_unlimited(ray_columns of)
{
    return !of.by_inverse && !of.t_min && !of.t_max;
}

LH_INLINE ray ray_load_unlimited(ray_columns from, block at)
{
    return (ray){
        v3_load(from.origins, at), v3_load(from.directions, at), {lanes_set1(0.0f), lanes_set1(LATEST_TIME)}};
}

LH_INLINE ray ray_load_one(ray_columns from)
{
    const v3 direction = v3_load_one(from.directions);
    return (ray){v3_load_one(from.origins), from.by_inverse ? direction_of_inverse(direction) : direction,
                 limits_of_ray(lanes_set1(from.t_min ? *from.t_min : 0.0f),
                               lanes_set1(from.t_max ? *from.t_max : LATEST_TIME))};
}

#endif
