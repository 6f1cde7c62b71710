/* Rays that are cast at balls, and how they are read. */
#ifndef LANEHIT_SRC_KERNELS_CAST_H
#define LANEHIT_SRC_KERNELS_CAST_H

#include "chord.h"
#include "ray.h"

typedef struct cast {
    sphere_ray line;
    interval limits;
} cast;

LH_INLINE cast cast_of(ray r)
{
    return (cast){sphere_ray_of(r.origin, r.direction), r.limits};
}

LH_INLINE cast cast_load(view_columns from, block at)
{
    return cast_of(ray_load(from, at));
}

#endif
