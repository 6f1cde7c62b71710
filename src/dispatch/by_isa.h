/* Tables by instruction set: what a public function calls, by the number of the one in use. Each query has a table of
 * its own, so of every backend a program links what it calls, and no more. */
#ifndef LANEHIT_SRC_DISPATCH_BY_ISA_H
#define LANEHIT_SRC_DISPATCH_BY_ISA_H

#include "built_backends.h"
#include "dispatch.h"

/* LH_DECLARE_BY_ISA(lh_query_function, overlap_aabb_aabb) declares what the backends of this build have of this name,
 * and the table of them:
 *     extern lh_query_function lh_backend_scalar_overlap_aabb_aabb, lh_backend_sse_overlap_aabb_aabb,
 *         *const lh_overlap_aabb_aabb_by_isa[LH_CHOICES]; */
#define LH_DECLARE_BY_ISA(type, name)                                                                        \
    extern type LH_EACH_BACKEND(LH_DECLARED, name) *const lh_##name##_by_isa[LH_CHOICES];
#define LH_DECLARED(ISA, isa, name) lh_backend_##isa##_##name,

#define QUERY(name, ...) LH_DECLARE_BY_ISA(lh_query_function, name)
#include "description/all_queries.def"
#undef QUERY
LH_DECLARE_BY_ISA(lh_pack_function, pack)
LH_DECLARE_BY_ISA(lh_round_function, round)
LH_DECLARE_BY_ISA(lh_spread_function, spread)
LH_DECLARE_BY_ISA(const struct lh_pairs_kernels, pairs)
LH_DECLARE_BY_ISA(const lh_backend, table)

/* The rows of a table, behind the first. LH_BY_ISA(overlap_aabb_aabb) is
 *     [LH_ISA_SCALAR + 1] = &lh_backend_scalar_overlap_aabb_aabb,
 *     [LH_ISA_SSE + 1] = &lh_backend_sse_overlap_aabb_aabb, */
#define LH_BY_ISA(name)        LH_EACH_BACKEND(LH_ROW, name)
#define LH_ROW(ISA, isa, name) [LH_ISA_##ISA + 1] = &lh_backend_##isa##_##name,

#endif
