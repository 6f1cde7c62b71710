/* What the references of what lies in a ball have in common. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_SURELY_WITHIN_H
#define LANEHIT_SRC_SCALAR_REFERENCE_SURELY_WITHIN_H

#include "vector3.h"

/* Is the vector, of components off by u at most, no longer than the radius, off by u at most? Never wrongly yes. Both
 * are scaled, so that no square that matters leaves the range of floats. */
static inline int is_within(vector3 way, float radius)
{
    const float relative_pad = 1.0f - 10.0f * unit_roundoff;
    const float longest = 0x1p88f;

    float factor = radius < 0x1p-24f ? 0x1p86f : radius > 0x1p62f ? 0x1p-25f : 1.0f;
    float r = min(longest, radius) * factor;
    vector3 w = scale(way, factor);
    return dot(w, w) <= r * fabsf(r) * relative_pad;
}

#endif
