/* The closest point by its region. */
#include "near_triangle.h"

ALWAYS_INLINE answer solve(triangle t, point p)
{
    const near_point near = nearest_of_triangle(t, p);
    return (answer){dot(near.way, near.way), near.v, near.w, minus(p, near.way)};
}
