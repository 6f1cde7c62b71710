/* The operands of a manifold, and what it gives: as contact.h.
 *
 * LH_MANIFOLD(manifold_capsule_plane, capsule, unit_plane, 2) makes the query of
 *     manifold manifold_capsule_plane(capsule a, unit_plane b, lanes margin);
 * which finds up to two points. mathematics/manifold/contact_points.h has what these are made of. */
#ifndef LANEHIT_SRC_ENGINE_MANIFOLD_H
#define LANEHIT_SRC_ENGINE_MANIFOLD_H

#include "contact.h"
#include "manifold_calls.h"

/* As block_of. Where there is a narrower backend, parts of blocks are left to it, which a function of one copy does not
 * see: so it is told that the block is whole, and no code for parts is made. */
LH_INLINE block block_of_loop(size_t first, size_t count)
{
#if defined(LH_NARROWER)
    (void)count;
    return (block){first, LANES, 1, 0};
#else
    return block_of(first, count);
#endif
}

#define LH_MANIFOLD(K, A, B, POINTS)                                                                         \
    LH_BLOCK_OF_MANIFOLD(K, A, B, manifold, give_##POINTS##_points)                                          \
    LH_LONG_QUERY(K)

/* The same of four points in any order; and its block alone, for a query that has other loops. */
#define LH_SORTED_MANIFOLD(K, A, B)                                                                          \
    LH_BLOCK_OF_SORTED_MANIFOLD(K, A, B)                                                                     \
    LH_LONG_QUERY(K)
#define LH_BLOCK_OF_SORTED_MANIFOLD(K, A, B) LH_BLOCK_OF_MANIFOLD(K, A, B, manifold, give_sorted_points)

/* Of up to eight points, two manifolds one after the other, both as arguments. */
#define LH_BLOCK_OF_TWO_MANIFOLDS(K, A, B) LH_BLOCK_OF_MANIFOLD(K, A, B, two_manifolds, give_two_manifolds)

#define LH_BLOCK_OF_MANIFOLD(K, A, B, FOUND, GIVE)                                                           \
    LH_OPERANDS_WITH_MARGIN(K, A, B, LH_ONCE_A_KERNEL)                                                       \
                                                                                                             \
    LH_ONCE_A_KERNEL uint32_t K##_in_one_copy(const void *setup, unsigned one, size_t first, size_t count)   \
    {                                                                                                        \
        const K##_setup *const from = setup;                                                                 \
        const block at = block_of_loop(first, count);                                                        \
        FOUND found = K(K##_shapes_a(&from->shapes, one, at), K##_shapes_b(&from->shapes, one, at),          \
                        margin_of(&from->margin, one, at));                                                  \
        return LH_OWN(GIVE)(&found, from->shapes.of.manifolds, at);                                          \
    }                                                                                                        \
                                                                                                             \
    LH_INLINE uint32_t K##_block(const void *setup, unsigned one, block at)                                  \
    {                                                                                                        \
        return K##_in_one_copy(setup, one | at.one, at.first, at.count);                                     \
    }

#endif
