/* Which way two shapes lie from each other at a time: nearly the direction of the gap between their nearest points. A
 * proposal, on which no verdict relies. Of a point and a triangle the gaps are the triangle as seen from the point, of
 * two segments all differences of an end of one and an end of the other; so the nearest gap is the point nearest to the
 * origin, of the triangle or of the parallelogram that they span. */
#ifndef LANEHIT_SRC_MATHEMATICS_MOTION_NEAREST_GAP_H
#define LANEHIT_SRC_MATHEMATICS_MOTION_NEAREST_GAP_H

#include "corner_motion.h"

typedef struct nearest_gap {
    v3 direction;
    lanes weight[MOST_GAPS]; /* none is negative: times these, the gaps add up to a gap between the shapes */
} nearest_gap;

LH_INLINE lanes share_of_edge(lanes a)
{
    return lanes_max(lanes_min(a, lanes_set1(1.0f)), lanes_set1(0.0f));
}

LH_INLINE v3 along_edge(v3 a, v3 edge, lanes share)
{
    return v3_add(a, v3_scale(edge, share));
}

/* Strictly between its ends. */
LH_INLINE mask is_within_edge(lanes share)
{
    return mask_and(lanes_lt(lanes_set1(0.0f), share), lanes_lt(share, lanes_set1(1.0f)));
}

/* Once more made perpendicular to the edge that it is on, so that what is left along the edge is u of itself and no
 * longer u of the lengths: else no gap below sqrt(u) of these could be shown there. */
LH_INLINE v3 made_perpendicular(v3 a, v3 edge, lanes inverse_squared)
{
    return along_edge(a, edge, lanes_mul(lanes_negate(v3_dot(a, edge)), inverse_squared));
}

/* ---- A point and a triangle --------------------------------------------------------------------------- */

/* The nearest point of the edges so far. */
typedef struct nearest_on_edges {
    v3 point, edge;
    lanes distance2, inverse_squared; /* of the edge; 0 at a corner */
    lanes weight[3];
} nearest_on_edges;

LH_INLINE void look_at_edge(nearest_on_edges *n, unsigned i, v3 corner, v3 edge)
{
    const unsigned j = (i + 1) % 3, k = (i + 2) % 3;
    const lanes zero = lanes_set1(0.0f);
    const lanes inverse = lanes_div(lanes_set1(1.0f), v3_dot(edge, edge));
    const lanes share = share_of_edge(lanes_mul(lanes_negate(v3_dot(corner, edge)), inverse));
    const lanes rest = lanes_sub(lanes_set1(1.0f), share);
    const v3 point = along_edge(corner, edge, share);
    const lanes distance2 = v3_dot(point, point);
    const lanes inverse_within = lanes_or_zero(is_within_edge(share), inverse);
    if (i == 0) {
        *n = (nearest_on_edges){point, edge, distance2, inverse_within, {rest, share, zero}};
        return;
    }
    const mask better = lanes_lt(distance2, n->distance2);
    n->point = v3_select(better, point, n->point);
    n->edge = v3_select(better, edge, n->edge);
    n->distance2 = lanes_min(distance2, n->distance2);
    n->inverse_squared = lanes_select(better, inverse_within, n->inverse_squared);
    n->weight[i] = lanes_select(better, rest, n->weight[i]);
    n->weight[j] = lanes_select(better, share, n->weight[j]);
    n->weight[k] = lanes_select(better, zero, n->weight[k]);
}

/* Over the inside of the triangle the direction is the normal, since the nearest point is all rounding near contact. */
LH_INLINE void nearest_of_triangle(nearest_gap *to, const v3 corner[MOST_GAPS])
{
    const v3 edge[3] = {v3_sub(corner[1], corner[0]), v3_sub(corner[2], corner[1]),
                        v3_sub(corner[0], corner[2])};
    const v3 normal = v3_cross(edge[0], edge[1]);
    nearest_on_edges n;
    lanes area[3]; /* of each corner, that of the triangle of the other two and the origin */
    LH_UNROLL
    for (unsigned i = 0; i < 3; i++) {
        look_at_edge(&n, i, corner[i], edge[i]);
        area[(i + 2) % 3] = v3_dot(v3_cross(corner[i], edge[i]), normal);
    }
    const lanes least_area = lanes_min(lanes_min(area[0], area[1]), area[2]);
    const mask is_inside = lanes_lt(lanes_set1(0.0f), least_area);
    LH_UNROLL
    for (unsigned i = 0; i < 3; i++)
        to->weight[i] = lanes_select(is_inside, area[i], n.weight[i]);
    to->direction = v3_select(is_inside, normal, made_perpendicular(n.point, n.edge, n.inverse_squared));
}

/* ---- Two segments ------------------------------------------------------------------------------------- */

/* Gap 2 i + j is that of end i of the one and end j of the other, at first + s e + t f. */
LH_INLINE void nearest_of_segments(nearest_gap *to, const v3 gap[MOST_GAPS])
{
    const lanes one = lanes_set1(1.0f);
    const v3 first = gap[0], e = v3_sub(gap[2], first), f = v3_sub(gap[1], first), normal = v3_cross(e, f);
    /* By the normal: the determinant ee ff - ef ef is off by u over the squared sine of the angle, this by u over the
     * sine. */
    const lanes crossing =
        share_of_edge(lanes_div(v3_dot(v3_cross(f, first), normal), v3_dot(normal, normal)));
    const lanes e_inverse = lanes_div(one, v3_dot(e, e)), f_inverse = lanes_div(one, v3_dot(f, f));
    const lanes across = v3_dot(e, f);
    const lanes foot =
        lanes_mul(lanes_negate(lanes_add(v3_dot(f, first), lanes_mul(across, crossing))), f_inverse);
    const mask is_inside = mask_and(is_within_edge(crossing), is_within_edge(foot));
    const lanes t = share_of_edge(foot);
    const lanes back =
        share_of_edge(lanes_mul(lanes_negate(lanes_add(v3_dot(e, first), lanes_mul(across, t))), e_inverse));
    const lanes s = lanes_select(is_inside, crossing, back);

    const v3 nearest = along_edge(along_edge(first, e, s), f, t);
    const mask within_e = is_within_edge(s);
    const lanes inverse = lanes_select(within_e, e_inverse, lanes_or_zero(is_within_edge(t), f_inverse));
    to->direction =
        v3_select(is_inside, normal, made_perpendicular(nearest, v3_select(within_e, e, f), inverse));

    const lanes s_rest = lanes_sub(one, s), t_rest = lanes_sub(one, t);
    to->weight[0] = lanes_mul(s_rest, t_rest);
    to->weight[1] = lanes_mul(s_rest, t);
    to->weight[2] = lanes_mul(s, t_rest);
    to->weight[3] = lanes_mul(s, t);
}

#endif
