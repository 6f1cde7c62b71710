/* A capsule lies in a box if the balls at both ends do: exactly. */
#ifndef LANEHIT_SRC_QUERIES_CONTAINS_AABB_CAPSULE_H
#define LANEHIT_SRC_QUERIES_CONTAINS_AABB_CAPSULE_H

#include "engine/operands.h"
#include "mathematics/within_box.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_INLINE mask contains_aabb_capsule(aabb outer, capsule inner)
{
    return mask_and(aabb_contains_sphere(outer, (sphere){inner.axis.a, inner.radius}),
                    aabb_contains_sphere(outer, (sphere){inner.axis.b, inner.radius}));
}

LH_OPERANDS(contains_aabb_capsule, aabb, capsule)
LH_BLOCK_OF_HITS(contains_aabb_capsule)
LH_QUERY_OF_ONE_LOOP(contains_aabb_capsule)

#endif
