/* What every reference is made of: its arguments, and the loop over pairs. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_H
#define LANEHIT_SRC_SCALAR_REFERENCE_H

#include "description/arguments.h"
#include "element.h"

/* Records pair i, in ascending order of i: the first pair of a word writes the word whole, which clears the
 * bits that stay unused. */
static inline void record_hit(uint64_t *hits, size_t i, int hit)
{
    uint64_t bit = (uint64_t)hit << i % 64;
    uint64_t before = i % 64 == 0 ? 0 : hits[i / 64];
    hits[i / 64] = before | bit;
}

/* Stores result i of an output that may not be wanted. */
static inline void record_float(float *results, size_t i, float result)
{
    if (results)
        results[i] = result;
}

static inline void record_vector(lh_xyz results, size_t i, vector3 result)
{
    record_float(results.x, i, result.x);
    record_float(results.y, i, result.y);
    record_float(results.z, i, result.z);
}

/* The function of the scalar backend for a query, from one that decides pair i of its arguments, stores what results
 * it has beside the hit, and returns whether it is one. REFERENCE(overlap_aabb_aabb) makes
 *     lh_status lh_backend_scalar_overlap_aabb_aabb(const lh_call *call)
 * of
 *     static inline int overlap_aabb_aabb(const overlap_aabb_aabb_arguments *of, size_t i) */
#define REFERENCE(query) REFERENCE_BY(query, record_hit(of.hits, i, query(&of, i)))

/* The same of a query without hits, from a function that stores all results of pair i. */
#define REFERENCE_WITHOUT_HITS(query) REFERENCE_BY(query, query(&of, i))

#define REFERENCE_BY(query, DECIDE)                                                                          \
    lh_status lh_backend_scalar_##query(const lh_call *call);                                                \
                                                                                                             \
    lh_status lh_backend_scalar_##query(const lh_call *call)                                                 \
    {                                                                                                        \
        size_t n;                                                                                            \
        const lh_status status = lh_check_query(LH_QUERY_##query, call, &n);                                 \
        if (status != LH_OK)                                                                                 \
            return status;                                                                                   \
        const query##_arguments of = query##_arguments_of(call);                                             \
        for (size_t i = 0; i < n; i++)                                                                       \
            DECIDE;                                                                                          \
        return LH_OK;                                                                                        \
    }

#endif
