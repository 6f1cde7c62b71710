/* The points of a segment and a triangle that are closest to each other. */
#include "scalar/reference_closest.h"
#include "scalar/reference_segment_near_triangle.h"

static inline void closest_segment_triangle(const closest_segment_triangle_arguments *of, size_t i)
{
    near_triangle found = nearest_to_triangle(segment_at(of->segments, i), triangle_at(of->triangles, i));
    nearest on_segment = nearest_at(found.distance2, found.on_segment);
    record_float(of->distance2, i, on_segment.distance2);
    record_vector(of->on_segment, i, on_segment.point);
    record_vector(of->on_triangle, i, nearest_at(found.distance2, found.on_triangle).point);
}

REFERENCE_WITHOUT_HITS(closest_segment_triangle)
