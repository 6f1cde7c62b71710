/* Over each plane, the heights of both ends, against the radius. Ericson, Real-Time Collision Detection, 5.2.2. */
#ifndef LANEHIT_SRC_QUERIES_CLASSIFY_CAPSULE_FRUSTUM_H
#define LANEHIT_SRC_QUERIES_CLASSIFY_CAPSULE_FRUSTUM_H

#include "engine/operands.h"
#include "mathematics/ball_planes.h"

/* Of the segment's lower ends over the planes so far, and its higher ones; and one plane more. */
LH_INLINE extremes extremes_with_segment(extremes e, segment s, ball_plane over)
{
    const lanes a = dot_roughly(over.unit, s.a, over.minus_offset);
    const lanes b = dot_roughly(over.unit, s.b, over.minus_offset);
    return (extremes){lanes_max(lanes_min(a, b), e.lowest), lanes_max(lanes_max(a, b), e.highest)};
}

LH_INLINE extremes widened_by(extremes of_segment, lanes radius)
{
    return (extremes){lanes_sub(of_segment.lowest, radius), lanes_add(of_segment.highest, radius)};
}

LH_INLINE side side_of_capsule_and_planes(const lh_planes *planes, capsule c)
{
    const mask all = lanes_eq(lanes_set1(0.0f), lanes_set1(0.0f));
    side of = {all, all};
    for (size_t k = 0; k < planes->count; k++) {
        const side one = side_of_capsule(c, measure_plane(plane_in_all_lanes(plane_of_set(planes, k))));
        of = (side){mask_and(of.hit, one.hit), mask_and(of.inside, one.inside)};
    }
    return of;
}

/* ---- The query ---------------------------------------------------------------------------------------- */

typedef struct classify_capsule_frustum_setup {
    view_columns capsules;
    const lh_planes *planes;
    ball_planes of;
    uint64_t *inside;
} classify_capsule_frustum_setup;

/* One copy for all loops. */
static LH_ONE_COPY void classify_capsule_frustum_prepare(void *setup, unsigned one, const lh_call *call)
{
    (void)one;
    classify_capsule_frustum_setup *const from = setup;
    const classify_capsule_frustum_arguments of = classify_capsule_frustum_arguments_of(call);
    from->capsules = columns_of(LH_QUERY_classify_capsule_frustum, call, 0);
    from->inside = of.inside;
    from->planes = of.planes;
    find_ball_planes(&from->of, of.planes);
}

/* Of a block with capsules that are close to a plane, or without a place. */
static LH_APART uint32_t decide_close_capsules(const classify_capsule_frustum_setup *from, size_t first,
                                               size_t count)
{
    const block at = whole_if_small((block){first, count, 0, 0});
    return store_side(from->inside,
                      side_of_capsule_and_planes(from->planes, capsule_load(from->capsules, at)), at);
}

/* The slack is that of both ends together, so that a NaN of either makes it infinite. */
LH_INLINE uint32_t decide_capsules(const classify_capsule_frustum_setup *from, int with_inside, block at)
{
    const capsule c = capsule_load(from->capsules, at);
    const lanes ends = lanes_add(v3_sum_of_magnitudes(c.axis.a), v3_sum_of_magnitudes(c.axis.b));
    const lanes slack = slack_of(lanes_add(ends, lanes_abs(c.radius)), from->of.scale);
    const lanes out = lanes_add(slack, c.radius);
    extremes of_segment = extremes_of_none();
    size_t k = 0;
    do {
        of_segment = extremes_with_segment(of_segment, c.axis, from->of.over[k]);
        of_segment = extremes_with_segment(of_segment, c.axis, from->of.over[k + 1]);
        k += PLANES_AT_ONCE;
    } while (k < from->of.taken && !all_are(lanes_lt(out, of_segment.lowest), at));
    const extremes e = widened_by(of_segment, c.radius);
    if (!all_is_sure(e, slack, with_inside, at))
        return decide_close_capsules(from, at.first, at.count);
    const mask not_empty = lanes_le(lanes_set1(0.0f), c.radius);
    const side of = side_of_extremes(e);
    return store_side(with_inside ? from->inside : NULL,
                      (side){mask_and(not_empty, of.hit), mask_and(not_empty, of.inside)}, at);
}

/* Fewer capsules than a block has have one copy of the kernel. */
LH_INLINE uint32_t classify_capsule_frustum_block(const void *setup, unsigned one, block at)
{
    (void)one;
    const classify_capsule_frustum_setup *const from = setup;
    return from->inside || !at.whole ? decide_capsules(from, 1, at) : decide_capsules(from, 0, at);
}

LH_LONG_QUERY_OF_SETUP(classify_capsule_frustum)

#endif
