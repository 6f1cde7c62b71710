/* What of the segment is over the face or edge, which the normal tells, if it lies along that and both ends are within
 * the margin; else the nearest points. */
#include "manifold_answer.h"
#include "segment_box.h"
#include "turned_box.h"

typedef struct on_axis {
    float low, high;
    int leads_off;
} on_axis;

/* Clips the segment on an axis along which it runs; and how far the box is, there, from a point of it. */
ALWAYS_INLINE on_axis clipped(on_axis s, float from, float way, float half, float normal, float tilt)
{
    const int runs = fabsf(way) > tilt, is_fixed = fabsf(normal) > 0x1p-5f;
    const float low = (-half - from) / way, high = (half - from) / way;
    s.low = runs ? maximum(s.low, minimum(low, high)) : s.low;
    s.high = runs ? minimum(s.high, maximum(low, high)) : s.high;
    s.leads_off |= runs & is_fixed;
    return s;
}

ALWAYS_INLINE float way_on_axis(float at, float half, float normal)
{
    const float end = normal < 0.0f ? half : -half;
    return (fabsf(normal) > 0x1p-5f ? end : clamped(at, -half, half)) - at;
}

ALWAYS_INLINE answer solve(capsule c, turned_box t, float margin)
{
    const axes a = axes_of(t);
    const point h = t.half, start = seen_along(a, minus(c.a, t.centre)),
                end = seen_along(a, minus(c.b, t.centre)), way = minus(end, start);
    const segment_way near = way_to_segment(start, end, (box){{-h.x, -h.y, -h.z}, h});
    const point n = near.normal, normal = along(along(times(a.x, n.x), a.y, n.y), a.z, n.z);
    const float tilt = sqrtf(dot(way, way)) * 0x1p-5f;
    on_axis s = {0.0f, 1.0f, 0};
    s = clipped(s, start.x, way.x, h.x, n.x, tilt);
    s = clipped(s, start.y, way.y, h.y, n.y, tilt);
    s = clipped(s, start.z, way.z, h.z, n.z, tilt);
    const float share[] = {s.low, s.high};
    float gap[2];
    for (int k = 0; k < 2; k++) {
        const point p = along(start, way, share[k]);
        const point to = {way_on_axis(p.x, h.x, n.x), way_on_axis(p.y, h.y, n.y), way_on_axis(p.z, h.z, n.z)};
        gap[k] = dot(to, n) - c.radius;
    }
    const int are_two = !s.leads_off & (s.low < s.high) & (gap[0] <= margin) & (gap[1] <= margin);
    of_MANIFOLD m = {.normal = normal};
    for (int k = 0; k < 2; k++) {
        const float at = are_two ? share[k] : near.share,
                    distance = are_two ? gap[k] : near.distance - c.radius;
        const point on = along(along(c.a, minus(c.b, c.a), at), normal, c.radius + 0.5f * distance);
        add_point(&m, k, (are_two | (k == 0)) & (distance <= margin), on, distance,
                  LH_VERTEX | (unsigned)k << 2);
    }
    return manifold_of(m);
}
