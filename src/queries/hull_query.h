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

/* Beside the operands in `one`: the loop asks the middles alone. */
enum { BY_MIDDLES = FIRST_CASE };

/* LH_MEETING_HULL(overlap_obb_hull, turned_box, pose) is the query, by
 *     uint32_t overlap_obb_hull(const hull *hulls, turned_box, pose, int by_middles, block at)
 * which returns the bits of a block's pairs that meet; `by_middles`, those of pairs that are worth asking, in one more
 * mode of the same loop. */
#define LH_MEETING_HULL(K, A, B)                                                                             \
    LH_HULL_OPERANDS(K, K, A, B)                                                                             \
                                                                                                             \
    LH_INLINE uint32_t K##_block(const void *setup, unsigned one, block at)                                  \
    {                                                                                                        \
        return K(((const K##_setup *)setup)->hulls, K##_a(setup, one, at), K##_b(setup, one, at),            \
                 (one & BY_MIDDLES) != 0, at);                                                               \
    }                                                                                                        \
                                                                                                             \
    LH_WHOLE_IN_ONE_LOOP_OF_SETUP(K)                                                                         \
                                                                                                             \
    static lh_status K##_by_middles_part(const lh_call *call, unsigned one, size_t first, size_t n)          \
    {                                                                                                        \
        return K##_any(call, one | BY_MIDDLES, first, n);                                                    \
    }                                                                                                        \
                                                                                                             \
    LH_FILTERED_QUERY(K, K##_by_middles, RARE)

#endif
