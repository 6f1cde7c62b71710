/* Whether a segment goes through a triangle, without branches. */
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

#endif
