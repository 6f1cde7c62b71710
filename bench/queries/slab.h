/* The times at which a moving point is between two planes: both, sorted. */
#ifndef LANEHIT_BENCH_SLAB_H
#define LANEHIT_BENCH_SLAB_H

#include "loop.h"

typedef struct slab {
    float enter, exit;
} slab;

ALWAYS_INLINE slab cross_slab(float low, float high, float inv)
{
    const float t_low = low * inv;
    const float t_high = high * inv;
    return (slab){minimum(t_low, t_high), maximum(t_low, t_high)};
}

ALWAYS_INLINE slab common_of(slab x, slab y, slab z)
{
    return (slab){maximum(maximum(x.enter, y.enter), z.enter), minimum(minimum(x.exit, y.exit), z.exit)};
}

#endif
