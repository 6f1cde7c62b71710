/* Ray against triangle: by volumes (Möller and Trumbore, Fast, Minimum Storage Ray/Triangle Intersection, 1997), if
 * these are clear of 0, or if what comes of padded ones is certain. Else the point of the triangle that is closest to
 * the line of the ray, seen along it; if the ray is not there within its limits, that which is closest to its end. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_RAY_TRIANGLE_H
#define LANEHIT_SRC_SCALAR_REFERENCE_RAY_TRIANGLE_H

#include "reference_barycentric.h"
#include "reference.h"
#include "reference_segment.h"

/* Of the size of the triangle, the way to it and the length of the direction: covers what volumes are off by. And of
 * the way: what is near enough for certain. */
static const float volume_pad = 32.0f * unit_roundoff, foot_pad = 16.0f * unit_roundoff;
static const float volume_absolute_pad = 0x1p-144f;

/* Of the way along the ray to the vertices and of the size, for the line of the ray and for an end; and what
 * underflows. */
static const float line_pad_of_way = 16.0f * unit_roundoff, line_pad_of_size = 48.0f * unit_roundoff;
static const float end_pad_of_way = 32.0f * unit_roundoff, end_pad_of_size = 104.0f * unit_roundoff;
static const float line_absolute_pad = 0x1p-61f, end_absolute_pad = 0x1p-60f;

/* Of the squared size of the triangle and the length of the direction: what a volume that says on which side the ray
 * begins is off by. */
static const float facing_pad = 2.0f * unit_roundoff;

/* What volumes are clear by: of the direction, the size of the triangle and the way to it. And heights over its plane:
 * of the size twice, and the way, there and along the ray. Squares of sizes and directions that count no less. */
static const float clear_volume = 20.0f * unit_roundoff, clear_height = 8.0f * unit_roundoff;
static const float least_size2 = 0x1p-28f, least_speed2 = 0x1p-30f;

static const float latest_time = 0x1p127f, latest_compared = 0x1p40f;

static const vector3 zero = {0.0f, 0.0f, 0.0f};

typedef struct intersection {
    int hit;
    float t, u, v;
} intersection;

static const intersection miss = {0, INFINITY, 0.0f, 0.0f};

/* A vertex: what is across the ray, and when the ray is beside it. */
typedef struct projected_vertex {
    vector3 across;
    float time;
} projected_vertex;

static inline float least(float a, float b, float c)
{
    return min(c, min(b, a));
}

static inline float most(float a, float b, float c)
{
    return max(c, max(b, a));
}

static inline float size_of(triangle t)
{
    vector3 ab = subtract(t.b, t.a), ac = subtract(t.c, t.a);
    return square_root(dot(ab, ab) + dot(ac, ac));
}

/* Is the triangle no wider than that? */
static inline int is_flat(triangle projected, float reach)
{
    vector3 ab = subtract(projected.b, projected.a), ac = subtract(projected.c, projected.a),
            bc = subtract(projected.c, projected.b);
    vector3 altitude = subtract(ac, scale(ab, foot_on_any(ab, ac)));
    float longest = least(min(1.0f / dot(ab, ab), 0x1p127f), 1.0f / dot(ac, ac), 1.0f / dot(bc, bc));
    return dot(altitude, altitude) * (dot(ab, ab) * longest) <= reach * reach;
}

/* The earliest of the edges that the line passes within reach, and of what is given. */
static inline intersection first_of_edges(const projected_vertex *vertices, float reach, intersection first)
{
    static const float u[3] = {0.0f, 1.0f, 0.0f}, v[3] = {0.0f, 0.0f, 1.0f};
    static const float along_u[3] = {1.0f, -1.0f, 0.0f}, along_v[3] = {0.0f, 1.0f, -1.0f};
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3;
        segment_foot foot = foot_on_segment((segment){vertices[i].across, vertices[j].across}, zero);
        float time = vertices[i].time + foot.t * (vertices[j].time - vertices[i].time);
        if (dot(foot.from, foot.from) <= reach * reach && time < first.t)
            first = (intersection){1, time, u[i] + foot.t * along_u[i], v[i] + foot.t * along_v[i]};
    }
    return first;
}

