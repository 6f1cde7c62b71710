/* A ray and a triangle by the volumes that the line makes with the edges, where these are clear: further from 0 than
 * rounding puts them. Then their signs say whether the line passes the triangle, and quotients say when and where it
 * does: Möller and Trumbore, Fast, Minimum Storage Ray/Triangle Intersection, 1997, in an order in which the normal is
 * the triangle's alone. How far rounding puts them is a share of the lengths that they are made of. */
#ifndef LANEHIT_SRC_MATHEMATICS_RAYS_CLEAR_VOLUMES_H
#define LANEHIT_SRC_MATHEMATICS_RAYS_CLEAR_VOLUMES_H

#include "ray.h"

/* Squares, as lengths are below. Volumes are clear by 20u of the direction, the size of the triangle and the way to it;
 * heights over its plane by 8u of the size twice, and of the way there and along the ray. */
static const float CLEAR_VOLUME = 400.0f * 0x1p-48f;
static const float CLEAR_HEIGHT = 64.0f * 0x1p-48f;

/* No size or direction counts less, so that no denormal decides. */
static const float LEAST_CLEAR_SIZE = 0x1p-28f;
static const float LEAST_CLEAR_SPEED = 0x1p-30f;

/* The squares of later limits overflow. */
static const float LATEST_COMPARED = 0x1p40f;

/* A point of the triangle, and when the ray is there. */
typedef struct intersection {
    mask hit;
    lanes t, u, v;
} intersection;

LH_INLINE lanes square(lanes a)
{
    return lanes_mul(a, a);
}

LH_INLINE lanes add_square(lanes to, v3 a)
{
    return lanes_add(to, v3_dot(a, a));
}

/* A ray, with what volumes need of it alone. */
typedef struct timed_ray {
    ray line;
    lanes speed2, doubt2; /* the square of the direction, and a share of it */
} timed_ray;

LH_INLINE timed_ray timed_ray_of(ray r)
{
    const lanes speed2 = add_square(lanes_set1(LEAST_CLEAR_SPEED), r.direction);
    return (timed_ray){r, speed2, lanes_mul(speed2, lanes_set1(CLEAR_VOLUME))};
}

LH_INLINE timed_ray timed_ray_load(view_columns from, block at)
{
    return timed_ray_of(ray_load(from, at));
}

/* A triangle likewise. */
typedef struct faced_triangle {
    triangle corners;
    v3 ac, ba, normal;   /* seen from where the normal points, the vertices are clockwise */
    lanes size2, doubt2; /* the squares of both edges, and a share of them */
} faced_triangle;

LH_INLINE faced_triangle faced_triangle_of(triangle t)
{
    const v3 ac = v3_sub(t.c, t.a), ba = v3_sub(t.a, t.b);
    const lanes size2 = add_square(add_square(lanes_set1(LEAST_CLEAR_SIZE), ac), ba);
    return (faced_triangle){t, ac, ba, v3_cross(ba, ac), size2, lanes_mul(size2, lanes_set1(CLEAR_HEIGHT))};
}

LH_INLINE faced_triangle faced_triangle_load(view_columns from, block at)
{
    return faced_triangle_of(triangle_load(from, at));
}

/* Volumes, as if the triangle were met from its front; the time is height / det, and so on. */
typedef struct plain_volumes {
    lanes fall, det; /* of the normal and the direction, and its magnitude */
    lanes u, v, low; /* of two edges, and the least of three */
    lanes height;    /* of the plane over the origin */
    lanes scale2;    /* the squares of size and way */
    lanes side;      /* the sign of the fall, by which others are flipped */
    v3 to_a;
} plain_volumes;

/* All but the height. */
LH_INLINE plain_volumes plain_sides_of(const ray *line, const faced_triangle *t)
{
    const v3 direction = line->direction, to_a = v3_sub(t->corners.a, line->origin);
    const v3 across = v3_cross(direction, to_a);
    const lanes fall = v3_dot(direction, t->normal), det = lanes_abs(fall), side = lanes_flip(fall, det);
    const lanes u = lanes_flip(v3_dot(t->ac, across), side), v = lanes_flip(v3_dot(t->ba, across), side);
    const lanes low = lanes_min(lanes_sub(lanes_sub(det, u), v), lanes_min(v, u));
    const lanes scale2 = lanes_mul(t->size2, add_square(t->size2, to_a));
    return (plain_volumes){fall, det, u, v, low, lanes_set1(0.0f), scale2, side, to_a};
}

