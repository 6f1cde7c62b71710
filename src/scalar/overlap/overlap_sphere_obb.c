/* Sphere against oriented box: the centre in the box's own coordinates, the squared distance from the box there
 * (Ericson, Real-Time Collision Detection, 5.1.4). */
#include "scalar/reference_reach.h"
#include "scalar/reference.h"
#include "scalar/reference_rotation.h"

static inline int overlap(sphere s, oriented_box b)
{
    vector3 way = subtract(s.centre, b.centre);
    vector3 seen = rotate_back(b.rotation, way);
    float error = error_of_rotation(way);
    vector3 padded = add(b.half, (vector3){error, error, error});
    vector3 d = max_each((vector3){0.0f, 0.0f, 0.0f}, subtract(magnitude_each(seen), padded));
    return (s.radius >= 0.0f) & (dot(d, d) <= squared_reach(s.radius));
}

static inline int overlap_sphere_obb(const overlap_sphere_obb_arguments *of, size_t i)
{
    return overlap(sphere_at(of->spheres, i), oriented_box_at(of->boxes, i));
}

REFERENCE(overlap_sphere_obb)
