/* Point in oriented box: its coordinates along the box's axes, against the half extents (Ericson, Real-Time Collision
 * Detection, 4.4). */
#include "scalar/reference.h"
#include "scalar/reference_rotation.h"

static inline int contains(oriented_box b, vector3 point)
{
    vector3 way = subtract(point, b.centre);
    float error = error_of_rotation(way);
    vector3 seen = magnitude_each(rotate_back(b.rotation, way));
    return all_at_most(add(seen, (vector3){error, error, error}), b.half);
}

static inline int contains_obb_point(const contains_obb_point_arguments *of, size_t i)
{
    return contains(oriented_box_at(of->boxes, i), vector_at(of->points, i));
}

REFERENCE(contains_obb_point)
