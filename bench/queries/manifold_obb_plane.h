/* The corners of the face that looks most into the half-space: those that are within the margin come first. */
#include "manifold_answer.h"
#include "turned_box.h"

ALWAYS_INLINE answer solve(turned_box b, plane p, float margin)
{
    const axes a = axes_of(b);
    const point seen = seen_along(a, p.normal), slope = magnitudes(seen), h = b.half;
    const int is_x = (slope.x >= slope.y) & (slope.x >= slope.z), is_z = !is_x & (slope.z > slope.y);
    const point low = {seen.x < 0.0f ? h.x : -h.x, seen.y < 0.0f ? h.y : -h.y, seen.z < 0.0f ? h.z : -h.z};
    const point x = times(a.x, h.x), y = times(a.y, h.y), z = times(a.z, h.z);
    const point out = chosen(is_x, times(a.x, low.x), chosen(is_z, times(a.z, low.z), times(a.y, low.y)));
    const point u = chosen(is_x, y, x), v = chosen(is_z, y, z);
    const float inverse = 1.0f / sqrtf(dot(p.normal, p.normal));
    of_MANIFOLD m = {.normal = times(p.normal, -inverse)};
#pragma clang loop unroll(full)
    for (int k = 0; k < 4; k++) {
        const point corner =
            along(along(along(b.centre, out, 1.0f), u, k & 1 ? 1.0f : -1.0f), v, k & 2 ? 1.0f : -1.0f);
        const float gap = (dot(p.normal, corner) - p.d) * inverse;
        add_point(&m, k, gap <= margin, along(corner, m.normal, 0.5f * gap), gap,
                  LH_VERTEX | (unsigned)k << 2);
    }
    return manifold_of(m);
}
