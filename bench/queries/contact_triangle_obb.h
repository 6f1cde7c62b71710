/* Thirteen axes in the box's coordinates, all of them, and the largest gap. With the box moved by that, what it has of
 * the edges is where both touch, or else its corner. */
#include "contact_answer.h"
#include "turned_box.h"

typedef struct axis_gap {
    point axis;
    float gap;
} axis_gap;

ALWAYS_INLINE axis_gap larger(axis_gap so_far, point axis, triangle t, point half)
{
    const float a = dot(axis, t.a), b = dot(axis, t.b), c = dot(axis, t.c), squared = dot(axis, axis);
    const float low = minimum(a, minimum(b, c)), high = maximum(a, maximum(b, c));
    const float inverse = 1.0f / sqrtf(squared);
    const float gap = (maximum(low, -high) - dot(half, magnitudes(axis))) * inverse;
    const int is_larger = (squared > 1e-12f) & (gap > so_far.gap);
    const float scale = low > -high ? -inverse : inverse;
    return (axis_gap){{is_larger ? axis.x * scale : so_far.axis.x, is_larger ? axis.y * scale : so_far.axis.y,
                       is_larger ? axis.z * scale : so_far.axis.z},
                      is_larger ? gap : so_far.gap};
}

ALWAYS_INLINE axis_gap larger_by_edge(axis_gap so_far, point e, triangle t, point half)
{
    so_far = larger(so_far, (point){0.0f, -e.z, e.y}, t, half);
    so_far = larger(so_far, (point){e.z, 0.0f, -e.x}, t, half);
    return larger(so_far, (point){-e.y, e.x, 0.0f}, t, half);
}

typedef struct part_in_box {
    point sum;
    float weight, first, last; /* of the edge: shares */
} part_in_box;

ALWAYS_INLINE float sum_of(point a)
{
    return fabsf(a.x) + fabsf(a.y) + fabsf(a.z);
}

ALWAYS_INLINE void cut(part_in_box *in, float start, float way, float half)
{
    const float inverse = 1.0f / way, low = (-half - start) * inverse, high = (half - start) * inverse;
    in->first = maximum(minimum(low, high), in->first);
    in->last = minimum(maximum(low, high), in->last);
}

/* The box has grown by a little, for edges that only touch it. */
ALWAYS_INLINE part_in_box with_edge(part_in_box in, point start, point e, point half, float grown)
{
    in.first = 0.0f;
    in.last = 1.0f;
    cut(&in, start.x, e.x, half.x + grown);
    cut(&in, start.y, e.y, half.y + grown);
    cut(&in, start.z, e.z, half.z + grown);
    const float part = maximum(in.last - in.first, 0.0f), weight = part * sum_of(e);
    const float middle = part > 0.0f ? 0.5f * (in.first + in.last) : 0.0f;
    in.sum = along(in.sum, along(start, e, middle), weight);
    in.weight += weight;
    return in;
}

ALWAYS_INLINE answer solve(triangle t, turned_box b, float margin)
{
    const axes a = axes_of(b);
    const point h = b.half;
    const triangle s = {seen_along(a, minus(t.a, b.centre)), seen_along(a, minus(t.b, b.centre)),
                        seen_along(a, minus(t.c, b.centre))};
    const point ab = minus(s.b, s.a), bc = minus(s.c, s.b), ca = minus(s.a, s.c);
    axis_gap best = larger((axis_gap){{0.0f, 0.0f, 0.0f}, -INFINITY}, (point){1.0f, 0.0f, 0.0f}, s, h);
    best = larger(best, (point){0.0f, 1.0f, 0.0f}, s, h);
    best = larger(best, (point){0.0f, 0.0f, 1.0f}, s, h);
    best = larger(best, cross(ab, bc), s, h);
    best = larger_by_edge(best, ab, s, h);
    best = larger_by_edge(best, bc, s, h);
    best = larger_by_edge(best, ca, s, h);
    const point n = best.axis, normal = along(along(times(a.x, n.x), a.y, n.y), a.z, n.z);

    const float far_a = sum_of(s.a), far_b = sum_of(s.b), far_c = sum_of(s.c);
    const float grown = 3.8e-6f * maximum(far_a, maximum(far_b, far_c));
    part_in_box in = {{0.0f, 0.0f, 0.0f}, 0.0f, 0.0f, 1.0f};
    in = with_edge(in, along(s.a, n, best.gap), ab, h, grown);
    in = with_edge(in, along(s.b, n, best.gap), bc, h, grown);
    in = with_edge(in, along(s.c, n, best.gap), ca, h, grown);
    const int is_edge = in.weight > 0.0f;
    const float inverse = 1.0f / in.weight;
    const point on_edge = times(in.sum, inverse),
                corner = {n.x > 0.0f ? -h.x : h.x, n.y > 0.0f ? -h.y : h.y, n.z > 0.0f ? -h.z : h.z};
    const point at = along((point){is_edge ? on_edge.x : corner.x, is_edge ? on_edge.y : corner.y,
                                   is_edge ? on_edge.z : corner.z},
                           n, -best.gap);
    const point on_triangle = along(along(along(b.centre, a.x, at.x), a.y, at.y), a.z, at.z);
    return contact_by(on_triangle, normal, best.gap, 0.0f, 0.0f, margin);
}
