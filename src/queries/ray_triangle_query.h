/* Rays and triangles block by block: by volumes where all of a block are clear, and with care where some are not. For
 * both faces, or the front alone. */
#ifndef LANEHIT_SRC_QUERIES_RAY_TRIANGLE_QUERY_H
#define LANEHIT_SRC_QUERIES_RAY_TRIANGLE_QUERY_H

#include "engine/operands.h"
#include "mathematics/rays/clear_volumes.h"

/* What a query asks for, a constant in it: whether what is met from behind is culled. */
enum { BOTH_FACES, FRONT_FACE };

/* Both queries have the same arguments, so they have one setup. */
LH_OPERANDS_OF(raycast_triangle, ray_triangle, timed_ray, faced_triangle)

LH_INLINE uint32_t store_intersection(const void *setup, intersection m, block at)
{
    const raycast_triangle_arguments *const to = &((const ray_triangle_setup *)setup)->of;
    store_block_if_wanted(to->t, lanes_signed_or_infinity(m.hit, m.t), at);
    store_block_if_wanted(to->u, lanes_or_zero(m.hit, m.u), at);
    store_block_if_wanted(to->v, lanes_or_zero(m.hit, m.v), at);
    return mask_bits(m.hit);
}

LH_INLINE uint32_t store_misses(const void *setup, block at)
{
    const raycast_triangle_arguments *const to = &((const ray_triangle_setup *)setup)->of;
    store_block_if_wanted(to->t, lanes_set1(__builtin_inff()), at);
    store_block_if_wanted(to->u, lanes_set1(0.0f), at);
    store_block_if_wanted(to->v, lanes_set1(0.0f), at);
    return 0;
}

/* The block function for a block in which some are not clear, or that is not whole. See ray_triangle_undecided.h. It is
 * given the call: a setup that it saw would have to be in memory, and read again in each block. */
uint32_t LH_OWN(ray_triangle_with_care)(const lh_call *call, unsigned one, int culls, size_t begin,
                                        size_t count);

/* A block of misses needs no quotients. */
LH_INLINE uint32_t decide_ray_triangle(const void *setup, unsigned one, int culls, block at)
{
    if (at.whole) {
        const timed_ray r = ray_triangle_a(setup, one, at);
        const faced_triangle t = ray_triangle_b(setup, one, at);
        const int is_limited = are_limited(((const ray_triangle_setup *)setup)->a_columns);
        const plain_volumes a = plain_volumes_of(&r.line, &t);
        const clear_verdict seen = verdict_of(&r, &t, &a, is_limited);
        if (LH_LIKELY(mask_bits(seen.clear) == ALL_LANES)) {
            const mask hit = clear_hits(seen, &a, culls);
            return mask_bits(hit) == 0 ? store_misses(setup, at)
                                       : store_intersection(setup, plain_intersection(hit, &a), at);
        }
    }
    return LH_OWN(ray_triangle_with_care)(((const ray_triangle_setup *)setup)->call, one | at.one, culls,
                                          at.first, at.count);
}

/* A query K that culls or does not. */
#define LH_RAY_TRIANGLE_QUERY(K, culls)                                                                      \
    typedef ray_triangle_setup K##_setup;                                                                    \
                                                                                                             \
    LH_INLINE void K##_prepare(void *setup, unsigned one, const lh_call *call)                               \
    {                                                                                                        \
        ray_triangle_prepare(setup, one, call);                                                              \
    }                                                                                                        \
                                                                                                             \
    LH_INLINE uint32_t K##_block(const void *setup, unsigned one, block at)                                  \
    {                                                                                                        \
        return decide_ray_triangle(setup, one, culls, at);                                                   \
    }                                                                                                        \
    LH_LONG_QUERY_OF_FORMS(K)

#endif
