/* Lanes of one width, LH_LANES, and the queries on them. */

#if LH_LANES == 4 && defined(LH_INLINE_X86)
#include "sse.h"
#elif LH_LANES == 4 && defined(LH_INLINE_NEON)
#include "neon.h"
#elif LH_LANES == 4
#include "plain.h"
#elif LH_LANES == 8 && defined(LH_INLINE_X86) && defined(__AVX2__)
#include "avx2.h"
#elif LH_LANES == 16 && defined(LH_INLINE_X86) && defined(__AVX512F__)
#include "avx512.h"
#else
#include "doubled.h"
#endif

/* Operations that are hints to compilers where the library itself is compiled; here they do without. */
LH_INLINE_FUNCTION LH_W(lanes) LH_W(lanes_keep)(LH_W(lanes) a)
{
    return a;
}

LH_INLINE_FUNCTION LH_W(lanes) LH_W(lanes_sub_by_fma)(LH_W(lanes) a, LH_W(lanes) b)
{
    return LH_W(lanes_sub)(a, b);
}

#include "queries.h"
