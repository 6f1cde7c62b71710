/* What queries of hulls have in common: their operands, and the loops of those that ask whether a shape meets one. */
#ifndef LANEHIT_SRC_QUERIES_HULL_QUERY_H
#define LANEHIT_SRC_QUERIES_HULL_QUERY_H

#include "engine/filter.h"
#include "hull_search_calls.h"

enum { MOST_HULLS = 2 };

LH_INLINE void measure_hulls(hull hulls[MOST_HULLS], unsigned number, const lh_call *call)
{
    const lh_query *const query = &lh_queries[number];
    unsigned next = 0;
    LH_UNROLL
    for (unsigned k = 0; k < lh_inputs_of(query); k++)
        if (lh_kind_name_of(query, k) == LH_KIND_HULL)
            LH_OWN(measure_hull)(&hulls[next++], call->argument[k].view);
}

/* LH_HULL_OPERANDS(classify_hull_plane, classify_hull_plane, pose, plane) is, as LH_OPERANDS_OF, the setup K_setup with
 * K_prepare and K_read, of both operands and the hulls of a query, and
 *     pose classify_hull_plane_a(const void *setup, unsigned one, block at);
 *     plane classify_hull_plane_b(const void *setup, unsigned one, block at); */
#define LH_HULL_OPERANDS(query, K, A, B)                                                                     \
    LH_OPERANDS_OF(query, K##_operands, A, B)                                                                \
                                                                                                             \
    typedef struct K##_setup {                                                                               \
        K##_operands_setup operands;                                                                         \
        hull hulls[MOST_HULLS];                                                                              \
    } K##_setup;                                                                                             \
                                                                                                             \
    LH_INLINE void K##_read(void *setup, unsigned read, block at, const lh_call *call)                       \
    {                                                                                                        \
        K##_setup *const to = setup;                                                                         \
        K##_operands_read(&to->operands, read, at, call);                                                    \
        measure_hulls(to->hulls, LH_QUERY_##query, call);                                                    \
    }                                                                                                        \
                                                                                                             \
    LH_INLINE void K##_prepare(void *setup, unsigned one, const lh_call *call)                               \
    {                                                                                                        \
        K##_read(setup, one, ONE_ELEMENT, call);                                                             \
    }                                                                                                        \
                                                                                                             \
    LH_INLINE A K##_a(const void *setup, unsigned one, block at)                                             \
    {                                                                                                        \
        return K##_operands_a(&((const K##_setup *)setup)->operands, one, at);                               \
    }                                                                                                        \
                                                                                                             \
    LH_INLINE B K##_b(const void *setup, unsigned one, block at)                                             \
    {                                                                                                        \
        return K##_operands_b(&((const K##_setup *)setup)->operands, one, at);                               \
    }

/* The bits of a block's pairs that meet; or of those that the middles alone do not show to be apart. */
LH_INLINE uint32_t bits_that_meet(const convex_pair *p, mask there, int by_middles, block at)
{
    const uint32_t asked = bits_of_block(mask_bits(mask_and(p->is_sound, there)), at);
    if (asked == 0)
        return 0;
    return asked & ~(by_middles ? LH_OWN(middles_apart)(p) : LH_OWN(shapes_apart)(p, asked));
}

/* LH_MEETING_HULL(overlap_sphere_hull, sphere, pose) is the query, by
 *     uint32_t overlap_sphere_hull(const hull *hulls, sphere, pose, int by_middles, block at)
 * which returns the bits of a block's pairs that meet; `by_middles`, those of pairs that are worth asking. */
#define LH_MEETING_HULL(K, A, B)                                                                             \
    LH_BITS_THAT_MEET(K, K, A, B, 0)                                                                         \
    LH_BITS_THAT_MEET(K, K##_by_middles, A, B, 1)                                                            \
    LH_FILTER_OF_ONE_LOOP(K, K##_by_middles)                                                                 \
    LH_WHOLE_IN_ONE_LOOP(K)                                                                                  \
    LH_FILTERED_QUERY(K, K##_by_middles, RARE)
#define LH_BITS_THAT_MEET(query, K, A, B, by_middles)                                                        \
    LH_HULL_OPERANDS(query, K, A, B)                                                                         \
                                                                                                             \
    LH_INLINE uint32_t K##_block(const void *setup, unsigned one, block at)                                  \
    {                                                                                                        \
        return query(((const K##_setup *)setup)->hulls, K##_a(setup, one, at), K##_b(setup, one, at),        \
                     by_middles, at);                                                                        \
    }

#endif
