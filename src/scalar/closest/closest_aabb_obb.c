/* The points of a box and an oriented box that are closest to each other: from the centre of the latter. */
#include "scalar/reference_box_near_box.h"
#include "scalar/reference_closest.h"

static inline void closest_aabb_obb(const closest_aabb_obb_arguments *of, size_t i)
{
    box a = box_at(of->boxes, i);
    oriented_box b = oriented_box_at(of->obbs, i);
    rotated_axes axes = rotate_axes(b.rotation);
    near_points near = box_near_box(
        (box_pair){{subtract(a.min, b.centre), subtract(a.max, b.centre)}, {axes.x, axes.y, axes.z}, b.half});
    float distance2 = all_at_most(a.min, a.max) ? near.distance2 : NAN;
    nearest on_box = nearest_number_at(distance2, clamp_each(add(b.centre, near.on_a), a.min, a.max));
    nearest on_obb = nearest_number_at(distance2, add(b.centre, near.on_b));
    record_float(of->distance2, i, on_box.distance2);
    record_vector(of->on_box, i, on_box.point);
    record_vector(of->on_obb, i, distance2 == 0.0f ? on_box.point : on_obb.point);
}

REFERENCE_WITHOUT_HITS(closest_aabb_obb)
