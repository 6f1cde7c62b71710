/* Rays and triangles block by block: by volumes, and by projection where that leaves some undecided. For both faces, or
 * the front alone. */
#ifndef LANEHIT_SRC_KERNELS_RAY_TRIANGLE_BLOCK_H
#define LANEHIT_SRC_KERNELS_RAY_TRIANGLE_BLOCK_H

#include "ray_triangle.h"

/* What a query asks for, a constant in it: whether what is met from behind is culled. */
enum { BOTH_FACES, FRONT_FACE };

typedef struct ray_triangle_once {
    ray_columns rays;
    triangle_columns triangles;
    volume_ray one_ray;
    triangle one_triangle;
    float *t, *u, *v;
} ray_triangle_once;

LH_INLINE void ray_triangle_prepare(ray_triangle_once *once, unsigned one)
{
    if (one & ONE_FIRST)
        once->one_ray = volume_ray_of(ray_load_one(once->rays));
    if (one & ONE_SECOND)
        once->one_triangle = triangle_load_one(once->triangles);
}

LH_INLINE uint32_t store_intersection(const ray_triangle_once *once, intersection m, block at)
{
    store_block_if_wanted(once->t, lanes_or_infinity(m.hit, m.t), at);
    store_block_if_wanted(once->u, lanes_or_zero(m.hit, m.u), at);
    store_block_if_wanted(once->v, lanes_or_zero(m.hit, m.v), at);
    return mask_bits(m.hit);
}

LH_INLINE volume_ray ray_of_block(const ray_triangle_once *once, unsigned one, block at)
{
    return one & ONE_FIRST ? once->one_ray : volume_ray_of(ray_load(once->rays, at));
}

LH_INLINE triangle triangle_of_block(const ray_triangle_once *once, unsigned one, block at)
{
    return one & ONE_SECOND ? once->one_triangle : triangle_load(once->triangles, at);
}

/* Of a block in which some are undecided, or that is not whole. The code is long, so a query has one copy of it for all
 * loops, which tests the volumes once more. */
LH_INLINE uint32_t ray_triangle_by_projection(const ray_triangle_once *once, unsigned one, int culls,
                                              block at)
{
    const volume_ray r = ray_of_block(once, one, at);
    const triangle t = triangle_of_block(once, one, at);
    const volumes a = volumes_of_faces(&r, t, culls);
    const volume_result first = test_volumes(&r, &a);
    const uint32_t counted = bits_of_block(UINT32_MAX, at);
    const intersection met = (mask_bits(first.undecided) & counted) == 0
                                 ? first.found
                                 : intersect_by_projection(&r, t, first, counted);
    return store_intersection(once, met, at);
}

/* Whether this decides the block, which has to be whole. */
LH_INLINE int ray_triangle_by_volumes(const ray_triangle_once *once, unsigned one, int culls, block at,
                                      uint32_t *hits)
{
    const volume_ray r = ray_of_block(once, one, at);
    const volumes a = volumes_of_faces(&r, triangle_of_block(once, one, at), culls);
    const lanes zero = lanes_set1(0.0f);
    volume_result first = {a.possible, {a.possible, zero, zero, zero}};
    if (mask_bits(a.possible) != 0)
        first = test_volumes(&r, &a);
    if (mask_bits(first.undecided) != 0)
        return 0;
    *hits = store_intersection(once, first.found, at);
    return 1;
}

#endif
