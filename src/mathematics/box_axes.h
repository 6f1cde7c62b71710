/* Two boxes meet unless one of fifteen axes separates them: the three of each, and the products of an edge of one with
 * one of the other. Gottschalk, Lin and Manocha, OBBTree, 1996; Ericson, Real-Time Collision Detection, 4.4.1.
 *
 * One box is that of the coordinates; the frame is that of the other. Parallel edges need no case of their own: their
 * product is nearly 0, both sides of the comparison are what rounding left, and the padding is more. */
#ifndef LANEHIT_SRC_MATHEMATICS_BOX_AXES_H
#define LANEHIT_SRC_MATHEMATICS_BOX_AXES_H

#include "rotation.h"

typedef struct box_pair {
    v3 way, turned_way; /* from one centre to the other, and as the turned box sees it */
    v3 half, turned_half;
    frame axes, lengths; /* of the turned box, and the magnitudes of their components */
    lanes padding;       /* of every comparison, in proportion to the sum of all extents */
} box_pair;

LH_INLINE box_pair box_pair_of(v3 way, v3 turned_way, v3 half, v3 turned_half, frame axes, float padding)
{
    const lanes sum = lanes_add(lanes_add(lanes_add(half.x, half.y), half.z),
                                lanes_add(lanes_add(turned_half.x, turned_half.y), turned_half.z));
    const frame lengths = {v3_abs(axes.x), v3_abs(axes.y), v3_abs(axes.z)};
    return (box_pair){way, turned_way, half, turned_half, axes, lengths, lanes_mul(sum, lanes_set1(padding))};
}

/* How far both boxes reach along the normals of the faces, of the upright box and of the turned one. */
LH_INLINE v3 reach_upright(const box_pair *p)
{
    const frame m = p->lengths;
    const v3 h = p->turned_half;
    const v3 extent = v3_add(v3_add(v3_scale(m.x, h.x), v3_scale(m.y, h.y)), v3_scale(m.z, h.z));
    return v3_add(p->half, extent);
}

LH_INLINE v3 reach_turned(const box_pair *p)
{
    return v3_add(v3_seen_from(p->half, p->lengths), p->turned_half);
}

/* Where no axis separates them, of those that are normal to a face. */
LH_INLINE mask faces_meet(const box_pair *p)
{
    const mask upright = v3_le(v3_abs(p->way), v3_plus_each(reach_upright(p), p->padding));
    return mask_and(upright, v3_le(v3_abs(p->turned_way), v3_plus_each(reach_turned(p), p->padding)));
}

/* How far both boxes reach along the products of the edges of one with one of the other, of these lengths; next and
 * last are those of the edges that follow it in the cycle x, y, z. The turned box's reach along e x edge is that of e
 * along the edges that are left. */
LH_INLINE v3 reach_across(const box_pair *p, v3 lengths, v3 next, lanes next_half, v3 last, lanes last_half)
{
    const v3 turned = v3_add(v3_scale(next, last_half), v3_scale(last, next_half));
    return v3_plus_each(v3_add(v3_cross_sums(p->half, lengths), turned), p->padding);
}

LH_INLINE mask edges_meet(const box_pair *p, v3 edge, v3 reach)
{
    return v3_le(v3_abs(v3_cross(edge, p->way)), reach);
}

LH_INLINE mask all_edges_meet(const box_pair *p)
{
    const frame m = p->lengths;
    const v3 h = p->turned_half;
    const mask x = edges_meet(p, p->axes.x, reach_across(p, m.x, m.y, h.y, m.z, h.z));
    const mask y = edges_meet(p, p->axes.y, reach_across(p, m.y, m.z, h.z, m.x, h.x));
    const mask z = edges_meet(p, p->axes.z, reach_across(p, m.z, m.x, h.x, m.y, h.y));
    return mask_and(mask_and(x, y), z);
}

/* Hit bits; a block whose boxes are all apart by their faces is left then. */
LH_INLINE uint32_t boxes_meet(const box_pair *p, block at)
{
    const mask faces = faces_meet(p);
    if (bits_of_block(mask_bits(faces), at) == 0)
        return 0;
    return mask_bits(mask_and(faces, all_edges_meet(p)));
}

#endif
