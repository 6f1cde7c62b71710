/* Capsule and triangle: the least distance of an end from the triangle, or of the segment from an edge, less the
 * radius; the depth of the segment where it goes through (Ericson, Real-Time Collision Detection, 5.1.10). */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_CAPSULE_TRIANGLE_H
#define LANEHIT_SRC_SCALAR_REFERENCE_CAPSULE_TRIANGLE_H

#include "reference_contact.h"
#include "reference_segment_pair.h"
#include "reference_triangle_inside.h"

/* A point of the segment, by its share, and the way to it from one of the triangle. */
typedef struct near_pair {
    float share;
    vector3 apart;
} near_pair;

static inline near_pair nearer(near_pair first, near_pair second)
{
    return dot(second.apart, second.apart) < dot(first.apart, first.apart) ? second : first;
}

/* Of any length. */
static inline vector3 normal_of(triangle t)
{
    vector3 ab = subtract(t.b, t.a), ac = subtract(t.c, t.a);
    vector3 altitude = subtract(ac, scale(ab, foot_on_any(ab, ac)));
    return cross(scale(ab, min(1.0f / dot(ab, ab), 0x1p127f)), altitude);
}

static inline float padding_of_lengths(segment s, triangle t)
{
    vector3 ab = subtract(t.b, t.a), ac = subtract(t.c, t.a);
    return sum_of_magnitudes(subtract(s.b, s.a)) * (52.0f * unit_roundoff) +
           square_root(dot(ab, ab) + dot(ac, ac)) * (136.0f * unit_roundoff);
}

/* The share of the segment at which it crosses the plane, if its ends are to either side; else no number. */
static inline float crossing_of_plane(segment s, triangle t)
{
    vector3 normal = normal_of(t);
    float at_start = dot(normal, subtract(s.a, t.a)), at_end = dot(normal, subtract(s.b, t.a));
    int are_parted = (at_start < 0.0f && at_end > 0.0f) || (at_start > 0.0f && at_end < 0.0f);
    return are_parted ? at_start / (at_start - at_end) : NAN;
}

typedef struct segment_gap {
    near_pair nearest;
    float crossing; /* a share, where it goes through */
    int is_through;
} segment_gap;

/* Of as near pairs the first: ends, then edges. Where the segment crosses the plane it is in the triangle, if it is no
 * further from there than rounding puts it. */
static inline segment_gap gap_of_segment(segment s, triangle t)
{
    float crossing = crossing_of_plane(s, t);
    vector3 start = subtract(s.a, t.a), end = subtract(s.b, t.a);
    const vector3 points[3] = {start, end, add(start, scale(subtract(s.b, s.a), crossing))};
    const segment edges[3] = {{t.a, t.b}, {t.b, t.c}, {t.c, t.a}};
    near_pair least = {0.0f, {INFINITY, 0.0f, 0.0f}};
    over_triangle at = {0.0f, 0.0f, {0.0f, 0.0f, 0.0f}};
    for (int k = 0; k < 3; k++) {
        at = seen_from_inside(points[k], t);
        least = k < 2 ? nearer(least, (near_pair){(float)k, at.way}) : least;
    }
    for (int k = 0; k < 3; k++) {
        segment_pair of_edge = nearest_of_segments(s, edges[k]);
        least = nearer(least, (near_pair){of_edge.s, of_edge.apart});
    }
    float off = padding_of_lengths(s, t) * 0.28125f + contact_absolute_pad;
    int is_inside = at.v >= 0.0f && at.u >= 0.0f && at.u <= 1.0f - at.v;
    return (segment_gap){least, crossing, is_inside && dot(at.way, at.way) <= off * off};
}

/* Where they touch: from the side of the segment's middle; from the front, where a, b and c are counterclockwise, if it
 * is on none. */
static inline vector3 normal_of_touching(segment s, triangle t)
{
    vector3 backwards = direction_of(cross(subtract(t.c, t.a), subtract(t.b, t.a)));
    float beyond = dot(backwards, add(subtract(s.a, t.a), subtract(s.b, t.a)));
    return beyond > 0.0f ? opposite(backwards) : backwards;
}

static inline float padding_of_segment_gap(segment s, triangle t, float distance)
{
    return (padding_of_lengths(s, t) + distance * (24.0f * unit_roundoff)) + 0x1p-62f;
}

static inline core_pair contact_of_segment_gap(capsule a, triangle b, segment_gap gap)
{
    vector3 apart = gap.nearest.apart;
    float distance = length_of(apart);
    float padding = padding_of_segment_gap(a.axis, b, distance);
    vector3 on_a = add(a.axis.a, scale(subtract(a.axis.b, a.axis.a), gap.nearest.share));
    vector3 open = normal_of_touching(a.axis, b);
    return (core_pair){
        .on_a = on_a,
        .on_b = subtract(on_a, apart),
        .distance = gap.is_through ? -distance : distance,
        .padding = padding,
        .a_radius = a.radius,
        .normal = contact_normal(gap.is_through ? apart : opposite(apart), 1.0f, open),
    };
}

#endif
