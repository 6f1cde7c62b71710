/* The line of two planes as Ericson has it (5.4.4); those that are nearly parallel have none. */
#include "loop.h"

ALWAYS_INLINE answer solve(plane a, plane b)
{
    const point n = cross(a.normal, b.normal);
    const float squared = dot(n, n);
    const int hit = squared > 0x1p-40f;
    const point apart = minus(times(b.normal, a.d), times(a.normal, b.d));
    const point on = times(cross(apart, n), hit ? 1.0f / squared : 0.0f);
    return (answer){hit, 0, times(n, hit ? 1.0f / sqrtf(squared) : 0.0f), on};
}
