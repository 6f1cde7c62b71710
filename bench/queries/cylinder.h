/* What a cylinder sees of a point: how high over its start, how far from its axis; and where a segment is nearest. */
#ifndef BENCH_QUERIES_CYLINDER_H
#define BENCH_QUERIES_CYLINDER_H

#include "loop.h"

typedef struct seen_point {
    point axis, across;
    float length, height, from_axis;
} seen_point;

ALWAYS_INLINE seen_point seen_by(cylinder c, point p)
{
    const point way = minus(c.b, c.a), from_start = minus(p, c.a);
    const float length = sqrtf(dot(way, way));
    const point axis = times(way, 1.0f / length);
    const float height = dot(from_start, axis);
    const point across = minus(from_start, times(axis, height));
    return (seen_point){axis, across, length, height, sqrtf(dot(across, across))};
}

typedef struct seen_segment {
    point axis, across, turn;
    float length, radius, height, rise;
} seen_segment;

ALWAYS_INLINE seen_segment segment_seen_by(cylinder c, point a, point b)
{
    const seen_point start = seen_by(c, a), end = seen_by(c, b);
    return (seen_segment){start.axis, start.across, minus(end.across, start.across), start.length,
                          c.radius,   start.height, end.height - start.height};
}

/* How far the cylinder is at a share: beside its mantle, and how much higher. */
typedef struct cylinder_way {
    point across;
    float from_axis, beside, beyond;
} cylinder_way;

ALWAYS_INLINE cylinder_way way_at(const seen_segment *s, float share)
{
    const float height = s->height + s->rise * share;
    const point across = along(s->across, s->turn, share);
    const float from_axis = sqrtf(dot(across, across));
    return (cylinder_way){across, from_axis, maximum(from_axis - s->radius, 0.0f),
                          height - clamped(height, 0.0f, s->length)};
}

/* The least distance along the segment, which is convex, by halves. */
ALWAYS_INLINE float nearest_share(const seen_segment *s)
{
    float share = 0.5f, step = 0.25f;
#pragma clang loop unroll(full)
    for (int k = 0; k < 22; k++, step *= 0.5f) {
        const cylinder_way w = way_at(s, share);
        const float growth =
            w.beside * dot(w.across, s->turn) / maximum(w.from_axis, 0x1p-60f) + w.beyond * s->rise;
        share += growth > 0.0f ? -step : step;
    }
    return share;
}

#endif
