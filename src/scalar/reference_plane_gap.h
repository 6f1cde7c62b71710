/* How far points are over a plane whose normal has a length of 1, and the contact by the lowest. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_PLANE_GAP_H
#define LANEHIT_SRC_SCALAR_REFERENCE_PLANE_GAP_H

#include "reference_contact.h"

typedef struct high_point {
    vector3 at;
    float height, padding;
} high_point;

/* By the height times the length of the normal, and what that may be off by. */
static inline high_point risen_over(plane p, vector3 x, float rise, float off)
{
    float inverse = 1.0f / length_of(p.n);
    return (high_point){x, rise * inverse, (off + fabsf(rise) * (4.0f * unit_roundoff)) * inverse};
}

static inline high_point point_over(plane p, vector3 x)
{
    return risen_over(p, x, dot(p.n, x) - p.d, dot_of_magnitudes(p.n, x) * (6.0f * unit_roundoff));
}

/* The padding is a NaN if either has one. */
static inline high_point lower_of(high_point a, high_point b)
{
    high_point lower = a.height <= b.height ? a : b;
    lower.padding = max(b.padding, a.padding) + (a.height + b.height) * 0.0f;
    return lower;
}

/* Of the ball about the lowest point. */
static inline core_pair contact_over_plane(high_point lowest, float radius, plane p)
{
    vector3 inwards = opposite(scale(p.n, 1.0f / length_of(p.n)));
    core_pair cores = core_pair_along((sphere){lowest.at, radius}, scale(inwards, lowest.height),
                                      lowest.height, lowest.padding + contact_absolute_pad, 0.0f, inwards);
    cores.normal = inwards;
    return cores;
}

#endif
