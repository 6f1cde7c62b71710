/* A relative velocity in a unit of time in which squares of its parts do not underflow. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_BRISK_MOTION_H
#define LANEHIT_SRC_SCALAR_REFERENCE_BRISK_MOTION_H

#include "reference.h"

static const float latest_toi = 0x1p127f;

typedef struct motion {
    vector3 velocity;
    float unit, end, limit; /* end: of time, in this unit */
} motion;

static inline motion brisk_motion(vector3 velocity, float t_max)
{
    vector3 size = magnitude_each(velocity);
    int is_slow = max(max(size.x, size.y), size.z) < 0x1p-24f;
    float unit = is_slow ? 0x1p40f : 1.0f, per_unit = is_slow ? 0x1p-40f : 1.0f,
          limit = min(t_max, latest_toi);
    return (motion){scale(velocity, unit), unit, limit * per_unit, limit};
}

static inline int is_finite_motion(const motion *m)
{
    const vector3 nothing = {0.0f, 0.0f, 0.0f};
    return dot(m->velocity, nothing) == 0.0f;
}

static inline float time_of_motion(const motion *m, float in_units)
{
    return min(m->limit, in_units * m->unit);
}

#endif
