/* A ball lies in another if its centre is no further from that one's than the radius exceeds its own. */
#ifndef LANEHIT_SRC_KERNELS_CONTAINS_SPHERE_SPHERE_H
#define LANEHIT_SRC_KERNELS_CONTAINS_SPHERE_SPHERE_H

#include "shapes.h"
#include "within.h"

/* An inner ball that is empty lies in nothing; an empty outer one leaves less than no room. Kept: compilers otherwise
 * leave the subtraction out where there are no inner radii, and with it the flush of a mode that flushes denormals. */
LH_INLINE mask sphere_contains_sphere(sphere outer, sphere inner)
{
    const inner_reach room = inner_reach_of(lanes_sub(outer.radius, lanes_keep(inner.radius)));
    return mask_and(lanes_le(lanes_set1(0.0f), inner.radius),
                    v3_within(v3_sub(inner.centre, outer.centre), room));
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct contains_sphere_sphere_once {
    sphere_columns outer_columns, inner_columns;
    sphere outer, inner; /* of those in `one` */
} contains_sphere_sphere_once;

LH_INLINE void contains_sphere_sphere_prepare(contains_sphere_sphere_once *once, unsigned one,
                                              const contains_sphere_sphere_arguments *of)
{
    once->outer_columns = columns_of_spheres(of->outer);
    once->inner_columns = columns_of_spheres(of->inner);
    if (one & ONE_FIRST)
        once->outer = sphere_load_one(once->outer_columns);
    if (one & ONE_SECOND)
        once->inner = sphere_load_one(once->inner_columns);
}

LH_INLINE uint32_t contains_sphere_sphere_block(const contains_sphere_sphere_once *once, unsigned one,
                                                block at)
{
    const sphere outer = one & ONE_FIRST ? once->outer : sphere_load(once->outer_columns, at);
    const sphere inner = one & ONE_SECOND ? once->inner : sphere_load(once->inner_columns, at);
    return mask_bits(sphere_contains_sphere(outer, inner));
}

LH_QUERY_OF_TWO(contains_sphere_sphere)

#endif
