/* Sphere and frustum: the height of its centre over each plane, against its radius (Ericson, Real-Time Collision
 * Detection, 5.2.2). */
#include "scalar/reference_half_space.h"

static inline int classify_sphere_frustum(const classify_sphere_frustum_arguments *of, size_t i)
{
    /* As in classify_sphere_plane.c. */
    const float pad = 1.0f + 8.0f * unit_roundoff;
    sphere s = sphere_at(of->spheres, i);
    int hit = s.radius >= 0.0f, inside = 1;
    for (size_t k = 0; k < of->planes->count; k++) {
        plane p = plane_at(of->planes, k);
        float length = square_root(dot(p.n, p.n));
        heights h = heights_about(p.n, s.centre, s.radius * (length * pad));
        hit &= h.least <= p.d;
        inside &= h.most <= p.d;
    }
    return record_side(of->inside, i, hit, inside);
}

REFERENCE(classify_sphere_frustum)
