/* Along which directions k-DOPs have bounds, in the order of kdop_slabs. */
#ifndef LANEHIT_BENCH_KDOP_H
#define LANEHIT_BENCH_KDOP_H

#include "loop.h"

/* Unrolled, so that it is the loop around it that is vectorised. */
#define FOR_EACH_DIRECTION(k) _Pragma("clang loop unroll(full)") for (int k = 0; k < KDOP_DIRECTIONS; k++)

typedef struct heights {
    float along[KDOP_DIRECTIONS];
} heights;

ALWAYS_INLINE heights heights_of(point p)
{
    const float x = p.x, y = p.y, z = p.z;
    return (heights){
        {x, y, z, x + y + z, x + y - z, x - y + z, x - y - z, x + y, x - y, x + z, x - z, y + z, y - z}};
}

ALWAYS_INLINE float lower_bound(kdop k, int direction)
{
    return k.bound[kdop_slabs[direction].low];
}

ALWAYS_INLINE float upper_bound(kdop k, int direction)
{
    return k.bound[kdop_slabs[direction].high];
}

#endif
