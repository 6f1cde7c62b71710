/* What the way from the centre is of the columns, by Cramer's rule. */
#include "loop.h"

ALWAYS_INLINE answer solve(ellipsoid e, point p)
{
    const point across = cross(e.b, e.c), way = minus(p, e.centre);
    const point seen = {dot(across, way), dot(cross(e.c, e.a), way), dot(cross(e.a, e.b), way)};
    const float determinant = dot(e.a, across);
    return (answer){dot(seen, seen) <= determinant * determinant};
}