/* With what depends on the ray alone. */
typedef struct prepared_ray {
    vector3 origin, dir;
    int stays;
    float inverse, speed, inverse_speed; /* 1 over the square of dir */
    float enter, exit;
} prepared_ray;

static inline prepared_ray prepared_ray_of(ray r)
{
    prepared_ray s = {.origin = r.origin, .enter = max(r.t_min, 0.0f), .exit = min(r.t_max, latest_time)};
    float speed_squared = dot(r.dir, r.dir);
    s.inverse = 1.0f / speed_squared;
    s.speed = square_root(speed_squared);
    s.inverse_speed = s.speed * s.inverse;
    s.stays = s.inverse == INFINITY;
    s.dir = s.stays ? zero : r.dir;
    s.inverse = s.stays ? 0.0f : s.inverse;
    return s;
}

static inline float time_within(prepared_ray s, float t)
{
    return max(min(t, s.exit), s.enter);
}

typedef enum verdict { MISS, HIT, UNDECIDED } verdict;

typedef enum faces { BOTH_FACES, FRONT_FACE } faces;

/* By volumes that are clear. Those of the edges are as if the triangle were met from its front. */
static inline verdict test_clear_volumes(prepared_ray s, vector3 dir, triangle t, faces wanted,
                                         intersection *met)
{
    vector3 ac = subtract(t.c, t.a), ba = subtract(t.a, t.b), to_a = subtract(t.a, s.origin);
    vector3 normal = cross(ba, ac), across = cross(dir, to_a);
    float fall = dot(dir, normal), det = fabsf(fall), side = copysignf(1.0f, fall);
    float of_u = dot(ac, across) * side, of_v = dot(ba, across) * side, height = dot(to_a, normal) * side;
    float rest = det - of_u - of_v, low = least(of_u, of_v, rest);

    float size2 = least_size2 + dot(ac, ac) + dot(ba, ba), scale2 = size2 * (size2 + dot(to_a, to_a));
    float speed2 = least_speed2 + dot(dir, dir);
    if (!(low * low > scale2 * (speed2 * (clear_volume * clear_volume))))
        return UNDECIDED;
    if (low < 0.0f)
        return MISS;

    int is_open = s.exit >= latest_time, is_late = s.exit > latest_compared;
    float latest = min(s.exit, latest_compared), share = size2 * (clear_height * clear_height);
    float since = height - det * s.enter, until = det * latest - height;
    float since_doubt2 = (scale2 + s.enter * s.enter * speed2 * size2) * share;
    float until_doubt2 = (scale2 + latest * latest * speed2 * size2) * share;
    if (!(since * since > since_doubt2) || !(is_open || until * until > until_doubt2))
        return UNDECIDED;
    if (is_late && !is_open && !(until > 0.0f))
        return UNDECIDED;
    float inverse = 1.0f / det;
    *met = (intersection){1, height * inverse, of_u * inverse, of_v * inverse};
    int is_within = since > 0.0f && (is_open || until > 0.0f);
    return is_within && (wanted == BOTH_FACES || fall > 0.0f) ? HIT : MISS;
}

