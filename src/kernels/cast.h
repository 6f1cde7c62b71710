/* Rays that are cast at balls and what is made of them: how they are read, and how the times are given. */
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

/* The hit bits. */
LH_INLINE uint32_t store_passage(sphere_passage passage, float *t_enter, float *t_exit, block at)
{
    if (t_enter)
        store_block(t_enter, lanes_or_infinity(passage.hit, passage.inside.enter), at);
    if (t_exit)
        store_block(t_exit, lanes_from_zero_or_infinity(passage.hit, passage.inside.exit), at);
    return mask_bits(passage.hit);
}

#endif
