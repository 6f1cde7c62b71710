/* From a call to its loop. Plain calls, which nearly all are, go there as they came; what is scattered in memory is
 * staged, a stretch at a time, and the loop gets a call with views of the copies (staging.h). */
#ifndef LANEHIT_SRC_ENGINE_RUN_H
#define LANEHIT_SRC_ENGINE_RUN_H

#include "loop.h"
#include "own.h"
#include "plain_call.h"

/* What most calls are comes first; the others, a function apart, spare it their registers. */
typedef lh_status second_look(const lh_call *call, unsigned one, size_t n);

LH_INLINE lh_status run_query(unsigned number, batch_loop *loop, second_look *look_again, const lh_call *call)
{
    const lh_query *query = &lh_queries[number];
    if (!IS_SMALL && views_are_there(query, call)) {
        plain_call seen = {0};
        see_arguments(&seen, query, call);
        if (arrays_are_in_order(&seen) && counts_broadcast(&seen, query, call)) {
            if (all_is_packed(&seen))
                return loop(call, seen.one, seen.n);
            return look_again(call, seen.one, seen.n);
        }
    }
    return LH_OWN(examine)(number, loop, call);
}

LH_INLINE lh_status run_unusual(unsigned number, batch_loop *loop, const lh_call *call, unsigned one,
                                size_t n)
{
    const call_layout layout = layout_of(&lh_queries[number], call, one, n);
    if (layout == LAYOUT_IS_PACKED_OR_ONE)
        return loop(call, one, n);
    if (layout == LAYOUT_IS_FAULTY)
        return LH_OWN(examine)(number, loop, call);
    return LH_OWN(run_staged)(number, loop, call, one, n);
}

/* ---- The functions of a query ------------------------------------------------------------------------- */

/* LH_LOOP(K, first, decide_short, ONE_FIRST) is
 *     static lh_status K_first(const lh_call *call, unsigned one, size_t n)
 *     {
 *         K_setup setup;
 *         return decide_short(&K_kernel, &setup, call, ONE_FIRST, n);
 *     }
 * a loop for calls in which the operands `one` are a known set, or, if that is unknown(one), any. Each is a function
 * apart, so that none has to save registers for another. */
