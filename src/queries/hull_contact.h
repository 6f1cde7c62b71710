/* Contacts of hulls: their operands, and what they store. */
#ifndef LANEHIT_SRC_QUERIES_HULL_CONTACT_H
#define LANEHIT_SRC_QUERIES_HULL_CONTACT_H

#include "engine/contact.h"
#include "hull_query.h"

/* LH_HULL_OPERANDS_WITH_MARGIN(contact_hull_plane, pose, unit_plane) is the setup K_setup, of K_shapes_setup as
 * LH_HULL_OPERANDS has it, and the margin; with K_prepare. */
#define LH_HULL_OPERANDS_WITH_MARGIN(K, A, B)                                                                \
    LH_HULL_OPERANDS(K, K##_shapes, A, B)                                                                    \
                                                                                                             \
    typedef struct K##_setup {                                                                               \
        K##_shapes_setup shapes;                                                                             \
        contact_margin margin;                                                                               \
    } K##_setup;                                                                                             \
                                                                                                             \
    LH_ONCE_A_KERNEL void K##_prepare(void *setup, unsigned one, const lh_call *call)                        \
    {                                                                                                        \
        K##_setup *const to = setup;                                                                         \
        K##_shapes_prepare(&to->shapes, one, call);                                                          \
        prepare_margin(&to->margin, one, columns_of(LH_QUERY_##K, call, MARGIN_VIEW));                       \
    }

/* LH_CONTACT_OF_HULLS(contact_capsule_hull, capsule, pose) is the query, by
 *     uint32_t contact_capsule_hull(const hull *hulls, capsule, pose, lanes margin, contact_places to, block at)
 * which stores the results of a block, and returns which of its pairs are hits: one copy for all loops. Of other
 * results LH_QUERY_OF_HULLS says where they go, by the query's arguments `of`. */
#define LH_CONTACT_OF_HULLS(K, A, B)                                                                         \
    LH_QUERY_OF_HULLS(K, A, B, ((contact_places){of->distance, of->normal, of->point}))

#define LH_QUERY_OF_HULLS(K, A, B, PLACES)                                                                   \
    LH_HULL_OPERANDS_WITH_MARGIN(K, A, B)                                                                    \
                                                                                                             \
    LH_ONCE_A_KERNEL uint32_t K##_in_one_copy(const void *setup, unsigned one, size_t first, size_t count)   \
    {                                                                                                        \
        const K##_setup *const from = setup;                                                                 \
        const K##_arguments *const of = &from->shapes.operands.of;                                           \
        const block at = block_of(first, count);                                                             \
        return K(from->shapes.hulls, K##_shapes_a(&from->shapes, one, at),                                   \
                 K##_shapes_b(&from->shapes, one, at), margin_of(&from->margin, one, at), PLACES, at);       \
    }                                                                                                        \
                                                                                                             \
    LH_INLINE uint32_t K##_block(const void *setup, unsigned one, block at)                                  \
    {                                                                                                        \
        return K##_in_one_copy(setup, one | at.one, at.first, at.count);                                     \
    }                                                                                                        \
                                                                                                             \
    LH_LONG_QUERY_OF_SETUP(K)

/* Where the results of a contact go, each NULL if it is not wanted. */
typedef struct contact_places {
    float *distance;
    lh_xyz normal, point;
} contact_places;

/* Of a gap of which the normal is known. Returns the hit bits. */
LH_ONE_COPY_IF_SMALL uint32_t store_contact(const core_gap *gap, v3 normal, lanes margin, contact_places to,
                                            block at)
{
    at = whole_if_small(at);
    const shape_gap found = gap_of_shapes(gap, margin);
    store_block_if_wanted(to.distance, distance_of_hit(found), at);
    store_if_hit(to.normal, found.hit, normal, at);
    if (is_wanted(to.point))
        store_if_hit(to.point, found.hit, point_of_core_gap(gap, normal), at);
    return mask_bits(found.hit);
}

/* ---- By directions ------------------------------------------------------------------------------------ */

LH_INLINE core_gap gap_with_radii(lanes a_radius, lanes b_radius)
{
    core_gap gap;
    gap.a_radius = a_radius;
    gap.b_radius = b_radius;
    return gap;
}

/* The distance of a pair's cores, with its padding. A pair that the middles show to be too far apart is a miss whatever
 * better direction there is, so nothing more is asked of such. */
LH_ONE_COPY_IF_SMALL best_gap find_gap_of_pair(core_gap *to, const convex_pair *p, lanes margin, block at)
{
    at = whole_if_small(at);
    best_gap best;
    LH_OWN(gap_of_middles)(&best, p);
    to->distance = best.gap;
    to->padding = lanes_add(lanes_mul(p->size, lanes_set1(CORE_GAP_PADDING)), lanes_set1(GAP_UNDERFLOW));
    const uint32_t asked = bits_of_block(mask_bits(gap_of_shapes(to, margin).hit), at);
    if (asked)
        LH_OWN(improve_gap)(&best, p, asked);
    to->distance = best.gap;
    return best;
}

/* Of two hulls, with the points of both. */
LH_INLINE best_gap find_gap_of_hulls(core_gap *to, const convex_pair *p, lanes margin, block at)
{
    *to = gap_with_radii(lanes_set1(0.0f), lanes_set1(0.0f));
    const best_gap best = find_gap_of_pair(to, p, margin, at);
    to->on_a = v3_add(p->a->origin, without_signs_of_zeros(best.on_a));
    to->on_b = v3_add(to->on_a, v3_scale(best.along, to->distance));
    return best;
}

/* Of what has this core, with a radius about it, beside a hull, which comes second. */
LH_ONE_COPY_IF_SMALL uint32_t store_contact_beside_hull(const convex *posed, const convex *core, lanes radius,
                                                        lanes margin, contact_places to, block at)
{
    const convex_pair pair = convex_pair_of(posed, core, NULL);
    core_gap gap = gap_with_radii(radius, lanes_set1(0.0f));
    const best_gap best = find_gap_of_pair(&gap, &pair, margin, at);
    gap.on_b = v3_add(posed->origin, without_signs_of_zeros(best.on_a));
    gap.on_a = v3_add(gap.on_b, v3_scale(best.along, gap.distance));
    return store_contact(&gap, v3_negate(best.along), margin, to, at);
}

#endif
