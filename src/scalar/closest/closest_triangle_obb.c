/* The points of a triangle and an oriented box that are closest to each other: in the box's own coordinates, and turned
 * back. */
#include "scalar/reference_closest.h"
#include "scalar/reference_rotation.h"
#include "scalar/reference_triangle_near_box.h"

static inline near_points triangle_near_oriented_box(triangle t, oriented_box b)
{
    vector3 to_a = subtract(t.a, b.centre), to_b = subtract(t.b, b.centre), to_c = subtract(t.c, b.centre);
    float error = max(error_of_rotation(to_c), max(error_of_rotation(to_b), error_of_rotation(to_a)));
    triangle seen = {rotate_back(b.rotation, to_a), rotate_back(b.rotation, to_b),
                     rotate_back(b.rotation, to_c)};
    return triangle_near_box(seen, (box){opposite(b.half), b.half}, error + error);
}

static inline void closest_triangle_obb(const closest_triangle_obb_arguments *of, size_t i)
{
    oriented_box b = oriented_box_at(of->boxes, i);
    rotated_axes axes = rotate_axes(b.rotation);
    near_points near = triangle_near_oriented_box(triangle_at(of->triangles, i), b);
    nearest on_triangle = nearest_number_at(near.distance2, add(b.centre, rotate(axes, near.on_b)));
    record_float(of->distance2, i, on_triangle.distance2);
    record_vector(of->on_triangle, i, on_triangle.point);
    record_vector(of->on_box, i,
                  nearest_number_at(near.distance2, add(b.centre, rotate(axes, near.on_a))).point);
}

REFERENCE_WITHOUT_HITS(closest_triangle_obb)
