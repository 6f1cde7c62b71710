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

/* Where the segment is nearest, whether they meet there or not. */
static inline near_box way_beside_box(vector3 start, vector3 way, box b)
{
    course c = course_past(start, way, b, 1.0f);
    float share = nearest_time(&c);
    vector3 on_segment = add(start, scale(way, share));
    return (near_box){share, distance_squared_at(&c, share), on_segment, clamp_each(on_segment, b.min, b.max),
                      0};
}

static inline near_box segment_beside_box(segment s, box b)
{
    return way_beside_box(s.a, subtract(s.b, s.a), b);
}

/* further: how far off the segment may be. */
static inline near_box nearest_to_box(segment s, box b, float further)
{
    near_box found = segment_beside_box(s, b);
    vector3 way = subtract(s.b, s.a);
    float length = square_root(dot(way, way));
    float reach = (length * (24.0f * unit_roundoff) + further) + course_absolute_pad;
    found.meet = found.distance2 <= reach * reach;
    if (found.meet)
        found.distance2 = 0.0f;
    if (!all_at_most(b.min, b.max))
        found.distance2 = NAN;
    return found;
}

#endif
