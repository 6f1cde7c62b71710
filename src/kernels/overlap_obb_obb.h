/* Two oriented boxes meet unless the balls around them are apart, or one of fifteen axes separates them.
 *
 * The verdict is the same with the boxes exchanged, since every operation is: each box sees the vector between the
 * centres by itself, the cosines between their axes are sums of products in one order, and all other sums are of two
 * numbers. */
#ifndef LANEHIT_SRC_KERNELS_OVERLAP_OBB_OBB_H
#define LANEHIT_SRC_KERNELS_OVERLAP_OBB_OBB_H

#include "box_axes.h"
#include "sift.h"
#include "stages.h"

/* 48.9u and 14u are needed (docs/guarantees.md). */
static const float OBB_PADDING = 0x1.9p-19f;
static const float OBB_BALL_PADDING = 1.0f + 0x1p-20f;

/* A box without its rotation. */
typedef struct bare_box {
    v3 centre, half;
    lanes radius; /* of the ball around it */
} bare_box;

LH_INLINE bare_box bare_box_of(v3 centre, v3 half)
{
    return (bare_box){centre, half, lanes_sqrt(v3_dot(half, half))};
}

LH_INLINE mask balls_meet(v3 way, lanes a_radius, lanes b_radius)
{
    const lanes reach = lanes_add(a_radius, b_radius);
    return lanes_le(v3_dot(way, way), lanes_mul(lanes_mul(reach, reach), lanes_set1(OBB_BALL_PADDING)));
}

/* The way along the product of the axis k of the turned box with those of the other, from what the turned box sees;
 * next and last are the axes that follow k in the cycle x, y, z. */
LH_INLINE v3 across_turned(v3 next, lanes way_next, v3 last, lanes way_last)
{
    return v3_abs(v3_sub(v3_scale(last, way_next), v3_scale(next, way_last)));
}

/* Axis i of the one and k of the other: from what the one sees for i < k, from what the other sees for i > k, and from
 * both for i = k. So it is the same with the boxes exchanged, while most of it is asked but once. */
LH_INLINE mask all_edges_of_both_meet(const box_pair *p)
{
    const frame a = p->axes, m = p->lengths;
    const v3 h = p->turned_half, way = p->turned_way;
    const v3 x = v3_abs(v3_cross(a.x, p->way)), turned_x = across_turned(a.y, way.y, a.z, way.z);
    const v3 y = v3_abs(v3_cross(a.y, p->way)), turned_y = across_turned(a.z, way.z, a.x, way.x);
    const v3 z = v3_abs(v3_cross(a.z, p->way)), turned_z = across_turned(a.x, way.x, a.y, way.y);
    const v3 reach_x = reach_across(p, m.x, m.y, h.y, m.z, h.z);
    const v3 reach_y = reach_across(p, m.y, m.z, h.z, m.x, h.x);
    const v3 reach_z = reach_across(p, m.z, m.x, h.x, m.y, h.y);
    const mask along_x = mask_and(v3_le(turned_x, reach_x), lanes_le(x.x, reach_x.x));
    const mask along_y =
        mask_and(v3_le((v3){y.x, y.y, turned_y.z}, reach_y), lanes_le(turned_y.y, reach_y.y));
    const mask along_z = mask_and(v3_le(z, reach_z), lanes_le(turned_z.z, reach_z.z));
    return mask_and(mask_and(along_x, along_y), along_z);
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct obbs_operand {
    obb_columns boxes;
    bare_box one; /* one box */
    frame axes;   /* of it */
} obbs_operand;

LH_INLINE obbs_operand obbs_operand_of(const lh_obbs *boxes, unsigned is_one)
{
    obbs_operand o = {.boxes = columns_of_obbs(boxes)};
    if (is_one) {
        const obb box = obb_load_one(&o.boxes);
        o.one = bare_box_of(box.centre, box.half);
        o.axes = frame_of(box.rotation);
    }
    return o;
}

LH_INLINE bare_box bare_box_load(const obbs_operand *o, unsigned is_one, block at)
{
    if (is_one)
        return o->one;
    return bare_box_of(v3_load(o->boxes.centre, at), v3_keep(v3_load(o->boxes.half, at)));
}

LH_INLINE frame frame_load(const obbs_operand *o, unsigned is_one, block at)
{
    return is_one ? o->axes : frame_of(rotation_load(&o->boxes, at));
}

typedef struct overlap_obb_obb_once {
    obbs_operand a, b;
} overlap_obb_obb_once;

LH_INLINE void overlap_obb_obb_prepare(overlap_obb_obb_once *once, unsigned one,
                                       const overlap_obb_obb_arguments *of)
{
    once->a = obbs_operand_of(of->a, one & ONE_FIRST);
    once->b = obbs_operand_of(of->b, 0);
}

/* In stages: first what each box sees, which is long in coming. */
typedef struct overlap_obb_obb_begun {
    v3 way, turned_way; /* from one centre to the other, as either box sees it */
    v3 half, turned_half;
    frame turned; /* the axes of b, as a sees them */
    mask close;   /* the balls meet */
} overlap_obb_obb_begun;

LH_INLINE void overlap_obb_obb_begin(const overlap_obb_obb_once *once, unsigned one, block at,
                                     overlap_obb_obb_begun *begun)
{
    const bare_box a = bare_box_load(&once->a, one & ONE_FIRST, at);
    const bare_box b = bare_box_load(&once->b, 0, at);
    const v3 way = v3_sub(b.centre, a.centre);
    begun->close = balls_meet(way, a.radius, b.radius);
    begun->half = a.half;
    begun->turned_half = b.half;
    const frame b_axes = frame_load(&once->b, 0, at);
    begun->turned_way = v3_seen_from(way, b_axes);
    const frame a_axes = frame_load(&once->a, one & ONE_FIRST, at);
    begun->way = v3_seen_from(way, a_axes);
    begun->turned.x = v3_seen_from(b_axes.x, a_axes);
    begun->turned.y = v3_seen_from(b_axes.y, a_axes);
    begun->turned.z = v3_seen_from(b_axes.z, a_axes);
}

/* A block whose boxes are all apart by their faces is left then. */
LH_INLINE uint32_t overlap_obb_obb_finish(const overlap_obb_obb_once *once, unsigned one, block at,
                                          const overlap_obb_obb_begun *begun)
{
    (void)once;
    (void)one;
    const box_pair pair = box_pair_of(begun->way, begun->turned_way, begun->half, begun->turned_half,
                                      begun->turned, OBB_PADDING);
    const mask faces = mask_and(begun->close, faces_meet(&pair));
    if (bits_of_block(mask_bits(faces), at) == 0)
        return 0;
    return mask_bits(mask_and(faces, all_edges_of_both_meet(&pair)));
}

/* The sieve: the balls around them. */
LH_SIEVE_PREPARED_ALIKE(overlap_obb_obb, sieve)

LH_INLINE uint32_t overlap_obb_obb_sieve_block(const overlap_obb_obb_once *once, unsigned one, block at)
{
    const bare_box a = bare_box_load(&once->a, one & ONE_FIRST, at);
    const bare_box b = bare_box_load(&once->b, 0, at);
    return mask_bits(balls_meet(v3_sub(b.centre, a.centre), a.radius, b.radius));
}

enum { overlap_obb_obb_rare = RARE };

LH_SYMMETRIC_QUERY_BY(LH_SIFTED_STAGED_LOOP, overlap_obb_obb)

#endif
