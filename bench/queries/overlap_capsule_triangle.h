/* The least distance of the ends from the triangle and of the segment from the edges, or none where it goes through
 * (Ericson 5.1.10). */
#include "segment_triangle.h"

ALWAYS_INLINE float squared_distance_of_edge(capsule c, point from, point to)
{
    const point apart = nearest_of_pair(c.a, minus(c.b, c.a), from, minus(to, from)).apart;
    return dot(apart, apart);
}

ALWAYS_INLINE answer solve(capsule c, triangle t)
{
    const float ends = minimum(squared_distance_to(t, c.a), squared_distance_to(t, c.b));
    const float edges =
        minimum(minimum(squared_distance_of_edge(c, t.a, t.b), squared_distance_of_edge(c, t.b, t.c)),
                squared_distance_of_edge(c, t.c, t.a));
    return (answer){(minimum(ends, edges) <= c.radius * c.radius) | goes_through_triangle(c, t)};
}
