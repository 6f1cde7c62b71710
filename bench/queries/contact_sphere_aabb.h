/* The distance of the centre from its clamp, or from the nearest face, less the radius. */
#include "contact_answer.h"

ALWAYS_INLINE answer solve(sphere s, box b, float margin)
{
    const box_way way = way_to_box(s.centre, b);
    return contact_by(s.centre, way.normal, way.distance, s.radius, 0.0f, margin);
}
