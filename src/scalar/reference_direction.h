/* Vectors of length 1. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_DIRECTION_H
#define LANEHIT_SRC_SCALAR_REFERENCE_DIRECTION_H

#include "reference.h"

/* Scaled before it is squared, so that a square neither underflows nor overflows. */
static inline vector3 direction_of(vector3 a)
{
    vector3 size = magnitude_each(a);
    float largest = max(max(size.x, size.y), size.z);
    vector3 scaled = scale(a, largest < 0x1p-24f ? 0x1p86f : 0x1p-25f);
    float squared = dot(scaled, scaled);
    if (!((squared > 0.0f) & (squared < INFINITY)))
        return (vector3){1.0f, 0.0f, 0.0f};
    float length = square_root(squared);
    return (vector3){scaled.x / length, scaled.y / length, scaled.z / length};
}

#endif
