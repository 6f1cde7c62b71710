/* What the facing rings of two hulls have in common, seen along the normal: the edges of the one are cut by the sides
 * of the other (Cyrus and Beck; Ericson 5.3.3), and corners of the other that lie within the one are those that are
 * left. */
#ifndef LANEHIT_SRC_MATHEMATICS_HULLS_RING_CLIP_H
#define LANEHIT_SRC_MATHEMATICS_HULLS_RING_CLIP_H

#include "facing_ring.h"

/* An edge has two points, and a corner of the other ring one; and there is that of the contact. */
enum { RING_SIDES = 2 * RING_CORNERS, RING_POINTS = 3 * RING_CORNERS + 1 };

/* Corners so far outside count as inside, of the width of the narrower ring: those of equal faces, on each other. What
 * bounds the ring along the eight directions is further out: it matters where edges make a sharp corner alone. */
static const float RIM_SLACK = 0x1p-10f, OUTER_SLACK = 4.0f;

/* A ring that is cut by another, which has an area; and what the kind of a feature of either counts for. */
typedef struct two_rings {
    facing_ring cut, by;
    lanes cut_kind, by_kind;
    mask by_is_b;
    lanes slack;
} two_rings;

/* In order: the points of each edge that is cut, corners of the other ring, and the contact. Heights are those over the
 * contact's distance, and features the places in this order. */
typedef struct ring_points {
    clipped_point point[RING_POINTS];
    lanes depth_of_a[RING_POINTS], feature[RING_POINTS];
} ring_points;

/* What is told of a pair that has this gap, and up to which margin. */
typedef struct ring_limits {
    core_gap gap;
    lanes margin;
    lanes length; /* of 1 in the scale of the pair */
} ring_limits;

LH_INLINE lanes distance_over(const ring_limits *limits, lanes height)
{
    return lanes_add(limits->gap.distance, lanes_mul(height, limits->length));
}

LH_INLINE mask is_within_limits(const ring_limits *limits, lanes height)
{
    core_gap gap = limits->gap;
    gap.distance = distance_over(limits, height);
    return gap_of_shapes(&gap, limits->margin).hit;
}

LH_INLINE void put_ring_point(ring_points *to, int k, flat at, lanes depth_of_a, lanes height, lanes feature,
                              mask counts)
{
    to->point[k] = (clipped_point){at, height, lanes_set1((float)k), counts};
    to->depth_of_a[k] = depth_of_a;
    to->feature[k] = feature;
}

/* ---- Sides -------------------------------------------------------------------------------------------- */

/* Times the sum of magnitudes of the edge, which may be none: then nothing is beyond it. */
LH_INLINE lanes beyond_edge(const facing_ring *ring, int k, flat at, lanes slack)
{
    const flat from = ring->corner[k].at, way = flat_sub(ring->corner[(k + 1) % RING_CORNERS].at, from);
    return lanes_sub(flat_cross(flat_sub(at, from), way), lanes_mul(slack, flat_sum_of_magnitudes(way)));
}

LH_INLINE lanes beyond_side(const two_rings *r, int side, flat at)
{
    if (side < RING_CORNERS)
        return beyond_edge(&r->by, side, at, r->slack);
    const int k = side - RING_CORNERS;
    const lanes outer = lanes_add(r->by.reach[k], lanes_mul(r->slack, lanes_set1(OUTER_SLACK)));
    return lanes_sub(along_ring_way(k, at), outer);
}

LH_INLINE lanes feature_of_side(const two_rings *r, int side)
{
    const float kind = side < RING_CORNERS ? (float)LH_EDGE : (float)LH_VERTEX;
    return lanes_add(r->by.corner[side % RING_CORNERS].number, lanes_mul(r->by_kind, lanes_set1(kind)));
}

/* Not one that is where the one before is: such have no edge. */
LH_INLINE mask is_first_there(const facing_ring *ring, int k)
{
    const flat way = flat_sub(ring->corner[(k + 1) % RING_CORNERS].at, ring->corner[k].at);
    const mask is_edge = lanes_lt(lanes_set1(0.0f), flat_sum_of_magnitudes(way));
    return k > 0 ? is_edge : mask_or(is_edge, lanes_eq(ring->count, lanes_set1(1.0f)));
}

/* ---- Edges -------------------------------------------------------------------------------------------- */

LH_INLINE void put_on_edge(ring_points *to, int k, const two_rings *r, const ring_corner *at, lanes feature,
                           mask counts)
{
    const lanes depth = lanes_max(at->depth, lanes_set1(0.0f)), of_other = depth_at(&r->by, at->at);
    put_ring_point(to, k, at->at, lanes_select(r->by_is_b, depth, of_other), lanes_add(depth, of_other),
                   feature, counts);
}

LH_INLINE ring_corner along_ring_edge(const ring_corner *from, const ring_corner *to, lanes share)
{
    return (ring_corner){flat_along(from->at, flat_sub(to->at, from->at), share),
                         lanes_add(from->depth, lanes_mul(lanes_sub(to->depth, from->depth), share)),
                         from->number};
}

/* Where edge k enters the other ring, or begins in it; and where it leaves that, unless it ends in it. Of a ring that
 * is an edge alone the way back is as the way there; and what only passes a corner has one point there. */
