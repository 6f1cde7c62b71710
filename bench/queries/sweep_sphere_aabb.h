/* The ray of the centre against the rounded box. */
#include "rounded_box.h"

/* From the point of the box nearest to the centre at that time; any direction if the centre is in the box. */
ALWAYS_INLINE point direction_from_box(box b, point centre, point v, float t)
{
    const point at = along(centre, v, t), d = minus(at, clamped_to(b, at));
    const float squared = dot(d, d), inverse_length = 1.0f / sqrtf(squared);
    return (point){squared > 0.0f ? d.x * inverse_length : 1.0f, squared > 0.0f ? d.y * inverse_length : 0.0f,
                   squared > 0.0f ? d.z * inverse_length : 0.0f};
}

ALWAYS_INLINE answer solve(sphere s, point sphere_velocity, box b, point box_velocity, float t_max)
{
    const point v = minus(sphere_velocity, box_velocity);
    const float t = enter_rounded_box(s, v, b, t_max);
    const point d = direction_from_box(b, s.centre, v, t);
    const int hit = t < INFINITY;
    return (answer){hit, t, {hit ? d.x : 0.0f, hit ? d.y : 0.0f, hit ? d.z : 0.0f}};
}
