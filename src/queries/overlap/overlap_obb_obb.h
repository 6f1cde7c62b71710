/* Two oriented boxes meet unless the balls around them are apart, or one of fifteen axes separates them.
 *
 * The verdict is the same with the boxes exchanged, since every operation is: each box sees the vector between the
 * centres by itself, the cosines between their axes are sums of products in one order, and all other sums are of two
 * numbers. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_OBB_OBB_H
#define LANEHIT_SRC_QUERIES_OVERLAP_OBB_OBB_H

#include "engine/filter.h"
#include "mathematics/box_axes.h"

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

/* ---- The query ---------------------------------------------------------------------------------------- */

/* A box, with what depends on it alone. */
typedef struct framed_box {
    bare_box bare;
    frame axes;
} framed_box;

LH_INLINE bare_box bare_box_load(view_columns from, block at)
{
    return bare_box_of(v3_load_from(from, 0, at), v3_keep(v3_load_from(from, 3, at)));
}

LH_INLINE framed_box framed_box_load(view_columns from, block at)
{
    return (framed_box){bare_box_load(from, at), frame_of(rotation_load(from, at))};
}

LH_OPERANDS(overlap_obb_obb, framed_box, framed_box)

/* In stages: first what each box sees, which is long in coming. */
typedef struct overlap_obb_obb_left {
    v3 seen[4]; /* by a: the way from its centre to that of b, and the axes of b */
    v3 turned_way;
    v3 half, turned_half;
    mask close; /* the balls meet */
} overlap_obb_obb_left;

/* With sixteen lanes there are registers for all. */
LH_INLINE void see_from(v3 seen[4], frame axes)
{
    if (LANES == 16) {
        LH_UNROLL
        for (int k = 0; k < 4; k++)
            seen[k] = v3_seen_from(seen[k], axes);
        return;
    }
    LH_ROLLED
    for (int k = 0; k < 4; k++)
        seen[k] = v3_seen_from(seen[k], axes);
}

LH_INLINE void overlap_obb_obb_begin(const void *setup, unsigned one, block at, void *left)
{
    overlap_obb_obb_left *const to = left;
    const framed_box a = overlap_obb_obb_a(setup, one, at), b = overlap_obb_obb_b(setup, one, at);
    const v3 way = v3_sub(b.bare.centre, a.bare.centre);
    to->close = balls_meet(way, a.bare.radius, b.bare.radius);
    to->half = a.bare.half;
    to->turned_half = b.bare.half;
    to->turned_way = v3_seen_from(way, b.axes);
    to->seen[0] = way;
    to->seen[1] = b.axes.x;
    to->seen[2] = b.axes.y;
    to->seen[3] = b.axes.z;
    see_from(to->seen, a.axes);
}

/* A block whose boxes are all apart by their faces is left then. */
LH_INLINE uint32_t overlap_obb_obb_finish(const void *setup, unsigned one, block at, const void *left)
{
    (void)setup;
    (void)one;
    const overlap_obb_obb_left *const from = left;
    const box_pair pair = box_pair_of(from->seen[0], from->turned_way, from->half, from->turned_half,
                                      (frame){from->seen[1], from->seen[2], from->seen[3]}, OBB_PADDING);
    const mask faces = mask_and(from->close, faces_meet(&pair));
    if (bits_of_block(mask_bits(faces), at) == 0)
        return 0;
    return mask_bits(mask_and(faces, all_edges_of_both_meet(&pair)));
}

/* Candidates are those of which the balls around them meet. */
LH_OPERANDS_OF(overlap_obb_obb, near_obbs, bare_box, bare_box)

LH_INLINE uint32_t near_obbs_block(const void *setup, unsigned one, block at)
{
    const bare_box a = near_obbs_a(setup, one, at), b = near_obbs_b(setup, one, at);
    return mask_bits(balls_meet(v3_sub(b.centre, a.centre), a.radius, b.radius));
}

LH_FILTER(overlap_obb_obb, near_obbs)
LH_WHOLE_IN_ONE_LOOP_OF_STAGES(overlap_obb_obb, .steps = 0)
LH_FILTERED_QUERY(overlap_obb_obb, near_obbs, RARE)

#endif
