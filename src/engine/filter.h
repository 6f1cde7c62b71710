/* Filtering a batch by a cheap query before the costly one: that of a triangle and a box is the overlap of their
 * bounding boxes.
 *
 * Where few pairs hit, the cheap query rejects most, yet a block with one survivor costs as much as a full one. So a
 * stretch is filtered first, and the survivors, the candidates, are gathered and decided in full blocks. That pays
 * while candidates are rare, which the beginning of a stretch tells; a stretch with more is decided as it stands, and
 * so are some after it before filtering is tried again. A query that costs much more than its hits do has a second
 * filter, which finds these, among the candidates of the first or among all. Outputs beside the hits get what they have
 * on a miss, and what was decided is scattered over it. Which way is taken changes no bit of any result. */
#ifndef LANEHIT_SRC_ENGINE_FILTER_H
#define LANEHIT_SRC_ENGINE_FILTER_H

#include "stages.h"

/* Shares of candidates are in parts of MANY. Up to so many filtering pays, as measured. Gathering a candidate takes the
 * same time on any width, and about a third of what deciding it takes; but of kernels that are short, 16 lanes decide
 * several in that time. */
enum { MANY = 64, RARE = MANY / 3 };

/* Pairs in a batch; below, there are too few blocks to save. Of a kernel that is hardly longer than its filter, asking
 * in vain has to be rare. */
enum { WORTH_GATHERING = 32, WORTH_ASKING_FIRST = 512 };

/* A loop over n pairs from `first` on, a multiple of 64. */
typedef lh_status partial_loop(const lh_call *call, unsigned one, size_t first, size_t n);

typedef struct pair_filter {
    partial_loop *loop; /* its hits are candidates; NULL: there is no filter */
    unsigned rare;      /* they are rare up to so many of MANY, of a whole stretch at most half */
} pair_filter;

typedef struct filtered_query {
    unsigned query; /* LH_QUERY_* */
    pair_filter first, second;
    partial_loop *whole;
} filtered_query;

/* Runs n pairs of a call, enough to be worth gathering; hits are those that it asks for. */
lh_status LH_OWN(run_filtered)(const filtered_query *filtered, const lh_call *call, unsigned one,
                               uint64_t *hits, size_t n);

