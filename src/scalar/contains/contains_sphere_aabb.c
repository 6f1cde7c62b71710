/* Box in sphere: the distance of the corner furthest from the centre, against the radius. */
#include "scalar/reference.h"
#include "scalar/reference_surely_within.h"

static inline int contains(sphere outer, box inner)
{
    vector3 way = max_each(subtract(inner.max, outer.centre), subtract(outer.centre, inner.min));
    return all_at_most(inner.min, inner.max) & is_within(way, outer.radius);
}

static inline int contains_sphere_aabb(const contains_sphere_aabb_arguments *of, size_t i)
{
    return contains(sphere_at(of->outer, i), box_at(of->inner, i));
}

REFERENCE(contains_sphere_aabb)
