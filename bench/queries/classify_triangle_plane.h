/* The heights of the vertices, the least and the most. */
#include "loop.h"

ALWAYS_INLINE answer solve(triangle t, plane p)
{
    const float a = dot(p.normal, t.a), b = dot(p.normal, t.b), c = dot(p.normal, t.c);
    return (answer){minimum(minimum(a, b), c) <= p.d, maximum(maximum(a, b), c) <= p.d};
}
