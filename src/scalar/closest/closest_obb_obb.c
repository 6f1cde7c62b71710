/* The points of two oriented boxes that are closest to each other: in the coordinates of the first, and turned back. */
#include "scalar/reference_box_near_box.h"
#include "scalar/reference_closest.h"

static inline box_pair seen_beside(oriented_box a, oriented_box b)
{
    vector3 way = rotate_back(a.rotation, subtract(a.centre, b.centre));
    rotated_axes axes = rotate_axes(b.rotation);
    return (box_pair){
        {subtract(way, a.half), add(way, a.half)},
        {rotate_back(a.rotation, axes.x), rotate_back(a.rotation, axes.y), rotate_back(a.rotation, axes.z)},
        b.half};
}

static inline void closest_obb_obb(const closest_obb_obb_arguments *of, size_t i)
{
    oriented_box a = oriented_box_at(of->a, i), b = oriented_box_at(of->b, i);
    rotated_axes axes = rotate_axes(a.rotation);
    const vector3 zero = {0.0f, 0.0f, 0.0f};
    near_points near = box_near_box(seen_beside(a, b));
    float distance2 = all_at_most(zero, a.half) ? near.distance2 : NAN;
    nearest on_a = nearest_number_at(distance2, add(b.centre, rotate(axes, near.on_a)));
    nearest on_b = nearest_number_at(distance2, add(b.centre, rotate(axes, near.on_b)));
    record_float(of->distance2, i, on_a.distance2);
    record_vector(of->on_a, i, on_a.point);
    record_vector(of->on_b, i, on_b.point);
}

REFERENCE_WITHOUT_HITS(closest_obb_obb)
