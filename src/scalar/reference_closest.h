/* What closest queries give. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_CLOSEST_H
#define LANEHIT_SRC_SCALAR_REFERENCE_CLOSEST_H

#include "vector3.h"

typedef struct nearest {
    float distance2;
    vector3 point;
} nearest;

static inline int is_distance(float distance2)
{
    return distance2 <= INFINITY;
}

static const vector3 no_point = {NAN, NAN, NAN};

/* Where the distance is not a number it counts as infinite, and there is no point. Every NaN that is given is this one:
 * which of several an operation hands on depends on the processor. */
static inline nearest nearest_at(float distance2, vector3 point)
{
    return is_distance(distance2) ? (nearest){distance2, point} : (nearest){INFINITY, no_point};
}

/* The same where products can overflow both ways, at a distance that is a number: those of a rotation that is far from
 * one. */
static inline nearest nearest_number_at(float distance2, vector3 point)
{
    nearest found = nearest_at(distance2, point);
    int is_number = point.x == point.x && point.y == point.y && point.z == point.z;
    found.point = is_number ? found.point : no_point;
    return found;
}

/* The same of a coordinate in the set itself. */
static inline float coordinate_at(float distance2, float coordinate)
{
    return is_distance(distance2) ? coordinate : NAN;
}

#endif
