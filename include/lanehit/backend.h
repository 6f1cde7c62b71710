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

/* A call as data: the arguments of a query's function, in its order. An lh_xyz is three of them, its arrays, and an
 * lh_manifolds LH_ARRAYS_OF_MANIFOLDS; where there is none, they are NULL. */
enum { LH_ARRAYS_OF_MANIFOLDS = sizeof(lh_manifolds) / sizeof(void *), LH_MOST_ARGUMENTS = 52 };

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

/* Copies some arrays of a view, none of them NULL and all of one stride, to columns that are pitch floats apart. count
 * is not 0. Behind count elements, up to the next multiple of 16, the columns may be filled with anything. */
typedef struct lh_packing {
    const float *const *array;
    size_t arrays, count;
    const uint32_t *index;
    uint32_t stride, index_stride; /* as in views */
    float *column;
    size_t pitch;
} lh_packing;

typedef void lh_pack_function(const lh_packing *packing);

/* Rounds count doubles, a multiple of LH_ROUNDED_TOGETHER, to floats. x[i] is rounded up where flips[i %
 * LH_ROUNDED_TOGETHER] is the sign bit of a double, and down where it is 0; to nearest if flips is NULL. NaN becomes
 * 0x7fc00000. 24 is a whole number of vectors, and of structs of 1, 2, 3, 4 or 6 components, each of which has a
 * direction of its own. */
enum { LH_ROUNDED_TOGETHER = 24 };

typedef void lh_round_function(const double *x, size_t count, const uint64_t *flips, float *rounded);

/* Turns count doubles, which are boxes {centre[3], half[3]}, into doubles {low[3], high[3]}: low, rounded down to a
 * float, gives the same as the exact centre - half, and high, rounded up, the same as the exact centre + half. count
 * and flips, those of such boxes, are as above. The three doubles behind the last box are read too, and not used. */
typedef void lh_spread_function(const double *x, size_t count, const uint64_t *flips, double *ends);

struct lh_pairs_kernels; /* src/pairs/grid.h */

typedef struct lh_backend {
    lh_isa isa;
    const struct lh_pairs_kernels *pairs; /* of lh_pairs_*; NULL before the first use */
    lh_query_function *query[LH_ALL_QUERIES];
    lh_pack_function *pack;   /* what lh_pack_* of views do */
    lh_round_function *round; /* and those of doubles */
    lh_spread_function *spread;
} lh_backend;

/* The table of a backend that is available; NULL for any other. */
LH_API const lh_backend *lh_isa_backend(lh_isa isa);

#ifdef __cplusplus
}
#endif

#endif
