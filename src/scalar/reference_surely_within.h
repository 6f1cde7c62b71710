/* What the references of what lies in a ball have in common. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_SURELY_WITHIN_H
#define LANEHIT_SRC_SCALAR_REFERENCE_SURELY_WITHIN_H

#include "vector3.h"

/* Is the vector, of components off by u at most, no longer than the radius, off by u at most? In range never wrongly
 * yes. The radius is cut so that its square is finite. */
static inline int is_within(vector3 way, float radius)
{
    const float relative_pad = 1.0f - 10.0f * unit_roundoff;
    const float longest = 0x1p63f;

    float r = min(longest, radius);
    return (radius >= 0.0f) & (dot(way, way) <= r * r * relative_pad);
}

#endif
