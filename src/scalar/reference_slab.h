/* Slabs: a box is where three of them meet (Kay and Kajiya 1986; Ericson, Real-Time Collision Detection,
 * 5.3.3). Both queries of boxes with times are made of these. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_SLAB_H
#define LANEHIT_SRC_SCALAR_REFERENCE_SLAB_H

#include "vector3.h"

/* No time is later than this, so that the padded limit is finite and every time of a hit is. */
static const float latest_time = 0x1p127f;

typedef struct interval {
    float enter, exit;
} interval;

/* When a point moving along one axis is between two planes. low and high: the way to each from where the
 * point starts; inv: the reciprocal of its velocity; inv_at_exit: the same, or padded already.
 *
 * The sign bit of inv says which plane comes first, and so the planes of an empty box stay in the wrong
 * order. At rest inv is infinite: the times are infinite too, of the signs that decide rightly, or NaN on the
 * plane itself, which narrow() passes over. */
static inline interval cross_slab(float low, float high, float inv, float inv_at_exit)
{
    int backwards = negative(inv);
    float first = backwards ? high : low;
    float second = backwards ? low : high;
    return (interval){first * inv, second * inv_at_exit};
}

static inline interval narrow(interval t, interval slab)
{
    return (interval){max(slab.enter, t.enter), min(slab.exit, t.exit)};
}

#endif
