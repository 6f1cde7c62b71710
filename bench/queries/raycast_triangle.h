/* From both sides. */
#include "ray_triangle.h"

ALWAYS_INLINE answer solve(ray r, triangle t)
{
    return hit_triangle(0, r, t);
}
