/* How far an ellipsoid reaches along a direction. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_ELLIPSOID_H
#define LANEHIT_SRC_SCALAR_REFERENCE_ELLIPSOID_H

#include "reference_contact.h"

typedef struct ellipsoid_reach {
    vector3 along; /* the direction times each column */
    float length, padding;
} ellipsoid_reach;

static inline ellipsoid_reach reach_of_ellipsoid(ellipsoid e, vector3 unit)
{
    vector3 width = add(add(magnitude_each(e.a), magnitude_each(e.b)), magnitude_each(e.c));
    vector3 along = {dot(unit, e.a), dot(unit, e.b), dot(unit, e.c)};
    float padding = dot_of_magnitudes(unit, width) * (16.0f * unit_roundoff) + contact_absolute_pad;
    return (ellipsoid_reach){along, length_of(along), padding};
}

/* What makes the length of a vector 1, by the square of it; 0 of one that is too short or too long. */
static inline float inverse_length(float squared)
{
    return squared >= 0x1p-126f && squared < INFINITY ? 1.0f / square_root(squared) : 0.0f;
}

#endif
