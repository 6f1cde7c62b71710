/* The lowest corner of a box along a normal, and the highest, are chosen axis by axis by the sign of the normal.
 * Ericson, Real-Time Collision Detection, 5.2.3. */
#ifndef LANEHIT_SRC_QUERIES_CLASSIFY_AABB_PLANE_H
#define LANEHIT_SRC_QUERIES_CLASSIFY_AABB_PLANE_H

#include "engine/operands.h"
#include "mathematics/corners.h"
#include "mathematics/half_space.h"

LH_INLINE side side_of_corners(corners box, plane p)
{
    const mask hit = may_be_behind(dot_padded(p.n, box.lowest, HEIGHT_PADDING), p.d);
    return (side){hit, mask_and(hit, is_behind(dot_padded(p.n, box.highest, HEIGHT_PADDING), p.d))};
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(classify_aabb_plane, aabb, plane)

/* Of one plane for all, the columns of the lowest corners stand for those of min, of the highest for those of max. */
LH_INLINE void order_columns(const float *n, const float **lowest, const float **highest)
{
    const float *min = *lowest, *max = *highest;
    *lowest = __builtin_signbit(*n) ? max : min;
    *highest = __builtin_signbit(*n) ? min : max;
}

LH_INLINE void classify_aabb_plane_prepare_in_order(void *setup, unsigned one, const lh_call *call)
{
    classify_aabb_plane_setup *const to = setup;
    classify_aabb_plane_prepare(setup, one, call);
    if (!(one & ONE_SECOND))
        return;
    LH_UNROLL
    for (unsigned axis = 0; axis < 3; axis++)
        order_columns(to->b_columns.array[axis], &to->a_columns.array[axis], &to->a_columns.array[axis + 3]);
}

/* With one plane for all, the question whether more than the hits is wanted would be a third of a block. */
enum { HITS_ALONE = FIRST_CASE };

LH_INLINE unsigned classify_aabb_plane_case(const void *setup, unsigned one)
{
    return one & ONE_SECOND && !((const classify_aabb_plane_setup *)setup)->of.inside ? HITS_ALONE
                                                                                      : OTHER_CASE;
}

LH_INLINE uint32_t classify_aabb_plane_block(const void *setup, unsigned one, block at)
{
    const classify_aabb_plane_setup *const of = setup;
    const plane p = classify_aabb_plane_b(setup, one, at);
    const aabb box = one & ONE_SECOND ? aabb_load(of->a_columns, at) : classify_aabb_plane_a(setup, one, at);
    const corners c = one & ONE_SECOND ? (corners){box.min, box.max} : corners_along(p.n, box);
    return store_side(one & HITS_ALONE ? NULL : of->of.inside, side_of_corners(c, p), at);
}

static const kernel classify_aabb_plane_kernel = {.query = LH_QUERY_classify_aabb_plane,
                                                  .prepare = classify_aabb_plane_prepare_in_order,
                                                  .block = classify_aabb_plane_block,
                                                  .case_of = classify_aabb_plane_case};

/* Of fewer boxes than a block has, and hits alone: with four lanes, to read three columns in place of six and not to
 * choose among them is a sixth of a call. With eight it is a fourteenth, for as much code. */
LH_INLINE lh_status decide_few_by_plane(const kernel *k, void *setup, const lh_call *call, unsigned one,
                                        size_t n)
{
    if (LANES >= 8 || !(one & ONE_SECOND) || classify_aabb_plane_arguments_of(call).inside)
        return decide_few(k, setup, call, one, n);
    const block few = part_of_block(n, one & ONE_FIRST);
    k->prepare(setup, ONE_SECOND, call);
    *hits_of(k, call) = bits_of_block(k->block(setup, ONE_SECOND | HITS_ALONE, few), few);
    return LH_OK;
}

LH_FORMS(classify_aabb_plane, decide_few_by_plane, decide_short)

#endif
