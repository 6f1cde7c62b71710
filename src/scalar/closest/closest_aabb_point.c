/* The point of a box that is closest to a point: the point itself, clamped on each axis (Ericson, Real-Time Collision
 * Detection, 5.1.3). */
#include "scalar/reference_closest.h"
#include "scalar/reference.h"

static inline void closest_aabb_point(const closest_aabb_point_arguments *of, size_t i)
{
    box b = box_at(of->boxes, i);
    vector3 point = vector_at(of->points, i);
    vector3 on_box = max_each(min_each(point, b.max), b.min);
    vector3 d = subtract(point, on_box);
    nearest found = nearest_at(dot(d, d), on_box);
    record_float(of->distance2, i, found.distance2);
    record_vector(of->on_box, i, found.point);
}

REFERENCE_WITHOUT_HITS(closest_aabb_point)
