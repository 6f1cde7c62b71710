/* A capsule lies in a box if the balls at both ends do: exactly. */
#ifndef LANEHIT_SRC_QUERIES_CONTAINS_AABB_CAPSULE_H
#define LANEHIT_SRC_QUERIES_CONTAINS_AABB_CAPSULE_H

#include "engine/operands.h"
#include "mathematics/within_box.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_INLINE mask contains_aabb_end(aabb outer, v3 end, lanes radius)
{
    return aabb_contains_sphere(outer, (sphere){end, radius});
}

LH_OPERANDS(contains_aabb_capsule, aabb, capsule)

/* Joined as bits, of which compilers know nothing: both ends in one mask are more than clang 19 comes to an end with
 * where it makes code for MemorySanitizer. */
LH_INLINE uint32_t contains_aabb_capsule_block(const void *setup, unsigned one, block at)
{
    const aabb outer = contains_aabb_capsule_a(setup, one, at);
    const capsule inner = contains_aabb_capsule_b(setup, one, at);
    return unknown(mask_bits(contains_aabb_end(outer, inner.axis.a, inner.radius))) &
           mask_bits(contains_aabb_end(outer, inner.axis.b, inner.radius));
}

LH_QUERY_OF_ONE_LOOP(contains_aabb_capsule)

#endif
