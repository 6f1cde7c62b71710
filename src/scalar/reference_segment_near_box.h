/* A segment and a box: the points of both that are nearest to each other. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_SEGMENT_NEAR_BOX_H
#define LANEHIT_SRC_SCALAR_REFERENCE_SEGMENT_NEAR_BOX_H

#include "reference_moving_point.h"

/* Those of segments that meet the box, and of some more, are one: that of the box. */
typedef struct near_box {
    float share, distance2; /* NaN of a box without points */
    vector3 on_segment, on_box;
    int meet;
} near_box;

/* further: how far off the segment may be. */
static inline near_box nearest_to_box(segment s, box b, float further)
{
    vector3 way = subtract(s.b, s.a);
    course c = course_past(s.a, way, b, 1.0f);
    float share = nearest_time(&c), distance2 = distance_squared_at(&c, share);
    float length = square_root(dot(way, way));
    float reach = (length * (24.0f * unit_roundoff) + further) + course_absolute_pad;
    int meet = distance2 <= reach * reach;
    vector3 on_segment = add(s.a, scale(way, share));
    near_box found = {share, meet ? 0.0f : distance2, on_segment, clamp_each(on_segment, b.min, b.max), meet};
    if (!all_at_most(b.min, b.max))
        found.distance2 = NAN;
    return found;
}

#endif
