/* Rays and triangles block by block: by volumes, and by projection where that leaves some undecided. For both faces, or
 * the front alone. */
#ifndef LANEHIT_SRC_QUERIES_RAY_TRIANGLE_QUERY_H
#define LANEHIT_SRC_QUERIES_RAY_TRIANGLE_QUERY_H

#include "engine/operands.h"
#include "mathematics/rays/ray_triangle.h"

/* What a query asks for, a constant in it: whether what is met from behind is culled. */
enum { BOTH_FACES, FRONT_FACE };

LH_INLINE volume_ray volume_ray_load(view_columns from, block at)
{
    return volume_ray_of(ray_load(from, at));
}

/* Both queries have the same arguments, so they have one setup. */
LH_OPERANDS_OF(raycast_triangle, ray_triangle, volume_ray, triangle)

LH_INLINE uint32_t store_intersection(const void *setup, intersection m, block at)
{
    const raycast_triangle_arguments *const to = &((const ray_triangle_setup *)setup)->of;
    store_block_if_wanted(to->t, lanes_or_infinity(m.hit, m.t), at);
    store_block_if_wanted(to->u, lanes_or_zero(m.hit, m.u), at);
    store_block_if_wanted(to->v, lanes_or_zero(m.hit, m.v), at);
    return mask_bits(m.hit);
}

/* The block function for a block in which some are undecided, or that is not whole. See ray_triangle_undecided.h. It is
 * given the call: a setup that it saw would have to be in memory, and read again in each block. */
uint32_t LH_OWN(ray_triangle_by_projection)(const lh_call *call, unsigned one, int culls, size_t begin,
                                            size_t count);

LH_INLINE uint32_t decide_ray_triangle(const void *setup, unsigned one, int culls, block at)
{
    if (at.whole) {
        const volume_ray r = ray_triangle_a(setup, one, at);
        const volumes a = volumes_of_faces(&r, ray_triangle_b(setup, one, at), culls);
        const lanes zero = lanes_set1(0.0f);
        volume_result first = {a.possible, {a.possible, zero, zero, zero}};
        if (mask_bits(a.possible) != 0)
            first = test_volumes(&r, &a);
        if (mask_bits(first.undecided) == 0)
            return store_intersection(setup, first.found, at);
    }
    return LH_OWN(ray_triangle_by_projection)(((const ray_triangle_setup *)setup)->call, one | at.one, culls,
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
