/* The ends of what both have in common, if they are parallel and both ends are within the margin; else the nearest
 * points. */
#include "manifold_answer.h"
#include "segment_pair.h"

ALWAYS_INLINE answer solve(capsule a, capsule b, float margin)
{
    const point way = minus(a.b, a.a), other = minus(b.b, b.a), between = minus(b.a, a.a);
    const share_pair near = nearest_of_pair(a.a, way, b.a, other);
    const float apart = sqrtf(dot(near.apart, near.apart)), radii = a.radius + b.radius;
    const point normal = times(near.apart, -1.0f / apart);
    const float squared = dot(way, way), both = dot(way, other), start = dot(between, way);
    const float low = clamped(start / squared, 0.0f, 1.0f),
                high = clamped((start + both) / squared, 0.0f, 1.0f);
    const int lies_along = (both * both >= 0x1.ff8p-1f * squared * dot(other, other)) & (low != high);
    const float share[] = {low, high};
    float gap[2];
    for (int k = 0; k < 2; k++)
        gap[k] = dot(minus(along(b.a, other, (float)k), along(a.a, way, share[k])), normal) - radii;
    const int are_two = lies_along & (gap[0] <= margin) & (gap[1] <= margin);
    of_MANIFOLD m = {.normal = normal};
    for (int k = 0; k < 2; k++) {
        const float s = are_two ? share[k] : near.s, distance = are_two ? gap[k] : apart - radii;
        const point at = along(along(a.a, way, s), normal, a.radius + 0.5f * distance);
        add_point(&m, k, (are_two | (k == 0)) & (distance <= margin), at, distance,
                  LH_VERTEX | (unsigned)k << 2);
    }
    return manifold_of(m);
}
