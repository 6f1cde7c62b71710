/* The points of a segment and a triangle that are nearest to each other: of an end and the triangle, or of the segment
 * and an edge (Ericson, Real-Time Collision Detection, 5.1.10); where they meet, one of the segment. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_SEGMENT_NEAR_TRIANGLE_H
#define LANEHIT_SRC_SCALAR_REFERENCE_SEGMENT_NEAR_TRIANGLE_H

#include "reference_capsule_triangle.h"

typedef struct near_triangle {
    float distance2; /* NaN where a coordinate is no number, or infinite */
    vector3 on_segment, on_triangle;
} near_triangle;

static inline near_triangle nearest_to_triangle(segment s, triangle t)
{
    segment_gap gap = gap_of_segment(s, t);
    vector3 apart = gap.nearest.apart;
    float distance = length_of(apart), padding = padding_of_segment_gap(s, t, distance);
    int meet = gap.is_through || distance <= padding;
    float share = gap.is_through ? gap.crossing : gap.nearest.share;
    vector3 on_segment = add(s.a, scale(subtract(s.b, s.a), share));
    vector3 on_triangle = meet ? on_segment : subtract(on_segment, apart);
    float distance2 = meet ? 0.0f : dot(apart, apart);
    return (near_triangle){padding < INFINITY ? distance2 : NAN, on_segment, on_triangle};
}

#endif
