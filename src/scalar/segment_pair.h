/* The points of two segments that are nearest to each other: the least of six candidates, each a pair of points of the segments. */
#ifndef LANEHIT_SCALAR_SEGMENT_PAIR_H
#define LANEHIT_SCALAR_SEGMENT_PAIR_H

#include "segment.h"

typedef struct segment_pair {
    float s, t, distance2; /* of the way along each */
} segment_pair;

static inline segment_pair nearer(segment_pair a, segment_pair b)
{
    return b.distance2 < a.distance2 ? b : a;
}

static inline segment_pair exchanged(segment_pair p)
{
    return (segment_pair){p.t, p.s, p.distance2};
}

static inline float inverse_of_squared(vector3 way)
{
    float inverse = 1.0f / dot(way, way);
    return inverse < INFINITY ? inverse : 0.0f;
}

/* Without what of it is along the way. */
static inline vector3 across(vector3 a, vector3 way)
{
    return subtract(a, scale(way, dot(a, way) * inverse_of_squared(way)));
}

static inline segment_pair from_end(float s, vector3 end, segment b)
{
    segment_foot foot = foot_on_segment(b, end);
    return (segment_pair){s, foot.t, dot(foot.from, foot.from)};
}

/* From where a is nearest to the line through b. */
static inline segment_pair from_crossing(segment a, segment b)
{
    vector3 way_a = subtract(a.b, a.a), way_b = subtract(b.b, b.a);
    vector3 start = across(subtract(b.a, a.a), way_b), way = across(way_a, way_b);
    float s = share_of_way(dot(start, way) / dot(way, way));
    segment_foot foot = foot_seen_from_a(b, add(subtract(a.a, b.a), scale(way_a, s)));
    return (segment_pair){s, foot.t, dot(foot.from, foot.from)};
}

static inline segment_pair nearest_from(segment a, segment b)
{
    return nearer(nearer(from_end(0.0f, a.a, b), from_end(1.0f, a.b, b)), from_crossing(a, b));
}

static inline int is_finite(segment s)
{
    const vector3 nothing = {0.0f, 0.0f, 0.0f};
    return dot(subtract(s.b, s.a), nothing) == 0.0f;
}

static inline segment_pair nearest_of_segments(segment a, segment b)
{
    segment_pair found = nearer(nearest_from(a, b), exchanged(nearest_from(b, a)));
    if (!(is_finite(a) & is_finite(b)))
        found.distance2 = NAN;
    return found;
}

#endif
