/* Moeller and Trumbore, Fast, Minimum Storage Ray/Triangle Intersection, 1997. */
#ifndef LANEHIT_BENCH_RAY_TRIANGLE_H
#define LANEHIT_BENCH_RAY_TRIANGLE_H

#include "loop.h"

#if !defined(ROBUST)

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

#else

/* Embree's robust form, by Pluecker coordinates (Shoemake, Pluecker Coordinate Tutorial, 1998): edges seen from the
 * origin, each with the sum of its ends. */

ALWAYS_INLINE point plus(point a, point b)
{
    return (point){a.x + b.x, a.y + b.y, a.z + b.z};
}

/* The product of those two of three edges that cancel least. */
ALWAYS_INLINE float stable(float ab_first, float ab_second, float bc_first, float bc_second)
{
    const float ab = ab_first - ab_second, bc = bc_first - bc_second;
    return fabsf(ab_first) < fabsf(bc_first) ? ab : bc;
}

/* culls is a constant. */
ALWAYS_INLINE answer hit_triangle(int culls, ray r, triangle side)
{
    const point a = minus(side.a, r.origin), b = minus(side.b, r.origin), c = minus(side.c, r.origin);
    const point e = minus(c, a), f = minus(a, b), g = minus(b, c);
    const float of_u = dot(cross(e, plus(c, a)), r.direction);
    const float of_v = dot(cross(f, plus(a, b)), r.direction);
    const float of_w = dot(cross(g, plus(b, c)), r.direction), all = of_u + of_v + of_w;
    const float slack = 0x1p-23f * fabsf(all);
    const float low = minimum(minimum(of_u, of_v), of_w), high = maximum(maximum(of_u, of_v), of_w);
    const point n = {stable(e.z * f.y, e.y * f.z, f.z * g.y, f.y * g.z),
                     stable(e.x * f.z, e.z * f.x, f.x * g.z, f.z * g.x),
                     stable(e.y * f.x, e.x * f.y, f.y * g.x, f.x * g.y)};
    const float fall = 2.0f * dot(n, r.direction), time = 2.0f * dot(a, n) / fall, inverse = 1.0f / all;
    const float u = minimum(of_u * inverse, 1.0f), v = minimum(of_v * inverse, 1.0f);
    const int hit = ((low >= -slack) | (high <= slack)) & (fall != 0.0f) & (0.0f <= time) &
                    (time <= r.limit) & (!culls | (fall > 0.0f));
    return (answer){hit, hit ? time : INFINITY, hit ? u : 0.0f, hit ? v : 0.0f};
}

#endif

#endif
