/* Capsule against triangle: the least distance of the segment from the triangle's edges and of its ends, and of where
 * it goes through the plane, from the triangle (Ericson, Real-Time Collision Detection, 5.1.10). */
#include "scalar/reference.h"
#include "scalar/reference_segment_pair.h"
#include "scalar/reference_triangle_inside.h"

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

static inline float distance2_of_point(vector3 from_a, triangle t)
{
    vector3 way = seen_from_inside(from_a, t).way;
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
    vector3 from_a = subtract(s.a, t.a);
    float of_start = distance2_of_point(from_a, t);
    float of_end = distance2_of_point(subtract(s.b, t.a), t);
    float of_inside = distance2_of_point(add(from_a, way_to_plane(s, t)), t);
    return min(of_inside, min(of_end, min(of_start, INFINITY)));
}

static inline int boxes_are_within(segment s, triangle t, float radius)
{
    vector3 low = max_each(min_each(s.a, s.b), min_each(t.c, min_each(t.b, t.a)));
    vector3 high = min_each(max_each(s.a, s.b), max_each(t.c, max_each(t.b, t.a)));
    vector3 gap = subtract(low, high);
    return max(gap.x, max(gap.y, gap.z)) <= radius;
}

static inline int overlap(capsule c, triangle t)
{
    const segment edges[3] = {{t.a, t.b}, {t.b, t.c}, {t.c, t.a}};
    float least = distance2_of_points(c.axis, t);
    for (int i = 0; i < 3; i++)
        least = min(nearest_of_segments(c.axis, edges[i]).distance2, least);

    vector3 ab = subtract(t.b, t.a), ac = subtract(t.c, t.a);
    float size = sum_of_magnitudes(subtract(c.axis.b, c.axis.a)) + square_root(dot(ab, ab) + dot(ac, ac));
    float reach = c.radius * (1.0f + pad_of_radius) + (size * pad_of_sizes + pad_of_underflow);
    return (c.radius >= 0.0f) & boxes_are_within(c.axis, t, c.radius) & (least <= reach * reach);
}

static inline int overlap_capsule_triangle(const overlap_capsule_triangle_arguments *of, size_t i)
{
    return overlap(capsule_at(of->capsules, i), triangle_at(of->triangles, i));
}

REFERENCE(overlap_capsule_triangle)
