/* What most pairs of triangles are: surely apart on one of eleven axes, both normals and the products of two edges, or
 * crossing. They cross where an edge of the one has its ends on either side of the plane of the other and its line has
 * all edges of that on one side: where the signs of volumes say so (Ericson, Real-Time Collision Detection, 5.3.4). All
 * signs are sure by one margin, which is more than what rounding does to any of them; docs/guarantees.md derives it.
 * Every step is the same, or the same with the other sign, for any order of the vertices and of the triangles. */
#ifndef LANEHIT_SRC_MATHEMATICS_TRIANGLE_CROSSING_H
#define LANEHIT_SRC_MATHEMATICS_TRIANGLE_CROSSING_H

#include "triangle_pair.h"

/* 256u, of the volume of the extents of both: 104u are needed. */
LH_INLINE lanes margin_of(v3 extents)
{
    const lanes volume = lanes_mul(lanes_mul(extents.x, extents.y), extents.z);
    return padded_for_underflow(lanes_mul(volume, lanes_set1(0x1p-16f)));
}

/* How a triangle lies to the plane of another. */
typedef struct plane_sides {
    mask parted;     /* all of it to one side */
    mask crossed[3]; /* edge by edge: the ends to either side */
} plane_sides;

LH_INLINE plane_sides sides_of_plane(v3 normal, const placed_triangle *own, const placed_triangle *other,
                                     lanes margin)
{
    lanes on_own[3], on_other[3];
    LH_UNROLL
    for (int i = 0; i < 3; i++) {
        on_own[i] = v3_dot(normal, own->vertex[i]);
        on_other[i] = v3_dot(normal, other->vertex[i]);
    }
    const lanes low = lanes_sub(lanes_lowest(on_other), margin);
    const lanes high = lanes_add(lanes_highest(on_other), margin);
    mask below[3], above[3];
    LH_UNROLL
    for (int i = 0; i < 3; i++) {
        below[i] = lanes_lt(on_own[i], low);
        above[i] = lanes_lt(high, on_own[i]);
    }
    plane_sides sides = {mask_or(mask_and(mask_and(below[0], below[1]), below[2]),
                                 mask_and(mask_and(above[0], above[1]), above[2])),
                         {below[0], below[1], below[2]}};
    LH_UNROLL
    for (int i = 0; i < 3; i++) {
        const int next = (i + 1) % 3;
        sides.crossed[i] = mask_or(mask_and(below[i], above[next]), mask_and(above[i], below[next]));
    }
    return sides;
}

typedef struct clear_pair {
    mask parted, crossing;
} clear_pair;

/* By the products f x e of an edge f of b with an edge e of a. Where e and f project to differs by the volume that they
 * span. */
LH_INLINE clear_pair pair_by_edges(const triangle_sides *a, const placed_triangle *at,
                                   const plane_sides *a_lies, const triangle_sides *b,
                                   const placed_triangle *bt, const plane_sides *b_lies, lanes margin)
{
    lanes normal_a[3], normal_b[3];
    LH_UNROLL
    for (int i = 0; i < 3; i++) {
        normal_a[i] = v3_dot(b->edge[i], a->normal);
        normal_b[i] = v3_dot(a->edge[i], b->normal);
    }
    const lanes below = lanes_negate(margin);
    const mask none = lanes_lt(margin, margin), all = lanes_eq(margin, margin);
    clear_pair pair = {none, none};
    mask left_of_b[3] = {all, all, all}, right_of_b[3] = {all, all, all};
    LH_UNROLL
    for (int i = 0; i < 3; i++) {
        mask left = all, right = all;
        LH_UNROLL
        for (int j = 0; j < 3; j++) {
            const lanes apart =
                lanes_add(v3_dot(b->edge[j], at->middle[i]), v3_dot(a->edge[i], bt->middle[j]));
            const lanes widths = lanes_add(lanes_abs(normal_a[j]), lanes_abs(normal_b[i]));
            pair.parted = mask_or(pair.parted, lanes_lt(lanes_add(widths, margin), lanes_abs(apart)));
            const lanes volume = lanes_sub(apart, lanes_add(normal_a[j], normal_b[i]));
            const mask is_left = lanes_lt(margin, volume), is_right = lanes_lt(volume, below);
            left = mask_and(left, is_left);
            right = mask_and(right, is_right);
            left_of_b[j] = mask_and(left_of_b[j], is_left);
            right_of_b[j] = mask_and(right_of_b[j], is_right);
        }
        pair.crossing = mask_or(pair.crossing, mask_and(a_lies->crossed[i], mask_or(left, right)));
    }
    LH_UNROLL
    for (int j = 0; j < 3; j++)
        pair.crossing =
            mask_or(pair.crossing, mask_and(b_lies->crossed[j], mask_or(left_of_b[j], right_of_b[j])));
    return pair;
}

#endif
