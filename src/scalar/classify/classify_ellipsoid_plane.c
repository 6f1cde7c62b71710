/* Ellipsoid and half-space: the height of its centre, against how far it reaches along the normal. */
#include "scalar/reference_ellipsoid.h"
#include "scalar/reference_half_space.h"

static inline int classify_ellipsoid_plane(const classify_ellipsoid_plane_arguments *of, size_t i)
{
    const float pad = 1.0f + 8.0f * unit_roundoff;
    ellipsoid e = ellipsoid_at(of->ellipsoids, i);
    plane p = plane_at(of->planes, i);
    float squared = dot(p.n, p.n);
    ellipsoid_reach reach = reach_of_ellipsoid(e, scale(p.n, inverse_length(squared)));
    heights h = heights_about(p.n, e.centre, square_root(squared) * pad * (reach.length + reach.padding));
    return record_side(of->inside, i, h.least <= p.d, h.most <= p.d);
}

REFERENCE(classify_ellipsoid_plane)
