/* Two moving hulls meet when no direction that the search asks keeps them apart. */
#ifndef LANEHIT_SRC_QUERIES_SWEEP_HULL_HULL_H
#define LANEHIT_SRC_QUERIES_SWEEP_HULL_HULL_H

#include "engine/moving.h"
#include "mathematics/direction.h"
#include "queries/hull_query.h"

LH_MOVING_OPERANDS_OF(sweep_hull_hull, sweep_hull_hull_operands, pose, pose)

typedef struct sweep_hull_hull_setup {
    sweep_hull_hull_operands_setup operands;
    hull hulls[MOST_HULLS];
} sweep_hull_hull_setup;

LH_INLINE void sweep_hull_hull_read(void *setup, unsigned read, block at, const lh_call *call)
{
    sweep_hull_hull_setup *const to = setup;
    sweep_hull_hull_operands_read(&to->operands, read, at, call);
    measure_hulls(to->hulls, LH_QUERY_sweep_hull_hull, call);
}

LH_INLINE void sweep_hull_hull_prepare(void *setup, unsigned one, const lh_call *call)
{
    sweep_hull_hull_read(setup, one, ONE_ELEMENT, call);
}

LH_INLINE uint32_t sweep_hull_hull_of_block(const void *setup, unsigned one, block from, block to)
{
    const sweep_hull_hull_setup *const read = setup;
    const sweep_hull_hull_arguments *const of = &read->operands.of;
    const convex a = convex_of_hull(&read->hulls[0], sweep_hull_hull_operands_a(&read->operands, one, from));
    const convex b = convex_of_hull(&read->hulls[1], sweep_hull_hull_operands_b(&read->operands, one, from));
    const moving_pair pair =
        moving_pair_of(&a, &b, sweep_hull_hull_operands_velocity(&read->operands, one, from));
    const mask asked = mask_and(pair.at_start.is_sound, is_number(v3_sum_of_magnitudes(pair.velocity)));
    meeting_search found;
    LH_OWN(find_meeting)
    (&found, &pair, asked, latest_time_of(of->t_max), bits_of_block(mask_bits(asked), to));
    const mask hit = mask_and(asked, touches(found.within));
    if (of->toi)
        store_block(of->toi, lanes_or_infinity(hit, time_of_impact(found.within)), to);
    if (is_wanted(of->normal))
        store_if_hit(of->normal, hit, direction_of(v3_negate(found.normal)), to);
    return mask_bits(hit);
}

LH_SWEEP_IN_ONE_COPY(sweep_hull_hull)

#endif
