/* A ray meets a triangle where its line does, if that is within the limits. Clear volumes decide nearly all of that
 * (clear_volumes.h). Where they are not clear, volumes and their padding may still prove that the ray is beside the
 * triangle, or that a time and a point of the triangle are close to each other.
 *
 * What is left, as at an edge, of slivers, or nearly in the plane, is tested by projection. Seen along the line the
 * triangle is a flat one, and the line a point: the point of the triangle that is closest to it decides, however thin
 * it is or seems. Where its time is beyond a limit the ray ends before, or begins after; then the end has to be close
 * to the triangle. If it is not, nothing in between is, since what is close to a triangle is convex. */
#ifndef LANEHIT_SRC_MATHEMATICS_RAYS_RAY_TRIANGLE_H
#define LANEHIT_SRC_MATHEMATICS_RAYS_RAY_TRIANGLE_H

#include "mathematics/barycentric.h"
#include "clear_volumes.h"
#include "mathematics/segment.h"

/* 32u, of the direction's length, the size of the triangle and the way to it; and 16u of that way. */
static const float VOLUME_PADDING = 0x1p-19f;
static const float FOOT_PADDING = 0x1p-20f;

/* 2u, of the squared size of the triangle and the length of the direction. */
static const float FACING_PADDING = 0x1p-23f;

/* Of the way along the ray to the furthest vertex, and of the size of the triangle: 16u and 48u of the line, 32u and
 * 104u of an end. What underflows is less than 2^-61. */
static const float LINE_WAY_PADDING = 0x1p-20f;
static const float LINE_SIZE_PADDING = 0x1.8p-19f;
static const float END_WAY_PADDING = 0x1p-19f;
static const float END_SIZE_PADDING = 0x1.ap-18f;

LH_INLINE v3 v3_none(void)
{
    const lanes zero = lanes_set1(0.0f);
    return (v3){zero, zero, zero};
}

LH_INLINE intersection intersection_select(mask m, intersection a, intersection b)
{
    return (intersection){b.hit, lanes_select(m, a.t, b.t), lanes_select(m, a.u, b.u),
                          lanes_select(m, a.v, b.v)};
}

LH_INLINE mask is_within(v3 way, lanes reach)
{
    return lanes_le(v3_dot(way, way), lanes_mul(reach, reach));
}

/* ---- By volumes --------------------------------------------------------------------------------------- */

/* A ray, with what the test by volumes needs of it alone. */
typedef struct volume_ray {
    ray line;
    lanes inverse_squared; /* 1 / direction^2 */
    lanes length;          /* of the direction, |x| + |y| + |z| */
    mask moves;
} volume_ray;

LH_INLINE volume_ray volume_ray_of(ray r)
{
    const lanes inverse = lanes_div(lanes_set1(1.0f), v3_dot(r.direction, r.direction));
    return (volume_ray){r, inverse, v3_sum_of_magnitudes(r.direction),
                        lanes_lt(inverse, lanes_set1(__builtin_inff()))};
}

typedef struct volume_result {
    mask undecided;
    intersection found;
} volume_result;

/* Whether for certain the line is not on one side of all edges: if it is, these have one sign, or are 0. */
LH_INLINE mask is_beside(lanes u, lanes v, lanes rest, lanes padding)
{
    const lanes low = lanes_min(rest, lanes_min(v, u)), high = lanes_max(rest, lanes_max(v, u));
    return mask_and(lanes_lt(lanes_add(low, padding), lanes_set1(0.0f)), lanes_lt(padding, high));
}

LH_INLINE lanes time_within(interval limits, lanes t)
{
    return lanes_max(lanes_min(t, limits.exit), limits.enter);
}

/* By the volumes that the line makes with the edges. */
typedef struct volumes {
    v3 from_a, ab, ac;
    lanes det, u, v, padding;
    lanes size, way; /* of the triangle, and to the furthest of it, each no less than it is */
    mask sound;      /* of what moves, and finite */
    mask possible;   /* not beside it for certain */
} volumes;

