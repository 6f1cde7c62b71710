/* How far two boxes are apart, or how deep in each other: by the axis, of fifteen, on which they are furthest apart.
 * That is exact for boxes in each other, and never more than the distance of others. Gottschalk, Lin and Manocha,
 * OBBTree, 1996; Ericson, Real-Time Collision Detection, 4.4.1.
 *
 * Any vector may be taken for an axis. Products of edges are taken as one box sees them, and the other box's reach
 * along them comes from the product itself: so errors are in proportion to its length, however short that is, and
 * parallel edges need no case of their own. */
#ifndef LANEHIT_SRC_MATHEMATICS_BOX_PAIR_GAP_H
#define LANEHIT_SRC_MATHEMATICS_BOX_PAIR_GAP_H

#include "axis.h"
#include "box_axes.h"

/* Of products of edges the squares are compared. Half extents and ways are scaled for that, so that these neither
 * underflow nor overflow; and products that are shorter than 2^-30 do not count. */
static const float EDGE_SCALE = 0x1p18f, EDGE_SCALE_BACK = 0x1p-18f, LEAST_SQUARED_PRODUCT = 0x1p-60f;

/* The greatest of the faces of either box, and of the products: axes of the one box and of the turned one. */
typedef struct box_pair_gaps {
    greatest of_one, of_turned;
    lanes of_edges;
    axis edge, turned_edge;
} box_pair_gaps;

/* ---- Products of edges -------------------------------------------------------------------------------- */

LH_INLINE lanes squared_gap(lanes gap, lanes squared_length)
{
    const lanes square = lanes_div(lanes_mul(gap, lanes_abs(gap)), squared_length);
    const mask counts = lanes_le(lanes_set1(LEAST_SQUARED_PRODUCT), squared_length);
    return lanes_select(counts, square, lanes_set1(-__builtin_inff()));
}

/* The products of the axes of the one box with an edge of the turned one, which reaches so far along them: the square
 * of the gap, with its sign. */
LH_INLINE greatest gaps_across(v3 half, v3 way, v3 edge, v3 turned_reach)
{
    const v3 reach = v3_add(v3_cross_sums(half, v3_abs(edge)), turned_reach);
    const v3 gap = v3_sub(v3_abs(v3_cross(edge, way)), reach);
    const v3 square = {lanes_mul(edge.x, edge.x), lanes_mul(edge.y, edge.y), lanes_mul(edge.z, edge.z)};
    return greatest_of((v3){squared_gap(gap.x, lanes_add(square.y, square.z)),
                            squared_gap(gap.y, lanes_add(square.x, square.z)),
                            squared_gap(gap.z, lanes_add(square.x, square.y))});
}

LH_INLINE void find_edge_gaps(const box_pair *p, box_pair_gaps *to)
{
    const lanes scale = lanes_set1(EDGE_SCALE);
    const v3 half = v3_scale(p->half, scale), h = v3_scale(p->turned_half, scale),
             way = v3_scale(p->way, scale);
    const frame a = p->axes;
    const v3 xy = v3_abs(v3_cross(a.x, a.y)), yz = v3_abs(v3_cross(a.y, a.z)),
             zx = v3_abs(v3_cross(a.z, a.x));
    const greatest x = gaps_across(half, way, a.x, v3_add(v3_scale(xy, h.y), v3_scale(zx, h.z)));
    const greatest y = gaps_across(half, way, a.y, v3_add(v3_scale(yz, h.z), v3_scale(xy, h.x)));
    const greatest z = gaps_across(half, way, a.z, v3_add(v3_scale(zx, h.x), v3_scale(yz, h.y)));
    const greatest of_all = greatest_of((v3){x.value, y.value, z.value});
    const lanes gap = lanes_mul(lanes_sqrt(lanes_abs(of_all.value)), lanes_set1(EDGE_SCALE_BACK));
    to->of_edges = lanes_negate(lanes_opposing(gap, of_all.value));
    to->turned_edge = of_all.on;
    to->edge = axis_select_by(of_all.on, x.on, y.on, z.on);
}