LH_INLINE void clip_ring_edge(ring_points *to, const two_rings *r, int k, mask *is_way_back)
{
    const ring_corner *const first = &r->cut.corner[k], *const last = &r->cut.corner[(k + 1) % RING_CORNERS];
    const lanes zero = lanes_set1(0.0f);
    lanes enter = lanes_set1(-1.0f), leave = lanes_set1(2.0f), of_entry = zero, of_exit = zero;
    mask begins_outside = lanes_lt(zero, zero), ends_outside = begins_outside, is_outside = begins_outside;
    LH_ROLLED
    for (int side = 0; side < RING_SIDES; side++) {
        const lanes at_first = beyond_side(r, side, first->at), at_last = beyond_side(r, side, last->at);
        const lanes share = lanes_div(at_first, lanes_sub(at_first, at_last)),
                    feature = feature_of_side(r, side);
        const mask begins = lanes_lt(zero, at_first), ends = lanes_lt(zero, at_last);
        const mask enters = mask_and(mask_without(begins, ends), lanes_lt(enter, share)),
                   leaves = mask_and(mask_without(ends, begins), lanes_lt(share, leave));
        enter = lanes_select(enters, share, enter);
        of_entry = lanes_select(enters, feature, of_entry);
        leave = lanes_select(leaves, share, leave);
        of_exit = lanes_select(leaves, feature, of_exit);
        begins_outside = mask_or(begins_outside, begins);
        ends_outside = mask_or(ends_outside, ends);
        is_outside = mask_or(is_outside, mask_and(begins, ends));
    }
    const mask is_there = is_first_there(&r->cut, k);
    const mask crosses =
        mask_without(mask_without(mask_and(is_there, lanes_le(enter, leave)), is_outside), *is_way_back);
    const lanes corner = lanes_add(first->number, lanes_mul(r->cut_kind, lanes_set1((float)LH_VERTEX))),
                edge = lanes_add(first->number, lanes_mul(r->cut_kind, lanes_set1((float)LH_EDGE)));
    const ring_corner entry = along_ring_edge(first, last, enter), left = along_ring_edge(first, last, leave);
    const ring_corner begin = corner_select(begins_outside, &entry, first);
    put_on_edge(to, 2 * k, r, &begin, lanes_select(begins_outside, lanes_add(edge, of_entry), corner),
                select_mask(begins_outside, crosses, is_there));
    const mask is_same = mask_and(begins_outside, lanes_eq(of_entry, of_exit));
    put_on_edge(to, 2 * k + 1, r, &left, lanes_add(edge, of_exit),
                mask_without(mask_and(crosses, ends_outside), is_same));
    *is_way_back = mask_or(*is_way_back, mask_and(is_there, lanes_eq(r->cut.count, lanes_set1(2.0f))));
}

/* ---- Corners ------------------------------------------------------------------------------------------ */

/* Those further inside than the slack, so that what is on a rim is told by the edges there. */
LH_INLINE void clip_ring_corner(ring_points *to, const two_rings *r, int k)
{
    const ring_corner *const corner = &r->by.corner[k];
    const lanes inwards = lanes_negate(r->slack), of_cut = depth_at(&r->cut, corner->at);
    mask is_inside = mask_and(is_first_there(&r->by, k), r->cut.has_area);
    LH_ROLLED
    for (int side = 0; side < RING_CORNERS; side++)
        is_inside =
            mask_and(is_inside, lanes_le(beyond_edge(&r->cut, side, corner->at, inwards), lanes_set1(0.0f)));
    put_ring_point(to, 2 * RING_CORNERS + k, corner->at, lanes_select(r->by_is_b, of_cut, corner->depth),
                   lanes_add(corner->depth, of_cut),
                   lanes_add(corner->number, lanes_mul(r->by_kind, lanes_set1((float)LH_VERTEX))), is_inside);
}

/* No point is within if neither ring has an area. The contact is not one of them. */
LH_INLINE void clip_rings(ring_points *to, const two_rings *r, const ring_limits *limits)
{
    mask is_way_back = lanes_lt(r->slack, r->slack);
    LH_ROLLED
    for (int k = 0; k < RING_CORNERS; k++) {
        clip_ring_edge(to, r, k, &is_way_back);
        clip_ring_corner(to, r, k);
    }
    LH_ROLLED
    for (int k = 0; k < RING_POINTS - 1; k++) {
        const mask counts = mask_and(to->point[k].is_within, r->by.has_area);
        to->point[k].is_within = mask_and(counts, is_within_limits(limits, to->point[k].height));
    }
}

/* The ring of a cuts that of b, unless it has no area. */
LH_INLINE void find_two_rings(two_rings *r, const facing_ring *a, const facing_ring *b)
{
    const lanes one = lanes_set1(1.0f), place = lanes_set1((float)(1 << LH_FEATURE_OF_B));
    const mask by_a = a->has_area;
    r->by_is_b = mask_without(lanes_eq(one, one), by_a);
    r->cut_kind = lanes_select(by_a, place, one);
    r->by_kind = lanes_select(by_a, one, place);
    r->slack = lanes_mul(lanes_min(a->width, b->width), lanes_set1(RIM_SLACK));
    select_ring(&r->by, by_a, a, b);
    select_ring(&r->cut, by_a, b, a);
}

#endif
