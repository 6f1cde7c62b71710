/* A ray meets a triangle, from either side. */
#ifndef LANEHIT_SRC_KERNELS_RAYCAST_TRIANGLE_H
#define LANEHIT_SRC_KERNELS_RAYCAST_TRIANGLE_H

#include "ray_triangle_block.h"

typedef ray_triangle_once raycast_triangle_once;

LH_INLINE void raycast_triangle_prepare(raycast_triangle_once *once, unsigned one,
                                        const raycast_triangle_arguments *of)
{
    once->rays = columns_of_rays(of->rays);
    once->triangles = columns_of_triangles(of->triangles);
    once->t = of->t;
    once->u = of->u;
    once->v = of->v;
    ray_triangle_prepare(once, one);
}

static LH_ONE_COPY uint32_t raycast_triangle_undecided(const raycast_triangle_once *once, unsigned one,
                                                       size_t first, size_t count)
{
    const block at = block_of(first, count);
    return ray_triangle_by_projection(once, one, BOTH_FACES, at);
}

LH_INLINE uint32_t raycast_triangle_block(const raycast_triangle_once *once, unsigned one, block at)
{
    uint32_t hits;
    if (at.whole && ray_triangle_by_volumes(once, one, BOTH_FACES, at, &hits))
        return hits;
    return raycast_triangle_undecided(once, one, at.first, at.count);
}

LH_LONG_QUERY_OF_TWO(raycast_triangle)

#endif
