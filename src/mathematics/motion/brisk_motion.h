/* A velocity in a unit of time in which it is not too slow for what is made of it: squares of its parts, and their
 * reciprocals. The difference of two velocities that are nearly the same is as short as their last digit. */
#ifndef LANEHIT_SRC_MATHEMATICS_MOTION_BRISK_MOTION_H
#define LANEHIT_SRC_MATHEMATICS_MOTION_BRISK_MOTION_H

#include "mathematics/shapes.h"

/* Of all magnitudes that are less than the first, the unit of time is the second, a power of two. */
static const float SLOW_MOTION = 0x1p-24f, LONG_UNIT_OF_TIME = 0x1p40f;

typedef struct brisk_motion {
    v3 velocity;
    lanes unit, end; /* of time; the end in these units */
    lanes latest;    /* the end */
} brisk_motion;

/* Neither NaN nor infinite. */
LH_INLINE mask is_finite_motion(const brisk_motion *m)
{
    const lanes zero = lanes_set1(0.0f);
    return lanes_eq(v3_dot(m->velocity, (v3){zero, zero, zero}), zero);
}

LH_INLINE brisk_motion brisk_motion_of(v3 velocity, lanes latest)
{
    const v3 size = v3_abs(velocity);
    const mask is_slow = lanes_lt(lanes_max(lanes_max(size.x, size.y), size.z), lanes_set1(SLOW_MOTION));
    const lanes one = lanes_set1(1.0f);
    const lanes unit = lanes_select(is_slow, lanes_set1(LONG_UNIT_OF_TIME), one);
    const lanes per_time = lanes_select(is_slow, lanes_set1(1.0f / LONG_UNIT_OF_TIME), one);
    return (brisk_motion){v3_scale(velocity, unit), unit, lanes_mul(latest, per_time), latest};
}

/* Where an end underflows it may be rounded up. */
LH_INLINE lanes time_of_motion(const brisk_motion *m, lanes in_units)
{
    return lanes_min(m->latest, lanes_mul(in_units, m->unit));
}

#endif
