/* Where a triangle touches a box, once the box has been moved along the best axis. What of the edges is in the box then
 * is in both; so is the middle of it. If nothing is, the box touches the triangle's inside: with a corner or, if they
 * are parallel to it, an edge or a face. */
#ifndef LANEHIT_SRC_MATHEMATICS_MANIFOLD_TRIANGLE_BOX_POINT_H
#define LANEHIT_SRC_MATHEMATICS_MANIFOLD_TRIANGLE_BOX_POINT_H

#include "mathematics/rays/ray.h"
#include "mathematics/triangle_box_gap.h"

/* 64u of the unit: the box grows by so much, which is more than both may be apart by rounding. */
static const float TOUCHING_GROWTH = 0x1p-18f;

/* 32u of the unit: edges of the box are level if their ends, or what the triangle is near of them, are no further up or
 * down from their middle. */
static const float LEVEL_SQUARED = 0x1p-38f;

LH_INLINE void keep_in_slab(interval *shares, lanes start, lanes way, lanes half)
{
    const lanes inverse = lanes_div(lanes_set1(1.0f), way);
    const lanes low = lanes_mul(lanes_sub(lanes_negate(half), start), inverse),
                high = lanes_mul(lanes_sub(half, start), inverse);
    shares->enter = lanes_max(lanes_min(low, high), shares->enter);
    shares->exit = lanes_min(lanes_max(low, high), shares->exit);
}

/* A sum of points, each times its weight. */
typedef struct weighted_point {
    v3 sum;
    lanes weight;
} weighted_point;

/* The middle of what of an edge is in the box, by its length. */
LH_INLINE weighted_point with_edge(weighted_point so_far, v3 start, v3 way, v3 half)
{
    interval shares = {lanes_set1(0.0f), lanes_set1(1.0f)};
    keep_in_slab(&shares, start.x, way.x, half.x);
    keep_in_slab(&shares, start.y, way.y, half.y);
    keep_in_slab(&shares, start.z, way.z, half.z);
    const mask is_in = lanes_lt(shares.enter, shares.exit);
    const lanes middle = lanes_mul(lanes_add(shares.enter, shares.exit), lanes_set1(0.5f));
    const lanes part = lanes_sub(shares.exit, shares.enter);
    const lanes weight = lanes_or_zero(is_in, lanes_mul(part, v3_sum_of_magnitudes(way)));
    const v3 at = v3_or_zero(is_in, v3_add(start, v3_scale(way, middle)));
    return (weighted_point){v3_add(so_far.sum, v3_scale(at, weight)), lanes_add(so_far.weight, weight)};
}

LH_INLINE lanes clamp_to_half(lanes a, lanes half)
{
    return lanes_min(lanes_max(a, lanes_negate(half)), half);
}

/* On one axis of the box, the end that is nearer to the triangle. If the edge is level along the best axis, the
 * triangle's normal says which, of what both have of it; and if it is level along that, too, it is the middle. */
LH_INLINE lanes touching_end(lanes a, lanes b, lanes c, lanes half, lanes axis, lanes squared, lanes normal)
{
    const lanes zero = lanes_set1(0.0f), level = lanes_set1(LEVEL_SQUARED);
    const lanes low = clamp_to_half(lowest_of(a, b, c), half),
                high = clamp_to_half(highest_of(a, b, c), half);
    const lanes middle = lanes_mul(lanes_add(low, high), lanes_set1(0.5f));
    const lanes reach = lanes_min(half, lanes_set1(1.0f));
    const lanes by_axis = lanes_mul(axis, reach), by_normal = lanes_mul(normal, reach);
    const mask is_tilted = lanes_lt(level, lanes_mul(by_normal, by_normal));
    const mask is_steep = lanes_lt(lanes_mul(squared, level), lanes_mul(by_axis, by_axis));
    const lanes on_level = lanes_select(is_tilted, lanes_select(lanes_lt(zero, normal), low, high), middle);
    return lanes_select(is_steep, lanes_select(lanes_lt(zero, axis), lanes_negate(half), half), on_level);
}

/* On the triangle, as the box sees it; axis is the best one. */
LH_INLINE v3 touching_point(const triangle_box_gap *g, v3 axis)
{
    const gridded_pair *const p = &g->pair;
    const v3 a = p->vertex[0], b = p->vertex[1], c = p->vertex[2], h = p->half;
    const v3 move = v3_scale(axis, lanes_div(long_gap_of(&g->best), g->best.squared));
    const v3 grown = v3_plus_each(h, lanes_set1(TOUCHING_GROWTH));
    const lanes zero = lanes_set1(0.0f);
    weighted_point edges = {{zero, zero, zero}, zero};
    LH_ROLLED
    for (int k = 0; k < 3; k++)
        edges = with_edge(edges, v3_add(p->vertex[k], move), p->edge[k], grown);
    const v3 on_edges = v3_scale(edges.sum, lanes_div(lanes_set1(1.0f), edges.weight));

    const mask is_opposite = lanes_lt(v3_dot(g->plane_normal, axis), zero);
    const v3 n = v3_select(is_opposite, v3_negate(g->plane_normal), g->plane_normal);
    const lanes squared = g->best.squared;
    const v3 inside = {touching_end(a.x, b.x, c.x, h.x, axis.x, squared, n.x),
                       touching_end(a.y, b.y, c.y, h.y, axis.y, squared, n.y),
                       touching_end(a.z, b.z, c.z, h.z, axis.z, squared, n.z)};
    return v3_sub(v3_select(lanes_lt(zero, edges.weight), on_edges, inside), move);
}

#endif
