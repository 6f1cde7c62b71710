/* A triangle and an oriented box by thirteen axes in the box's coordinates, all of them, and the largest gap. With the
 * box moved by that, what it has of the edges, having grown by a little, is where both touch; or else its corner. */
#ifndef BENCH_QUERIES_TRIANGLE_BOX_H
#define BENCH_QUERIES_TRIANGLE_BOX_H

#include "box_way.h"
#include "slab.h"
#include "turned_box.h"

typedef struct triangle_box {
    axes of; /* of the box in the world */
    point half, v[3], e[3];
    float far;
} triangle_box;

ALWAYS_INLINE triangle_box seen_by_box(triangle t, turned_box b)
{
    const axes a = axes_of(b);
    const point to[3] = {minus(t.a, b.centre), minus(t.b, b.centre), minus(t.c, b.centre)},
                one = {1.0f, 1.0f, 1.0f};
    const point v[3] = {seen_along(a, to[0]), seen_along(a, to[1]), seen_along(a, to[2])};
    const float far = maximum(dot(magnitudes(to[0]), one),
                              maximum(dot(magnitudes(to[1]), one), dot(magnitudes(to[2]), one)));
    return (triangle_box){
        a, b.half, {v[0], v[1], v[2]}, {minus(v[1], v[0]), minus(v[2], v[1]), minus(v[0], v[2])}, far};
}

ALWAYS_INLINE box_way larger(box_way so_far, point axis, const point *v, point half)
{
    const float a = dot(axis, v[0]), b = dot(axis, v[1]), c = dot(axis, v[2]), squared = dot(axis, axis);
    const float low = minimum(a, minimum(b, c)), high = maximum(a, maximum(b, c)),
                inverse = 1.0f / sqrtf(squared);
    const float gap = (maximum(low, -high) - dot(half, magnitudes(axis))) * inverse;
    const float scale = low > -high ? -inverse : inverse;
    const int is_larger = (squared > 1e-12f) & (gap > so_far.distance);
    const point s = so_far.normal, n = times(axis, scale);
    return (box_way){{is_larger ? n.x : s.x, is_larger ? n.y : s.y, is_larger ? n.z : s.z},
                     is_larger ? gap : so_far.distance};
}

static const point axis_x = {1.0f, 0.0f, 0.0f}, axis_y = {0.0f, 1.0f, 0.0f}, axis_z = {0.0f, 0.0f, 1.0f};
static const box_way no_axis = {{1.0f, 0.0f, 0.0f}, -INFINITY};

ALWAYS_INLINE box_way best_face(const triangle_box *p)
{
    return larger(larger(larger(no_axis, axis_x, p->v, p->half), axis_y, p->v, p->half), axis_z, p->v,
                  p->half);
}

ALWAYS_INLINE box_way larger_by_plane(box_way best, const triangle_box *p)
{
    return larger(best, cross(p->e[0], p->e[1]), p->v, p->half);
}

ALWAYS_INLINE box_way larger_by_edges(box_way best, const triangle_box *p)
{
#pragma clang loop unroll(full)
    for (int k = 0; k < 3; k++) {
        best = larger(best, cross(axis_x, p->e[k]), p->v, p->half);
        best = larger(best, cross(axis_y, p->e[k]), p->v, p->half);
        best = larger(best, cross(axis_z, p->e[k]), p->v, p->half);
    }
    return best;
}

/* On the triangle, as the box sees it. */
ALWAYS_INLINE point touching_point(const triangle_box *p, box_way best)
{
    const point n = best.normal, h = p->half, one = {1.0f, 1.0f, 1.0f};
    const point grown = along(h, one, 3.8e-6f * p->far);
    point sum = {0.0f, 0.0f, 0.0f};
    float weights = 0.0f;
#pragma clang loop unroll(full)
    for (int k = 0; k < 3; k++) {
        const point from = along(p->v[k], n, best.distance), inverse = reciprocals(p->e[k]);
        const slab in = common_of(cross_slab(-grown.x - from.x, grown.x - from.x, inverse.x),
                                  cross_slab(-grown.y - from.y, grown.y - from.y, inverse.y),
                                  cross_slab(-grown.z - from.z, grown.z - from.z, inverse.z));
        const float first = maximum(in.enter, 0.0f), last = minimum(in.exit, 1.0f);
        const float weight = maximum(last - first, 0.0f) * dot(magnitudes(p->e[k]), one);
        sum = along(sum, along(from, p->e[k], weight > 0.0f ? 0.5f * (first + last) : 0.0f), weight);
        weights += weight;
    }
    const float inverse = 1.0f / weights;
    const point at = {weights > 0.0f ? sum.x * inverse
                      : n.x > 0.0f   ? -h.x
                                     : h.x,
                      weights > 0.0f ? sum.y * inverse
                      : n.y > 0.0f   ? -h.y
                                     : h.y,
                      weights > 0.0f ? sum.z * inverse
                      : n.z > 0.0f   ? -h.z
                                     : h.z};
    return along(at, n, -best.distance);
}

#endif
