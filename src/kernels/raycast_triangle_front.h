/* A ray meets a triangle, not from behind. */
#ifndef LANEHIT_SRC_KERNELS_RAYCAST_TRIANGLE_FRONT_H
#define LANEHIT_SRC_KERNELS_RAYCAST_TRIANGLE_FRONT_H

#include "ray_triangle_block.h"

typedef ray_triangle_once raycast_triangle_front_once;

LH_INLINE void raycast_triangle_front_prepare(raycast_triangle_front_once *once, unsigned one,
                                              const raycast_triangle_front_arguments *of)
{
    once->rays = columns_of_rays(of->rays);
    once->triangles = columns_of_triangles(of->triangles);
    once->t = of->t;
    once->u = of->u;
    once->v = of->v;
    ray_triangle_prepare(once, one);
}

static LH_ONE_COPY uint32_t raycast_triangle_front_undecided(const raycast_triangle_front_once *once,
                                                             unsigned one, size_t first, size_t count)
{
    const block at = block_of(first, count);
    return ray_triangle_by_projection(once, one, FRONT_FACE, at);
}

LH_INLINE uint32_t raycast_triangle_front_block(const raycast_triangle_front_once *once, unsigned one,
                                                block at)
{
    uint32_t hits;
    if (at.whole && ray_triangle_by_volumes(once, one, FRONT_FACE, at, &hits))
        return hits;
    return raycast_triangle_front_undecided(once, one, at.first, at.count);
}

LH_LONG_QUERY_OF_TWO(raycast_triangle_front)

#endif
