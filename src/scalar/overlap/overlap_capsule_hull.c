/* Capsule and hull: the axis, and what is within the radius of it. */
#include "scalar/reference.h"
#include "scalar/reference_separation.h"

static inline int overlap_capsule_hull(const overlap_capsule_hull_arguments *of, size_t i)
{
    capsule c = capsule_at(of->capsules, i);
    return bodies_meet(body_of_hull(of->hull, placement_at(of->poses, i)),
                       body_of_points(2, c.axis.a, c.axis.b, c.axis.b), &c.radius);
}

REFERENCE(overlap_capsule_hull)
