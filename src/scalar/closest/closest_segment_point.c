/* The point of a segment that is closest to a point. */
#include "scalar/reference_closest.h"
#include "scalar/reference.h"
#include "scalar/reference_segment.h"

static inline void closest_segment_point(const closest_segment_point_arguments *of, size_t i)
{
    segment s = segment_at(of->segments, i);
    segment_foot foot = foot_on_segment(s, vector_at(of->points, i));
    vector3 on_segment = add(s.a, scale(subtract(s.b, s.a), foot.t));
    nearest found = nearest_at(dot(foot.from, foot.from), on_segment);
    record_float(of->distance2, i, found.distance2);
    record_float(of->t, i, coordinate_at(dot(foot.from, foot.from), foot.t));
    record_vector(of->on_segment, i, found.point);
}

REFERENCE_WITHOUT_HITS(closest_segment_point)
