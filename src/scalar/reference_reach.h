/* How far a sphere reaches. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_REACH_H
#define LANEHIT_SRC_SCALAR_REFERENCE_REACH_H

#include "element.h"

/* The squared radius; padded for the rounding of both squares that are compared, and for what of them underflows. */
static inline float squared_reach(float radius)
{
    const float relative_pad = 1.0f + 8.0f * unit_roundoff;
    const float absolute_pad = 0x1p-126f;
    return radius * radius * relative_pad + absolute_pad;
}

static inline int sphere_meets_box(sphere s, box b)
{
    vector3 nearest = min_each(max_each(s.centre, b.min), b.max);
    vector3 d = subtract(nearest, s.centre);
    return (s.radius >= 0.0f) & (dot(d, d) <= squared_reach(s.radius));
}

#endif
