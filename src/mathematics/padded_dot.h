/* Products of vectors, with what they may be off by. */
#ifndef LANEHIT_SRC_MATHEMATICS_PADDED_DOT_H
#define LANEHIT_SRC_MATHEMATICS_PADDED_DOT_H

#include "vector.h"

typedef struct padded_dot {
    lanes value, padding;
} padded_dot;

/* The padding is relative to the magnitudes that are summed up: these may cancel. */
LH_INLINE padded_dot dot_padded(v3 a, v3 b, float padding)
{
    const lanes x = lanes_mul(a.x, b.x), y = lanes_mul(a.y, b.y), z = lanes_mul(a.z, b.z);
    const lanes magnitude = lanes_add(lanes_add(lanes_abs(x), lanes_abs(y)), lanes_abs(z));
    return (padded_dot){lanes_add(lanes_add(x, y), z), lanes_mul(magnitude, lanes_set1(padding))};
}

#endif
