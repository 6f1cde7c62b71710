/* The lowest point of a triangle along a normal is a vertex, and so is the highest. Ericson, Real-Time Collision
 * Detection, 5.2.1. */
#ifndef LANEHIT_SRC_QUERIES_CLASSIFY_TRIANGLE_PLANE_H
#define LANEHIT_SRC_QUERIES_CLASSIFY_TRIANGLE_PLANE_H

#include "engine/operands.h"
#include "mathematics/half_space.h"

/* Vertex by vertex, so that their order changes nothing. */
LH_INLINE side side_of_triangle(triangle t, plane p)
{
    const padded_dot a = dot_padded(p.n, t.a, HEIGHT_PADDING), b = dot_padded(p.n, t.b, HEIGHT_PADDING),
                     c = dot_padded(p.n, t.c, HEIGHT_PADDING);
    const mask hit = mask_or(mask_or(may_be_behind(a, p.d), may_be_behind(b, p.d)), may_be_behind(c, p.d));
    const mask whole = mask_and(mask_and(is_behind(a, p.d), is_behind(b, p.d)), is_behind(c, p.d));
    return (side){hit, mask_and(hit, whole)};
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(classify_triangle_plane, triangle, plane)

LH_INLINE uint32_t classify_triangle_plane_block(const void *setup, unsigned one, block at)
{
    const side of = side_of_triangle(classify_triangle_plane_a(setup, one, at),
                                     classify_triangle_plane_b(setup, one, at));
    return store_side(((const classify_triangle_plane_setup *)setup)->of.inside, of, at);
}

LH_SHORT_QUERY(classify_triangle_plane)

#endif
