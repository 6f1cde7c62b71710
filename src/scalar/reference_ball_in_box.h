/* Does a ball lie in a box? */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_BALL_IN_BOX_H
#define LANEHIT_SRC_SCALAR_REFERENCE_BALL_IN_BOX_H

#include "reference.h"

/* Is low + r <= high, exactly, for r >= 0? Where rounding hides an excess in one form, another has none (Sterbenz). */
static inline int fits(float low, float r, float high)
{
    return (r <= high - low) & (low + r <= high) & (low <= high - r);
}

static inline int fits_on_axis(float min, float max, float centre, float r)
{
    return fits(min, r, centre) & fits(centre, r, max);
}

static inline int box_contains_ball(box outer, sphere inner)
{
    return (inner.radius >= 0.0f) & fits_on_axis(outer.min.x, outer.max.x, inner.centre.x, inner.radius) &
           fits_on_axis(outer.min.y, outer.max.y, inner.centre.y, inner.radius) &
           fits_on_axis(outer.min.z, outer.max.z, inner.centre.z, inner.radius);
}

#endif
