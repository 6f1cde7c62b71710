/* Capsule against box: the segment as the course of a point from one end, at time 0, to the other, at time 1. */
#include "scalar/reference_moving_point.h"

static inline int overlap_capsule_aabb(const overlap_capsule_aabb_arguments *of, size_t i)
{
    capsule c = capsule_at(of->capsules, i);
    box b = box_at(of->boxes, i);
    course along = course_past(c.axis.a, subtract(c.axis.b, c.axis.a), b, 1.0f);
    return all_at_most(b.min, b.max) && comes_within(&along, c.radius);
}

REFERENCE(overlap_capsule_aabb)
