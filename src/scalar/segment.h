/* The point of a segment that is nearest to another: the foot of the perpendicular, clamped (Ericson, Real-Time Collision
 * Detection, 5.1.2). */
#ifndef LANEHIT_SCALAR_SEGMENT_H
#define LANEHIT_SCALAR_SEGMENT_H

#include "element.h"

typedef struct segment_foot {
    float t;      /* of the way from a to b */
    vector3 from; /* from there to the point */
} segment_foot;

static inline segment_foot foot_on_segment(segment s, vector3 point)
{
    vector3 ab = subtract(s.b, s.a);
    vector3 ap = subtract(point, s.a);
    float t = dot(ap, ab) * (1.0f / dot(ab, ab));
    t = min(max(t, 0.0f), 1.0f);
    return (segment_foot){t, subtract(ap, scale(ab, t))};
}

#endif
