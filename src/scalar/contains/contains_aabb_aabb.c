/* Box within box, boundaries included. Comparisons only, so exact. */
#include "scalar/reference.h"

/* The last comparison refuses the empty box, which would pass the first two. */
static inline int contains(box outer, box inner)
{
    return all_at_most(outer.min, inner.min) & all_at_most(inner.max, outer.max) &
           all_at_most(inner.min, inner.max);
}

static inline int contains_aabb_aabb(const contains_aabb_aabb_arguments *of, size_t i)
{
    return contains(box_at(of->outer, i), box_at(of->inner, i));
}

REFERENCE(contains_aabb_aabb)
