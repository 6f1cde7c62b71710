/* Which four vertices of a hull that lies on a plane to keep, so that it rests on them as on all: the deepest; the one
 * that is furthest from it along the plane; the one that spans most with both; and the one that is furthest outside of
 * these three. Of equals the first, and none that adds nothing. */
#ifndef LANEHIT_SRC_MATHEMATICS_HULLS_FOUR_VERTICES_H
#define LANEHIT_SRC_MATHEMATICS_HULLS_FOUR_VERTICES_H

#include "convex_pair.h"
#include "hull_over_plane.h"
#include "mathematics/manifold/contact_points.h"

/* Bits 0 to 5 of a vertex' number have the place that there is in the feature of a; 6 to 13 come after that of b. */
enum { NUMBER_BITS = LH_FEATURE_OF_B - LH_FEATURE_NUMBER, REST_OF_NUMBER = 2 * LH_FEATURE_OF_B };

LH_INLINE lanes feature_of_vertex(size_t k)
{
    const unsigned low = k & ((1U << NUMBER_BITS) - 1),
                   rest = k >> NUMBER_BITS & ((1U << LH_FEATURE_OF_B) - 1);
    return lanes_set1((float)(feature_of(LH_VERTEX, low) | rest << REST_OF_NUMBER));
}

/* The vertex that has the highest score so far. */
typedef struct chosen_vertex {
    lanes score;
    v3 at;         /* as the hull's axes see it */
    lanes depth;   /* down from the origin of those, times the length of the normal */
    lanes feature; /* a whole number */
} chosen_vertex;

LH_INLINE void choose_if_better(chosen_vertex *best, v3 vertex, lanes depth, lanes feature, lanes score,
                                mask counts)
{
    const mask is_better = mask_and(lanes_lt(best->score, score), counts);
    best->score = lanes_select(is_better, score, best->score);
    best->at = v3_select(is_better, vertex, best->at);
    best->depth = lanes_select(is_better, depth, best->depth);
    best->feature = lanes_select(is_better, feature, best->feature);
}

LH_INLINE chosen_vertex deepest_vertex(const hull_over_plane *over)
{
    const lh_vectors *const all = over->h->vertices;
    const v3 first = in_all_lanes(vertex_floats_of(all, 0));
    const lanes its_depth = v3_dot(first, over->down);
    chosen_vertex best = {its_depth, first, its_depth, feature_of_vertex(0)};
    for (size_t k = 1; k < all->count; k++) {
        const v3 vertex = in_all_lanes(vertex_floats_of(all, k));
        const lanes depth = v3_dot(vertex, over->down);
        choose_if_better(&best, vertex, depth, feature_of_vertex(k), depth, lanes_eq(depth, depth));
    }
    return best;
}

/* What is spanned is measured along the plane: by products with the way down, whose length matters to all alike. */
typedef struct spanned {
    v3 from;                /* the deepest vertex */
    v3 down;                /* the largest component from 1 to 2 */
    v3 to_second, to_third; /* from there; 0 of those that are not chosen yet */
    v3 by_base; /* the product of a way from there with it is twice the area with the base, which may be negative */
    v3 by_third;    /* likewise, of what is between the way and the third vertex */
    lanes triangle; /* twice the area with that */
} spanned;

typedef enum vertex_choice { FURTHEST, WIDEST, OUTERMOST } vertex_choice;

/* 0 or less of a vertex that adds nothing. */
LH_INLINE lanes score_of_way(const spanned *s, vertex_choice which, v3 way)
{
    if (which == FURTHEST) {
        const v3 across = v3_cross(way, s->down);
        return v3_dot(across, across);
    }
    const lanes with_base = v3_dot(s->by_base, way);
    if (which == WIDEST)
        return lanes_abs(with_base);
    /* Outside of the triangle the least of the three areas is negative; their sum is that of the triangle. */
    const lanes turn = lanes_or_zero(lanes_lt(s->triangle, lanes_set1(0.0f)), lanes_set1(-0.0f));
    const lanes first = lanes_flip(with_base, turn), second = lanes_flip(v3_dot(s->by_third, way), turn);
    const lanes third = lanes_sub(lanes_flip(s->triangle, turn), lanes_add(first, second));
    return lanes_negate(lanes_min(lanes_min(first, second), third));
}

/* To a vertex that is not chosen, nor where one that is: rounding could make something of that. */
LH_INLINE mask leads_elsewhere(const spanned *s, v3 way)
{
    const mask is_chosen =
        mask_or(v3_is_zero(v3_sub(way, s->to_second)), v3_is_zero(v3_sub(way, s->to_third)));
    return mask_without(v3_le(way, way), is_chosen);
}

/* Of those within the margin. */
LH_INLINE chosen_vertex best_vertex(const hull_over_plane *over, const spanned *s, vertex_choice which,
                                    lanes margin)
{
    const lanes zero = lanes_set1(0.0f);
    const lh_vectors *const all = over->h->vertices;
    chosen_vertex best = {zero, {zero, zero, zero}, zero, zero};
    for (size_t k = 0; k < all->count; k++) {
        const v3 vertex = in_all_lanes(vertex_floats_of(all, k));
        const lanes depth = v3_dot(vertex, over->down);
        const core_gap gap = gap_of_vertex(over, vertex, depth);
        const v3 way = v3_sub(vertex, s->from);
        const mask counts = mask_and(gap_of_shapes(&gap, margin).hit, leads_elsewhere(s, way));
        choose_if_better(&best, vertex, depth, feature_of_vertex(k), score_of_way(s, which, way), counts);
    }
    return best;
}

LH_ONE_COPY_IF_SMALL manifold_point point_of_vertex(const hull_over_plane *over, const chosen_vertex *of,
                                                    mask exists, lanes margin)
{
    const core_gap gap = gap_of_vertex(over, of->at, of->depth);
    manifold_point point = point_of_gap(&gap, over->b.inwards, margin, 0);
    point.feature = of->feature;
    point.is_within = mask_and(point.is_within, exists);
    return point;
}

/* Those of the lanes in which the deepest is within the margin, which is first; the others are in the order of choice,
 * and where there is none there is none after it. */
LH_INLINE void find_four_vertices(const hull_over_plane *over, lanes margin, manifold *found)
{
    const lanes zero = lanes_set1(0.0f);
    const chosen_vertex deepest = deepest_vertex(over);
    found->point[0] = point_of_vertex(over, &deepest, lanes_le(zero, zero), margin);
    const v3 nowhere = {zero, zero, zero};
    spanned s = {deepest.at, v3_scaled_to_one(over->down), nowhere, nowhere, nowhere, nowhere, zero};
    mask exists = found->point[0].is_within;
    for (int k = 1; k < LH_POINTS_OF_MANIFOLDS; k++) {
        const chosen_vertex next = best_vertex(over, &s, (vertex_choice)(FURTHEST + k - 1), margin);
        const v3 way = v3_sub(next.at, s.from);
        exists = mask_and(exists, lanes_lt(zero, next.score));
        found->point[k] = point_of_vertex(over, &next, exists, margin);
        if (k == 1) {
            s.to_second = way;
            s.by_base = v3_cross(s.down, way);
        } else {
            s.to_third = way;
            s.by_third = v3_cross(way, s.down);
            s.triangle = v3_dot(s.by_base, way);
        }
    }
}

#endif
