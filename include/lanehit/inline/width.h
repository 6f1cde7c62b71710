/* What follows from the lanes of one width. */

/* Hints of the library to compilers, which is done without here. */
LH_INLINE_FUNCTION LH_W(lanes) LH_W(lanes_keep)(LH_W(lanes) a)
{
    return a;
}

LH_INLINE_FUNCTION LH_W(lanes) LH_W(lanes_sub_by_fma)(LH_W(lanes) a, LH_W(lanes) b)
{
    return LH_W(lanes_sub)(a, b);
}

#include "queries.h"
