/* The points of a triangle and a box that are closest to each other. */
#include "scalar/reference_closest.h"
#include "scalar/reference_triangle_near_box.h"

static inline void closest_triangle_aabb(const closest_triangle_aabb_arguments *of, size_t i)
{
    near_points near = triangle_near_box(triangle_at(of->triangles, i), box_at(of->boxes, i), 0.0f);
    nearest on_box = nearest_at(near.distance2, near.on_a);
    record_float(of->distance2, i, on_box.distance2);
    record_vector(of->on_triangle, i, nearest_at(near.distance2, near.on_b).point);
    record_vector(of->on_box, i, on_box.point);
}

REFERENCE_WITHOUT_HITS(closest_triangle_aabb)
