/* One k-DOP contains another if it does along every direction that it has: comparisons only, so exact. */
#ifndef LANEHIT_SRC_QUERIES_CONTAINS_KDOP_KDOP_H
#define LANEHIT_SRC_QUERIES_CONTAINS_KDOP_KDOP_H

#include "engine/run.h"
#include "mathematics/kdop.h"

/* An inner one that is inverted is contained in nothing. */
LH_INLINE mask kdop_contains_along(kdop outer, kdop inner, kdop_directions along, unsigned k)
{
    const lanes low = lanes_keep(lower_bound(inner, along, k)),
                high = lanes_keep(upper_bound(inner, along, k));
    return mask_and(
        mask_and(lanes_le(lower_bound(outer, along, k), low), lanes_le(high, upper_bound(outer, along, k))),
        lanes_le(low, high));
}

LH_INLINE uint32_t kdop_contains(kdop_pair of, kdop_directions along)
{
    if (!has_bounds(of.a, along))
        return ALL_LANES;
    if (!has_bounds(of.b, along))
        return 0;
    mask within = kdop_contains_along(of.a, of.b, along, 0);
    LH_ROLLED
    for (unsigned k = 1; k < along.count; k++)
        within = mask_and(within, kdop_contains_along(of.a, of.b, along, k));
    return mask_bits(within);
}

/* ---- The query ---------------------------------------------------------------------------------------- */

typedef kdop_pair_setup contains_kdop_kdop_setup;

LH_INLINE uint32_t contains_kdop_kdop_block(const void *setup, unsigned one, block at)
{
    const kdop_pair of = kdop_pair_of(setup, one, at);
    uint32_t bits = kdop_contains(of, KDOP_AXES);
    if (bits)
        bits &= kdop_contains(of, KDOP_EDGES);
    if (bits)
        bits &= kdop_contains(of, KDOP_CORNERS);
    return bits;
}

#define contains_kdop_kdop_read kdop_pair_read
LH_QUERY_OF_ONE_LOOP_OF_SETUP(contains_kdop_kdop)

#endif
