/* The points of two segments that are closest to each other. */
#include "scalar/reference_closest.h"
#include "scalar/reference.h"
#include "scalar/reference_segment_pair.h"

static inline vector3 point_on(segment s, float share)
{
    return add(s.a, scale(subtract(s.b, s.a), share));
}

static inline void closest_segment_segment(const closest_segment_segment_arguments *of, size_t i)
{
    segment a = segment_at(of->a, i), b = segment_at(of->b, i);
    segment_pair found = nearest_of_segments(a, b);
    nearest on_a = nearest_at(found.distance2, point_on(a, found.s));
    record_float(of->distance2, i, on_a.distance2);
    record_float(of->s, i, coordinate_at(found.distance2, found.s));
    record_float(of->t, i, coordinate_at(found.distance2, found.t));
    record_vector(of->on_a, i, on_a.point);
    record_vector(of->on_b, i, nearest_at(found.distance2, point_on(b, found.t)).point);
}

REFERENCE_WITHOUT_HITS(closest_segment_segment)
