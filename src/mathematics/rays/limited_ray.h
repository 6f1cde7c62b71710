/* Rays that are cast at balls, and how they are read. */
#ifndef LANEHIT_SRC_MATHEMATICS_RAYS_LIMITED_RAY_H
#define LANEHIT_SRC_MATHEMATICS_RAYS_LIMITED_RAY_H

#include "chord.h"
#include "ray.h"

typedef struct limited_ray {
    sphere_ray line;
    interval limits;
} limited_ray;

LH_INLINE limited_ray limited_ray_of(ray r)
{
    return (limited_ray){sphere_ray_of(r.origin, r.direction), r.limits};
}

LH_INLINE limited_ray limited_ray_load(view_columns from, block at)
{
    return limited_ray_of(ray_load(from, at));
}

#endif
