/* Sphere in box: the radius, against the distances of the centre from the faces. */
#include "scalar/reference.h"
#include "scalar/reference_ball_in_box.h"

static inline int contains_aabb_sphere(const contains_aabb_sphere_arguments *of, size_t i)
{
    return box_contains_ball(box_at(of->outer, i), sphere_at(of->inner, i));
}

REFERENCE(contains_aabb_sphere)
