/* The least distance of the ends from the triangle and of the segment from the edges, or none where it goes through
 * (Ericson 5.1.10). */
#include "near_triangle.h"
#include "segment_pair.h"

ALWAYS_INLINE float squared_distance_of_edge(point start, point way, point from, point to)
{
    const point apart = nearest_of_pair(start, way, from, minus(to, from)).apart;
    return dot(apart, apart);
}

/* By the volumes of the segment with each edge (5.3.4). */
ALWAYS_INLINE int goes_through_triangle(point start, point way, triangle t)
{
    const point a = minus(t.a, start), b = minus(t.b, start), c = minus(t.c, start);
    const point normal = cross(minus(t.b, t.a), minus(t.c, t.a));
    const float height = dot(normal, a), along = dot(normal, way);
    const float u = dot(way, cross(c, b)), v = dot(way, cross(a, c)), w = dot(way, cross(b, a));
    const int one_side =
        ((u >= 0.0f) & (v >= 0.0f) & (w >= 0.0f)) | ((u <= 0.0f) & (v <= 0.0f) & (w <= 0.0f));
    const int crosses = (height * along >= 0.0f) & (fabsf(height) <= fabsf(along)) & (along != 0.0f);
    return one_side & crosses;
}

ALWAYS_INLINE answer solve(capsule c, triangle t)
{
    const point a = c.a, way = minus(c.b, a);
    const float ends = minimum(squared_distance_to(t, a), squared_distance_to(t, c.b));
    const float edges = minimum(
        minimum(squared_distance_of_edge(a, way, t.a, t.b), squared_distance_of_edge(a, way, t.b, t.c)),
        squared_distance_of_edge(a, way, t.c, t.a));
    return (answer){(minimum(ends, edges) <= c.radius * c.radius) | goes_through_triangle(a, way, t)};
}
