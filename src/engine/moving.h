/* The operands of most sweeps: two shapes and a velocity of each, every one of the four an element for each pair or one
 * for the whole batch. As operands.h. */
#ifndef LANEHIT_SRC_ENGINE_MOVING_H
#define LANEHIT_SRC_ENGINE_MOVING_H

#include "operands.h"

/* The operands of a sweep, in `one`. */
enum { SWEPT_A = 1 << 0, SWEPT_VELOCITY_A = 1 << 1, SWEPT_B = 1 << 2, SWEPT_VELOCITY_B = 1 << 3 };

/* LH_MOVING_OPERANDS(sweep_sphere_plane, sphere, measured_plane) is sweep_sphere_plane_setup, which has columns, the
 * four operands where they are one, and where outputs go; sweep_sphere_plane_prepare and sweep_sphere_plane_read; and
 *     sphere sweep_sphere_plane_a(const void *setup, unsigned one, block at);
 *     measured_plane sweep_sphere_plane_b(const void *setup, unsigned one, block at);
 *     v3 sweep_sphere_plane_velocity(const void *setup, unsigned one, block at);
 * of which the last is the velocity of a relative to b. */
#define LH_MOVING_OPERANDS(K, A, B) LH_MOVING_OPERANDS_OF(K, K, A, B)

