/* k-DOP within k-DOP, along every direction that the outer one has. Comparisons only, so exact. */
#include "scalar/reference_kdop.h"

/* The last comparison refuses the empty one, which would pass the first two. */
static inline int contains(kdop outer, kdop inner, slab_of_kdop s)
{
    return (outer.bound[s.lower] <= inner.bound[s.lower]) & (inner.bound[s.upper] <= outer.bound[s.upper]) &
           (inner.bound[s.lower] <= inner.bound[s.upper]);
}

static inline int contains_kdop_kdop(const contains_kdop_kdop_arguments *of, size_t i)
{
    kdop outer = kdop_at(of->outer, i), inner = kdop_at(of->inner, i);
    int all = 1;
    for (int k = 0; k < SLABS_OF_KDOP; k++)
        if (has_slab(of->outer, k))
            all &= has_slab(of->inner, k) && contains(outer, inner, slab_at(k));
    return all;
}

REFERENCE(contains_kdop_kdop)
