/* Sphere in sphere: the distance of the centres, against what the outer radius exceeds the inner one by. */
#include "scalar/reference.h"
#include "scalar/reference_surely_within.h"

static inline int contains(sphere outer, sphere inner)
{
    float room = outer.radius - inner.radius;
    return (inner.radius >= 0.0f) & is_within(subtract(inner.centre, outer.centre), room);
}

static inline int contains_sphere_sphere(const contains_sphere_sphere_arguments *of, size_t i)
{
    return contains(sphere_at(of->outer, i), sphere_at(of->inner, i));
}

REFERENCE(contains_sphere_sphere)
