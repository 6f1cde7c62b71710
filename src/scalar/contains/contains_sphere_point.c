/* Point in sphere: its distance from the centre, against the radius. */
#include "scalar/reference.h"
#include "scalar/reference_surely_within.h"

static inline int contains_sphere_point(const contains_sphere_point_arguments *of, size_t i)
{
    sphere outer = sphere_at(of->outer, i);
    return is_within(subtract(vector_at(of->points, i), outer.centre), outer.radius);
}

REFERENCE(contains_sphere_point)
