/* The points of two convex shapes that are nearest to each other. docs/definitions.md, "closest_hull_hull". */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_NEAR_BODIES_H
#define LANEHIT_SRC_SCALAR_REFERENCE_NEAR_BODIES_H

#include "reference_closest.h"
#include "reference_separation.h"

typedef struct near_bodies {
    float squared;     /* of the distance */
    vector3 on_a, way; /* from a's origin, and from there to the point on b */
} near_bodies;

/* The shares that two edges have of a way in their plane. */
typedef struct shares {
    float first, second;
} shares;

static inline shares shares_of(vector3 way, vector3 e1, vector3 e2, float squared)
{
    vector3 normal = cross(e1, e2);
    return (shares){dot(normal, cross(way, e2)) / squared, dot(normal, cross(e1, way)) / squared};
}

/* Slivers leave much of the way: the shares of that are added. */
static inline shares mended_shares(vector3 way, vector3 e1, vector3 e2, float squared)
{
    shares rough = shares_of(way, e1, e2, squared);
    vector3 left = subtract(subtract(way, scale(e1, rough.first)), scale(e2, rough.second));
    shares rest = shares_of(left, e1, e2, squared);
    return (shares){rough.first + rest.first, rough.second + rest.second};
}

/* The nearest point of a simplex as a sum of its corners, and the point of a of which it is a difference. */
static inline near_bodies weighed_by_simplex(const nearest_simplex *s, const vector3 on_a[3])
{
    vector3 e1 = subtract(s->point[1], s->point[0]), e2 = subtract(s->point[2], s->point[0]);
    vector3 along = subtract(scale(s->way, 1.0f / s->below), s->point[0]);
    shares of = {0.0f, 0.0f};
    if (s->count == 2)
        of.first = dot(along, e1) / s->below;
    if (s->count == 3)
        of = mended_shares(along, e1, e2, s->below);
    float first = max(min(of.first, 1.0f), 0.0f);
    float second = max(min(of.second, 1.0f - first), 0.0f);
    vector3 way = add(add(s->point[0], scale(e1, first)), scale(e2, second));
    vector3 place = add(add(on_a[0], scale(subtract(on_a[1], on_a[0]), first)),
                        scale(subtract(on_a[2], on_a[0]), second));
    return (near_bodies){dot(way, way), place, way};
}

/* Points of both in the tetrahedron of three corners and one more, by the weights that the origin has there. */
static inline near_bodies weighed_within(const nearest_simplex *s, const vector3 on_a[3], vector3 point,
                                         vector3 its_on_a)
{
    fan f = {.other = s->point, .point = point};
    for (size_t k = 0; k < 3; k++)
        f.edge[k] = subtract(s->point[k], point);
    float share = 1.0f / dot(cross(f.edge[0], f.edge[1]), subtract(point, s->point[2]));
    float weight[3] = {height_of(&f, 1, 2) * share, height_of(&f, 2, 0) * share, height_of(&f, 0, 1) * share};
    vector3 place = its_on_a, left = point;
    for (size_t k = 0; k < 3; k++) {
        place = add(place, scale(subtract(on_a[k], its_on_a), weight[k]));
        left = add(left, scale(f.edge[k], weight[k]));
    }
    return (near_bodies){dot(left, left), place, left};
}

/* The simplex that the search ends with is left in `last`. */
static inline near_bodies nearest_of_bodies(const body_pair *p, nearest_simplex *last)
{
    float to_scale = inverse_power_of_two(p->size);
    vector3 middle = middle_of_body(&p->a), on_a[3] = {middle, middle, middle};
    nearest_simplex s = simplex_of(scale(way_of_middles(p), to_scale));
    near_bodies common = {INFINITY, middle, middle};
    int are_in_each_other = 0;
    for (int step = 0; step < most_separation_steps && !are_in_each_other; step++) {
        vector3 along = scaled_to_one(s.way);
        foremost a = foremost_of_body(&p->a, along), b = foremost_of_body(&p->b, opposite(along));
        vector3 point = scale(add(p->between, subtract(b.point, a.point)), to_scale);
        if (simplex_has(&s, point))
            break;
        nearest_simplex before = s;
        are_in_each_other = add_to_simplex(&s, point);
        if (are_in_each_other)
            common = weighed_within(&before, on_a, point, a.point);
        if (!are_in_each_other && !(s.above * before.below < before.above * s.below)) {
            s = before;
            break;
        }
        vector3 second = on_a[s.kept[0]], third = on_a[s.kept[1]];
        on_a[0] = a.point;
        on_a[1] = second;
        on_a[2] = third;
    }
    *last = s;
    near_bodies near = weighed_by_simplex(&s, on_a);
    if (common.squared < near.squared)
        near = common;
    near.way = scale(near.way, inverse_power_of_two(to_scale));
    near.squared = are_in_each_other ? 0.0f : dot(near.way, near.way);
    return near;
}

/* What queries give of it; the point on b, if `on_b`. */
typedef struct near_results {
    float distance2;
    vector3 on_a, on_b;
} near_results;

static inline vector3 clear_of_signs(vector3 v)
{
    return (vector3){without_sign_of_zero(v.x), without_sign_of_zero(v.y), without_sign_of_zero(v.z)};
}

static inline near_results nearest_bodies(body a, body b)
{
    body_pair p = pair_of_bodies(a, b, NULL);
    if (!(are_sound(&p) && p.size < most_hull_size))
        return (near_results){INFINITY, no_point, no_point};
    nearest_simplex last;
    near_bodies near = nearest_of_bodies(&p, &last);
    nearest on_a = nearest_number_at(near.squared, add(a.origin, clear_of_signs(near.on_a)));
    nearest on_b = nearest_number_at(near.squared, add(a.origin, clear_of_signs(add(near.on_a, near.way))));
    return (near_results){on_a.distance2, on_a.point, on_b.point};
}

#endif
