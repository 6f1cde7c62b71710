/* The closest point, found by barycentric coordinates. */
#include "triangle_foot.h"

ALWAYS_INLINE answer solve(triangle t, point p)
{
    const triangle_foot foot = foot_on_triangle(t, p);
    return (answer){foot.distance2, foot.u, foot.v, minus(p, foot.way)};
}
