/* The times at which a ray is in a shape, and how they are given. */
#ifndef LANEHIT_SRC_MATHEMATICS_RAYS_PASSAGE_H
#define LANEHIT_SRC_MATHEMATICS_RAYS_PASSAGE_H

#include "slab.h"

typedef struct ray_passage {
    mask hit;
    interval inside; /* where there is a hit; the exit may be -0 */
} ray_passage;

/* The hit bits. */
LH_INLINE uint32_t store_passage(ray_passage passage, float *t_enter, float *t_exit, block at)
{
    if (t_enter)
        store_block(t_enter, lanes_or_infinity(passage.hit, passage.inside.enter), at);
    if (t_exit)
        store_block(t_exit, lanes_from_zero_or_infinity(passage.hit, passage.inside.exit), at);
    return mask_bits(passage.hit);
}

#endif
