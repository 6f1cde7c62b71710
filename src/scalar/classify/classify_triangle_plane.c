/* Triangle and half-space: any vertex behind the plane, or all of them (Ericson, Real-Time Collision Detection,
 * 5.2.1). */
#include "scalar/reference_half_space.h"

static inline int classify_triangle_plane(const classify_triangle_plane_arguments *of, size_t i)
{
    triangle t = triangle_at(of->triangles, i);
    plane p = plane_at(of->planes, i);
    heights a = heights_about(p.n, t.a, 0.0f), b = heights_about(p.n, t.b, 0.0f),
            c = heights_about(p.n, t.c, 0.0f);
    int hit = (a.least <= p.d) | (b.least <= p.d) | (c.least <= p.d);
    return record_side(of->inside, i, hit, (a.most <= p.d) & (b.most <= p.d) & (c.most <= p.d));
}

REFERENCE(classify_triangle_plane)
