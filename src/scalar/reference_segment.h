/* The point of a segment that is nearest to another: the foot of the perpendicular, clamped (Ericson, Real-Time
 * Collision Detection, 5.1.2). */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_SEGMENT_H
#define LANEHIT_SRC_SCALAR_REFERENCE_SEGMENT_H

#include "element.h"

typedef struct segment_foot {
    float t;      /* of the way from a to b */
    vector3 from; /* from there to the point */
} segment_foot;

static inline float share_of_way(float along)
{
    return min(max(along, 0.0f), 1.0f);
}

/* Of a point as seen from a. */
static inline segment_foot foot_seen_from_a(segment s, vector3 ap)
{
    vector3 ab = subtract(s.b, s.a);
    float t = share_of_way(dot(ap, ab) * (1.0f / dot(ab, ab)));
    return (segment_foot){t, subtract(ap, scale(ab, t))};
}

static inline segment_foot foot_on_segment(segment s, vector3 point)
{
    return foot_seen_from_a(s, subtract(point, s.a));
}

#endif
