/* When a point that moves first touches balls, the sides of capsules, and what lies between two planes: infinite where
 * it does not. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_FIRST_TOUCH_H
#define LANEHIT_SRC_SCALAR_REFERENCE_FIRST_TOUCH_H

#include "reference_brisk_motion.h"
#include "reference_ray_side.h"

static inline ray path_from(vector3 start, const motion *m)
{
    return (ray){.origin = start, .dir = m->velocity, .t_min = 0.0f, .t_max = m->end};
}

static inline float entry_of(passage p)
{
    return p.hit ? p.enter : INFINITY;
}

static inline float entry_to_ball(ray path, vector3 centre, float reach)
{
    return entry_of(through_ball(path, centre, reach));
}

static inline float entry_to_side(ray path, segment axis, float reach)
{
    return entry_of(through_side_within(path, axis, reach));
}

static inline float entry_to_capsule(ray path, segment axis, float reach)
{
    float of_balls = min(entry_to_ball(path, axis.b, reach), entry_to_ball(path, axis.a, reach));
    return min(entry_to_side(path, axis, reach), of_balls);
}

/* By the height over the plane in the middle, and how fast that grows. */
static inline float entry_to_slab(float height, float climb, float reach)
{
    float over = fabsf(height) - reach, fall = height < 0.0f ? climb : -climb;
    if (over <= 0.0f)
        return 0.0f;
    return fall > 0.0f ? over / fall : INFINITY;
}

#endif
