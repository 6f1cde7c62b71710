/* The search for the direction along which the gap of two convex shapes is the greatest. Apart, that is the way
 * between their nearest points. In each other it is the shortest way that takes them apart, and the search a local one
 * over the surface of the difference (Kim, Lin, Manocha, DEEP: Dual-space Expansion for Estimating Penetration Depth,
 * 2002): b is moved along the best direction until it is a little beyond a, and the way between the points that are
 * nearest then is the next direction. Its gap is no less: b lies beyond a plane at the little distance, so no nearer
 * than that. */
#ifndef LANEHIT_SRC_MATHEMATICS_HULLS_GAP_SEARCH_H
#define LANEHIT_SRC_MATHEMATICS_HULLS_GAP_SEARCH_H

#include "best_gap.h"
#include "nearest_points.h"

/* Pairs take two in the mean; and how far beyond, in sizes of both. */
enum { MOST_MOVES = 8 };
static const float BEYOND = 0x1p-6f;

/* Likewise. */
static const float LONG_WAY = 0.25f;

/* 4u. Where a vertex is the nearest point, the gap is that of many directions, but for rounding: the root of u away
 * from each other. Then what searches end with is the right one. */
static const float EQUAL_GAPS = 0x1p-22f;

/* A gap that is less by no more than `room` will do, too, for the direction. One of 0 has none. */
static LH_ONE_COPY void try_direction(best_gap *best, const convex_pair *p, v3 direction, lanes room)
{
    const v3 scaled = v3_scaled_to_one(direction);
    const lanes a = height_of_convex(p->a, scaled), b = height_of_convex(p->b, v3_negate(scaled));
    const lanes gap = lanes_sub(v3_dot(scaled, p->between), lanes_add(a, b));
    const lanes inverse = lanes_div(lanes_set1(1.0f), lanes_sqrt(v3_dot(scaled, scaled)));
    const lanes of_unit = lanes_mul(gap, inverse);
    const mask is_better = lanes_lt(best->gap, lanes_add(of_unit, room));
    best->gap = lanes_select(lanes_lt(best->gap, of_unit), of_unit, best->gap);
    best->along = v3_select(is_better, v3_scale(scaled, inverse), best->along);
}

LH_INLINE lanes room_of_search(const convex_pair *p)
{
    return lanes_mul(p->size, lanes_set1(EQUAL_GAPS));
}

/* -x where the middles coincide: from a hull, so the normal is +x. */
LH_INLINE best_gap gap_of_middles(const convex_pair *p)
{
    const lanes zero = lanes_set1(0.0f);
    const v3 back = {lanes_set1(-1.0f), zero, zero}, way = way_between_middles(p);
    best_gap best = {lanes_set1(-__builtin_inff()), back, middle_of_convex(p->a)};
    try_direction(&best, p, v3_select(v3_is_zero(way), back, way), zero);
    const mask exists = mask_and(p->is_sound, p->is_small);
    best.gap = lanes_select(exists, best.gap, lanes_set1(__builtin_nanf("")));
    return best;
}

LH_ONE_COPY_IF_SMALL void try_both_ways(best_gap *best, const convex_pair *p, v3 direction)
{
    try_direction(best, p, direction, lanes_set1(0.0f));
    try_direction(best, p, v3_negate(direction), lanes_set1(0.0f));
}

/* Those that the faces, edges and corners of a cube have in the frame of a shape that has one. */
LH_ONE_COPY_IF_SMALL void try_frame(best_gap *best, const convex_pair *p, const convex *of)
{
    if (of->kind == IS_POINTS)
        return;
    LH_ROLLED
    for (int k = 0; k < 27; k++) {
        const int x = k % 3 - 1, y = k / 3 % 3 - 1, z = k / 9 - 1;
        const v3 seen = {lanes_set1((float)x), lanes_set1((float)y), lanes_set1((float)z)};
        try_direction(best, p, v3_turned_by(seen, of->axes), lanes_set1(0.0f));
    }
}

/* And across a triangle, and the simplex that a search ended with. A hull is the first shape. */
LH_INLINE void try_starts(best_gap *best, const convex_pair *p, const simplex *last)
{
    try_frame(best, p, p->a);
    try_frame(best, p, p->b);
    if (p->b->kind == IS_POINTS && p->b->points == 3)
        try_both_ways(best, p, v3_cross(p->b->second, p->b->third));
    try_both_ways(best, p,
                  v3_cross(v3_sub(last->point[1], last->point[0]), v3_sub(last->point[2], last->point[0])));
}

LH_INLINE best_gap best_select(mask m, const best_gap *a, const best_gap *b)
{
    return (best_gap){lanes_select(m, a->gap, b->gap), v3_select(m, a->along, b->along),
                      v3_select(m, a->on_a, b->on_a)};
}

/* Nearer to the vertex of a shape apart, a direction would be off by more. */
LH_INLINE lanes gap_to_move_to(const best_gap *from, const convex_pair *p)
{
    return lanes_max(lanes_mul(p->size, lanes_set1(BEYOND)), lanes_mul(from->gap, lanes_set1(0.75f)));
}

/* In these lanes, until a move makes it no better. */
LH_INLINE void improve_by_moving(best_gap *best, const convex_pair *p, mask goes_on, uint32_t asked)
{
    LH_ROLLED
    for (int move = 0; move < MOST_MOVES; move++) {
        const uint32_t open = mask_bits(goes_on) & asked;
        if (open == 0)
            break;
        near_search last;
        convex_pair moved = *p;
        moved.between =
            v3_add(p->between, v3_scale(best->along, lanes_sub(gap_to_move_to(best, p), best->gap)));
        best_gap next = *best;
        next.on_a = nearest_of_pair(&moved, open, &last).on_a;
        try_direction(&next, p, last.of_difference.way, room_of_search(p));
        const mask is_better = lanes_lt(lanes_add(best->gap, p->padding), next.gap);
        *best = best_select(goes_on, &next, best);
        goes_on = mask_and(goes_on, is_better);
    }
}

/* The way between nearest points. By the simplex it is off by u of how much larger the size is than the simplex, and as
 * a difference of points by u of how much larger it is than the way: of what is far away by less. */
LH_INLINE v3 way_of_search(const near_convex *near, lanes length, lanes size, const near_search *last)
{
    const mask is_long = lanes_lt(lanes_mul(size, lanes_set1(LONG_WAY)), length);
    return v3_select(is_long, near->way, last->of_difference.way);
}

/* Of the lanes in `asked`, each of which ends by itself; of the others something that is no less. The best direction is
 * found where its gap is as long as the way between two points of the shapes, but for rounding. */
LH_INLINE void improve_gap(best_gap *best, const convex_pair *p, uint32_t asked)
{
    near_search last;
    const near_convex near = nearest_of_pair(p, asked, &last);
    const lanes length = lanes_sqrt(near.squared);
    best->on_a = near.on_a;
    try_direction(best, p, way_of_search(&near, length, p->size, &last), room_of_search(p));
    const mask is_found =
        mask_and(lanes_lt(p->padding, best->gap), lanes_le(length, lanes_add(best->gap, p->padding)));
    const mask is_open = mask_without(lanes_eq(p->padding, p->padding), is_found);
    if ((mask_bits(is_open) & asked) == 0)
        return;
    best_gap better = *best;
    try_starts(&better, p, &last.of_difference);
    *best = best_select(is_open, &better, best);
    improve_by_moving(best, p, is_open, asked);
}

#endif
