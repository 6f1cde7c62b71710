/* A segment as a cylinder sees it, and the share of it at which the distance, which is convex, is least. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_SEGMENT_CYLINDER_H
#define LANEHIT_SRC_SCALAR_REFERENCE_SEGMENT_CYLINDER_H

#include "reference_cylinder.h"

/* The start, and how it goes on. */
typedef struct seen_segment {
    axis_of_cylinder of;
    float height, rise;
    vector3 across, turn;
} seen_segment;

static inline seen_segment segment_seen_by(cylinder c, segment s)
{
    vector3 way = subtract(s.b, s.a), from_start = subtract(s.a, c.axis.a);
    seen_segment seen = {.of = axis_of(c)};
    seen.height = dot(from_start, seen.of.unit);
    seen.rise = dot(way, seen.of.unit);
    seen.across = subtract(from_start, scale(seen.of.unit, seen.height));
    seen.turn = subtract(way, scale(seen.of.unit, seen.rise));
    return seen;
}

static inline cylinder_sight seen_at(const seen_segment *s, float t)
{
    return sight_of_place(s->of, s->height + s->rise * t, add(s->across, scale(s->turn, t)));
}

static inline int grows_at(const seen_segment *s, float t)
{
    cylinder_sight seen = seen_at(s, t);
    float share = seen.beside > 0.0f ? seen.beside / seen.from_axis : 0.0f;
    float upwards = seen.height - seen.of.length >= -seen.height ? s->rise : -s->rise;
    return share * dot(seen.across, s->turn) + max(0.0f, seen.beyond) * upwards > 0.0f;
}

/* By halves. */
static inline float nearest_share(const seen_segment *s)
{
    float t = 0.5f, step = 0.25f;
    while (step >= 0x1p-23f) {
        t = grows_at(s, t) ? t - step : t + step;
        step *= 0.5f;
    }
    return t;
}

#endif