LH_INLINE volumes volumes_of(const volume_ray *r, triangle t)
{
    const v3 direction = r->line.direction;
    const v3 from_a = v3_sub(r->line.origin, t.a), ab = v3_sub(t.b, t.a), ac = v3_sub(t.c, t.a);
    const v3 p = v3_cross(direction, ac), q = v3_cross(from_a, ab);
    const lanes det = v3_dot(ab, p), u = v3_dot(from_a, p), v = v3_dot(direction, q);
    const lanes size = lanes_add(v3_sum_of_magnitudes(ab), v3_sum_of_magnitudes(ac));
    const lanes way = lanes_add(v3_sum_of_magnitudes(from_a), size);
    const lanes share = lanes_mul(lanes_mul(way, lanes_set1(VOLUME_PADDING)), lanes_mul(size, r->length));
    const lanes padding = lanes_add(share, lanes_set1(0x1p-144f));
    const lanes rest = lanes_sub(lanes_sub(det, u), v);
    const mask sound = mask_and(r->moves, lanes_lt(lanes_abs(rest), lanes_set1(__builtin_inff())));
    const mask ascend = lanes_le(r->line.limits.enter, r->line.limits.exit);
    const mask possible = mask_without(ascend, mask_and(sound, is_beside(u, v, rest, padding)));
    return (volumes){from_a, ab, ac, det, u, v, padding, size, way, sound, possible};
}

/* Whether for certain the ray comes from behind, along with the normal ab x ac: from the front the vertices are seen
 * counterclockwise. det is off by 2u of size^2 * length at most. Where it overflows nothing is certain. */
LH_INLINE mask is_from_behind(const volume_ray *r, const volumes *a)
{
    const lanes share =
        lanes_mul(lanes_mul(a->size, lanes_set1(FACING_PADDING)), lanes_mul(a->size, r->length));
    const lanes padding = lanes_add(share, lanes_set1(0x1p-144f));
    const mask finite = mask_and(r->moves, lanes_lt(lanes_abs(a->det), lanes_set1(__builtin_inff())));
    return mask_and(finite, lanes_lt(lanes_add(a->det, padding), lanes_set1(0.0f)));
}

LH_INLINE volumes volumes_of_faces(const volume_ray *r, triangle t, int culls)
{
    volumes a = volumes_of(r, t);
    if (culls)
        a.possible = mask_without(a.possible, is_from_behind(r, &a));
    return a;
}

/* Of what is possible. */
LH_INLINE volume_result test_volumes(const volume_ray *r, const volumes *a)
{
    const lanes zero = lanes_set1(0.0f), one = lanes_set1(1.0f);
    const v3 direction = r->line.direction;
    const interval limits = r->line.limits;
    const lanes inverse = lanes_div(one, a->det);
    const lanes u = lanes_min(lanes_max(lanes_mul(a->u, inverse), zero), one);
    const lanes v = lanes_min(lanes_max(lanes_mul(a->v, inverse), zero), lanes_sub(one, u));
    const v3 to = v3_sub(v3_add(v3_scale(a->ab, u), v3_scale(a->ac, v)), a->from_a);
    const lanes foot = lanes_mul(v3_dot(to, direction), r->inverse_squared);
    const mask near = mask_and(a->sound, is_within(v3_sub(to, v3_scale(direction, foot)),
                                                   lanes_mul(a->way, lanes_set1(FOOT_PADDING))));

    /* How much of det may be wrong; by so much of the size of the triangle at most is the foot off the plane. */
    const lanes wrong = lanes_mul(a->padding, lanes_abs(inverse));
    const lanes spare = lanes_mul(wrong, lanes_mul(a->size, lanes_mul(r->length, r->inverse_squared)));
    const mask out = mask_or(lanes_lt(lanes_add(foot, spare), limits.enter),
                             lanes_lt(limits.exit, lanes_sub(foot, spare)));
    const lanes time = time_within(limits, foot);
    const mask decided = mask_and(near, mask_and(a->possible, lanes_lt(wrong, one)));
    const mask hit = mask_without(mask_and(decided, lanes_eq(time, foot)), out);
    return (volume_result){mask_without(a->possible, mask_or(hit, mask_and(near, out))), {hit, time, u, v}};
}

