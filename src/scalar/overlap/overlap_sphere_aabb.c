/* Sphere against box: the distance from the centre to the nearest point of the box (Ericson, Real-Time
 * Collision Detection, 5.2.5). */
#include "scalar/reference_reach.h"
#include "scalar/reference.h"

static inline int overlap_sphere_aabb(const overlap_sphere_aabb_arguments *of, size_t i)
{
    return sphere_meets_box(sphere_at(of->spheres, i), box_at(of->boxes, i));
}

REFERENCE(overlap_sphere_aabb)
