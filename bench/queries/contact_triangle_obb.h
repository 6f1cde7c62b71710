/* Thirteen axes in the box's coordinates, all of them, and the largest gap; at the vertex that is furthest along it. */
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

ALWAYS_INLINE answer solve(triangle t, turned_box b, float margin)
{
    const axes a = axes_of(b);
    const triangle s = {seen_along(a, minus(t.a, b.centre)), seen_along(a, minus(t.b, b.centre)),
                        seen_along(a, minus(t.c, b.centre))};
    const point ab = minus(s.b, s.a), bc = minus(s.c, s.b), ca = minus(s.a, s.c);
    axis_gap best = larger((axis_gap){{0.0f, 0.0f, 0.0f}, -INFINITY}, (point){1.0f, 0.0f, 0.0f}, s, b.half);
    best = larger(best, (point){0.0f, 1.0f, 0.0f}, s, b.half);
    best = larger(best, (point){0.0f, 0.0f, 1.0f}, s, b.half);
    best = larger(best, cross(ab, bc), s, b.half);
    best = larger_by_edge(best, ab, s, b.half);
    best = larger_by_edge(best, bc, s, b.half);
    best = larger_by_edge(best, ca, s, b.half);
    const point n = best.axis, normal = along(along(times(a.x, n.x), a.y, n.y), a.z, n.z);
    const float at_a = dot(normal, t.a), at_b = dot(normal, t.b), at_c = dot(normal, t.c);
    const int is_b = at_b > at_a, is_c = at_c > maximum(at_a, at_b);
    const point first = {is_b ? t.b.x : t.a.x, is_b ? t.b.y : t.a.y, is_b ? t.b.z : t.a.z};
    const point furthest = {is_c ? t.c.x : first.x, is_c ? t.c.y : first.y, is_c ? t.c.z : first.z};
    return contact_by(furthest, normal, best.gap, 0.0f, 0.0f, margin);
}
