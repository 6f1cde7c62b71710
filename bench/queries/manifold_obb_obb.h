/* The face that looks most against the best axis, clipped by the face that has it; else the contact. */
#include "box_pair.h"
#include "face_clip.h"

/* Turned by axes, which the other sees. */
static inline polygon face_against(axes of, point centre, point half, point normal)
{
    const point seen = seen_along(of, normal), size = magnitudes(seen);
    const int is_x = size.x >= size.y && size.x >= size.z, is_z = !is_x && size.z > size.y;
    const point x = times(of.x, half.x), y = times(of.y, half.y), z = times(of.z, half.z);
    const float rise = is_x ? seen.x : is_z ? seen.z : seen.y;
    const point out = along(centre, is_x ? x : is_z ? z : y, rise < 0.0f ? 1.0f : -1.0f);
    const point u = is_x ? y : x, v = is_z ? y : z, low = along(out, u, -1.0f), high = along(out, u, 1.0f);
    return (polygon){
        .count = 4,
        .at = {along(low, v, -1.0f), along(high, v, -1.0f), along(high, v, 1.0f), along(low, v, 1.0f)}};
}

static inline answer solve(turned_box a, turned_box b, float margin)
{
    const box_pair p = pair_of(a, b);
    const best_axis best = best_axis_of(&p, 0.0f, 0.0f);
    of_MANIFOLD m = {.count = 0};
    if (best.gap > margin)
        return manifold_of(m);
    const point least = {minimum(a.half.x, b.half.x), minimum(a.half.y, b.half.y),
                         minimum(a.half.z, b.half.z)};
    const float size = minimum(least.x, minimum(least.y, least.z));
    const best_axis steady = best_axis_of(&p, size * 0x1p-9f, size * 0x1p-7f);
    const axes b_sees = {
        {p.b.x.x, p.b.y.x, p.b.z.x}, {p.b.x.y, p.b.y.y, p.b.z.y}, {p.b.x.z, p.b.y.z, p.b.z.z}};
    const point n = steady.normal, seen = seen_along(p.b, n), to_a = times(seen_along(p.b, p.to_b), -1.0f);
    if (!steady.is_edges && steady.is_of_b)
        lay_on_face(&m, face_against(b_sees, to_a, a.half, times(seen, -1.0f)), b.half, seen, margin);
    else if (!steady.is_edges)
        lay_on_face(&m, face_against(p.b, p.to_b, b.half, n), a.half, times(n, -1.0f), margin);
    for (int k = 0; k < m.count; k++)
        m.at[k] = steady.is_of_b ? along(turned_along(p.b, m.at[k]), p.to_b, 1.0f) : m.at[k];
    m.normal = turned_along(p.of_a, m.count > 0 ? n : best.normal);
    if (m.count == 0)
        add_point(&m, 0, 1, touching_point(&p, best), best.gap, 0);
    for (int k = 0; k < m.count; k++)
        m.at[k] = along(a.centre, turned_along(p.of_a, m.at[k]), 1.0f);
    return manifold_of(m);
}
