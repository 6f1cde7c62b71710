/* A backend's objects, from its lanes: define LH_BACKEND as the symbol of its table and LH_BACKEND_ISA as its number,
 * include its lanes.h, then this. With LH_PART defined, as a kernel's header, it is the object of that query; else the
 * table, and what queries share. */
#include <float.h>

/* Extended intermediate precision would change results. */
#if FLT_EVAL_METHOD != 0
#error "lanehit needs FLT_EVAL_METHOD 0: for i686, compile with -msse2 -mfpmath=sse"
#endif

#if defined(LH_PART)
#include LH_PART
#else

#include "../pairs/grid.h"
#include "box_layouts.h"
#include "box_rows.h"
#include "candidates.h"
#include "few_boxes.h"
#include "one_box.h"
#include "pack.h"
#include "rounding.h"
#include "run_cells.h"
#include "staging.h"

extern const lh_pairs_kernels LH_OWN(pairs);
extern const lh_backend LH_BACKEND;

const lh_backend LH_BACKEND = {
    .isa = LH_BACKEND_ISA,
    .pairs = &LH_OWN(pairs),
    .query =
        {
#define QUERY(name, ...) [LH_QUERY_##name] = LH_OWN(name),
#include "all_queries.def"
#undef QUERY
        },
    .pack = LH_OWN(pack),
    .round = LH_OWN(round),
    .spread = LH_OWN(spread),
};

#endif