LH_INLINE lanes height_of_origin(const faced_triangle *t, const plain_volumes *a)
{
    return lanes_flip(v3_dot(a->to_a, t->normal), a->side);
}

LH_INLINE plain_volumes plain_volumes_of(const ray *line, const faced_triangle *t)
{
    plain_volumes a = plain_sides_of(line, t);
    a.height = height_of_origin(t, &a);
    return a;
}

/* Whether that gap between the plane and a limit is clear. */
LH_INLINE mask is_gap_clear(lanes gap, lanes time, const timed_ray *r, const faced_triangle *t,
                            const plain_volumes *a)
{
    const lanes along2 = lanes_mul(lanes_mul(square(time), r->speed2), t->size2);
    return lanes_lt(lanes_mul(lanes_add(a->scale2, along2), t->doubt2), square(gap));
}

/* What is clear, of signs alone; and how far all of it is inside, the volumes and the gaps to the limits. */
typedef struct clear_verdict {
    mask clear;
    lanes inside;
} clear_verdict;

/* A plane may be clearly before the latest limit that is compared, which says nothing of what is clearly after it. */
LH_INLINE clear_verdict within_limits(const timed_ray *r, const faced_triangle *t, const plain_volumes *a)
{
    const interval limits = r->line.limits;
    const lanes latest = lanes_min(limits.exit, lanes_set1(LATEST_COMPARED));
    const lanes since = lanes_sub(a->height, lanes_mul(a->det, limits.enter));
    const lanes until = lanes_sub(lanes_mul(a->det, latest), a->height);
    const mask is_open = lanes_le(lanes_set1(LATEST_TIME), limits.exit);
    const mask is_compared = mask_or(lanes_le(limits.exit, latest), lanes_lt(lanes_set1(0.0f), until));
    const mask ends_clearly = mask_or(is_open, mask_and(is_compared, is_gap_clear(until, latest, r, t, a)));
    return (clear_verdict){mask_and(ends_clearly, is_gap_clear(since, limits.enter, r, t, a)),
                           lanes_min(since, lanes_select(is_open, since, until))};
}

/* Whether volumes are clear. */
LH_INLINE mask is_sided_clearly(const timed_ray *r, const plain_volumes *a)
{
    return lanes_lt(lanes_mul(a->scale2, r->doubt2), square(a->low));
}

LH_INLINE mask is_clearly_beside(const timed_ray *r, const plain_volumes *a)
{
    return mask_and(is_sided_clearly(r, a), lanes_negative(a->low));
}

/* Of a ray without limits the height is the only gap. */
LH_INLINE clear_verdict verdict_of(const timed_ray *r, const faced_triangle *t, const plain_volumes *a,
                                   int is_limited)
{
    clear_verdict timed = {lanes_lt(lanes_mul(a->scale2, t->doubt2), square(a->height)), a->height};
    if (is_limited)
        timed = within_limits(r, t, a);
    const mask clear = mask_and(is_sided_clearly(r, a), mask_or(lanes_negative(a->low), timed.clear));
    return (clear_verdict){clear, lanes_min(a->low, timed.inside)};
}

/* Of what is clear, all bits of a mask. */
LH_INLINE mask clear_hits(clear_verdict seen, const plain_volumes *a, int culls)
{
    const lanes zero = lanes_set1(0.0f);
    const mask inside = lanes_lt(zero, seen.inside);
    return culls ? mask_and(inside, lanes_lt(zero, a->fall)) : inside;
}

LH_INLINE intersection plain_intersection(mask hit, const plain_volumes *a)
{
    const lanes inverse = lanes_div(lanes_set1(1.0f), a->det);
    return (intersection){hit, lanes_mul(a->height, inverse), lanes_mul(a->u, inverse),
                          lanes_mul(a->v, inverse)};
}

#endif
