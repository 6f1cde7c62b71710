/* What the queries of box against box share: their two operands. Either may be structs of six floats without gaps,
 * which are read as they lie: in these queries, six comparisons a box, copying costs more than the rest (twice, with
 * AVX-512). */
#ifndef LANEHIT_SRC_KERNELS_BOXES_H
#define LANEHIT_SRC_KERNELS_BOXES_H

#include "box_structs.h"

typedef struct aabb_pair {
    aabb_columns first_columns, second_columns;
    aabb first, second; /* of those in `one` */
} aabb_pair;

LH_INLINE void prepare_aabb_pair(aabb_pair *once, unsigned one, const lh_aabbs *first, const lh_aabbs *second)
{
    once->first_columns = columns_of_aabbs(first);
    once->second_columns = columns_of_aabbs(second);
    if (one & ONE_FIRST)
        once->first = aabb_load_one(once->first_columns);
    if (one & ONE_SECOND)
        once->second = aabb_load_one(once->second_columns);
}

/* In `one`: operands that are structs, of which the first column points to the first. */
enum { STRUCTS_FIRST = 1 << 5, STRUCTS_SECOND = 1 << 6 };
_Static_assert(STRUCTS_FIRST > 1 << LH_MOST_VIEWS, "beside the operands that are one");

LH_INLINE aabb box_load(aabb_columns from, int is_structs, block at)
{
    return is_structs ? aabb_load_sextuples(from.min.x, at) : aabb_load(from, at);
}

LH_INLINE aabb first_box(const aabb_pair *once, unsigned one, block at)
{
    return one & ONE_FIRST ? once->first : box_load(once->first_columns, one & STRUCTS_FIRST, at);
}

LH_INLINE aabb second_box(const aabb_pair *once, unsigned one, block at)
{
    return one & ONE_SECOND ? once->second : box_load(once->second_columns, one & STRUCTS_SECOND, at);
}

/* The loop for structs, of the table, that takes a call that is in order; NULL if it is not of such. With four lanes
 * there is none: reading structs costs as much there as copying them. */
LH_INLINE batch_loop *loop_of_structs(const lh_call *call, batch_loop *const *of_structs, unsigned one,
                                      size_t n)
{
    return LANES >= 8 && n > 1 && LH_OWN(boxes_are_sextuples)(call->argument[0].view, one & ONE_FIRST) &&
                   LH_OWN(boxes_are_sextuples)(call->argument[1].view, one & ONE_SECOND)
               ? of_structs[one]
               : NULL;
}

#endif
