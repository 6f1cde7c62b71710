/* Capsule and half-space: the balls at its ends, of which one is lowest and one is highest (Ericson, Real-Time
 * Collision Detection, 5.2.2). */
#include "scalar/reference_half_space.h"

static inline int classify_capsule_plane(const classify_capsule_plane_arguments *of, size_t i)
{
    /* Of the reach: its own rounding, and that of both sums it is in. */
    const float pad = 1.0f + 8.0f * unit_roundoff;
    capsule c = capsule_at(of->capsules, i);
    plane p = plane_at(of->planes, i);
    float reach = c.radius * (square_root(dot(p.n, p.n)) * pad);
    heights a = heights_about(p.n, c.axis.a, reach);
    heights b = heights_about(p.n, c.axis.b, reach);
    int hit = (c.radius >= 0.0f) & ((a.least <= p.d) | (b.least <= p.d));
    return record_side(of->inside, i, hit, (a.most <= p.d) & (b.most <= p.d));
}

REFERENCE(classify_capsule_plane)
