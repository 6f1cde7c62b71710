/* Capsule against triangle: the least distance of the segment from the triangle's edges and of its ends, and of where it goes
 * through the plane, from the triangle (Ericson, Real-Time Collision Detection, 5.1.10). */
#include "barycentric.h"
#include "reference.h"
#include "segment_pair.h"

/* Cover what the distance is off by, of the radius and of the sizes, and what underflows. */
static const float pad_of_radius = 32.0f * unit_roundoff;
static const float pad_of_sizes = 96.0f * unit_roundoff;
static const float pad_of_underflow = 0x1p-62f;

static inline vector3 off_plane(vector3 way, triangle t)
{
    vector3 ab = subtract(t.b, t.a), ac = subtract(t.c, t.a);
    vector3 altitude = subtract(ac, scale(ab, foot_on_any(ab, ac)));
    vector3 rest = subtract(way, scale(ab, foot_on_any(ab, way)));
    float up = 1.0f / dot(altitude, altitude) < INFINITY ? foot_on(altitude, rest) : 0.0f;
    return subtract(rest, scale(altitude, up));
}

static inline float distance2_of_point(vector3 from_a, vector3 from_b, triangle t)
{
    vector3 way = closest_of_triangle_by(t, from_a, from_b).way;
    return dot(way, way);
}

/* From the start of the segment. */
static inline vector3 way_to_plane(segment s, triangle t)
{
    vector3 way = subtract(s.b, s.a), off = off_plane(way, t);
    float share = dot(off_plane(subtract(t.a, s.a), t), off) / dot(off, off);
    return scale(way, share_of_way(share));
}

static inline float distance2_of_points(segment s, triangle t)
{
    vector3 from_a = subtract(s.a, t.a), from_b = subtract(s.a, t.b), way = way_to_plane(s, t);
    float of_start = distance2_of_point(from_a, from_b, t);
    float of_end = distance2_of_point(subtract(s.b, t.a), subtract(s.b, t.b), t);
    float of_inside = distance2_of_point(add(from_a, way), add(from_b, way), t);
    return min(of_inside, min(of_end, min(of_start, INFINITY)));
}

/* Of the edge and its first vertex. */
static inline float distance2_of_edge(segment s, segment edge)
{
    vector3 from_vertex = foot_on_segment(s, edge.a).from;
    return min(from_crossing(s, edge).distance2, dot(from_vertex, from_vertex));
}

static inline int overlap(capsule c, triangle t)
{
    const segment edges[3] = {{t.a, t.b}, {t.b, t.c}, {t.c, t.a}};
    float least = distance2_of_points(c.axis, t);
    for (int i = 0; i < 3; i++)
        least = min(distance2_of_edge(c.axis, edges[i]), least);

    vector3 ab = subtract(t.b, t.a), ac = subtract(t.c, t.a);
    float size = sum_of_magnitudes(subtract(c.axis.b, c.axis.a)) + square_root(dot(ab, ab) + dot(ac, ac));
    float reach = c.radius * (1.0f + pad_of_radius) + (size * pad_of_sizes + pad_of_underflow);
    return (c.radius >= 0.0f) & (least <= reach * reach);
}

static inline int overlap_capsule_triangle(const overlap_capsule_triangle_arguments *of, size_t i)
{
    return overlap(capsule_at(of->capsules, i), triangle_at(of->triangles, i));
}

REFERENCE(overlap_capsule_triangle)
