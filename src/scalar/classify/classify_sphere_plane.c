/* Sphere and half-space: the height of its centre over the plane, against its radius (Ericson, Real-Time Collision
 * Detection, 5.2.2). The normal may have any length, and so have heights. */
#include "scalar/reference_half_space.h"

static inline int classify_sphere_plane(const classify_sphere_plane_arguments *of, size_t i)
{
    /* Of the reach: its own rounding, and that of both sums it is in. */
    const float pad = 1.0f + 8.0f * unit_roundoff;
    sphere s = sphere_at(of->spheres, i);
    plane p = plane_at(of->planes, i);
    float length = square_root(dot(p.n, p.n));
    heights h = heights_about(p.n, s.centre, s.radius * (length * pad));
    int hit = (s.radius >= 0.0f) & (h.least <= p.d);
    return record_side(of->inside, i, hit, h.most <= p.d);
}

REFERENCE(classify_sphere_plane)
