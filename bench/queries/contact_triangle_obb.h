/* Thirteen axes in the box's coordinates, all of them, and the largest gap. With the box moved by that, what it has of
 * the edges, having grown by a little, is where both touch; or else its corner. */
#include "contact_answer.h"
#include "slab.h"
#include "turned_box.h"

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

ALWAYS_INLINE answer solve(triangle t, turned_box b, float margin)
{
    const axes a = axes_of(b);
    const point h = b.half, to[3] = {minus(t.a, b.centre), minus(t.b, b.centre), minus(t.c, b.centre)};
    const point v[3] = {seen_along(a, to[0]), seen_along(a, to[1]), seen_along(a, to[2])};
    const point e[3] = {minus(v[1], v[0]), minus(v[2], v[1]), minus(v[0], v[2])}, one = {1.0f, 1.0f, 1.0f};
    const point x = {1.0f, 0.0f, 0.0f}, y = {0.0f, 1.0f, 0.0f}, z = {0.0f, 0.0f, 1.0f};
    box_way best = larger((box_way){x, -INFINITY}, x, v, h);
    best = larger(larger(larger(best, y, v, h), z, v, h), cross(e[0], e[1]), v, h);
#pragma clang loop unroll(full)
    for (int k = 0; k < 3; k++)
        best = larger(larger(larger(best, cross(x, e[k]), v, h), cross(y, e[k]), v, h), cross(z, e[k]), v, h);

    const point n = best.normal;
    const float far = maximum(dot(magnitudes(to[0]), one),
                              maximum(dot(magnitudes(to[1]), one), dot(magnitudes(to[2]), one)));
    const point grown = along(h, one, 3.8e-6f * far);
    point sum = {0.0f, 0.0f, 0.0f};
    float weights = 0.0f;
#pragma clang loop unroll(full)
    for (int k = 0; k < 3; k++) {
        const point from = along(v[k], n, best.distance), inverse = reciprocals(e[k]);
        const slab in = common_of(cross_slab(-grown.x - from.x, grown.x - from.x, inverse.x),
                                  cross_slab(-grown.y - from.y, grown.y - from.y, inverse.y),
                                  cross_slab(-grown.z - from.z, grown.z - from.z, inverse.z));
        const float first = maximum(in.enter, 0.0f), last = minimum(in.exit, 1.0f);
        const float weight = maximum(last - first, 0.0f) * dot(magnitudes(e[k]), one);
        sum = along(sum, along(from, e[k], weight > 0.0f ? 0.5f * (first + last) : 0.0f), weight);
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
    const point on = along(at, n, -best.distance);
    return contact_by(along(along(along(b.centre, a.x, on.x), a.y, on.y), a.z, on.z),
                      along(along(times(a.x, n.x), a.y, n.y), a.z, n.z), best.distance, 0.0f, 0.0f, margin);
}
