/* The points of a segment and an oriented box that are closest to each other: in the box's own coordinates, and turned
 * back. */
#include "scalar/reference_closest.h"
#include "scalar/reference_rotation.h"
#include "scalar/reference_segment_near_box.h"

static inline near_box nearest_to_oriented_box(segment s, oriented_box b)
{
    vector3 to_a = subtract(s.a, b.centre), to_b = subtract(s.b, b.centre);
    float error = max(error_of_rotation(to_b), error_of_rotation(to_a));
    segment seen = {rotate_back(b.rotation, to_a), rotate_back(b.rotation, to_b)};
    return nearest_to_box(seen, (box){opposite(b.half), b.half}, error + error);
}

static inline void closest_segment_obb(const closest_segment_obb_arguments *of, size_t i)
{
    segment s = segment_at(of->segments, i);
    oriented_box b = oriented_box_at(of->boxes, i);
    near_box near = nearest_to_oriented_box(s, b);
    vector3 way = rotate(rotate_axes(b.rotation), near.on_box);
    vector3 on_segment = add(s.a, scale(subtract(s.b, s.a), near.share));
    nearest on_box = nearest_number_at(near.distance2, add(b.centre, way));
    record_float(of->distance2, i, on_box.distance2);
    record_vector(of->on_segment, i,
                  near.meet ? on_box.point : nearest_number_at(near.distance2, on_segment).point);
    record_vector(of->on_box, i, on_box.point);
}

REFERENCE_WITHOUT_HITS(closest_segment_obb)