#define LH_LOOP(K, name, loop, known)                                                                        \
    static LH_APART lh_status K##_##name(const lh_call *call, unsigned one, size_t n)                        \
    {                                                                                                        \
        K##_setup setup;                                                                                     \
        (void)one;                                                                                           \
        return loop(&K##_kernel, &setup, call, known_of(known, one), n);                                     \
    }

/* LH_FEW(K, decide_few) is the loop K_few for fewer pairs than a block has; LH_FEW_BY_ANY(K, call, one, n) the same by
 * K_any. */
#if defined(LH_NARROWER)
#define LH_FEW_BY(K, loop, known)                                                                            \
    batch_loop LH_OF_NARROWER(K##_loop);                                                                     \
                                                                                                             \
    static lh_status K##_few(const lh_call *call, unsigned one, size_t n)                                    \
    {                                                                                                        \
        return LH_OF_NARROWER(K##_loop)(call, one, n);                                                       \
    }
#define LH_FEW_BY_ANY(K, ...) LH_FEW_BY(K, , )
#else
#define LH_FEW_BY(K, loop, known) LH_LOOP(K, few, loop, known)
#define LH_FEW_BY_ANY(K, ...)                                                                                \
    static lh_status K##_few(const lh_call *call, unsigned one, size_t n)                                    \
    {                                                                                                        \
        return K##_any(__VA_ARGS__);                                                                         \
    }
#endif
#define LH_FEW(K, loop) LH_FEW_BY(K, loop, unknown(one))

/* A query of two shapes: its loops for fewer pairs than a block has, for pairs, for one first operand and for one
 * second. LH_SHORT_QUERY has each; LH_LONG_QUERY asks in each block which of the last three a call is, which costs
 * little where a block takes long. LH_SHORT_COMPUTING_QUERY is one without hits. */
#define LH_SHORT_QUERY(K)                                                                                    \
    LH_SHORT_KERNEL(K)                                                                                       \
    LH_FORMS(K, decide_few, decide_short)
#define LH_SHORT_COMPUTING_QUERY(K) LH_QUERY_OF_FORMS(K, compute_few, compute_blocks)
#define LH_QUERY_OF_FORMS(K, of_few, loop)                                                                   \
    LH_KERNEL(K)                                                                                             \
    LH_FORMS(K, of_few, loop)
#define LH_FORMS(K, of_few, loop)                                                                            \
    LH_FEW(K, of_few)                                                                                        \
    LH_LOOP(K, pairs, loop, 0)                                                                               \
    LH_LOOP(K, first, loop, ONE_FIRST)                                                                       \
    LH_LOOP(K, second, loop, ONE_SECOND)                                                                     \
    LH_QUERY_BY_FORMS(K, K##_pairs, K##_first, K##_second)

/* One without hits that has a loop of its own where the first operand is an element for all. */
#define LH_COMPUTING_QUERY_OR_FIRST(K)                                                                       \
    LH_KERNEL(K)                                                                                             \
    LH_FEW(K, compute_few)                                                                                   \
    LH_LOOP(K, any, compute_blocks, unknown(one) & ONE_SECOND)                                               \
    LH_LOOP(K, first, compute_blocks, ONE_FIRST)                                                             \
    LH_QUERY_BY_FORMS(K, K##_any, K##_first, K##_any)

#define LH_LONG_LOOP(K) LH_LONG_LOOP_OF(K, unknown(one))
#define LH_LONG_LOOP_OF(K, known)                                                                            \
    LH_KERNEL(K)                                                                                             \
    LH_FEW(K, decide_few_of_long)                                                                            \
    LH_LOOP(K, any, decide_long, known)

#define LH_LONG_QUERY(K)                                                                                     \
    LH_LONG_LOOP(K)                                                                                          \
    LH_QUERY_BY_FORMS(K, K##_any, K##_any, K##_any)
#define LH_LONG_QUERY_OF_SETUP(K)                                                                            \
    LH_KERNEL_OF_SETUP(K)                                                                                    \
    LH_FEW(K, decide_few_of_long)                                                                            \
    LH_LOOP(K, any, decide_long, unknown(one))                                                               \
    LH_QUERY_BY_FORMS(K, K##_any, K##_any, K##_any)

/* The same with one copy of the kernel for all calls (decide_any); and without hits. */
#define LH_QUERY_OF_ONE_LOOP(K)                    LH_QUERY_OF_ONE(K, decide_any)
#define LH_COMPUTING_QUERY_OF_ONE_LOOP(K)          LH_QUERY_OF_ONE(K, compute_any)
#define LH_QUERY_OF_ONE_LOOP_OF_SETUP(K)           LH_QUERY_OF_ONE_OF_SETUP(K, decide_any)
#define LH_COMPUTING_QUERY_OF_ONE_LOOP_OF_SETUP(K) LH_QUERY_OF_ONE_OF_SETUP(K, compute_any)
#define LH_QUERY_OF_ONE(K, loop)                                                                             \
    LH_BLOCK_OF_READ_CALL(K)                                                                                 \
    static const kernel K##_kernel = {LH_IS_APART(K, 0).query = LH_QUERY_##K, .block = K##_block,            \
                                      .read = K##_read};                                                     \
    LH_LOOPS_OF_ONE(K, loop)
#define LH_QUERY_OF_ONE_OF_SETUP(K, loop)                                                                    \
    LH_BLOCK_OF_SETUP(K)                                                                                     \
    static const kernel K##_kernel = {LH_IS_APART(K, 1).query = LH_QUERY_##K, .block = K##_block,            \
                                      .read = K##_read};                                                     \
    LH_LOOPS_OF_ONE(K, loop)
#define LH_LOOPS_OF_ONE(K, loop)                                                                             \
    LH_LOOP(K, any, loop, unknown(one))                                                                      \
    LH_FEW_BY_ANY(K, call, one, n)                                                                           \
    LH_QUERY_BY_FORMS(K, K##_any, K##_any, K##_any)

/* Long ones that have a loop of their own where one operand, the first or the second, is an element for all; or for
 * each form. */
#define LH_LONG_QUERY_OR_FIRST(K)                                                                            \
    LH_LONG_LOOP_OF(K, unknown(one) & ONE_SECOND)                                                            \
    LH_LOOP(K, first, decide_long, ONE_FIRST)                                                                \
    LH_QUERY_BY_FORMS(K, K##_any, K##_first, K##_any)
#define LH_LONG_QUERY_OR_SECOND(K)                                                                           \
    LH_LONG_LOOP_OF(K, unknown(one) & ONE_FIRST)                                                             \
    LH_LOOP(K, second, decide_long, ONE_SECOND)                                                              \
    LH_QUERY_BY_FORMS(K, K##_any, K##_any, K##_second)
#define LH_LONG_QUERY_OF_FORMS(K) LH_QUERY_OF_FORMS(K, decide_few_of_long, decide_long)

/* Of LH_KERNEL_OF_SETUP what is prepared is more than columns. LH_SHORT_KERNEL has no block apart. */
#define LH_KERNEL(K)                                                                                         \
    LH_BLOCK_OF_CALL(K)                                                                                      \
    static const kernel K##_kernel = {LH_IS_APART(K, 0).query = LH_QUERY_##K, .prepare = K##_prepare,        \
                                      .block = K##_block};
#define LH_KERNEL_OF_SETUP(K)                                                                                \
    LH_BLOCK_OF_SETUP(K)                                                                                     \
    static const kernel K##_kernel = {LH_IS_APART(K, 1).query = LH_QUERY_##K, .prepare = K##_prepare,        \
                                      .block = K##_block};
#define LH_SHORT_KERNEL(K)                                                                                   \
    static const kernel K##_kernel = {.query = LH_QUERY_##K, .prepare = K##_prepare, .block = K##_block};

LH_INLINE lh_status run_form(batch_loop *few, batch_loop *pairs, batch_loop *first, batch_loop *second,
                             const lh_call *call, unsigned one, size_t n)
{
    if (IS_SMALL)
        return pairs(call, one, n);
    if (n < LANES)
        return few(call, one, n);
    if (one == ONE_FIRST)
        return first(call, one, n);
    return one == ONE_SECOND ? second(call, one, n) : pairs(call, one, n);
}

#define LH_QUERY_BY_FORMS(K, pairs, first, second)                                                           \
    LH_BATCH_LOOP(K)                                                                                         \
    {                                                                                                        \
        return run_form(K##_few, pairs, first, second, call, one, n);                                        \
    }                                                                                                        \
    LH_QUERY_BY(K, K##_loop)

/* LH_BATCH_LOOP(K) { ... } is the batch_loop K_loop, which a wider backend may call by the name LH_OWN(K_loop). */
#if defined(LH_HAS_WIDER)
#define LH_BATCH_LOOP(K)                                                                                     \
    batch_loop LH_OWN(K##_loop);                                                                             \
    static lh_status K##_loop(const lh_call *call, unsigned one, size_t n);                                  \
                                                                                                             \
    lh_status LH_OWN(K##_loop)(const lh_call *call, unsigned one, size_t n)                                  \
    {                                                                                                        \
        return K##_loop(call, one, n);                                                                       \
    }                                                                                                        \
                                                                                                             \
    static lh_status K##_loop(const lh_call *call, unsigned one, size_t n)
#else
#define LH_BATCH_LOOP(K) static lh_status K##_loop(const lh_call *call, unsigned one, size_t n)
#endif

/* LH_QUERY_BY(K, loop) is the function LH_OWN(K) of a backend, by any batch_loop. */
#define LH_QUERY_BY(K, loop)                                                                                 \
    static LH_APART lh_status K##_unusual(const lh_call *call, unsigned one, size_t n)                       \
    {                                                                                                        \
        return run_unusual(LH_QUERY_##K, loop, call, one, n);                                                \
    }                                                                                                        \
    LH_QUERY_LOOKING(K, loop, K##_unusual)

/* The same with a look of its own at calls whose arrays are there, but not packed. */
#define LH_QUERY_LOOKING(K, loop, look_again)                                                                \
    lh_status LH_OWN(K)(const lh_call *call)                                                                 \
    {                                                                                                        \
        return run_query(LH_QUERY_##K, loop, look_again, call);                                              \
    }

#endif
