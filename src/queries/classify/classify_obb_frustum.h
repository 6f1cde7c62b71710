/* Over each plane, the height of the centre, and how far the half edges reach along the normal; of what is close to one
 * the same with the padding of a plane by itself. Ericson, Real-Time Collision Detection, 5.2.3. */
#ifndef LANEHIT_SRC_QUERIES_CLASSIFY_OBB_FRUSTUM_H
#define LANEHIT_SRC_QUERIES_CLASSIFY_OBB_FRUSTUM_H

#include "engine/operands.h"
#include "mathematics/frustum.h"
#include "mathematics/obb_half_space.h"

typedef struct obb_plane {
    v3 n;
    lanes minus_offset;
} obb_plane;

/* Half edges as the world sees them: along each axis of the box, as long as it reaches. */
LH_INLINE frame half_edges_of(turned_box b)
{
    return (frame){v3_scale(b.axes.x, b.half.x), v3_scale(b.axes.y, b.half.y), v3_scale(b.axes.z, b.half.z)};
}

LH_INLINE lanes reach_of_edge_roughly(v3 edge, v3 n)
{
    return lanes_abs(dot_roughly_alone(edge, n));
}

/* Of the planes so far, and one more. */
LH_INLINE extremes extremes_with_obb(extremes e, v3 centre, frame edges, obb_plane over, int with_inside)
{
    const lanes height = dot_roughly(over.n, centre, over.minus_offset);
    const lanes reach =
        lanes_add(lanes_add(reach_of_edge_roughly(edges.x, over.n), reach_of_edge_roughly(edges.y, over.n)),
                  reach_of_edge_roughly(edges.z, over.n));
    return (extremes){lanes_max(lanes_sub(height, reach), e.lowest),
                      with_inside ? lanes_max(lanes_add(height, reach), e.highest) : e.highest};
}

/* The slack counts half extents four times, for the padding of turned boxes; and is infinite where the axes need not be
 * of length 1, or a box is inside out (docs/guarantees.md). */
LH_INLINE lanes slack_of_obb(obb b, float largest)
{
    const v3 q = b.rotation.vector;
    const lanes norm = lanes_add(v3_dot(q, q), lanes_mul(b.rotation.w, b.rotation.w));
    const mask is_rotation =
        mask_and(lanes_lt(lanes_set1(0x1p-100f), norm), lanes_lt(norm, lanes_set1(0x1p100f)));
    const v3 zero = {lanes_set1(0.0f), lanes_set1(0.0f), lanes_set1(0.0f)};
    const lanes extents = lanes_mul(v3_sum_of_magnitudes(b.half), lanes_set1(4.0f));
    const lanes slack = slack_of(lanes_add(v3_sum_of_magnitudes(b.centre), extents), largest);
    return lanes_or_infinity(mask_and(is_rotation, v3_le(zero, b.half)), slack);
}

/* The largest component of a normal, with what covers products of half extents and of what underflows; NaN where any
 * float of a plane is, or where sums of products could overflow. */
LH_INLINE float sound_largest(float largest)
{
    return largest < 0x1p100f ? largest + 0x1p-120f : __builtin_nanf("");
}

LH_INLINE side side_of_obb_and_planes(const lh_planes *planes, turned_box box)
{
    const mask all = lanes_eq(lanes_set1(0.0f), lanes_set1(0.0f));
    side of = {all, all};
    for (size_t k = 0; k < planes->count; k++) {
        const side one = side_of_obb(box, plane_in_all_lanes(plane_of_set(planes, k)));
        of = (side){mask_and(of.hit, one.hit), mask_and(of.inside, one.inside)};
    }
    return of;
}

/* ---- The query ---------------------------------------------------------------------------------------- */

/* Lanes, since loads of those are part of the instructions that use them. */
typedef struct classify_obb_frustum_setup {
    view_columns boxes;
    const lh_planes *planes;
    size_t taken;
    obb_plane over[LH_MOST_OF_A_SET];
    float largest;
    uint64_t *inside;
} classify_obb_frustum_setup;

/* One copy for all loops. */
static LH_ONE_COPY void classify_obb_frustum_prepare(void *setup, unsigned one, const lh_call *call)
{
    (void)one;
    classify_obb_frustum_setup *const from = setup;
    const classify_obb_frustum_arguments of = classify_obb_frustum_arguments_of(call);
    from->boxes = columns_of(LH_QUERY_classify_obb_frustum, call, 0);
    from->inside = of.inside;
    from->planes = of.planes;
    from->taken = planes_taken(of.planes);
    float largest = 0.0f;
    for (size_t k = 0; k < of.planes->count; k++) {
        const plane_floats p = plane_of_set(of.planes, k);
        const plane over = plane_in_all_lanes(p);
        largest = larger_or_nan(largest, largest_of(p));
        from->over[k] = (obb_plane){over.n, lanes_negate(over.d)};
    }
    from->largest = sound_largest(largest);
    from->over[from->taken - 1] = from->over[of.planes->count - 1];
}

/* Of a block with boxes that are close to a plane, or without a place. */
static LH_APART uint32_t decide_close_obbs(const classify_obb_frustum_setup *from, size_t first, size_t count)
{
    const block at = whole_if_small((block){first, count, 0, 0});
    return store_side(from->inside, side_of_obb_and_planes(from->planes, turned_box_load(from->boxes, at)),
                      at);
}

LH_INLINE uint32_t decide_obbs(const classify_obb_frustum_setup *from, int with_inside, block at)
{
    const obb box = obb_load(from->boxes, at);
    const frame edges = half_edges_of(turned_box_of(box));
    const lanes slack = slack_of_obb(box, from->largest);
    extremes e = extremes_of_none();
    size_t k = 0;
    do {
        e = extremes_with_obb(e, box.centre, edges, from->over[k], with_inside);
        e = extremes_with_obb(e, box.centre, edges, from->over[k + 1], with_inside);
        k += PLANES_AT_ONCE;
    } while (k < from->taken && !all_are_out(e, slack, at));
    if (!all_is_sure(e, slack, with_inside, at))
        return decide_close_obbs(from, at.first, at.count);
    return store_side(with_inside ? from->inside : NULL, side_of_extremes(e), at);
}

/* Fewer boxes than a block has have one copy of the kernel. */
LH_INLINE uint32_t classify_obb_frustum_block(const void *setup, unsigned one, block at)
{
    (void)one;
    const classify_obb_frustum_setup *const from = setup;
    return from->inside || !at.whole ? decide_obbs(from, 1, at) : decide_obbs(from, 0, at);
}

LH_LONG_QUERY_OF_SETUP(classify_obb_frustum)

#endif
