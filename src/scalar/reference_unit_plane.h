/* How far a point is over a plane whose normal has a length of 1. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_UNIT_PLANE_H
#define LANEHIT_SRC_SCALAR_REFERENCE_UNIT_PLANE_H

#include "reference_contact.h"

typedef struct plane_height {
    float height, padding;
} plane_height;

static inline float inverse_of_normal(plane p)
{
    return 1.0f / length_of(p.n);
}

/* -n, of length 1. */
static inline vector3 inwards_of_plane(plane p)
{
    return opposite(scale(p.n, inverse_of_normal(p)));
}

static inline plane_height height_over(plane p, vector3 x)
{
    float inverse = inverse_of_normal(p), rise = dot(p.n, x) - p.d;
    float off = dot_of_magnitudes(p.n, x) * (6.0f * unit_roundoff) + fabsf(rise) * (4.0f * unit_roundoff);
    return (plane_height){rise * inverse, off * inverse};
}

/* Of the ball about the point that is lowest. */
static inline core_pair contact_over_plane(sphere lowest, plane p, plane_height over)
{
    vector3 inwards = inwards_of_plane(p);
    core_pair cores = core_pair_along(lowest, scale(inwards, over.height), over.height,
                                      over.padding + contact_absolute_pad, 0.0f, inwards);
    cores.normal = inwards;
    return cores;
}

#endif
