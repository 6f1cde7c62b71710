/* A capsule lies in a box if the balls at both ends do: exactly. */
#ifndef LANEHIT_SRC_QUERIES_CONTAINS_AABB_CAPSULE_H
#define LANEHIT_SRC_QUERIES_CONTAINS_AABB_CAPSULE_H

#include "engine/operands.h"
#include "mathematics/within_box.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(contains_aabb_capsule, aabb, capsule)

/* Each face is asked of the end that is nearer to it. Of a NaN either the lower or the higher coordinate is NaN, since
 * the minimum and the maximum take their operands in turn, and nothing contains that. */
LH_INLINE uint32_t contains_aabb_capsule_block(const void *setup, unsigned one, block at)
{
    const aabb outer = contains_aabb_capsule_a(setup, one, at);
    const capsule inner = contains_aabb_capsule_b(setup, one, at);
    const v3 a = inner.axis.a, b = inner.axis.b;
    return mask_bits(aabb_contains_balls(outer, v3_min(a, b), v3_max(b, a), inner.radius));
}

LH_QUERY_OF_ONE_LOOP(contains_aabb_capsule)

#endif
