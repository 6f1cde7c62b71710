/* Two k-DOPs are apart if along some direction all of one comes before all of the other: comparisons only, so exact.
 * Klosowski, Held, Mitchell, Sowizral and Zikan, Efficient Collision Detection Using Bounding Volume Hierarchies of
 * k-DOPs, 1998. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_KDOP_KDOP_H
#define LANEHIT_SRC_QUERIES_OVERLAP_KDOP_KDOP_H

#include "engine/run.h"
#include "mathematics/kdop.h"

LH_INLINE mask kdops_meet_along(kdop a, kdop b, kdop_directions along, unsigned k)
{
    return mask_and(lanes_le(lower_bound(a, along, k), upper_bound(b, along, k)),
                    lanes_le(lower_bound(b, along, k), upper_bound(a, along, k)));
}

/* Where one has no bounds, they meet. */
LH_INLINE uint32_t kdops_meet(kdop_pair of, kdop_directions along)
{
    if (!has_bounds(of.a, along) || !has_bounds(of.b, along))
        return ALL_LANES;
    mask meet = kdops_meet_along(of.a, of.b, along, 0);
    LH_ROLLED
    for (unsigned k = 1; k < along.count; k++)
        meet = mask_and(meet, kdops_meet_along(of.a, of.b, along, k));
    return mask_bits(meet);
}

/* ---- The query ---------------------------------------------------------------------------------------- */

typedef kdop_pair_setup overlap_kdop_kdop_setup;

/* What boxes tell apart is not looked at further. */
LH_INLINE uint32_t overlap_kdop_kdop_block(const void *setup, unsigned one, block at)
{
    const kdop_pair of = kdop_pair_of(setup, one, at);
    uint32_t bits = kdops_meet(of, KDOP_AXES);
    if (bits)
        bits &= kdops_meet(of, KDOP_EDGES);
    if (bits)
        bits &= kdops_meet(of, KDOP_CORNERS);
    return bits;
}

#define overlap_kdop_kdop_read kdop_pair_read
LH_QUERY_OF_ONE_LOOP_OF_SETUP(overlap_kdop_kdop)

#endif
