/* A backend as a table of all that it has: for suites and benchmarks. */
#include "engine/own.h"

extern const struct lh_pairs_kernels LH_OWN(pairs);
extern const lh_backend LH_OWN(table);

const lh_backend LH_OWN(table) = {
    .isa = LH_BACKEND_ISA,
    .pairs = &LH_OWN(pairs),
#define QUERY(name) .query[LH_QUERY_##name] = LH_OWN(name),
#include "built_queries.def"
#undef QUERY
    .pack = LH_OWN(pack),
    .round = LH_OWN(round),
    .spread = LH_OWN(spread),
};
