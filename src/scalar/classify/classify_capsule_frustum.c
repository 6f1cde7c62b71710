/* Capsule and frustum: over each plane the balls at its ends, of which one is lowest and one is highest (Ericson,
 * Real-Time Collision Detection, 5.2.2). */
#include "scalar/reference_half_space.h"

static inline int classify_capsule_frustum(const classify_capsule_frustum_arguments *of, size_t i)
{
    /* As in classify_capsule_plane.c. */
    const float pad = 1.0f + 8.0f * unit_roundoff;
    capsule c = capsule_at(of->capsules, i);
    int hit = c.radius >= 0.0f, inside = 1;
    for (size_t k = 0; k < of->planes->count; k++) {
        plane p = plane_at(of->planes, k);
        float reach = c.radius * (square_root(dot(p.n, p.n)) * pad);
        heights a = heights_about(p.n, c.axis.a, reach);
        heights b = heights_about(p.n, c.axis.b, reach);
        hit &= (a.least <= p.d) | (b.least <= p.d);
        inside &= (a.most <= p.d) & (b.most <= p.d);
    }
    return record_side(of->inside, i, hit, inside);
}

REFERENCE(classify_capsule_frustum)
