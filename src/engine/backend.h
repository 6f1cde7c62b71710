/* A backend's objects, from its lanes: define LH_BACKEND as what its names begin with and LH_BACKEND_ISA as its number,
 * include its lanes.h, then this. With LH_PART defined, as a kernel's header, it is the object of that query, or of
 * pairs, of rounding, or the table; else of what queries share. */
#include <float.h>

/* Extended intermediate precision would change results. */
#if FLT_EVAL_METHOD != 0
#error "lanehit needs FLT_EVAL_METHOD 0: for i686, compile with -msse2 -mfpmath=sse"
#endif

#if !defined(LH_PART)
#define LH_PART "engine/shared.h"
#endif
#include LH_PART
