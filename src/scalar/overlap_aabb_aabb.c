/* Box against box: they meet where their extents meet on every axis (Ericson, Real-Time Collision Detection,
 * 4.2.1). Comparisons only, so exact. */
#include "scalar.h"

#include "element.h"
#include "hits.h"

static inline int overlap(box a, box b)
{
    return all_at_most(a.min, b.max) & all_at_most(b.min, a.max);
}

void lh_scalar_overlap_aabb_aabb(const lh_aabbs *a, const lh_aabbs *b, size_t n, uint64_t *hits)
{
    for (size_t i = 0; i < n; i++)
        record_hit(hits, i, overlap(box_at(a, i), box_at(b, i)));
}
