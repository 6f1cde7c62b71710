/* Whether a segment goes through a triangle, and the way to it, without branches. */
#ifndef LANEHIT_BENCH_SEGMENT_TRIANGLE_H
#define LANEHIT_BENCH_SEGMENT_TRIANGLE_H

#include "near_triangle.h"
#include "segment_pair.h"

/* By the volumes of the segment with each edge (5.3.4). */
ALWAYS_INLINE int goes_through_triangle(capsule s, triangle t)
{
    const point way = minus(s.b, s.a), a = minus(t.a, s.a), b = minus(t.b, s.a), c = minus(t.c, s.a);
    const point normal = cross(minus(t.b, t.a), minus(t.c, t.a));
    const float height = dot(normal, a), along = dot(normal, way);
    const float u = dot(way, cross(c, b)), v = dot(way, cross(a, c)), w = dot(way, cross(b, a));
    const int one_side =
        ((u >= 0.0f) & (v >= 0.0f) & (w >= 0.0f)) | ((u <= 0.0f) & (v <= 0.0f) & (w <= 0.0f));
    const int crosses = (height * along >= 0.0f) & (fabsf(height) <= fabsf(along)) & (along != 0.0f);
    return one_side & crosses;
}

typedef struct segment_way {
    point apart; /* from the triangle */
    float share, squared;
} segment_way;

ALWAYS_INLINE segment_way shorter(segment_way a, point apart, float share)
{
    const float squared = dot(apart, apart);
    const int is_b = squared < a.squared;
    return (segment_way){{is_b ? apart.x : a.apart.x, is_b ? apart.y : a.apart.y, is_b ? apart.z : a.apart.z},
                         is_b ? share : a.share,
                         is_b ? squared : a.squared};
}

ALWAYS_INLINE segment_way shorter_by_edge(segment_way a, capsule c, point from, point to)
{
    const share_pair pair = nearest_of_pair(c.a, minus(c.b, c.a), from, minus(to, from));
    return shorter(a, pair.apart, pair.s);
}

/* The nearest pair of an end and the triangle, or of the segment and an edge (Ericson 5.1.10). */
ALWAYS_INLINE segment_way way_from_triangle(capsule c, triangle t)
{
    segment_way least = {{0.0f, 0.0f, 0.0f}, 0.0f, INFINITY};
    least = shorter(least, nearest_of_triangle(t, c.a).way, 0.0f);
    least = shorter(least, nearest_of_triangle(t, c.b).way, 1.0f);
    least = shorter_by_edge(least, c, t.a, t.b);
    least = shorter_by_edge(least, c, t.b, t.c);
    return shorter_by_edge(least, c, t.c, t.a);
}

#endif
