/* What closest queries give. */
#ifndef LANEHIT_SCALAR_CLOSEST_H
#define LANEHIT_SCALAR_CLOSEST_H

#include "vector3.h"

typedef struct nearest {
    float distance2;
    vector3 point;
} nearest;

/* Where the distance is not a number it counts as infinite, and there is no point. Every NaN that is given is this one:
 * which of several an operation hands on depends on the processor. */
static inline nearest nearest_at(float distance2, vector3 point)
{
    nearest none = {INFINITY, {NAN, NAN, NAN}};
    return distance2 <= INFINITY ? (nearest){distance2, point} : none;
}

#endif
