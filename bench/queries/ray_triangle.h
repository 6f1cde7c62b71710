/* Moeller and Trumbore, Fast, Minimum Storage Ray/Triangle Intersection, 1997. */
#ifndef LANEHIT_BENCH_RAY_TRIANGLE_H
#define LANEHIT_BENCH_RAY_TRIANGLE_H

#include "loop.h"

/* culls is a constant. */
ALWAYS_INLINE answer hit_triangle(int culls, ray r, triangle side)
{
    const point ab = minus(side.b, side.a), ac = minus(side.c, side.a);
    const point p = cross(r.direction, ac), from_a = minus(r.origin, side.a), q = cross(from_a, ab);
    const float det = dot(ab, p), inverse = 1.0f / det;
    const float u = dot(from_a, p) * inverse, v = dot(r.direction, q) * inverse, time = dot(ac, q) * inverse;
    const int hit = (u >= 0.0f) & (v >= 0.0f) & (u + v <= 1.0f) & (0.0f <= time) & (time <= r.limit) &
                    (!culls | (det > 0.0f));
    return (answer){hit, hit ? time : INFINITY, hit ? u : 0.0f, hit ? v : 0.0f};
}

#endif
