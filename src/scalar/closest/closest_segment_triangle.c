/* The points of a segment and a triangle that are closest to each other: of an end and the triangle, or of the segment
 * and an edge (Ericson, Real-Time Collision Detection, 5.1.10); where they meet, one of the segment. */
#include "scalar/reference_capsule_triangle.h"
#include "scalar/reference_closest.h"

static inline void closest_segment_triangle(const closest_segment_triangle_arguments *of, size_t i)
{
    segment s = segment_at(of->segments, i);
    triangle t = triangle_at(of->triangles, i);
    segment_gap gap = gap_of_segment(s, t);
    vector3 apart = gap.nearest.apart;
    float distance = length_of(apart), padding = padding_of_segment_gap(s, t, distance);
    int meet = gap.is_through || distance <= padding;
    float share = gap.is_through ? gap.crossing : gap.nearest.share;
    vector3 on_segment = add(s.a, scale(subtract(s.b, s.a), share));
    vector3 on_triangle = meet ? on_segment : subtract(on_segment, apart);
    float distance2 = padding < INFINITY ? (meet ? 0.0f : dot(apart, apart)) : NAN;
    nearest found = nearest_at(distance2, on_segment);
    record_float(of->distance2, i, found.distance2);
    record_vector(of->on_segment, i, found.point);
    record_vector(of->on_triangle, i, nearest_at(distance2, on_triangle).point);
}

REFERENCE_WITHOUT_HITS(closest_segment_triangle)