LH_INLINE box_pair_gaps gaps_of_boxes(const box_pair *p)
{
    box_pair_gaps gaps = {
        .of_one = greatest_of(v3_sub(v3_abs(p->way), reach_upright(p))),
        .of_turned = greatest_of(v3_sub(v3_abs(p->turned_way), reach_turned(p))),
    };
    find_edge_gaps(p, &gaps);
    return gaps;
}

/* ---- The best of them --------------------------------------------------------------------------------- */

/* Edges, a face of the turned box, or else one of the other. */
typedef struct box_pair_axis {
    lanes gap;
    mask is_edges, is_turned;
} box_pair_axis;

/* A face of the turned box has to be better than one of the other by more than the first bias, and edges than faces by
 * more than the second. */
LH_INLINE box_pair_axis best_axis_of(const box_pair_gaps *of, lanes turned_bias, lanes edge_bias)
{
    const mask turned_is_better = lanes_lt(lanes_add(of->of_one.value, turned_bias), of->of_turned.value);
    const lanes faces = lanes_select(turned_is_better, of->of_turned.value, of->of_one.value);
    const mask is_edges = lanes_lt(lanes_add(faces, edge_bias), of->of_edges);
    return (box_pair_axis){lanes_select(is_edges, of->of_edges, faces), is_edges,
                           mask_without(turned_is_better, is_edges)};
}

/* ---- Its direction ------------------------------------------------------------------------------------ */

/* As the box sees it from which it leads to the other: that is the turned one if a face of that is the best, else the
 * one. */
typedef struct seen_axis {
    v3 direction; /* of any length; 0 along the edge */
    axis edge;    /* of a face the one after its normal */
    v3 way;       /* to the centre of the other box */
} seen_axis;

/* The product of this axis and a vector. Of zeros there are no differences, whose sign depends on how they are
 * rounded. */
LH_INLINE v3 product_with_axis(axis on, mask is_x, v3 a)
{
    const v3 b = v3_negate(a);
    return (v3){lanes_add(lanes_or_zero(on.is_y, a.z), lanes_or_zero(on.is_z, b.y)),
                lanes_add(lanes_or_zero(on.is_z, a.x), lanes_or_zero(is_x, b.z)),
                lanes_add(lanes_or_zero(is_x, a.y), lanes_or_zero(on.is_y, b.x))};
}

LH_INLINE mask is_neither(axis on)
{
    const mask always = lanes_le(lanes_set1(0.0f), lanes_set1(0.0f));
    return mask_without(mask_without(always, on.is_y), on.is_z);
}

LH_INLINE seen_axis see_axis(const box_pair *p, const box_pair_gaps *gaps, const box_pair_axis *best)
{
    const axis face = axis_select(best->is_turned, gaps->of_turned.on, gaps->of_one.on);
    const mask face_is_x = is_neither(face);
    const axis edge = axis_select(best->is_edges, gaps->edge, (axis){face_is_x, face.is_y});
    const v3 other = v3_select_by(gaps->turned_edge, p->axes.x, p->axes.y, p->axes.z);
    const v3 product = product_with_axis(gaps->edge, is_neither(gaps->edge), other);
    const lanes one = lanes_set1(1.0f);
    const v3 normal = {lanes_or_zero(face_is_x, one), lanes_or_zero(face.is_y, one),
                       lanes_or_zero(face.is_z, one)};
    const v3 direction = v3_select(best->is_edges, product, normal);
    const v3 way = v3_select(best->is_turned, v3_negate(p->turned_way), p->way);
    const lanes signs = lanes_or_zero(lanes_lt(v3_dot(direction, way), lanes_set1(0.0f)), lanes_set1(-0.0f));
    return (seen_axis){v3_flip(direction, signs), edge, way};
}

#endif
