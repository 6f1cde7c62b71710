/* The backend before any is chosen: has one chosen, and hands the call on. */
#include "dispatch.h"

#define QUERY(name, ...)                                                                                     \
    static lh_status first_##name(const lh_call *call)                                                       \
    {                                                                                                        \
        return lh_choose_backend()->query[LH_QUERY_##name](call);                                            \
    }
#include "all_queries.def"
#undef QUERY

static void first_pack(const lh_packing *packing)
{
    lh_choose_backend()->pack(packing);
}

static void first_round(const double *x, size_t count, const uint64_t *flips, float *rounded)
{
    lh_choose_backend()->round(x, count, flips, rounded);
}

static void first_spread(const double *x, size_t count, const uint64_t *flips, double *ends)
{
    lh_choose_backend()->spread(x, count, flips, ends);
}

const lh_backend lh_backend_first_use = {
    .query =
        {
#define QUERY(name, ...) [LH_QUERY_##name] = first_##name,
#include "all_queries.def"
        },
    .pack = first_pack,
    .round = first_round,
    .spread = first_spread,
};
