/* One backend's queries, called directly: for test suites and benchmarks. This header's contents may change with any
 * version. */
#ifndef LANEHIT_BACKEND_H
#define LANEHIT_BACKEND_H

#include "lanehit.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The queries by number: LH_QUERY_raycast_aabb is that of lh_raycast_aabb. */
enum {
#define QUERY(name, ...) LH_QUERY_##name,
#include "queries.def"
    LH_QUERY_COUNT,
    LH_BEFORE_GRIDS = LH_QUERY_COUNT - 1,
#include "grid_queries.def"
#undef QUERY
    LH_ALL_QUERIES /* those of grids too */
};

/* A call as data: the arguments of a query's function, in its order. An lh_xyz is three of them, its arrays; where there
 * is none, they are NULL. */
enum { LH_MOST_ARGUMENTS = 12 };

typedef union lh_argument {
    const void *view;
    void *output;
    float number;
} lh_argument;

typedef struct lh_call {
    lh_argument argument[LH_MOST_ARGUMENTS];
} lh_call;

/* Does what the function of the same name in lanehit.h does while this backend is the active one. */
typedef lh_status lh_query_function(const lh_call *call);

/* Some arrays of a view, all there and of one stride, to columns that are pitch floats apart. count is not 0, and up to
 * the next multiple of 16 the columns may be filled with anything. */
typedef struct lh_packing {
    const float *const *array;
    size_t arrays, count;
    const uint32_t *index;
    uint32_t stride, index_stride; /* as in views */
    float *column;
    size_t pitch;
} lh_packing;

typedef void lh_pack_function(const lh_packing *packing);

struct lh_pairs_kernels; /* src/pairs/grid.h */

typedef struct lh_backend {
    lh_isa isa;
    const struct lh_pairs_kernels *pairs; /* of lh_pairs_*; NULL before the first use */
    lh_query_function *query[LH_ALL_QUERIES];
    lh_pack_function *pack; /* what lh_pack_* of views do */
} lh_backend;

/* The table of a backend that is available; NULL for any other. */
LH_API const lh_backend *lh_isa_backend(lh_isa isa);

#ifdef __cplusplus
}
#endif

#endif