/* Limits ascend. */
static inline verdict test_volumes(prepared_ray s, triangle t, intersection *met)
{
    vector3 from_a = subtract(s.origin, t.a), ab = subtract(t.b, t.a), ac = subtract(t.c, t.a);
    vector3 p = cross(s.dir, ac), q = cross(from_a, ab);
    float det = dot(ab, p), of_u = dot(from_a, p), of_v = dot(s.dir, q);
    float length = sum_of_magnitudes(s.dir);
    float size = sum_of_magnitudes(ab) + sum_of_magnitudes(ac);
    float way = sum_of_magnitudes(from_a) + size;
    float pad = (way * volume_pad) * (size * length) + volume_absolute_pad;

    float rest = det - of_u - of_v;
    if (s.stays || !(s.inverse < INFINITY) || !(fabsf(rest) < INFINITY))
        return UNDECIDED;
    if (least(of_u, of_v, rest) + pad < 0.0f && most(of_u, of_v, rest) > pad)
        return MISS;

    float inverse = 1.0f / det;
    float u = min(max(of_u * inverse, 0.0f), 1.0f);
    float v = min(max(of_v * inverse, 0.0f), 1.0f - u);
    vector3 to = subtract(add(scale(ab, u), scale(ac, v)), from_a);
    float foot = dot(to, s.dir) * s.inverse;
    vector3 off = subtract(to, scale(s.dir, foot));
    float reach = way * foot_pad;
    if (!(dot(off, off) <= reach * reach))
        return UNDECIDED;

    float wrong = pad * fabsf(inverse);
    float spare = wrong * (size * (length * s.inverse));
    if (foot + spare < s.enter || foot - spare > s.exit)
        return MISS;
    float time = time_within(s, foot);
    *met = (intersection){1, time, u, v};
    return wrong < 1.0f && time == foot ? HIT : UNDECIDED;
}

static inline intersection test_projection(prepared_ray s, triangle given)
{
    const vector3 ways[3] = {subtract(given.a, s.origin), subtract(given.b, s.origin),
                             subtract(given.c, s.origin)};
    projected_vertex vertices[3];
    for (int i = 0; i < 3; i++) {
        vertices[i].time = dot(ways[i], s.dir) * s.inverse;
        vertices[i].across = subtract(ways[i], scale(s.dir, vertices[i].time));
    }
    float a = vertices[0].time, b = vertices[1].time, c = vertices[2].time;
    triangle flat = {vertices[0].across, vertices[1].across, vertices[2].across};
    float way = most(fabsf(a), fabsf(b), fabsf(c)) * s.speed;
    float reach = way * line_pad_of_way + (size_of(flat) * line_pad_of_size + line_absolute_pad);
    closest_of_triangle closest = closest_of_triangle_to(flat, zero);
    if (!(dot(closest.way, closest.way) <= reach * reach))
        return miss;

    float spare = reach * s.inverse_speed;
    if (most(a, b, c) + spare < s.enter || least(a, b, c) - spare > s.exit)
        return miss;
    intersection met = {1, a + ((b - a) * closest.u + (c - a) * closest.v), closest.u, closest.v};
    if (is_flat(flat, reach))
        met = first_of_edges(vertices, reach, met);

    float time = time_within(s, met.t);
    if (time == met.t)
        return (intersection){1, time, met.u, met.v};
    vector3 end = scale(s.dir, time);
    closest = closest_of_triangle_by(given, subtract(end, ways[0]), subtract(end, ways[1]));
    reach = way * end_pad_of_way + (size_of(given) * end_pad_of_size + end_absolute_pad);
    if (!(dot(closest.way, closest.way) <= reach * reach))
        return miss;
    return (intersection){1, time, closest.u, closest.v};
}

/* For certain: the vertices are seen clockwise. */
static inline int is_from_behind(prepared_ray s, triangle t)
{
    vector3 ab = subtract(t.b, t.a), ac = subtract(t.c, t.a);
    float det = dot(ab, cross(s.dir, ac)), size = sum_of_magnitudes(ab) + sum_of_magnitudes(ac);
    float pad = (size * facing_pad) * (size * sum_of_magnitudes(s.dir)) + volume_absolute_pad;
    return -INFINITY < det && det + pad < 0.0f;
}

static inline intersection intersection_of(ray r, triangle t, faces wanted)
{
    prepared_ray s = prepared_ray_of(r);
    intersection met = miss;
    verdict first = test_clear_volumes(s, r.dir, t, wanted, &met);
    if (first == UNDECIDED && s.enter <= s.exit && !(wanted == FRONT_FACE && is_from_behind(s, t))) {
        first = test_volumes(s, t, &met);
        if (first == UNDECIDED)
            return test_projection(s, t);
    }
    return first == HIT ? met : miss;
}

#endif
