/* Point in box, boundary included. Comparisons only, so exact. */
#include "scalar/reference.h"

static inline int contains_aabb_point(const contains_aabb_point_arguments *of, size_t i)
{
    box outer = box_at(of->outer, i);
    vector3 point = vector_at(of->points, i);
    return all_at_most(outer.min, point) & all_at_most(point, outer.max);
}

REFERENCE(contains_aabb_point)
