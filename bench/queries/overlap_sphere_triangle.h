/* The distance of the centre from the closest point. */
#include "near_triangle.h"

ALWAYS_INLINE answer solve(sphere s, triangle t)
{
    return (answer){squared_distance_to(t, s.centre) <= s.radius * s.radius};
}
