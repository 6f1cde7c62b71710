/* Capsule against cylinder: the least distance of a point of the segment from the cylinder, found by halves, against
 * the radius. */
#include "reference_cylinder.h"

static const float capsule_radius_pad = 1.0f + 34.0f * 0x1p-24f;
enum { halvings = 22 };

static const float cylinder_size_pad = 28.0f * unit_roundoff, segment_pad = 66.0f * unit_roundoff;

/* A segment as the cylinder sees it: the start, and how it goes on. */
typedef struct seen_segment {
    axis_of_cylinder of;
    float height, rise;
    vector3 across, turn;
} seen_segment;

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

static inline int overlap_capsule_cylinder(const overlap_capsule_cylinder_arguments *of, size_t i)
{
    capsule a = capsule_at(of->capsules, i);
    cylinder b = cylinder_at(of->cylinders, i);
    vector3 way = subtract(a.axis.b, a.axis.a), from_start = subtract(a.axis.a, b.axis.a);
    seen_segment s = {.of = axis_of(b)};
    s.height = dot(from_start, s.of.unit);
    s.rise = dot(way, s.of.unit);
    s.across = subtract(from_start, scale(s.of.unit, s.height));
    s.turn = subtract(way, scale(s.of.unit, s.rise));

    float t = 0.5f, step = 0.25f;
    for (int k = 0; k < halvings; k++) {
        t = grows_at(&s, t) ? t - step : t + step;
        step *= 0.5f;
    }

    cylinder_sight seen = seen_at(&s, t);
    float padding = (s.of.length + s.of.radius) * cylinder_size_pad +
                    (length_of(way) * segment_pad + cylinder_absolute_pad);
    float reach = a.radius * capsule_radius_pad + padding;
    return (a.radius >= 0.0f) & (squared_distance_from_cylinder(&seen) <= reach * reach);
}

REFERENCE(overlap_capsule_cylinder)