/* The same by another name. */
#define LH_MOVING_OPERANDS_OF(query, K, A, B)                                                                \
    typedef struct K##_setup {                                                                               \
        view_columns columns[4];                                                                             \
        A a;                                                                                                 \
        B b;                                                                                                 \
        v3 a_velocity, b_velocity;                                                                           \
        query##_arguments of;                                                                                \
        const lh_call *call;                                                                                 \
    } K##_setup;                                                                                             \
                                                                                                             \
    LH_INLINE void K##_read(void *setup, unsigned read, block at, const lh_call *call)                       \
    {                                                                                                        \
        K##_setup *const to = setup;                                                                         \
        to->of = query##_arguments_of(call);                                                                 \
        to->call = call;                                                                                     \
        LH_UNROLL                                                                                            \
        for (unsigned k = 0; k < 4; k++)                                                                     \
            to->columns[k] = columns_of(LH_QUERY_##query, call, k);                                          \
        if (read & SWEPT_A)                                                                                  \
            to->a = A##_load(to->columns[0], block_of_operand(at, SWEPT_A));                                 \
        if (read & SWEPT_VELOCITY_A)                                                                         \
            to->a_velocity = v3_load(to->columns[1], block_of_operand(at, SWEPT_VELOCITY_A));                \
        if (read & SWEPT_B)                                                                                  \
            to->b = B##_load(to->columns[2], block_of_operand(at, SWEPT_B));                                 \
        if (read & SWEPT_VELOCITY_B)                                                                         \
            to->b_velocity = v3_load(to->columns[3], block_of_operand(at, SWEPT_VELOCITY_B));                \
    }                                                                                                        \
                                                                                                             \
    LH_INLINE void K##_prepare(void *setup, unsigned one, const lh_call *call)                               \
    {                                                                                                        \
        K##_read(setup, one, ONE_ELEMENT, call);                                                             \
    }                                                                                                        \
                                                                                                             \
    LH_INLINE view_columns K##_columns(const K##_setup *from, unsigned k, block at)                          \
    {                                                                                                        \
        return is_known_to_be_part(at) ? columns_of(LH_QUERY_##query, read_again(from->call), k)             \
                                       : from->columns[k];                                                   \
    }                                                                                                        \
                                                                                                             \
    LH_INLINE A K##_a(const void *setup, unsigned one, block at)                                             \
    {                                                                                                        \
        const K##_setup *const from = setup;                                                                 \
        return one & SWEPT_A ? from->a : A##_load(K##_columns(from, 0, at), block_of_operand(at, SWEPT_A));  \
    }                                                                                                        \
                                                                                                             \
    LH_INLINE B K##_b(const void *setup, unsigned one, block at)                                             \
    {                                                                                                        \
        const K##_setup *const from = setup;                                                                 \
        return one & SWEPT_B ? from->b : B##_load(K##_columns(from, 2, at), block_of_operand(at, SWEPT_B));  \
    }                                                                                                        \
                                                                                                             \
    LH_INLINE v3 K##_velocity(const void *setup, unsigned one, block at)                                     \
    {                                                                                                        \
        const K##_setup *const from = setup;                                                                 \
        return v3_sub(one & SWEPT_VELOCITY_A                                                                 \
                          ? from->a_velocity                                                                 \
                          : v3_load(K##_columns(from, 1, at), block_of_operand(at, SWEPT_VELOCITY_A)),       \
                      one & SWEPT_VELOCITY_B                                                                 \
                          ? from->b_velocity                                                                 \
                          : v3_load(K##_columns(from, 3, at), block_of_operand(at, SWEPT_VELOCITY_B)));      \
    }

/* Sweeps have a loop for fewer pairs than a block, K_few, one for any operands, K_any, which asks in each block what
 * they are, and some for what most calls are: one moving shape or many, among shapes at rest or moving ones. */
enum {
    ONE_AMONG_RESTING = SWEPT_A | SWEPT_VELOCITY_A | SWEPT_VELOCITY_B,
    AMONG_RESTING = SWEPT_VELOCITY_B,
    ONE_AMONG_MOVING = SWEPT_A | SWEPT_VELOCITY_A,
    TO_ONE = SWEPT_B | SWEPT_VELOCITY_B
};

/* Of the forms above, in their order, and of pairs. */
typedef struct sweep_loops {
    batch_loop *one_among_resting, *among_resting, *one_among_moving, *to_one, *pairs;
} sweep_loops;

LH_INLINE lh_status run_sweep(batch_loop *few, const sweep_loops *loops, batch_loop *any, const lh_call *call,
                              unsigned one, size_t n)
{
    if (IS_SMALL)
        return any(call, one, n);
    if (n < LANES)
        return few(call, one, n);
    switch (one) {
    case ONE_AMONG_RESTING:
        return loops->one_among_resting(call, one, n);
    case AMONG_RESTING:
        return loops->among_resting(call, one, n);
    case ONE_AMONG_MOVING:
        return loops->one_among_moving(call, one, n);
    case TO_ONE:
        return loops->to_one(call, one, n);
    case 0:
        return loops->pairs(call, one, n);
    default:
        return any(call, one, n);
    }
}

#define LH_SWEEP_KERNEL(K)                                                                                   \
    LH_KERNEL(K)                                                                                             \
    LH_LOOP(K, any, decide_long, unknown(one))                                                               \
    LH_FEW(K, decide_few)

/* Of a kernel so long that any operands are as good as others: all calls of a block or more have one loop. */
#define LH_SWEEP_OF_ONE_LOOP(K)                                                                              \
    LH_BATCH_LOOP(K)                                                                                         \
    {                                                                                                        \
        return !IS_SMALL && n < LANES ? K##_few(call, one, n) : K##_any(call, one, n);                       \
    }                                                                                                        \
    LH_QUERY_BY(K, K##_loop)

/* Fewer pairs than a block are read before the only block, all of them, by a kernel of which there is one copy: it
 * reads whole blocks alone, and stores the results of as many pairs as there are. */
enum { SWEPT_ALL = SWEPT_A | SWEPT_VELOCITY_A | SWEPT_B | SWEPT_VELOCITY_B };

LH_INLINE lh_status decide_few_of_one_copy(const kernel *k, void *setup, const lh_call *call, unsigned one,
                                           size_t n)
{
    const block few = {0, n, 0, 0};
    k->read(setup, SWEPT_ALL, part_of_block(n, one), call);
    *hits_of(k, call) = bits_of_block(k->block(setup, SWEPT_ALL, few), few);
    return LH_OK;
}

/* LH_SWEEP_IN_ONE_COPY(K) is a sweep by such a kernel, which is long: a call costs nothing beside
 *     uint32_t K_of_block(const void *setup, unsigned one, block from, block to);
 * which reads operands from the one and stores to the other. What is read before it is in one copy, too. */
#if defined(LH_SMALL)
#define LH_SWEEP_IN_ONE_COPY(K)                                                                              \
    LH_INLINE uint32_t K##_block(const void *setup, unsigned one, block at)                                  \
    {                                                                                                        \
        return K##_of_block(setup, one, at, at);                                                             \
    }                                                                                                        \
                                                                                                             \
    LH_SWEEP_KERNEL(K)                                                                                       \
    LH_SWEEP_OF_ONE_LOOP(K)
#else
#define LH_SWEEP_IN_ONE_COPY(K)                                                                              \
    static LH_ONE_COPY uint32_t K##_in_one_copy(const void *setup, unsigned one, size_t first, size_t count) \
    {                                                                                                        \
        return K##_of_block(setup, one, (block){first, LANES, 1, 0}, block_of(first, count));                \
    }                                                                                                        \
                                                                                                             \
    LH_INLINE uint32_t K##_block(const void *setup, unsigned one, block at)                                  \
    {                                                                                                        \
        return K##_in_one_copy(setup, one, at.first, at.count);                                              \
    }                                                                                                        \
                                                                                                             \
    static LH_ONE_COPY void K##_read_first(void *setup, unsigned read, size_t count, unsigned one,           \
                                           const lh_call *call)                                              \
    {                                                                                                        \
        K##_read(setup, read, (block){0, count, 0, one}, call);                                              \
    }                                                                                                        \
                                                                                                             \
    LH_INLINE void K##_read_apart(void *setup, unsigned read, block at, const lh_call *call)                 \
    {                                                                                                        \
        K##_read_first(setup, read, at.count, at.one, call);                                                 \
    }                                                                                                        \
                                                                                                             \
    LH_INLINE void K##_prepare_apart(void *setup, unsigned one, const lh_call *call)                         \
    {                                                                                                        \
        K##_read_apart(setup, one, ONE_ELEMENT, call);                                                       \
    }                                                                                                        \
                                                                                                             \
    static const kernel K##_kernel = {                                                                       \
        .query = LH_QUERY_##K, .prepare = K##_prepare_apart, .read = K##_read_apart, .block = K##_block};    \
    LH_LOOP(K, any, decide_long, unknown(one))                                                               \
    LH_FEW(K, decide_few_of_one_copy)                                                                        \
    LH_SWEEP_OF_ONE_LOOP(K)
#endif

/* LH_SWEEP(K, ..) is a sweep by such loops, and LH_SWEEP_OF_FORMS(K, pairs) one that has each, but for pairs what it is
 * given. */
#define LH_SWEEP(K, ...)                                                                                     \
    LH_BATCH_LOOP(K)                                                                                         \
    {                                                                                                        \
        static const sweep_loops loops = {__VA_ARGS__};                                                      \
        return run_sweep(K##_few, &loops, K##_any, call, one, n);                                            \
    }                                                                                                        \
    LH_QUERY_BY(K, K##_loop)

#define LH_SWEEP_OF_FORMS(K, pairs)                                                                          \
    LH_LOOP(K, one_among_resting, decide_long, ONE_AMONG_RESTING)                                            \
    LH_LOOP(K, among_resting, decide_long, AMONG_RESTING)                                                    \
    LH_LOOP(K, one_among_moving, decide_long, ONE_AMONG_MOVING)                                              \
    LH_LOOP(K, to_one, decide_long, TO_ONE)                                                                  \
    LH_SWEEP(K, K##_one_among_resting, K##_among_resting, K##_one_among_moving, K##_to_one, pairs)

#endif
