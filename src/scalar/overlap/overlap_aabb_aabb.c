/* Box against box: they meet where their extents meet on every axis (Ericson, Real-Time Collision Detection,
 * 4.2.1). Comparisons only, so exact. */
#include "scalar/reference.h"

static inline int overlap(box a, box b)
{
    return all_at_most(a.min, b.max) & all_at_most(b.min, a.max);
}

static inline int overlap_aabb_aabb(const overlap_aabb_aabb_arguments *of, size_t i)
{
    return overlap(box_at(of->a, i), box_at(of->b, i));
}

REFERENCE(overlap_aabb_aabb)
