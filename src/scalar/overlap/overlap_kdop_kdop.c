/* k-DOP against k-DOP: they meet where their extents meet along every direction that both have (Klosowski, Held,
 * Mitchell, Sowizral and Zikan, Efficient Collision Detection Using Bounding Volume Hierarchies of k-DOPs, 1998).
 * Comparisons only, so exact. */
#include "scalar/reference_kdop.h"

static inline int meet(kdop a, kdop b, slab_of_kdop s)
{
    return (a.bound[s.lower] <= b.bound[s.upper]) & (b.bound[s.lower] <= a.bound[s.upper]);
}

static inline int overlap_kdop_kdop(const overlap_kdop_kdop_arguments *of, size_t i)
{
    kdop a = kdop_at(of->a, i), b = kdop_at(of->b, i);
    int all = 1;
    for (int k = 0; k < SLABS_OF_KDOP; k++)
        if (has_slab(of->a, k) && has_slab(of->b, k))
            all &= meet(a, b, slab_at(k));
    return all;
}

REFERENCE(overlap_kdop_kdop)
