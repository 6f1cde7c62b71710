/* The lowest point of a triangle along a normal is a vertex, and so is the highest. Ericson, Real-Time Collision
 * Detection, 5.2.1. */
#ifndef LANEHIT_SRC_KERNELS_CLASSIFY_TRIANGLE_PLANE_H
#define LANEHIT_SRC_KERNELS_CLASSIFY_TRIANGLE_PLANE_H

#include "half_space.h"

/* Vertex by vertex, so that their order changes nothing. */
LH_INLINE side side_of_triangle(triangle t, plane p)
{
    const padded_dot a = dot_padded(p.n, t.a, HEIGHT_PADDING), b = dot_padded(p.n, t.b, HEIGHT_PADDING),
                     c = dot_padded(p.n, t.c, HEIGHT_PADDING);
    const mask hit = mask_or(mask_or(may_be_behind(a, p.d), may_be_behind(b, p.d)), may_be_behind(c, p.d));
    const mask whole = mask_and(mask_and(is_behind(a, p.d), is_behind(b, p.d)), is_behind(c, p.d));
    return (side){hit, mask_and(hit, whole)};
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct classify_triangle_plane_once {
    triangle_columns triangles;
    plane_columns planes;
    triangle t; /* of those in `one` */
    plane p;    /* likewise */
    uint64_t *inside;
} classify_triangle_plane_once;

LH_INLINE void classify_triangle_plane_prepare(classify_triangle_plane_once *once, unsigned one,
                                               const classify_triangle_plane_arguments *of)
{
    once->triangles = columns_of_triangles(of->triangles);
    once->planes = columns_of_planes(of->planes);
    once->inside = of->inside;
    if (one & ONE_FIRST)
        once->t = triangle_load_one(once->triangles);
    if (one & ONE_SECOND)
        once->p = plane_load_one(once->planes);
}

LH_INLINE uint32_t classify_triangle_plane_block(const classify_triangle_plane_once *once, unsigned one,
                                                 block at)
{
    const triangle t = one & ONE_FIRST ? once->t : triangle_load(once->triangles, at);
    const plane p = one & ONE_SECOND ? once->p : plane_load(once->planes, at);
    return store_side(once->inside, side_of_triangle(t, p), at);
}

LH_QUERY_OF_TWO(classify_triangle_plane)

#endif
