/* The operands of most kernels: two shapes, each an element for each pair or one for the whole batch.
 *
 * What a kernel needs of an operand is a type T with
 *     T T_load(view_columns from, block at)
 * which reads the shape, and computes what depends on it alone: before the loop, if there is one element for all. */
#ifndef LANEHIT_SRC_ENGINE_OPERANDS_H
#define LANEHIT_SRC_ENGINE_OPERANDS_H

#include "description/arguments.h"
#include "run.h"

/* LH_OPERANDS(overlap_sphere_aabb, ball, aabb) is
 *     typedef struct overlap_sphere_aabb_setup {
 *         view_columns a_columns, b_columns;
 *         ball a;                           // of those in `one`
 *         aabb b;
 *         overlap_sphere_aabb_arguments of; // where outputs go
 *         const lh_call *call;
 *     } overlap_sphere_aabb_setup;
 * with overlap_sphere_aabb_prepare and overlap_sphere_aabb_read, which fill it in, and
 *     ball overlap_sphere_aabb_a(const void *setup, unsigned one, block at);
 *     aabb overlap_sphere_aabb_b(const void *setup, unsigned one, block at);
 * which give the operands of a block. Where compilers see that a block is not whole, columns are read from the call
 * where the operand is: pointers to all of both are more than there are registers, and would be saved and kept on the
 * stack, a tenth of a short call. */
#define LH_OPERANDS(K, A, B) LH_OPERANDS_OF(K, K, A, B)

/* The same by another name, where a query has several kernels. */
#define LH_OPERANDS_OF(query, K, A, B)                                                                       \
    typedef struct K##_setup {                                                                               \
        view_columns a_columns, b_columns;                                                                   \
        A a;                                                                                                 \
        B b;                                                                                                 \
        query##_arguments of;                                                                                \
        const lh_call *call;                                                                                 \
    } K##_setup;                                                                                             \
                                                                                                             \
    LH_INLINE void K##_read(void *setup, unsigned read, block at, const lh_call *call)                       \
    {                                                                                                        \
        K##_setup *const to = setup;                                                                         \
        to->of = query##_arguments_of(call);                                                                 \
        to->call = call;                                                                                     \
        to->a_columns = columns_of(LH_QUERY_##query, call, 0);                                               \
        to->b_columns = columns_of(LH_QUERY_##query, call, 1);                                               \
        if (read & ONE_FIRST)                                                                                \
            to->a = A##_load(to->a_columns, block_of_operand(at, ONE_FIRST));                                \
        if (read & ONE_SECOND)                                                                               \
            to->b = B##_load(to->b_columns, block_of_operand(at, ONE_SECOND));                               \
    }                                                                                                        \
                                                                                                             \
    LH_INLINE void K##_prepare(void *setup, unsigned one, const lh_call *call)                               \
    {                                                                                                        \
        K##_read(setup, one, ONE_ELEMENT, call);                                                             \
    }                                                                                                        \
                                                                                                             \
    LH_INLINE view_columns K##_columns(const K##_setup *from, unsigned k, block at)                          \
    {                                                                                                        \
        if (is_known_to_be_part(at))                                                                         \
            return columns_of(LH_QUERY_##query, read_again(from->call), k);                                  \
        return k == 0 ? from->a_columns : from->b_columns;                                                   \
    }                                                                                                        \
                                                                                                             \
    LH_INLINE A K##_a(const void *setup, unsigned one, block at)                                             \
    {                                                                                                        \
        const K##_setup *const from = setup;                                                                 \
        return one & ONE_FIRST ? from->a                                                                     \
                               : A##_load(K##_columns(from, 0, at), block_of_operand(at, ONE_FIRST));        \
    }                                                                                                        \
                                                                                                             \
    LH_INLINE B K##_b(const void *setup, unsigned one, block at)                                             \
    {                                                                                                        \
        const K##_setup *const from = setup;                                                                 \
        return one & ONE_SECOND ? from->b                                                                    \
                                : B##_load(K##_columns(from, 1, at), block_of_operand(at, ONE_SECOND));      \
    }

/* The block of a query that has hits alone, from a function that decides a pair:
 *     mask overlap_sphere_aabb(ball, aabb) */
#define LH_BLOCK_OF_HITS(K)                                                                                  \
    LH_INLINE uint32_t K##_block(const void *setup, unsigned one, block at)                                  \
    {                                                                                                        \
        return mask_bits(K(K##_a(setup, one, at), K##_b(setup, one, at)));                                   \
    }

#endif
