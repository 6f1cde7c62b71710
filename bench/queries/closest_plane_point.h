/* The foot of the perpendicular, by the height over the plane. */
#include "loop.h"

ALWAYS_INLINE answer solve(plane p, point x)
{
    const float height = dot(p.normal, x) - p.d, normals = height / dot(p.normal, p.normal);
    return (answer){height * normals, minus(x, times(p.normal, normals))};
}
