/* The distance of the segments, against the sum of the radii. */
#include "segment_pair.h"

ALWAYS_INLINE answer solve(capsule a, capsule b)
{
    const point apart = nearest_of_pair(a.a, minus(a.b, a.a), b.a, minus(b.b, b.a)).apart;
    const float radii = a.radius + b.radius;
    return (answer){dot(apart, apart) <= radii * radii};
}
