/* The least distance along the segment, which is convex, by halves. */
#include "cylinder.h"

ALWAYS_INLINE answer solve(capsule s, cylinder c)
{
    const seen_point start = seen_by(c, s.a), end = seen_by(c, s.b);
    const point turn = minus(end.across, start.across);
    const float rise = end.height - start.height;
    float share = 0.5f, step = 0.25f, apart = 0.0f;
#pragma clang loop unroll(full)
    for (int k = 0; k < 22; k++, step *= 0.5f) {
        const float height = start.height + rise * share;
        const point across = along(start.across, turn, share);
        const float from_axis = sqrtf(dot(across, across)), beside = maximum(from_axis - c.radius, 0.0f);
        const float beyond = height - clamped(height, 0.0f, start.length);
        const float growth = beside * dot(across, turn) / maximum(from_axis, 0x1p-60f) + beyond * rise;
        share += growth > 0.0f ? -step : step;
        apart = beside * beside + beyond * beyond;
    }
    return (answer){apart <= s.radius * s.radius};
}
