/* Over each plane, the height of the centre, against the radius. Ericson, Real-Time Collision Detection, 5.2.2. */
#ifndef LANEHIT_SRC_QUERIES_CLASSIFY_SPHERE_FRUSTUM_H
#define LANEHIT_SRC_QUERIES_CLASSIFY_SPHERE_FRUSTUM_H

#include "engine/operands.h"
#include "mathematics/ball_planes.h"

/* The largest height of the centre over the planes so far, and one more. */
LH_INLINE lanes highest_with(lanes highest, v3 centre, ball_plane over)
{
    return lanes_max(dot_roughly(over.unit, centre, over.minus_offset), highest);
}

/* A ball that is empty is on no side. */
LH_INLINE mask is_there(sphere s)
{
    return lanes_le(lanes_set1(0.0f), s.radius);
}

LH_INLINE side side_of_ball(const lh_planes *planes, sphere s)
{
    side of = {is_there(s), is_there(s)};
    for (size_t k = 0; k < planes->count; k++) {
        const measured_plane over = measure_plane(plane_in_all_lanes(plane_of_set(planes, k)));
        const padded_dot height = height_of_ball(s, over);
        of.hit = mask_and(of.hit, may_be_behind(height, over.p.d));
        of.inside = mask_and(of.inside, is_behind(height, over.p.d));
    }
    return (side){of.hit, mask_and(of.hit, of.inside)};
}

/* ---- The query ---------------------------------------------------------------------------------------- */

typedef struct classify_sphere_frustum_setup {
    view_columns spheres;
    const lh_planes *planes;
    ball_planes of;
    uint64_t *inside;
} classify_sphere_frustum_setup;

/* One copy for all loops. */
static LH_ONE_COPY void classify_sphere_frustum_prepare(void *setup, unsigned one, const lh_call *call)
{
    (void)one;
    classify_sphere_frustum_setup *const from = setup;
    const classify_sphere_frustum_arguments of = classify_sphere_frustum_arguments_of(call);
    from->spheres = columns_of(LH_QUERY_classify_sphere_frustum, call, 0);
    from->inside = of.inside;
    from->planes = of.planes;
    find_ball_planes(&from->of, of.planes);
}

/* Of a block with balls that are close to a plane, or without a place. */
static LH_APART uint32_t decide_close_balls(const classify_sphere_frustum_setup *from, size_t first,
                                            size_t count)
{
    const block at = whole_if_small((block){first, count, 0, 0});
    return store_side(from->inside, side_of_ball(from->planes, sphere_load(from->spheres, at)), at);
}

LH_INLINE uint32_t decide_balls(const classify_sphere_frustum_setup *from, int with_inside, block at)
{
    const sphere s = sphere_load(from->spheres, at);
    const lanes slack =
        slack_of(lanes_add(v3_sum_of_magnitudes(s.centre), lanes_abs(s.radius)), from->of.scale);
    const lanes out = lanes_add(slack, s.radius);
    lanes highest = lanes_set1(-FLT_MAX);
    size_t k = 0;
    do {
        highest = highest_with(highest, s.centre, from->of.over[k]);
        highest = highest_with(highest, s.centre, from->of.over[k + 1]);
        k += PLANES_AT_ONCE;
    } while (k < from->of.taken && !all_are(lanes_lt(out, highest), at));
    const extremes e = {lanes_sub(highest, s.radius), lanes_add(highest, s.radius)};
    if (!all_is_sure(e, slack, with_inside, at))
        return decide_close_balls(from, at.first, at.count);
    side of = side_of_extremes(e);
    of = (side){mask_and(is_there(s), of.hit), mask_and(is_there(s), of.inside)};
    return store_side(with_inside ? from->inside : NULL, of, at);
}

/* Fewer balls than a block has have one copy of the kernel. */
LH_INLINE uint32_t classify_sphere_frustum_block(const void *setup, unsigned one, block at)
{
    (void)one;
    const classify_sphere_frustum_setup *const from = setup;
    return from->inside || !at.whole ? decide_balls(from, 1, at) : decide_balls(from, 0, at);
}

LH_LONG_QUERY_OF_SETUP(classify_sphere_frustum)

#endif