/* LH_PARTIAL_LOOP(K, any, unknown(one)) is a partial_loop K_any, in which the operands `one` are a known set or any. */
#define LH_PARTIAL_LOOP(K, name, known) LH_PARTIAL_LOOP_BY(K, name, decide_part, known)
#define LH_PARTIAL_LOOP_BY(K, name, loop, known)                                                             \
    static LH_APART lh_status K##_##name(const lh_call *call, unsigned one, size_t first, size_t n)          \
    {                                                                                                        \
        K##_setup setup;                                                                                     \
        (void)one;                                                                                           \
        return loop(&K##_kernel, &setup, call, known_of(known, one), first, n);                              \
    }
#define LH_PARTIAL_LOOP_IN_STAGES(K, name, known)                                                            \
    static LH_APART lh_status K##_##name(const lh_call *call, unsigned one, size_t first, size_t n)          \
    {                                                                                                        \
        K##_setup setup;                                                                                     \
        K##_left left[BLOCKS_IN_STAGES];                                                                     \
        return decide_part_in_stages(&K##_kernel, &setup, left, call, known_of(known, one), first, n);       \
    }

/* What a filtered query is made of: LH_FILTER(K, F) is F_part by the kernel F, which decides whether a pair is a
 * candidate, of batches that are worth filtering; LH_FILTER_OF_ONE_LOOP(K, F) the same of operands with a margin, or of
 * a long kernel. LH_WHOLE(K), LH_WHOLE_OR_FIRST(K) and LH_WHOLE_IN_STAGES(K, .steps = 0) are K_part, which decides it
 * for good; so are LH_WHOLE_IN_ONE_LOOP(K) and LH_WHOLE_IN_ONE_LOOP_OF_STAGES(K, .steps = 0), with one copy of the
 * kernel for all calls. */
#define LH_FILTER(K, F)                                                                                      \
    LH_KERNEL_OF_FILTER(K, F)                                                                                \
    LH_PARTIAL_LOOP(F, pairs, 0)                                                                             \
    LH_PARTIAL_LOOP(F, first, ONE_FIRST)                                                                     \
    LH_PARTIAL_LOOP(F, second, ONE_SECOND)                                                                   \
                                                                                                             \
    static lh_status F##_part(const lh_call *call, unsigned one, size_t first, size_t n)                     \
    {                                                                                                        \
        return run_part(F##_pairs, F##_first, F##_second, call, one, first, n);                              \
    }
#define LH_FILTER_OF_ONE_LOOP(K, F)                                                                          \
    LH_KERNEL_OF_FILTER(K, F)                                                                                \
    LH_PARTIAL_LOOP(F, part, unknown(one))
#define LH_KERNEL_OF_FILTER(K, F)                                                                            \
    static const kernel F##_kernel = {.query = LH_QUERY_##K, .prepare = F##_prepare, .block = F##_block};
#define LH_WHOLE(K)                                                                                          \
    LH_KERNEL(K)                                                                                             \
    LH_WHOLE_OF_KERNEL(K)
#define LH_WHOLE_OF_SETUP(K)                                                                                 \
    LH_KERNEL_OF_SETUP(K)                                                                                    \
    LH_WHOLE_OF_KERNEL(K)
#define LH_WHOLE_OF_KERNEL(K)                                                                                \
    LH_PARTIAL_LOOP(K, any, unknown(one))                                                                    \
    LH_FEW(K, decide_few_of_long)                                                                            \
    LH_WHOLE_BY_FORMS(K, K##_any, K##_any, K##_any)
#define LH_WHOLE_IN_ONE_LOOP(K)                                                                              \
    LH_BLOCK_OF_READ_CALL(K)                                                                                 \
    static const kernel K##_kernel = {LH_IS_APART(K, 0).query = LH_QUERY_##K, .block = K##_block,            \
                                      .read = K##_read};                                                     \
    LH_WHOLE_IN_ONE_LOOP_OF_KERNEL(K)
#define LH_WHOLE_IN_ONE_LOOP_OF_SETUP(K)                                                                     \
    LH_BLOCK_OF_SETUP(K)                                                                                     \
    static const kernel K##_kernel = {LH_IS_APART(K, 1).query = LH_QUERY_##K, .block = K##_block,            \
                                      .read = K##_read};                                                     \
    LH_WHOLE_IN_ONE_LOOP_OF_KERNEL(K)
#define LH_WHOLE_IN_ONE_LOOP_OF_KERNEL(K)                                                                    \
    LH_PARTIAL_LOOP_BY(K, any, decide_any_part, unknown(one))                                                \
    LH_FEW_BY_ANY(K, call, one, 0, n)                                                                        \
    LH_WHOLE_BY_FORMS(K, K##_any, K##_any, K##_any)
#define LH_WHOLE_OR_FIRST(K)                                                                                 \
    LH_KERNEL(K)                                                                                             \
    LH_PARTIAL_LOOP(K, any, unknown(one) & ONE_SECOND)                                                       \
    LH_PARTIAL_LOOP(K, first, ONE_FIRST)                                                                     \
    LH_FEW(K, decide_few_of_long)                                                                            \
    LH_WHOLE_BY_FORMS(K, K##_any, K##_first, K##_any)
#define LH_WHOLE_IN_STAGES(K, ...)                                                                           \
    LH_STAGED_KERNEL(K, __VA_ARGS__)                                                                         \
    LH_PARTIAL_LOOP_IN_STAGES(K, any, unknown(one))                                                          \
    LH_FEW_IN_STAGES(K, decide_few_in_stages)                                                                \
    LH_WHOLE_BY_FORMS(K, K##_any, K##_any, K##_any)
#define LH_WHOLE_IN_ONE_LOOP_OF_STAGES(K, ...)                                                               \
    LH_STAGED_KERNEL(K, .kernel.read = K##_read, __VA_ARGS__)                                                \
    LH_PARTIAL_LOOP_IN_STAGES(K, any, unknown(one))                                                          \
    LH_FEW_BY_ANY(K, call, one, 0, n)                                                                        \
    LH_WHOLE_BY_FORMS(K, K##_any, K##_any, K##_any)

LH_INLINE lh_status run_part(partial_loop *pairs, partial_loop *of_first, partial_loop *of_second,
                             const lh_call *call, unsigned one, size_t first, size_t n)
{
    if (IS_SMALL)
        return pairs(call, one, first, n);
    if (one == ONE_FIRST)
        return of_first(call, one, first, n);
    return one == ONE_SECOND ? of_second(call, one, first, n) : pairs(call, one, first, n);
}

#if defined(LH_SMALL)
#define LH_FEW_OF_WHOLE(K, pairs)                                                                            \
    static lh_status K##_padded(const lh_call *call, unsigned one, size_t n)                                 \
    {                                                                                                        \
        return pairs(call, one, 0, n);                                                                       \
    }                                                                                                        \
                                                                                                             \
    static lh_status K##_few_of_whole(const lh_call *call, unsigned one, size_t n)                           \
    {                                                                                                        \
        (void)one;                                                                                           \
        (void)K##_few;                                                                                       \
        return LH_OWN(run_padded)(LH_QUERY_##K, K##_padded, call, n);                                        \
    }
#else
#define LH_FEW_OF_WHOLE(K, pairs)                                                                            \
    LH_INLINE lh_status K##_few_of_whole(const lh_call *call, unsigned one, size_t n)                        \
    {                                                                                                        \
        return K##_few(call, one, n);                                                                        \
    }
#endif

#define LH_WHOLE_BY_FORMS(K, pairs, of_first, of_second)                                                     \
    LH_FEW_OF_WHOLE(K, pairs)                                                                                \
                                                                                                             \
    static lh_status K##_part(const lh_call *call, unsigned one, size_t first, size_t n)                     \
    {                                                                                                        \
        return first + n < LANES ? K##_few_of_whole(call, one, n)                                            \
                                 : run_part(pairs, of_first, of_second, call, one, first, n);                \
    }

/* LH_FILTERED_QUERY(K, F, rare) is the query K, by F_part and K_part; LH_QUERY_OF_FILTERS(K, {loop, rare}, {loop,
 * rare}) is K by any two filters, the second of which may be {NULL, 0}; LH_QUERY_OF_FILTERS_FROM(least, ...) the same
 * of batches of so many pairs or more. A small library has no filters. */
#define LH_FILTERED_QUERY(K, F, rare) LH_QUERY_OF_FILTERS(K, {F##_part, rare}, {NULL, 0})
#define LH_QUERY_OF_FILTERS(K, ...)   LH_QUERY_OF_FILTERS_FROM(WORTH_GATHERING, K, __VA_ARGS__)
#define LH_QUERY_OF_FILTERS_FROM(least, K, ...)                                                              \
    static const filtered_query K##_filtered = {LH_QUERY_##K, __VA_ARGS__, K##_part};                        \
                                                                                                             \
    LH_BATCH_LOOP(K)                                                                                         \
    {                                                                                                        \
        if (IS_SMALL || n < least)                                                                           \
            return K##_part(call, one, 0, n);                                                                \
        return LH_OWN(run_filtered)(&K##_filtered, call, one, hits_of_query(LH_QUERY_##K, call), n);         \
    }                                                                                                        \
    LH_QUERY_BY(K, K##_loop)

#endif
