/* The table of a backend, from its lanes: define LH_BACKEND as its symbol and LH_BACKEND_ISA as its number,
 * include its lanes.h, then this. */
#include "lanehit/backend.h"

/* One #include a query, written by the build. */
#include "query_kernels.h"

#include <float.h>

/* Extended intermediate precision would change results. */
#if FLT_EVAL_METHOD != 0
#error "lanehit needs FLT_EVAL_METHOD 0: for i686, compile with -msse2 -mfpmath=sse"
#endif

extern const lh_backend LH_BACKEND;

const lh_backend LH_BACKEND = {
    .isa = LH_BACKEND_ISA,
    .query =
        {
#define QUERY(name, ...) [LH_QUERY_##name] = name,
#include "lanehit/queries.def"
        },
};
