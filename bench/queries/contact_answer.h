/* What a contact is, given the way from one core to the other. */
#ifndef BENCH_QUERIES_CONTACT_ANSWER_H
#define BENCH_QUERIES_CONTACT_ANSWER_H

#include "box_way.h"

/* distance: of the cores, negative in each other, where the way leads out and the normal against it. */
ALWAYS_INLINE answer contact_by(point on_a, point normal, float distance, float a_radius, float b_radius,
                                float margin)
{
    const float gap = distance - (a_radius + b_radius);
    const int hit = gap <= margin;
    const point told = times(normal, hit ? 1.0f : 0.0f);
    return (answer){hit, hit ? gap : INFINITY, told,
                    along(times(on_a, hit ? 1.0f : 0.0f), told, 0.5f * (distance + a_radius - b_radius))};
}

ALWAYS_INLINE answer contact_along(point on_a, point way, float a_radius, float b_radius, float margin)
{
    const float distance = sqrtf(dot(way, way));
    return contact_by(on_a, times(way, 1.0f / distance), distance, a_radius, b_radius, margin);
}

#endif
