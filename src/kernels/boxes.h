/* What the tests of box against box share: the two operands. */
#ifndef LANEHIT_SRC_KERNELS_BOXES_H
#define LANEHIT_SRC_KERNELS_BOXES_H

#include "vector.h"

enum { BOX_A = 1 << 0, BOX_B = 1 << 1 };

typedef struct aabb_pair_once {
    aabb_columns columns_a, columns_b;
    aabb a, b; /* of those in `one` */
} aabb_pair_once;

#define AABB_PAIR_PARAMETERS const lh_aabbs *a, const lh_aabbs *b, uint64_t *hits
#define AABB_PAIR_ARGUMENTS  a, b, hits

typedef lh_status aabb_pair_loop(AABB_PAIR_PARAMETERS);
typedef aabb_pair_loop *const aabb_pair_loops[LOOPS];

LH_INLINE size_t aabb_pair_prepare(aabb_pair_once *once, unsigned one, AABB_PAIR_PARAMETERS)
{
    (void)hits;
    once->columns_a = aabb_columns_of(arrays_of_aabbs(a));
    once->columns_b = aabb_columns_of(arrays_of_aabbs(b));
    if (one & BOX_A)
        once->a = aabb_load_one(once->columns_a);
    if (one & BOX_B)
        once->b = aabb_load_one(once->columns_b);
    return one & BOX_A ? b->count : a->count;
}

LH_INLINE aabb box_a(const aabb_pair_once *once, block at, unsigned one)
{
    return one & BOX_A ? once->a : aabb_load(once->columns_a, at);
}

LH_INLINE aabb box_b(const aabb_pair_once *once, block at, unsigned one)
{
    return one & BOX_B ? once->b : aabb_load(once->columns_b, at);
}

static int aabb_pair_has_loop(const void *loops, unsigned one)
{
    return (*(const aabb_pair_loops *)loops)[one] != NULL;
}

static void run_aabb_pair_columns(const void *loops, unsigned one, const operand *in, size_t n,
                                  const batch_call *call)
{
    const lh_aabbs a = packed_aabbs(in[0], n), b = packed_aabbs(in[1], n);
    (*(const aabb_pair_loops *)loops)[one](&a, &b, call->hits);
}

static LH_APART lh_status run_aabb_pair_closely(enum lh_call test, const aabb_pair_loops *loops,
                                                AABB_PAIR_PARAMETERS)
{
    static const staged_test pair = {2, aabb_pair_has_loop, run_aabb_pair_columns};
    size_t n;
    const lh_status status = check_aabb_aabb(test, a, b, hits, &n);
    if (status != LH_OK)
        return status;
    const source sources[] = {source_of_aabbs(a), source_of_aabbs(b)};
    const batch_call call = {.hits = hits};
    run_staged(&pair, loops, sources, n, &call);
    return LH_OK;
}

LH_INLINE lh_status run_aabb_pair(enum lh_call test, const aabb_pair_loops *loops, AABB_PAIR_PARAMETERS)
{
    plain_call call = {0};
    if (LH_LIKELY(a) && LH_LIKELY(b)) {
        see_aabbs(&call, a);
        see_aabbs(&call, b);
        see_hits(&call, hits);
        if (seen_in_order(&call) && count_in(&call, a->count, BOX_A) && count_in(&call, b->count, BOX_B) &&
            has_tests(&call) && LH_LIKELY((*loops)[call.one]))
            return (*loops)[call.one](a, b, hits);
    }
    return run_aabb_pair_closely(test, loops, a, b, hits);
}

#endif
