/* A triangle lies in a box if its vertices do: comparisons only, so exact. */
#ifndef LANEHIT_SRC_QUERIES_CONTAINS_AABB_TRIANGLE_H
#define LANEHIT_SRC_QUERIES_CONTAINS_AABB_TRIANGLE_H

#include "engine/operands.h"
#include "mathematics/within_box.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_INLINE mask contains_aabb_triangle(aabb outer, triangle inner)
{
    return mask_and(mask_and(aabb_contains_point(outer, inner.a), aabb_contains_point(outer, inner.b)),
                    aabb_contains_point(outer, inner.c));
}

LH_OPERANDS(contains_aabb_triangle, aabb, triangle)
LH_BLOCK_OF_HITS(contains_aabb_triangle)
LH_SHORT_QUERY(contains_aabb_triangle)

#endif
