/* The triangle, clipped by the face of the box that looks at it, along the normal of one of them; else the contact. */
#include "face_clip.h"
#include "triangle_box.h"

static inline answer solve(triangle t, turned_box b, float margin)
{
    const triangle_box p = seen_by_box(t, b);
    const box_way face = best_face(&p), plane = larger_by_plane(no_axis, &p),
                  edges = larger_by_edges(no_axis, &p);
    const box_way flat = face.distance >= plane.distance ? face : plane,
                  best = edges.distance > flat.distance ? edges : flat;
    of_MANIFOLD m = {.count = 0};
    if (best.distance > margin)
        return manifold_of(m);
    const float least = minimum(b.half.x, minimum(b.half.y, b.half.z));
    const box_way steady = face.distance <= plane.distance + least * 0x1p-9f ? plane : face;
    const float level = dot(steady.normal, plane.normal);
    if (best.distance <= steady.distance + least * 0x1p-7f && fabsf(level) >= 0x1p-3f)
        lay_on_face(&m, (polygon){.count = 3, .at = {p.v[0], p.v[1], p.v[2]}}, b.half, steady.normal, margin);
    m.normal = turned_along(p.of, m.count > 0 ? steady.normal : best.normal);
    if (m.count == 0)
        add_point(&m, 0, 1, along(touching_point(&p, best), best.normal, 0.5f * best.distance), best.distance,
                  0);
    for (int k = 0; k < m.count; k++)
        m.at[k] = along(b.centre, turned_along(p.of, m.at[k]), 1.0f);
    return manifold_of(m);
}
