/* The point of an oriented box that is closest to a point: in the box's own coordinates the point itself, clamped on
 * each axis (Ericson, Real-Time Collision Detection, 5.1.4). */
#include "scalar/reference_closest.h"
#include "scalar/reference.h"
#include "scalar/reference_rotation.h"

static inline void closest_obb_point(const closest_obb_point_arguments *of, size_t i)
{
    oriented_box b = oriented_box_at(of->boxes, i);
    vector3 seen = rotate_back(b.rotation, subtract(vector_at(of->points, i), b.centre));
    vector3 on = max_each(min_each(seen, b.half), scale(b.half, -1.0f));
    vector3 d = subtract(seen, on);
    rotated_axes axes = rotate_axes(b.rotation);
    vector3 way = add(add(scale(axes.x, on.x), scale(axes.y, on.y)), scale(axes.z, on.z));
    vector3 on_box = add(b.centre, way);
    nearest found = nearest_number_at(dot(d, d), on_box);
    record_float(of->distance2, i, found.distance2);
    record_vector(of->on_box, i, found.point);
}

REFERENCE_WITHOUT_HITS(closest_obb_point)
