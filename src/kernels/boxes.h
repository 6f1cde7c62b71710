/* What the tests of box against box share: the two operands. */
#ifndef LANEHIT_SRC_KERNELS_BOXES_H
#define LANEHIT_SRC_KERNELS_BOXES_H

#include "vector.h"

enum { BOX_A = 1 << 0, BOX_B = 1 << 1 };

typedef struct aabb_pair_once {
    aabb_columns columns_a, columns_b;
    aabb a, b; /* of those in `one` */
} aabb_pair_once;

LH_INLINE void aabb_pair_prepare(aabb_pair_once *once, const operand *in, const batch_call *call,
                                 unsigned one)
{
    (void)call;
    once->columns_a = aabb_columns_of(in[0]);
    once->columns_b = aabb_columns_of(in[1]);
    if (one & BOX_A)
        once->a = aabb_load_one(once->columns_a);
    if (one & BOX_B)
        once->b = aabb_load_one(once->columns_b);
}

LH_INLINE aabb box_a(const aabb_pair_once *once, block at, unsigned one)
{
    return one & BOX_A ? once->a : aabb_load(once->columns_a, at);
}

LH_INLINE aabb box_b(const aabb_pair_once *once, block at, unsigned one)
{
    return one & BOX_B ? once->b : aabb_load(once->columns_b, at);
}

typedef struct aabb_pair_views {
    const lh_aabbs *a, *b;
} aabb_pair_views;

static void aabb_pair_sources(const void *views, source *sources)
{
    const aabb_pair_views *pair = views;
    sources[0] = source_of_aabbs(pair->a);
    sources[1] = source_of_aabbs(pair->b);
}

static LH_APART lh_status run_aabb_pair_closely(enum lh_call test, const lh_aabbs *a, const lh_aabbs *b,
                                                uint64_t *hits, batch_loop *const *loops)
{
    size_t n;
    const lh_status status = check_aabb_aabb(test, a, b, hits, &n);
    const aabb_pair_views views = {a, b};
    const batch_call call = {.hits = hits};
    return run_views(status, n, aabb_pair_sources, &views, 2, loops, &call);
}

LH_INLINE lh_status run_aabb_pair(enum lh_call test, const lh_aabbs *a, const lh_aabbs *b, uint64_t *hits,
                                  batch_loop *const *loops)
{
    plain_call seen = {0};
    if (LH_LIKELY(a) && LH_LIKELY(b) && see_aabbs(&seen, a, BOX_A) && see_aabbs(&seen, b, BOX_B)) {
        see_hits(&seen, hits);
        const operand in[] = {arrays_at(a, offsetof(lh_aabbs, min_x)),
                              arrays_at(b, offsetof(lh_aabbs, min_x))};
        const batch_call call = {.hits = hits};
        if (run_plain(&seen, in, loops, &call))
            return LH_OK;
    }
    return run_aabb_pair_closely(test, a, b, hits, loops);
}

#endif
