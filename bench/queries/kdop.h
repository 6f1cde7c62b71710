/* Along which directions k-DOPs have bounds, in the order of kdop_slabs. */
#ifndef LANEHIT_BENCH_KDOP_H
#define LANEHIT_BENCH_KDOP_H

#include "loop.h"

/* Unrolled, so that it is the loop around it that is vectorised. */
#define FOR_EACH_DIRECTION(k) _Pragma("clang loop unroll(full)") for (int k = 0; k < KDOP_DIRECTIONS; k++)

ALWAYS_INLINE heights heights_of(point p)
{
    const float x = p.x, y = p.y, z = p.z;
    return (heights){
        {x, y, z, x + y + z, x + y - z, x - y + z, x - y - z, x + y, x - y, x + z, x - z, y + z, y - z}};
}

/* Whether it reaches from low or below to high or beyond, along each direction. */
ALWAYS_INLINE answer spans(kdop k, heights low, heights high)
{
    int hit = 1;
    FOR_EACH_DIRECTION(i)
    {
        hit &= k.low.along[i] <= low.along[i];
        hit &= high.along[i] <= k.high.along[i];
    }
    return (answer){hit};
}

#endif
