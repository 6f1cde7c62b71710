/* The points of a segment and a box that are closest to each other. */
#include "scalar/reference_closest.h"
#include "scalar/reference_segment_near_box.h"

static inline void closest_segment_aabb(const closest_segment_aabb_arguments *of, size_t i)
{
    near_box near = nearest_to_box(segment_at(of->segments, i), box_at(of->boxes, i), 0.0f);
    nearest on_box = nearest_at(near.distance2, near.on_box);
    record_float(of->distance2, i, on_box.distance2);
    record_vector(of->on_segment, i,
                  near.meet ? on_box.point : nearest_at(near.distance2, near.on_segment).point);
    record_vector(of->on_box, i, on_box.point);
}

REFERENCE_WITHOUT_HITS(closest_segment_aabb)
