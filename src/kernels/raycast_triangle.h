/* A ray meets a triangle: a first look at a block, and a close one where that leaves doubts. */
#ifndef LANEHIT_SRC_KERNELS_RAYCAST_TRIANGLE_H
#define LANEHIT_SRC_KERNELS_RAYCAST_TRIANGLE_H

#include "ray_triangle.h"

typedef struct raycast_triangle_once {
    ray_columns rays;
    triangle_columns triangles;
    glance one_ray;
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
        once->one_ray = glance_of(ray_load_one(once->rays));
    if (one & ONE_SECOND)
        once->one_triangle = triangle_load_one(once->triangles);
}

LH_INLINE uint32_t store_meeting(const raycast_triangle_once *once, meeting m, block at)
{
    store_block_if_wanted(once->t, lanes_or_infinity(m.near, m.t), at);
    store_block_if_wanted(once->u, lanes_or_zero(m.near, m.u), at);
    store_block_if_wanted(once->v, lanes_or_zero(m.near, m.v), at);
    return mask_bits(m.near);
}

LH_INLINE glance ray_of_block(const raycast_triangle_once *once, unsigned one, block at)
{
    return one & ONE_FIRST ? once->one_ray : glance_of(ray_load(once->rays, at));
}

LH_INLINE triangle triangle_of_block(const raycast_triangle_once *once, unsigned one, block at)
{
    return one & ONE_SECOND ? once->one_triangle : triangle_load(once->triangles, at);
}

/* Of a block in which some are doubtful, or that is not whole. The code is long: there is one copy of it for all loops, which looks
 * once more. */
static LH_ONE_COPY uint32_t raycast_triangle_closely(const raycast_triangle_once *once, unsigned one,
                                                     block at)
{
    const glance g = ray_of_block(once, one, at);
    const triangle t = triangle_of_block(once, one, at);
    const volumes a = volumes_of(&g, t);
    const look first = look_at(&g, &a);
    const uint32_t counted = bits_of_block(UINT32_MAX, at);
    const meeting met =
        (mask_bits(first.doubtful) & counted) == 0 ? first.met : meet_closely(&g, t, first, counted);
    return store_meeting(once, met, at);
}

LH_INLINE uint32_t raycast_triangle_block(const raycast_triangle_once *once, unsigned one, block at)
{
    if (!at.whole)
        return raycast_triangle_closely(once, one, at);
    const glance g = ray_of_block(once, one, at);
    const volumes a = volumes_of(&g, triangle_of_block(once, one, at));
    if (mask_bits(a.possible) == 0) {
        const lanes zero = lanes_set1(0.0f);
        return store_meeting(once, (meeting){a.possible, zero, zero, zero}, at);
    }
    const look first = look_at(&g, &a);
    if (mask_bits(first.doubtful) != 0)
        return raycast_triangle_closely(once, one, at);
    return store_meeting(once, first.met, at);
}

LH_LONG_QUERY_OF_TWO(raycast_triangle)

#endif
