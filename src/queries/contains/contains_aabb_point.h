/* A point lies in a box: comparisons only, so exact. */
#ifndef LANEHIT_SRC_QUERIES_CONTAINS_AABB_POINT_H
#define LANEHIT_SRC_QUERIES_CONTAINS_AABB_POINT_H

#include "engine/operands.h"
#include "mathematics/within_box.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_INLINE mask contains_aabb_point(aabb box, kept_point p)
{
    return aabb_contains_point(box, p);
}

LH_OPERANDS(contains_aabb_point, aabb, kept_point)
LH_BLOCK_OF_HITS(contains_aabb_point)
LH_SHORT_QUERY(contains_aabb_point)

#endif
