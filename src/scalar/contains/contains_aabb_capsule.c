/* Capsule in box: the balls at both ends, between which the rest of it lies. */
#include "scalar/reference.h"
#include "scalar/reference_ball_in_box.h"

static inline int contains_aabb_capsule(const contains_aabb_capsule_arguments *of, size_t i)
{
    box outer = box_at(of->outer, i);
    capsule inner = capsule_at(of->inner, i);
    return box_contains_ball(outer, (sphere){inner.axis.a, inner.radius}) &
           box_contains_ball(outer, (sphere){inner.axis.b, inner.radius});
}

REFERENCE(contains_aabb_capsule)
