/* Capsule against cylinder: the least distance of the segment from the cylinder, or its shortest way out, less the
 * radius. What both span, one subtracted from the other, is convex, and smooth where a point inside is nearest to its
 * surface: so the shortest way is one of those below. */
#include "scalar/reference_segment_cylinder.h"

static const float near_cylinder_pad = 28.0f * unit_roundoff, near_segment_pad = 68.0f * unit_roundoff;

/* The halves never come to the ends themselves. */
static inline float share_or_end(float share)
{
    return share <= 0x1p-23f ? 0.0f : share >= 1.0f - 0x1p-23f ? 1.0f : share;
}

typedef struct way_out {
    vector3 outwards;
    float depth; /* negative if they are apart, seen along it */
} way_out;

/* Of equal ones the first. */
static inline void take_if_shorter(way_out *shortest, const seen_segment *s, vector3 outwards)
{
    float up = dot(outwards, s->of.unit);
    float of_mantle = length_of(subtract(outwards, scale(s->of.unit, up))) * s->of.radius;
    float start = dot(outwards, s->across) + up * s->height;
    float end = start + (dot(outwards, s->turn) + up * s->rise);
    float depth = (of_mantle + max(up * s->of.length, 0.0f)) - min(start, end);
    if (depth < shortest->depth)
        *shortest = (way_out){outwards, depth};
}

static inline int gives_direction(vector3 way)
{
    float squared = dot(way, way);
    return squared >= 0x1p-126f && squared < INFINITY;
}

static inline vector3 direction_along(vector3 way)
{
    return scale(way, 1.0f / length_of(way));
}

/* Away from the axis, through that place. */
static inline vector3 outwards_by_mantle(const seen_segment *s, vector3 from_axis)
{
    vector3 across = subtract(from_axis, scale(s->of.unit, dot(from_axis, s->of.unit)));
    int is_off_axis = gives_direction(across) && dot(from_axis, from_axis) <= dot(across, across) * 4.0f;
    return direction_along(is_off_axis ? across : product_across(s->of.unit));
}

/* How a segment of a given direction lies to the cylinder, seen along it, from the middle: aside and upwards. */
typedef struct view_along {
    vector3 aside, up;
    float cosine;        /* of the angle between both */
    float beside, above; /* above the end of the axis that is nearer */
} view_along;

static inline view_along view_along_segment(const seen_segment *s, vector3 along)
{
    vector3 across = cross(s->of.unit, along);
    view_along v = {.up = direction_along(cross(along, across))};
    v.aside = direction_along(cross(v.up, along));
    float half = s->of.length * 0.5f, sine = dot(s->of.unit, v.up);
    v.cosine = fabsf(dot(s->of.unit, along));
    float beside = dot(v.aside, s->across), above = dot(v.up, s->across) + sine * (s->height - half);
    v.aside = beside < 0.0f ? opposite(v.aside) : v.aside;
    v.up = above < 0.0f ? opposite(v.up) : v.up;
    v.beside = fabsf(beside);
    v.above = fabsf(above) - half * sine;
    return v;
}

/* Of the point of an ellipse that is nearest, by halves: cos and sin of its angle over 1 + t*t are x and y. */
static inline vector3 outwards_past_rim(const view_along *v, float radius)
{
    float lifted = v->cosine * v->above, flat = radius * (1.0f - v->cosine * v->cosine);
    float t = 0.5f, step = 0.25f;
    while (step >= 0x1p-13f) {
        float x = (1.0f - t) * (1.0f + t), y = t + t, whole = 1.0f + t * t;
        int is_further = y * (v->beside * whole - flat * x) < lifted * x * whole;
        t = is_further ? t + step : t - step;
        step *= 0.5f;
    }
    float x = (1.0f - t) * (1.0f + t), y = t + t;
    return add(scale(v->up, y), scale(v->aside, v->cosine * x));
}

static inline way_out shortest_way_out(const seen_segment *s, vector3 way)
{
    way_out shortest = {s->of.unit, INFINITY};
    take_if_shorter(&shortest, s, s->of.unit);
    take_if_shorter(&shortest, s, opposite(s->of.unit));
    take_if_shorter(&shortest, s, outwards_by_mantle(s, s->across));
    take_if_shorter(&shortest, s, outwards_by_mantle(s, add(s->across, s->turn)));
    if (!gives_direction(way))
        return shortest;
    vector3 along = direction_along(way), across = cross(s->of.unit, along);
    if (!(dot(across, across) >= 0x1p-44f))
        return shortest;
    view_along view = view_along_segment(s, along);
    take_if_shorter(&shortest, s, view.aside);
    take_if_shorter(&shortest, s, direction_along(outwards_past_rim(&view, s->of.radius)));
    return shortest;
}

/* The segment, moved as is told along its way out, or back, touches the cylinder where it is nearest. */
static inline void take_points_of_exit(core_pair *cores, const seen_segment *s, segment of, vector3 outwards)
{
    vector3 back = scale(outwards, cores->distance);
    float up = dot(back, s->of.unit);
    seen_segment moved = *s;
    moved.height = s->height - up;
    moved.across = subtract(s->across, subtract(back, scale(s->of.unit, up)));
    cores->on_a = add(of.a, scale(subtract(of.b, of.a), share_or_end(nearest_share(&moved))));
    cores->on_b = subtract(cores->on_a, back);
}

static inline core_pair contact(capsule a, cylinder b)
{
    vector3 way = subtract(a.axis.b, a.axis.a);
    seen_segment s = segment_seen_by(b, a.axis);
    float share = share_or_end(nearest_share(&s));
    cylinder_sight nearest = seen_at(&s, share);
    float apart = square_root(squared_distance_from_cylinder(&nearest));
    float of_size = (s.of.length + s.of.radius) * near_cylinder_pad +
                    (length_of(way) * near_segment_pad + cylinder_absolute_pad);

    way_out out = {{-1.0f, -0.0f, -0.0f}, -1.0f};
    if (of_size < INFINITY && apart <= of_size)
        out = shortest_way_out(&s, way);
    sphere at = {add(a.axis.a, scale(way, share)), a.radius};
    /* Where they are as near as rounding, the way between them has no direction. */
    vector3 to_cylinder = apart > of_size ? way_to_cylinder(&nearest) : (vector3){0.0f, 0.0f, 0.0f};
    float distance = out.depth >= 0.0f ? 0.0f - out.depth : apart;
    core_pair cores = core_pair_along(at, to_cylinder, distance, of_size + apart * near_cylinder_pad, 0.0f,
                                      opposite(out.outwards));
    if (!(gives_direction(to_cylinder) && distance > 0.0f))
        take_points_of_exit(&cores, &s, a.axis, out.outwards);
    return cores;
}

CONTACT(capsule_cylinder, capsule_at(of->capsules, i), cylinder_at(of->cylinders, i))
