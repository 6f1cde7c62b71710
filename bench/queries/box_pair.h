/* Two oriented boxes as the first sees them, and the largest gap of fifteen axes, all of them, without branches
 * (Ericson 4.4.1). A face of the second has to be better by a bias, and edges by another. */
#ifndef BENCH_QUERIES_BOX_PAIR_H
#define BENCH_QUERIES_BOX_PAIR_H

#include "loop.h"
#include "turned_box.h"

typedef struct box_pair {
    axes of_a, b; /* of the first in the world; of the second as the first sees them */
    point to_b, half_a, half_b;
} box_pair;

/* From the first to the second; normal to a face of one, or to an edge of each, which are told as each sees them. */
typedef struct best_axis {
    float gap;
    point normal, edge_a, edge_b;
    int is_of_b, is_edges;
} best_axis;

ALWAYS_INLINE box_pair pair_of(turned_box a, turned_box b)
{
    const axes u = axes_of(a), v = axes_of(b),
               seen = {seen_along(u, v.x), seen_along(u, v.y), seen_along(u, v.z)};
    return (box_pair){u, seen, seen_along(u, minus(b.centre, a.centre)), a.half, b.half};
}

ALWAYS_INLINE best_axis better(best_axis a, best_axis b, float bias)
{
    const int is_b = b.gap > a.gap + bias;
    return (best_axis){is_b ? b.gap : a.gap,
                       chosen(is_b, b.normal, a.normal),
                       chosen(is_b, b.edge_a, a.edge_a),
                       chosen(is_b, b.edge_b, a.edge_b),
                       is_b ? b.is_of_b : a.is_of_b,
                       is_b ? b.is_edges : a.is_edges};
}

/* kind: all but the gap and the normal. */
ALWAYS_INLINE best_axis gap_along(const box_pair *p, point axis, best_axis kind)
{
    const float squared = dot(axis, axis), inverse = 1.0f / sqrtf(squared), way = dot(axis, p->to_b);
    const float reach = dot(magnitudes(axis), p->half_a) + dot(magnitudes(seen_along(p->b, axis)), p->half_b);
    kind.gap = squared > 1e-10f ? (fabsf(way) - reach) * inverse : -INFINITY;
    kind.normal = times(axis, way < 0.0f ? -inverse : inverse);
    return kind;
}

static const point axis_x = {1.0f, 0.0f, 0.0f}, axis_y = {0.0f, 1.0f, 0.0f}, axis_z = {0.0f, 0.0f, 1.0f};

ALWAYS_INLINE best_axis best_of_edges(const box_pair *p, point of_b, point edge_b)
{
    best_axis x = {.edge_a = axis_x, .edge_b = edge_b, .is_edges = 1}, y = x, z = x;
    y.edge_a = axis_y;
    z.edge_a = axis_z;
    return better(better(gap_along(p, cross(axis_x, of_b), x), gap_along(p, cross(axis_y, of_b), y), 0.0f),
                  gap_along(p, cross(axis_z, of_b), z), 0.0f);
}

ALWAYS_INLINE best_axis best_axis_of(const box_pair *p, float bias_of_b, float bias_of_edges)
{
    const best_axis of_a = {0}, of_b = {.is_of_b = 1};
    const axes b = p->b;
    const best_axis a = better(better(gap_along(p, axis_x, of_a), gap_along(p, axis_y, of_a), 0.0f),
                               gap_along(p, axis_z, of_a), 0.0f);
    const best_axis other =
        better(better(gap_along(p, b.x, of_b), gap_along(p, b.y, of_b), 0.0f), gap_along(p, b.z, of_b), 0.0f);
    const best_axis edges = better(better(best_of_edges(p, b.x, axis_x), best_of_edges(p, b.y, axis_y), 0.0f),
                                   best_of_edges(p, b.z, axis_z), 0.0f);
    return better(better(a, other, bias_of_b), edges, bias_of_edges);
}

/* What is furthest along a direction: the middle of what is no lower than a corner by more than rounding. */
ALWAYS_INLINE float end_along(float half, float n, float error)
{
    const float at = half - minimum(error / fabsf(n), half);
    return n < 0.0f ? -at : at;
}

ALWAYS_INLINE point furthest_along(point half, point n, float error)
{
    return (point){end_along(half.x, n.x, error), end_along(half.y, n.y, error),
                   end_along(half.z, n.z, error)};
}

/* On the axis, halfway: over the face the corner of the other; or where the edges are nearest to each other. */
ALWAYS_INLINE point over_face(point corner, point half, point n, float gap)
{
    const point on = clamped_to((box){times(half, -1.0f), half}, corner);
    return along(on, n, dot(magnitudes(n), half) + 0.5f * gap - dot(on, n));
}

ALWAYS_INLINE point between_edges(const box_pair *p, best_axis best, point middle_a, point middle_b)
{
    const point of_b = turned_along(p->b, best.edge_b), way = minus(middle_b, middle_a);
    const float half_a = dot(best.edge_a, p->half_a), half_b = dot(best.edge_b, p->half_b);
    const float c = dot(best.edge_a, of_b), by_a = dot(way, best.edge_a), by_b = dot(way, of_b);
    const float inverse = 1.0f / (1.0f - c * c), s = (by_a - c * by_b) * inverse,
                r = (c * by_a - by_b) * inverse;
    const int is_over = (fabsf(s) <= half_a) & (fabsf(r) <= half_b);
    return along(along(middle_a, best.edge_a, is_over ? s : clamped(by_a, -half_a, half_a)), best.normal,
                 0.5f * best.gap);
}

/* Between both, as the first sees it. */
ALWAYS_INLINE point touching_point(const box_pair *p, best_axis best)
{
    const point n = best.normal, seen = seen_along(p->b, n), one = {1.0f, 1.0f, 1.0f};
    const float error = 4.2e-6f * (dot(p->half_a, one) + dot(p->half_b, one)) + 1.8e-6f * fabsf(best.gap);
    const point end_a = furthest_along(p->half_a, n, error);
    const point end_b = minus(p->to_b, turned_along(p->b, furthest_along(p->half_b, seen, error)));
    const point over_b =
        over_face(seen_along(p->b, minus(end_a, p->to_b)), p->half_b, times(seen, -1.0f), best.gap);
    const point by_face = chosen(best.is_of_b, along(turned_along(p->b, over_b), p->to_b, 1.0f),
                                 over_face(end_b, p->half_a, n, best.gap));
    return chosen(best.is_edges, between_edges(p, best, end_a, end_b), by_face);
}

#endif
