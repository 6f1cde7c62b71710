/* With back faces culled. */
#include "ray_triangle.h"

ALWAYS_INLINE answer solve(ray r, triangle t)
{
    return hit_triangle(1, r, t);
}
