/* Whether two convex shapes meet: unless a direction is verified to separate them. docs/definitions.md, "Hulls". */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_SEPARATION_H
#define LANEHIT_SRC_SCALAR_REFERENCE_SEPARATION_H

#include "reference_hull.h"
#include "reference_power.h"
#include "reference_simplex.h"

static const float hull_padding = 18.0f * unit_roundoff, least_hull_padding = 0x1p-100f,
                   most_hull_size = 0x1p100f;
enum { most_separation_steps = 32 };

static inline vector3 scaled_to_one(vector3 a)
{
    float largest = max(max(fabsf(a.x), fabsf(a.y)), fabsf(a.z));
    return scale(a, inverse_power_of_two(largest));
}

typedef struct body_pair {
    body a, b;
    int is_round;
    float radius, size;
    vector3 between;
} body_pair;

/* Whether along a direction all of b is more than the radius beyond all of a. */
static inline int is_separated(const body_pair *p, vector3 along, foremost a, foremost b)
{
    float gap = dot(along, p->between) - (a.height + b.height);
    float padding = p->size * hull_padding + least_hull_padding;
    float least = padding * sum_of_magnitudes(along) + p->radius * square_root(dot(along, along));
    return p->size < most_hull_size && least < gap;
}

static inline int is_separated_along(const body_pair *p, vector3 along)
{
    return is_separated(p, along, foremost_of_body(&p->a, along), foremost_of_body(&p->b, opposite(along)));
}

/* By the planes of a new point and two others: the first that separates both. */
static inline int are_separated_by_planes(const body_pair *p, const nearest_simplex *s, vector3 point,
                                          vector3 *along)
{
    for (size_t k = 0; k < 3; k++) {
        vector3 normal = cross(subtract(s->point[k], point), subtract(s->point[(k + 1) % 3], point));
        *along = scaled_to_one(negative(dot(normal, point)) ? opposite(normal) : normal);
        if (is_separated_along(p, *along))
            return 1;
    }
    return 0;
}

/* Where a search begins. */
static inline vector3 way_of_middles(const body_pair *p)
{
    return add(p->between, subtract(middle_of_body(&p->b), middle_of_body(&p->a)));
}

/* And the direction that does it. */
static inline int are_separated(const body_pair *p, vector3 *along)
{
    float to_scale = inverse_power_of_two(p->size);
    vector3 point = scale(way_of_middles(p), to_scale);
    nearest_simplex s = simplex_of(point);
    for (int step = 0; step < most_separation_steps; step++) {
        *along = scaled_to_one(s.way);
        foremost a = foremost_of_body(&p->a, *along), b = foremost_of_body(&p->b, opposite(*along));
        if (is_separated(p, *along, a, b))
            return 1;
        point = scale(add(p->between, subtract(b.point, a.point)), to_scale);
        nearest_simplex before = s;
        int is_old = simplex_has(&s, point);
        int is_within = add_to_simplex(&s, point);
        float scaled = p->radius * to_scale;
        if (is_within || (p->is_round && s.above <= scaled * scaled * s.below))
            return 0;
        int is_nearer_now = s.above * before.below < before.above * s.below;
        if (!is_nearer_now && are_separated_by_planes(p, &before, point, along))
            return 1;
        if (is_old)
            return 0;
    }
    return 0;
}

/* b may be what is within a radius of its core; NULL: it is its core. */
static inline body_pair pair_of_bodies(body a, body b, const float *radius)
{
    body_pair p = {a, b, radius != NULL, radius ? *radius : 0.0f, 0.0f, subtract(b.origin, a.origin)};
    p.size = ((reach_of_body(&a) + reach_of_body(&b)) + sum_of_magnitudes(p.between)) + p.radius;
    return p;
}

/* No number of both is a NaN. */
static inline int are_sound(const body_pair *p)
{
    float sum = p->size + (soundness_of_body(&p->a) + soundness_of_body(&p->b));
    return sum == sum;
}

static inline int bodies_meet(body a, body b, const float *radius)
{
    body_pair p = pair_of_bodies(a, b, radius);
    vector3 along;
    return are_sound(&p) && p.radius >= 0.0f && !are_separated(&p, &along);
}

#endif
