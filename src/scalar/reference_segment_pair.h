/* The points of two segments that are nearest to each other (Ericson, Real-Time Collision Detection, 5.1.9, with the
 * crossing found by what of one is across the other). */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_SEGMENT_PAIR_H
#define LANEHIT_SRC_SCALAR_REFERENCE_SEGMENT_PAIR_H

#include "reference_segment.h"

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

static inline int is_finite(segment s)
{
    const vector3 nothing = {0.0f, 0.0f, 0.0f};
    return dot(subtract(s.b, s.a), nothing) == 0.0f;
}

typedef struct segment_pair {
    float s, t, distance2; /* of the way along each */
    vector3 apart;         /* from the point of b to that of a */
} segment_pair;

/* From where a is nearest to the line through b, to what of b is nearest to there, to what of a is nearest to that; by
 * the way from the start of a to that of b. */
static inline segment_pair nearest_by_ways(vector3 way_a, vector3 way_b, vector3 between)
{
    float inverse_a = inverse_of_squared(way_a), inverse_b = inverse_of_squared(way_b);
    vector3 way = across(way_a, way_b), start = across(between, way_b);
    float crossing = share_of_way(dot(start, way) / dot(way, way));
    float foot = crossing * (dot(way_a, way_b) * inverse_b) - dot(between, way_b) * inverse_b;
    float t = share_of_way(foot);
    float s = share_of_way((t * dot(way_a, way_b) + dot(between, way_a)) * inverse_a);
    vector3 apart = subtract(subtract(scale(way_a, s), scale(way_b, t)), between);
    return (segment_pair){s, t, dot(apart, apart), apart};
}

static inline segment_pair nearest_of_segments(segment a, segment b)
{
    return nearest_by_ways(subtract(a.b, a.a), subtract(b.b, b.a), subtract(b.a, a.a));
}

#endif
