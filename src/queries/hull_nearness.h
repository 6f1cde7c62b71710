/* Closest points of hulls: what is stored. */
#ifndef LANEHIT_SRC_QUERIES_HULL_NEARNESS_H
#define LANEHIT_SRC_QUERIES_HULL_NEARNESS_H

#include "hull_query.h"
#include "mathematics/closest.h"

/* Nothing of pairs with a NaN, or so large that squares may overflow. */
LH_INLINE void store_nearness(const convex_pair *p, float *distance2, lh_xyz on_a, lh_xyz on_b, block at)
{
    const mask exists = mask_and(p->is_sound, p->is_small);
    near_convex near;
    LH_OWN(find_nearest)(&near, p, bits_of_block(mask_bits(exists), at));
    const lanes squared = lanes_select(exists, near.squared, lanes_set1(__builtin_nanf("")));
    store_distance(distance2, squared, at);
    const v3 origin = p->a->origin, to_b = v3_add(near.on_a, near.way);
    if (is_wanted(on_a))
        store_point_if_number(on_a, v3_add(origin, without_signs_of_zeros(near.on_a)), squared, at);
    if (is_wanted(on_b))
        store_point_if_number(on_b, v3_add(origin, without_signs_of_zeros(to_b)), squared, at);
}

#endif
