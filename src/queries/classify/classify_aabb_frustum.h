/* Over each plane, the height of the centre, and how far the half extents reach along the normal; of what is close to
 * one the corner that is lowest along the normal, and the one that is highest. Ericson, Real-Time Collision Detection,
 * 5.2.3. */
#ifndef LANEHIT_SRC_QUERIES_CLASSIFY_AABB_FRUSTUM_H
#define LANEHIT_SRC_QUERIES_CLASSIFY_AABB_FRUSTUM_H

#include "engine/operands.h"
#include "mathematics/frustum.h"

/* A plane, as seen from the centre of a box. */
typedef struct box_plane {
    v3 n;
    lanes minus_offset;
    v3 down; /* -|n| of each component: along it and half extents is the lowest corner */
} box_plane;

LH_INLINE box_plane box_plane_of(plane p)
{
    return (box_plane){p.n, lanes_negate(p.d), v3_negate(v3_abs(p.n))};
}

/* Of the planes so far, and one more. */
LH_INLINE extremes extremes_with_box(extremes e, v3 centre, v3 half, box_plane over, int with_inside)
{
    const lanes height = dot_roughly(over.n, centre, over.minus_offset);
    if (!with_inside)
        return (extremes){lanes_max(dot_roughly(over.down, half, height), e.lowest), e.highest};
    const lanes drop = dot_roughly_alone(over.down, half);
    return (extremes){lanes_max(lanes_add(height, drop), e.lowest),
                      lanes_max(lanes_sub(height, drop), e.highest)};
}

LH_INLINE v3 v3_select_by_sign(v3 by, v3 where_negative, v3 elsewhere)
{
    return (v3){lanes_select(lanes_negative(by.x), where_negative.x, elsewhere.x),
                lanes_select(lanes_negative(by.y), where_negative.y, elsewhere.y),
                lanes_select(lanes_negative(by.z), where_negative.z, elsewhere.z)};
}

LH_INLINE side side_of_box(const lh_planes *planes, aabb box)
{
    const mask all = lanes_eq(lanes_set1(0.0f), lanes_set1(0.0f));
    side of = {all, all};
    for (size_t k = 0; k < planes->count; k++) {
        const plane p = plane_in_all_lanes(plane_of_set(planes, k));
        const v3 lowest = v3_select_by_sign(p.n, box.max, box.min);
        const v3 highest = v3_select_by_sign(p.n, box.min, box.max);
        of.hit = mask_and(of.hit, may_be_behind(dot_padded(p.n, lowest, HEIGHT_PADDING), p.d));
        of.inside = mask_and(of.inside, is_behind(dot_padded(p.n, highest, HEIGHT_PADDING), p.d));
    }
    return (side){of.hit, mask_and(of.hit, of.inside)};
}

/* ---- The query ---------------------------------------------------------------------------------------- */

/* Lanes, since loads of those are part of the instructions that use them. */
typedef struct classify_aabb_frustum_setup {
    view_columns boxes;
    const lh_planes *planes;
    size_t taken;
    box_plane over[LH_MOST_OF_A_SET];
    float largest; /* no component of a normal is larger; NaN where any float of a plane is */
    uint64_t *inside;
} classify_aabb_frustum_setup;

/* One copy for all loops. */
static LH_ONE_COPY void classify_aabb_frustum_prepare(void *setup, unsigned one, const lh_call *call)
{
    (void)one;
    classify_aabb_frustum_setup *const from = setup;
    const classify_aabb_frustum_arguments of = classify_aabb_frustum_arguments_of(call);
    from->boxes = columns_of(LH_QUERY_classify_aabb_frustum, call, 0);
    from->inside = of.inside;
    from->planes = of.planes;
    from->taken = planes_taken(of.planes);
    from->largest = 0.0f;
    for (size_t k = 0; k < of.planes->count; k++) {
        const plane_floats p = plane_of_set(of.planes, k);
        from->largest = larger_or_nan(from->largest, largest_of(p));
        from->over[k] = box_plane_of(plane_in_all_lanes(p));
    }
    from->over[from->taken - 1] = from->over[of.planes->count - 1];
}

/* Of a block with boxes that are close to a plane, or without a place. */
static LH_APART uint32_t decide_close_boxes(const classify_aabb_frustum_setup *from, size_t first,
                                            size_t count)
{
    const block at = whole_if_small((block){first, count, 0, 0});
    return store_side(from->inside, side_of_box(from->planes, aabb_load(from->boxes, at)), at);
}

LH_INLINE uint32_t decide_boxes(const classify_aabb_frustum_setup *from, int with_inside, block at)
{
    const aabb box = aabb_load(from->boxes, at);
    const v3 centre = v3_scale(v3_add(box.min, box.max), lanes_set1(0.5f)), half = v3_sub(box.max, centre);
    const lanes slack =
        slack_of(lanes_add(v3_sum_of_magnitudes(centre), v3_sum_of_magnitudes(half)), from->largest);
    extremes e = extremes_of_none();
    size_t k = 0;
    do {
        e = extremes_with_box(e, centre, half, from->over[k], with_inside);
        e = extremes_with_box(e, centre, half, from->over[k + 1], with_inside);
        k += PLANES_AT_ONCE;
    } while (k < from->taken && !all_are_out(e, slack, at));
    if (!all_is_sure(e, slack, with_inside, at))
        return decide_close_boxes(from, at.first, at.count);
    return store_side(with_inside ? from->inside : NULL, side_of_extremes(e), at);
}

/* Fewer boxes than a block has have one copy of the kernel. */
LH_INLINE uint32_t classify_aabb_frustum_block(const void *setup, unsigned one, block at)
{
    (void)one;
    const classify_aabb_frustum_setup *const from = setup;
    return from->inside || !at.whole ? decide_boxes(from, 1, at) : decide_boxes(from, 0, at);
}

LH_LONG_QUERY_OF_SETUP(classify_aabb_frustum)

#endif
