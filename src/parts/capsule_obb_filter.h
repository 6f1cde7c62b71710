/* The filter of contacts and manifolds of capsules and turned boxes: an object of its own. */
#ifndef LANEHIT_SRC_PARTS_CAPSULE_OBB_FILTER_H
#define LANEHIT_SRC_PARTS_CAPSULE_OBB_FILTER_H

#include "engine/contact.h"
#include "mathematics/apart_from_obb.h"
#include "queries/capsule_obb_calls.h"

/* Of calls of any query that has the operands of this one, and hits after them. */
_Static_assert((unsigned)LH_ARGUMENT_contact_capsule_obb_hits == LH_ARGUMENT_manifold_capsule_obb_hits,
               "as the contact has");

LH_OPERANDS_WITH_MARGIN_OF(contact_capsule_obb, segments_near_balls, capsule_bounds, ball_around_obb,
                           LH_INLINE)

LH_INLINE uint32_t segments_near_balls_block(const void *setup, unsigned one, block at)
{
    const segments_near_balls_setup *const from = setup;
    const mask beyond = capsule_is_surely_beyond(segments_near_balls_shapes_a(&from->shapes, one, at),
                                                 segments_near_balls_shapes_b(&from->shapes, one, at),
                                                 margin_of(&from->margin, one, at));
    return mask_bits(beyond) ^ ALL_LANES;
}

LH_FILTER_OF_ONE_LOOP(contact_capsule_obb, segments_near_balls)

lh_status LH_OWN(capsules_beside_obbs)(const lh_call *call, unsigned one, size_t first, size_t n)
{
    return segments_near_balls_part(call, one, first, n);
}

#endif