/* ---- By projection ------------------------------------------------------------------------------------ */

/* A ray, with what the test by projection needs of it alone. */
typedef struct projection_ray {
    v3 origin, direction;       /* a direction of 0 for a ray that stays at its origin */
    lanes inverse_squared;      /* 1 / direction^2, or 0 */
    lanes speed, inverse_speed; /* the time that a length of 1 takes; infinite or NaN for a ray that stays */
    interval limits;
} projection_ray;

LH_INLINE projection_ray projection_ray_of(ray r)
{
    const lanes zero = lanes_set1(0.0f);
    const lanes squared = v3_dot(r.direction, r.direction), speed = lanes_sqrt(squared);
    const lanes inverse = lanes_div(lanes_set1(1.0f), squared);
    const mask stays = lanes_eq(inverse, lanes_set1(__builtin_inff()));
    return (projection_ray){r.origin,
                            v3_select(stays, v3_none(), r.direction),
                            lanes_select(stays, zero, inverse),
                            speed,
                            lanes_mul(speed, inverse),
                            r.limits};
}

/* A vertex as seen along the line: what is across it on the way there, and the time of the rest. */
typedef struct projected_vertex {
    v3 across;
    lanes time;
} projected_vertex;

LH_INLINE projected_vertex project(const projection_ray *s, v3 way)
{
    const lanes time = lanes_mul(v3_dot(way, s->direction), s->inverse_squared);
    return (projected_vertex){v3_sub(way, v3_scale(s->direction, time)), time};
}

LH_INLINE lanes padded_reach(lanes way, float of_way, lanes size, float of_size, float least)
{
    return lanes_add(lanes_mul(way, lanes_set1(of_way)),
                     lanes_add(lanes_mul(size, lanes_set1(of_size)), lanes_set1(least)));
}

/* Of the line, with the point of the triangle that is closest to it. */
LH_INLINE intersection intersect_line(const projected_vertex vertices[3], const triangle_frame *flat,
                                      lanes reach)
{
    const closest_of_triangle closest = closest_of(flat, v3_none());
    const lanes along_ab = lanes_sub(vertices[1].time, vertices[0].time),
                along_ac = lanes_sub(vertices[2].time, vertices[0].time);
    const lanes later = lanes_add(lanes_mul(along_ab, closest.u), lanes_mul(along_ac, closest.v));
    return (intersection){is_within(closest.way, reach), lanes_add(vertices[0].time, later), closest.u,
                          closest.v};
}

/* Whether the triangle, seen along the line, is no wider than that: then the line is in its plane, or nearly. Width is
 * altitude by edge ab over the longest edge. */
LH_INLINE mask is_flat(const triangle_frame *f, lanes reach)
{
    const lanes least = lanes_min(f->bc_inverse, lanes_min(f->ac_inverse, f->ab_inverse));
    const lanes share = lanes_mul(v3_dot(f->ab, f->ab), least);
    return lanes_le(lanes_mul(v3_dot(f->altitude, f->altitude), share), lanes_mul(reach, reach));
}

