/* Box within box, boundaries included. Comparisons only, so exact. */
#include "scalar.h"

#include "element.h"
#include "hits.h"

/* The last comparison refuses the empty box, which would pass the first two. */
static inline int contains(box outer, box inner)
{
    return all_at_most(outer.min, inner.min) & all_at_most(inner.max, outer.max) &
           all_at_most(inner.min, inner.max);
}

void lh_scalar_contains_aabb_aabb(const lh_aabbs *outer, const lh_aabbs *inner, size_t n, uint64_t *hits)
{
    for (size_t i = 0; i < n; i++)
        record_hit(hits, i, contains(box_at(outer, i), box_at(inner, i)));
}
