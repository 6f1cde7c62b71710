/* A ray meets a triangle: by volumes, and by projection where that leaves some undecided. */
#ifndef LANEHIT_SRC_KERNELS_RAYCAST_TRIANGLE_H
#define LANEHIT_SRC_KERNELS_RAYCAST_TRIANGLE_H

#include "ray_triangle.h"

typedef struct raycast_triangle_once {
    ray_columns rays;
    triangle_columns triangles;
    volume_ray one_ray;
    triangle one_triangle;
    float *t, *u, *v;
} raycast_triangle_once;

LH_INLINE void raycast_triangle_prepare(raycast_triangle_once *once, unsigned one,
                                        const raycast_triangle_arguments *of)
{
    once->rays = columns_of_rays(of->rays);
    once->triangles = columns_of_triangles(of->triangles);
    once->t = of->t;
    once->u = of->u;
    once->v = of->v;
    if (one & ONE_FIRST)
        once->one_ray = volume_ray_of(ray_load_one(once->rays));
    if (one & ONE_SECOND)
        once->one_triangle = triangle_load_one(once->triangles);
}

LH_INLINE uint32_t store_intersection(const raycast_triangle_once *once, intersection m, block at)
{
    store_block_if_wanted(once->t, lanes_or_infinity(m.hit, m.t), at);
    store_block_if_wanted(once->u, lanes_or_zero(m.hit, m.u), at);
    store_block_if_wanted(once->v, lanes_or_zero(m.hit, m.v), at);
    return mask_bits(m.hit);
}

LH_INLINE volume_ray ray_of_block(const raycast_triangle_once *once, unsigned one, block at)
{
    return one & ONE_FIRST ? once->one_ray : volume_ray_of(ray_load(once->rays, at));
}

LH_INLINE triangle triangle_of_block(const raycast_triangle_once *once, unsigned one, block at)
{
    return one & ONE_SECOND ? once->one_triangle : triangle_load(once->triangles, at);
}

/* Of a block in which some are undecided, or that is not whole. The code is long: there is one copy of it for all loops, which tests
 * the volumes once more. */
static LH_ONE_COPY uint32_t raycast_triangle_undecided(const raycast_triangle_once *once, unsigned one,
                                                       block at)
{
    const volume_ray r = ray_of_block(once, one, at);
    const triangle t = triangle_of_block(once, one, at);
    const volumes a = volumes_of(&r, t);
    const volume_result first = test_volumes(&r, &a);
    const uint32_t counted = bits_of_block(UINT32_MAX, at);
    const intersection met = (mask_bits(first.undecided) & counted) == 0
                                 ? first.found
                                 : intersect_by_projection(&r, t, first, counted);
    return store_intersection(once, met, at);
}

LH_INLINE uint32_t raycast_triangle_block(const raycast_triangle_once *once, unsigned one, block at)
{
    if (!at.whole)
        return raycast_triangle_undecided(once, one, at);
    const volume_ray r = ray_of_block(once, one, at);
    const volumes a = volumes_of(&r, triangle_of_block(once, one, at));
    if (mask_bits(a.possible) == 0) {
        const lanes zero = lanes_set1(0.0f);
        return store_intersection(once, (intersection){a.possible, zero, zero, zero}, at);
    }
    const volume_result first = test_volumes(&r, &a);
    if (mask_bits(first.undecided) != 0)
        return raycast_triangle_undecided(once, one, at);
    return store_intersection(once, first.found, at);
}

LH_LONG_QUERY_OF_TWO(raycast_triangle)

#endif
