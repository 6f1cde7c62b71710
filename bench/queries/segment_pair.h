/* The nearest points of two segments as Ericson has them (5.1.9), without branches. */
#ifndef LANEHIT_BENCH_SEGMENT_PAIR_H
#define LANEHIT_BENCH_SEGMENT_PAIR_H

#include "loop.h"

typedef struct share_pair {
    float s, t;
    point apart;
} share_pair;

ALWAYS_INLINE share_pair nearest_of_pair(point start, point way, point other_start, point other_way)
{
    const point between = minus(start, other_start);
    const float a = dot(way, way), e = dot(other_way, other_way), b = dot(way, other_way);
    const float c = dot(way, between), f = dot(other_way, between), parallel = a * e - b * b;
    const float free = parallel > 0.0f ? clamped((b * f - c * e) / parallel, 0.0f, 1.0f) : 0.0f;
    const float other = (b * free + f) / e, t = clamped(other, 0.0f, 1.0f);
    const float s = other == t ? free : clamped((b * t - c) / a, 0.0f, 1.0f);
    return (share_pair){s,
                        t,
                        {between.x + way.x * s - other_way.x * t, between.y + way.y * s - other_way.y * t,
                         between.z + way.z * s - other_way.z * t}};
}

#endif
