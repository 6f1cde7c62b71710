/* When two convex shapes first touch of which one moves: not before the last time that a direction tells. Van den
 * Bergen, Ray Casting against General Convex Objects, 2004. docs/definitions.md, "sweep_hull_hull". */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_MOVING_BODIES_H
#define LANEHIT_SRC_SCALAR_REFERENCE_MOVING_BODIES_H

#include "reference_axis_times.h"
#include "reference_separation.h"

enum { most_sweep_steps = 64 };

typedef struct bodies_ahead {
    const body_pair *pair;
    vector3 velocity;
    float enter, exit; /* they touch neither before nor after */
    vector3 normal;    /* from a to b */
    float widest;      /* gap, until a direction says when they may touch */
} bodies_ahead;

/* Along a direction, with what is foremost there. Returns whether they may touch later only than was known. */
static inline int ask_direction(bodies_ahead *s, vector3 along, foremost a, foremost b)
{
    const body_pair *p = s->pair;
    float gap = dot(along, p->between) - (a.height + b.height);
    float padding = p->size * hull_padding + least_hull_padding;
    float room = p->size < most_hull_size ? gap - padding * sum_of_magnitudes(along) : -INFINITY;
    float speed = dot(along, s->velocity) + dot_of_magnitudes(along, s->velocity) * doubt_of_speed;
    float before = s->enter;
    if (room > 0.0f)
        s->enter = speed > 0.0f ? max(room / speed, s->enter) : speed <= 0.0f ? INFINITY : s->enter;
    else if (speed < 0.0f)
        s->exit = min(room / speed, s->exit);
    int is_later = before < s->enter;
    float width = gap / square_root(dot(along, along));
    int is_widest = s->enter == 0.0f && s->widest < width;
    if (is_widest)
        s->widest = width;
    if (is_later || is_widest)
        s->normal = along;
    return is_later;
}

static inline int may_touch(const bodies_ahead *s)
{
    return max(s->enter - 0x1p-126f, 0.0f) <= s->exit;
}

/* The planes of a new point and two others. */
static inline int ask_planes(bodies_ahead *s, const nearest_simplex *of, vector3 point)
{
    int is_later = 0;
    for (size_t k = 0; k < 3; k++) {
        vector3 normal = cross(subtract(of->point[k], point), subtract(of->point[(k + 1) % 3], point));
        vector3 along = scaled_to_one(negative(dot(normal, point)) ? opposite(normal) : normal);
        is_later |= ask_direction(s, along, foremost_of_body(&s->pair->a, along),
                                  foremost_of_body(&s->pair->b, opposite(along)));
    }
    return is_later;
}

static inline void search_for_contact(bodies_ahead *s)
{
    const body_pair *p = s->pair;
    float to_scale = inverse_power_of_two(p->size);
    vector3 velocity = scale(s->velocity, to_scale), middle = scale(way_of_middles(p), to_scale);
    vector3 from[3] = {middle, middle, middle}; /* the points of the simplex at the start */
    nearest_simplex of = simplex_of(middle);
    for (int step = 0; step < most_sweep_steps; step++) {
        vector3 along = scaled_to_one(of.way);
        foremost a = foremost_of_body(&p->a, along), b = foremost_of_body(&p->b, opposite(along));
        int is_later = ask_direction(s, along, a, b);
        if (!may_touch(s))
            return;

        vector3 start = scale(add(p->between, subtract(b.point, a.point)), to_scale);
        vector3 point = subtract(start, scale(velocity, s->enter));
        for (size_t k = 0; k < 3; k++)
            of.point[k] = subtract(from[k], scale(velocity, s->enter));
        nearest_simplex before = of;
        int is_old = simplex_has(&of, point);
        if (add_to_simplex(&of, point))
            return;
        vector3 second = from[of.kept[0]], third = from[of.kept[1]];
        from[0] = start;
        from[1] = second;
        from[2] = third;

        int is_nearer_now = of.above * before.below < before.above * of.below;
        if (!is_later && !is_nearer_now) {
            if (!ask_planes(s, &before, point))
                return;
            of = simplex_of(subtract(start, scale(velocity, s->enter)));
            is_later = 1;
        }
        if (is_old && !is_later)
            return;
    }
}

#endif
