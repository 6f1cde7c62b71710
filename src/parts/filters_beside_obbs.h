/* Filters of contacts and manifolds of a turned box and another shape: an object of their own. */
#ifndef LANEHIT_SRC_PARTS_FILTERS_BESIDE_OBBS_H
#define LANEHIT_SRC_PARTS_FILTERS_BESIDE_OBBS_H

#include "engine/contact.h"
#include "mathematics/apart_from_obb.h"
#include "queries/beside_obb_calls.h"

/* Of calls of any query that has the operands of the contact, and hits after them. */
_Static_assert((unsigned)LH_ARGUMENT_contact_capsule_obb_hits == LH_ARGUMENT_manifold_capsule_obb_hits &&
                   (unsigned)LH_ARGUMENT_contact_triangle_obb_hits == LH_ARGUMENT_manifold_triangle_obb_hits,
               "as the contact has");

/* LH_FILTER_BESIDE_OBBS(contact_capsule_obb, segments_near_balls, capsule_bounds, capsule_is_surely_beyond) is the
 * filter segments_near_balls_part, which reads what the query does, capsules as their bounds, and leaves out the pairs
 * of which
 *     mask capsule_is_surely_beyond(capsule_bounds, ball_around_obb, lanes margin)
 * says that they are. */
#define LH_FILTER_BESIDE_OBBS(query, K, BOUNDS, is_surely_beyond)                                            \
    LH_OPERANDS_WITH_MARGIN_OF(query, K, BOUNDS, ball_around_obb, LH_INLINE)                                 \
                                                                                                             \
    LH_INLINE uint32_t K##_block(const void *setup, unsigned one, block at)                                  \
    {                                                                                                        \
        const K##_setup *const from = setup;                                                                 \
        const mask beyond =                                                                                  \
            is_surely_beyond(K##_shapes_a(&from->shapes, one, at), K##_shapes_b(&from->shapes, one, at),     \
                             margin_of(&from->margin, one, at));                                             \
        return mask_bits(beyond) ^ ALL_LANES;                                                                \
    }                                                                                                        \
                                                                                                             \
    LH_FILTER_OF_ONE_LOOP(query, K)

LH_FILTER_BESIDE_OBBS(contact_sphere_obb, centres_near_balls, sphere, ball_is_surely_beyond)
LH_FILTER_BESIDE_OBBS(contact_capsule_obb, segments_near_balls, capsule_bounds, capsule_is_surely_beyond)
LH_FILTER_BESIDE_OBBS(contact_triangle_obb, triangles_near_balls, triangle_bounds, triangle_is_surely_beyond)

lh_status LH_OWN(spheres_beside_obbs)(const lh_call *call, unsigned one, size_t first, size_t n)
{
    return centres_near_balls_part(call, one, first, n);
}

lh_status LH_OWN(capsules_beside_obbs)(const lh_call *call, unsigned one, size_t first, size_t n)
{
    return segments_near_balls_part(call, one, first, n);
}

lh_status LH_OWN(triangles_beside_obbs)(const lh_call *call, unsigned one, size_t first, size_t n)
{
    return triangles_near_balls_part(call, one, first, n);
}

#endif
