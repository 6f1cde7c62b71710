/* Lines: what rays go along, both ways and without limits. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_LINE_H
#define LANEHIT_SRC_SCALAR_REFERENCE_LINE_H

#include "element.h"

static inline vector3 point_along(ray line, float t)
{
    return add(line.origin, scale(line.dir, t));
}

/* 0 for one without a direction. */
static inline float inverse_squared_of(ray line)
{
    float inverse = 1.0f / dot(line.dir, line.dir);
    return inverse < INFINITY ? inverse : 0.0f;
}

/* Where the line is nearest to a point, as seen from its origin. */
static inline float foot_along(ray line, vector3 seen)
{
    return dot(seen, line.dir) * inverse_squared_of(line);
}

static inline vector3 way_from_foot(ray line, vector3 seen, float t)
{
    return subtract(seen, scale(line.dir, t));
}

#endif
