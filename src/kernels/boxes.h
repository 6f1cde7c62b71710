/* What the queries of box against box share: their two operands. */
#ifndef LANEHIT_SRC_KERNELS_BOXES_H
#define LANEHIT_SRC_KERNELS_BOXES_H

#include "shapes.h"

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

LH_INLINE aabb first_box(const aabb_pair *once, unsigned one, block at)
{
    return one & ONE_FIRST ? once->first : aabb_load(once->first_columns, at);
}

LH_INLINE aabb second_box(const aabb_pair *once, unsigned one, block at)
{
    return one & ONE_SECOND ? once->second : aabb_load(once->second_columns, at);
}

#endif
