/* The ray in the frame of the columns, by Cramer's rule, in which the ellipsoid is a ball. */
#include "ray.h"
#include "ray_side.h"

ALWAYS_INLINE answer solve(ray r, ellipsoid e)
{
    const point x = cross(e.b, e.c), y = cross(e.c, e.a), z = cross(e.a, e.b);
    const point m = minus(r.origin, e.centre), d = r.direction;
    const point from = {dot(x, m), dot(y, m), dot(z, m)}, way = {dot(x, d), dot(y, d), dot(z, d)};
    const float radius = dot(e.a, x);
    const stay in = in_quadratic(dot(way, way), dot(from, way), dot(from, from) - radius * radius);
    return answer_between(maximum(in.enter, 0.0f), minimum(in.exit, r.limit));
}
