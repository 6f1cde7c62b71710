/* Over each plane, the height of the centre, and how far the half extents reach along the normal; of what is close to
 * one the corner that is lowest along the normal, and the one that is highest. Ericson, Real-Time Collision Detection,
 * 5.2.3. */
#ifndef LANEHIT_SRC_QUERIES_CLASSIFY_AABB_FRUSTUM_H
#define LANEHIT_SRC_QUERIES_CLASSIFY_AABB_FRUSTUM_H

#include "engine/operands.h"
#include "mathematics/frustum.h"

/* magnitudes: of the components of the plane's normal. */
LH_INLINE extremes extremes_with_box(extremes e, v3 centre, v3 half, plane p, v3 magnitudes)
{
    return extremes_with(e, lanes_sub(v3_dot(p.n, centre), p.d), v3_dot(magnitudes, half));
}

LH_INLINE v3 v3_select_by_sign(v3 by, v3 where_negative, v3 elsewhere)
{
    return (v3){lanes_select(lanes_negative(by.x), where_negative.x, elsewhere.x),
                lanes_select(lanes_negative(by.y), where_negative.y, elsewhere.y),
                lanes_select(lanes_negative(by.z), where_negative.z, elsewhere.z)};
}

LH_INLINE side side_of_box(const frustum *f, aabb box)
{
    const mask all = lanes_eq(lanes_set1(0.0f), lanes_set1(0.0f));
    side of = {all, all};
    for (size_t k = 0; k < f->planes; k++) {
        const plane p = f->plane[k];
        const v3 lowest = v3_select_by_sign(p.n, box.max, box.min);
        const v3 highest = v3_select_by_sign(p.n, box.min, box.max);
        of.hit = mask_and(of.hit, may_be_behind(dot_padded(p.n, lowest, HEIGHT_PADDING), p.d));
        of.inside = mask_and(of.inside, is_behind(dot_padded(p.n, highest, HEIGHT_PADDING), p.d));
    }
    return (side){of.hit, mask_and(of.hit, of.inside)};
}

/* ---- The query ---------------------------------------------------------------------------------------- */

typedef struct classify_aabb_frustum_setup {
    view_columns boxes;
    frustum behind;
    v3 magnitudes[LH_MOST_OF_A_SET]; /* of the components of normals */
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
    load_frustum(&from->behind, of.planes);
    for (size_t k = 0; k < from->behind.planes; k++)
        from->magnitudes[k] = v3_abs(from->behind.plane[k].n);
}

/* Of a block with boxes that are close to a plane, or without a place. */
static LH_APART uint32_t decide_close_boxes(const classify_aabb_frustum_setup *from, size_t first,
                                            size_t count)
{
    const block at = {first, count, 0, 0};
    return store_side(from->inside, side_of_box(&from->behind, aabb_load(from->boxes, at)), at);
}

LH_INLINE uint32_t decide_boxes(const classify_aabb_frustum_setup *from, int with_inside, block at)
{
    const frustum *const f = &from->behind;
    const aabb box = aabb_load(from->boxes, at);
    const v3 centre = v3_scale(v3_add(box.min, box.max), lanes_set1(0.5f)), half = v3_sub(box.max, centre);
    const lanes slack =
        slack_of(lanes_add(v3_sum_of_magnitudes(centre), v3_sum_of_magnitudes(half)), f->largest);
    extremes e = extremes_of_none();
    size_t k = 0;
    do {
        e = extremes_with_box(e, centre, half, f->plane[k], from->magnitudes[k]);
        e = extremes_with_box(e, centre, half, f->plane[k + 1], from->magnitudes[k + 1]);
        k += PLANES_AT_ONCE;
    } while (k < f->planes && !all_are_out(e, slack, at));
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

LH_LONG_QUERY(classify_aabb_frustum)

#endif
