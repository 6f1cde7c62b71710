/* The nearest points of two lines as Ericson has them (5.1.8), by a determinant. */
#include "loop.h"

ALWAYS_INLINE answer solve(ray l, ray m)
{
    const point between = minus(l.origin, m.origin);
    const float a = dot(l.direction, l.direction), e = dot(m.direction, m.direction);
    const float b = dot(l.direction, m.direction), c = dot(l.direction, between);
    const float f = dot(m.direction, between), parallel = a * e - b * b;
    const float s = parallel > 0.0f ? (b * f - c * e) / parallel : 0.0f, t = (b * s + f) / e;
    const point on_l = along(l.origin, l.direction, s), on_m = along(m.origin, m.direction, t);
    const point d = minus(on_l, on_m);
    return (answer){dot(d, d), s, t, on_l, on_m};
}