/* The first of the edges that the line meets; or what is given, if that is earlier. */
LH_INLINE intersection intersect_edges(const projected_vertex vertices[3], lanes reach, intersection first)
{
    static const float u[3] = {0.0f, 1.0f, 0.0f}, v[3] = {0.0f, 0.0f, 1.0f};
    static const float along_u[3] = {1.0f, -1.0f, 0.0f}, along_v[3] = {0.0f, 1.0f, -1.0f};
    LH_ROLLED
    for (int i = 0; i < 3; i++) {
        const int j = i == 2 ? 0 : i + 1;
        const segment_path edge = path_of((segment){vertices[i].across, vertices[j].across});
        const segment_foot foot = foot_on_path(edge, v3_none());
        const lanes later = lanes_mul(foot.share, lanes_sub(vertices[j].time, vertices[i].time));
        const intersection met = {first.hit, lanes_add(vertices[i].time, later),
                                  lanes_add(lanes_set1(u[i]), lanes_mul(foot.share, lanes_set1(along_u[i]))),
                                  lanes_add(lanes_set1(v[i]), lanes_mul(foot.share, lanes_set1(along_v[i])))};
        const mask earlier = mask_and(is_within(foot.from, reach), lanes_lt(met.t, first.t));
        first = intersection_select(earlier, met, first);
    }
    return first;
}

/* Where the ray is at that time, an end of it. t is seen from its origin. */
LH_INLINE intersection intersect_end(const projection_ray *s, const triangle *t, lanes time, lanes way,
                                     triangle_frame f)
{
    const v3 end = v3_scale(s->direction, time);
    const closest_of_triangle closest = closest_seen(&f, v3_sub(end, t->a), v3_sub(end, t->b));
    const lanes reach = padded_reach(way, END_WAY_PADDING, f.size, END_SIZE_PADDING, 0x1p-60f);
    return (intersection){is_within(closest.way, reach), time, closest.u, closest.v};
}

/* All lanes, of which some are undecided. Only those lanes are asked for whose bits are in `counted`. */
LH_INLINE intersection intersect_by_projection(const volume_ray *r, triangle given, volume_result first,
                                               uint32_t counted)
{
    const projection_ray own = projection_ray_of(r->line), *s = &own;
    const triangle t = {v3_sub(given.a, s->origin), v3_sub(given.b, s->origin), v3_sub(given.c, s->origin)};
    const projected_vertex vertices[3] = {project(s, t.a), project(s, t.b), project(s, t.c)};
    const triangle_frame flat =
        frame_of((triangle){vertices[0].across, vertices[1].across, vertices[2].across});
    const lanes furthest = lanes_max(lanes_abs(vertices[2].time),
                                     lanes_max(lanes_abs(vertices[1].time), lanes_abs(vertices[0].time)));
    const lanes way = lanes_mul(furthest, s->speed);
    const lanes reach = padded_reach(way, LINE_WAY_PADDING, flat.size, LINE_SIZE_PADDING, 0x1p-61f);
    intersection met = intersect_line(vertices, &flat, reach);

    /* All of the triangle may be behind the ray, or beyond its end. */
    const lanes spare = lanes_mul(reach, s->inverse_speed);
    const lanes low = lanes_min(vertices[2].time, lanes_min(vertices[1].time, vertices[0].time)),
                high = lanes_max(vertices[2].time, lanes_max(vertices[1].time, vertices[0].time));
    const mask out = mask_or(lanes_lt(lanes_add(high, spare), s->limits.enter),
                             lanes_lt(s->limits.exit, lanes_sub(low, spare)));
    const mask candidates = mask_without(mask_and(met.hit, first.undecided), out);

    const mask flat_ones = mask_and(candidates, is_flat(&flat, reach));
    if ((mask_bits(flat_ones) & counted) != 0)
        met = intersection_select(flat_ones, intersect_edges(vertices, reach, met), met);

    const lanes time = time_within(s->limits, met.t);
    const mask is_between = lanes_eq(time, met.t);
    met.t = time;
    const mask ends = mask_without(candidates, is_between);
    mask hit = candidates;
    if ((mask_bits(ends) & counted) != 0) {
        const intersection end = intersect_end(s, &t, time, way, frame_of(given));
        met = intersection_select(ends, end, met);
        hit = mask_without(hit, mask_without(ends, end.hit));
    }
    intersection all = intersection_select(first.undecided, met, first.found);
    all.hit = mask_or(hit, first.found.hit);
    return all;
}

#endif
