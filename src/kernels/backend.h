/* A backend's objects, from its lanes: define LH_BACKEND as what its names begin with and LH_BACKEND_ISA as its number,
 * include its lanes.h, then this. With LH_PART defined, as a kernel's header, it is the object of that query, or of
 * pairs, of rounding, or the table; else of what queries share. */
#include <float.h>

/* Extended intermediate precision would change results. */
#if FLT_EVAL_METHOD != 0
#error "lanehit needs FLT_EVAL_METHOD 0: for i686, compile with -msse2 -mfpmath=sse"
#endif

#if defined(LH_PART)
#include LH_PART
#else

#include "box_layouts.h"
#include "box_rows.h"
#include "../engine/filter_batch.h"
#include "few_boxes.h"
#include "one_box.h"
#include "pack.h"
#include "../engine/padding.h"
#include "../engine/run_cells.h"
#include "../engine/staging.h"

#endif
