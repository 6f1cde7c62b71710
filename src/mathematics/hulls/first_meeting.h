/* Two convex shapes of which one moves: when do they first touch? Along any direction a gap between them closes at a
 * speed that does not change, so each direction tells a time until which they are apart, or one from which they stay
 * so. The nearest point of their difference proposes directions, as they are at the time told so far: van den Bergen,
 * Ray Casting against General Convex Objects with Application to Continuous Collision Detection, 2004. Each direction
 * is asked where they are at the start, so that nothing adds up on the way. docs/guarantees.md, "Hulls". */
#ifndef LANEHIT_SRC_MATHEMATICS_HULLS_FIRST_MEETING_H
#define LANEHIT_SRC_MATHEMATICS_HULLS_FIRST_MEETING_H

#include "mathematics/padded_dot.h"
#include "moving_pair.h"
#include "separation.h"

/* Of random pairs of up to 64 vertices one in ten takes more than twelve, and none more than forty. */
enum { MOST_SWEEP_STEPS = 64 };

/* ---- What directions tell ----------------------------------------------------------------------------- */

/* Where the shapes reach along a direction at the start, and what that tells of the lanes `asked`. Returns where they
 * begin later now. */
static LH_ONE_COPY mask ask_along(meeting_search *s, mask asked, const moving_pair *m, v3 along, support *a,
                                  support *b)
{
    const lanes zero = lanes_set1(0.0f), infinity = lanes_set1(__builtin_inff());
    const convex_pair *const p = &m->at_start;
    *a = support_of_convex(p->a, along);
    *b = support_of_convex(p->b, v3_negate(along));
    const lanes gap = lanes_sub(v3_dot(along, p->between), lanes_add(a->height, b->height));
    const lanes padded = lanes_sub(gap, lanes_mul(p->padding, v3_sum_of_magnitudes(along)));
    const lanes room = lanes_select(p->is_small, padded, lanes_negate(infinity));
    const padded_dot closing = dot_padded(along, m->velocity, DOUBT_OF_SPEED);
    const lanes speed = lanes_add(closing.value, closing.padding), crossing = lanes_div(room, speed);
    const mask are_apart = mask_and(asked, lanes_lt(zero, room)), may_touch = mask_without(asked, are_apart);
    const mask never = mask_and(are_apart, lanes_le(speed, zero)),
               part = mask_and(may_touch, lanes_lt(speed, zero));
    const lanes before = s->within.enter;
    const lanes until = lanes_select(mask_and(are_apart, lanes_lt(zero, speed)), crossing, zero);
    s->within.enter = lanes_max(lanes_select(never, infinity, until), before);
    s->within.exit = lanes_min(lanes_select(part, crossing, infinity), s->within.exit);

    const mask later = lanes_lt(before, s->within.enter), begin_at_once = lanes_eq(s->within.enter, zero);
    const lanes width = lanes_div(gap, lanes_sqrt(v3_dot(along, along)));
    const mask is_widest = mask_and(mask_and(asked, begin_at_once), lanes_lt(s->widest, width));
    s->widest = lanes_select(is_widest, width, s->widest);
    s->normal = v3_select(mask_or(later, is_widest), along, s->normal);
    return later;
}

/* The planes of the last point and two of the others, as is_apart_by_planes has them. */
LH_INLINE mask ask_along_planes(meeting_search *s, mask asked, const moving_pair *m, const simplex *of,
                                v3 point)
{
    const v3 edge[3] = {v3_sub(of->point[0], point), v3_sub(of->point[1], point),
                        v3_sub(of->point[2], point)};
    mask later = no_lane();
    LH_ROLLED
    for (int k = 0; k < 3; k++) {
        const v3 normal = v3_cross(edge[k], edge[(k + 1) % 3]);
        const v3 outwards = v3_select(lanes_negative(v3_dot(normal, point)), v3_negate(normal), normal);
        support a, b;
        later = mask_or(later, ask_along(s, asked, m, v3_scaled_to_one(outwards), &a, &b));
    }
    return later;
}

/* ---- The search --------------------------------------------------------------------------------------- */

/* A point of the difference, where it is when they may touch first. */
LH_INLINE v3 moved_on(const moving_pair *m, const meeting_search *s, v3 from)
{
    return v3_sub(from, v3_scale(m->scaled, s->within.enter));
}

/* One more direction, and one more point of the difference. A lane is done when its shapes are known not to touch, when
 * they do, the origin being within the simplex, or when nothing new is left to ask. */
LH_INLINE void step_towards_meeting(meeting_search *s, const moving_pair *m)
{
    const convex_pair *const p = &m->at_start;
    simplex *const d = &s->of_difference;
    support a, b;
    mask later = ask_along(s, s->goes_on, m, v3_scaled_to_one(d->way), &a, &b);
    s->goes_on = mask_and(s->goes_on, touches(s->within));

    const v3 from = v3_scale(v3_add(p->between, v3_sub(b.vertex, a.vertex)), p->scale);
    const v3 point = moved_on(m, s, from);
    LH_UNROLL
    for (int k = 0; k < 3; k++)
        d->point[k] = moved_on(m, s, s->from[k]);
    const simplex before = *d;
    const mask is_old = simplex_has(d, point);
    kept_points kept;
    s->goes_on = mask_without(s->goes_on, add_to_simplex(d, point, &kept));
    keep_points(s->from, from, kept);

    const mask is_stuck = mask_without(s->goes_on, mask_or(later, is_nearer_than(d, &before)));
    if (mask_bits(is_stuck)) {
        const mask by_planes = ask_along_planes(s, is_stuck, m, &before, point);
        const simplex again = simplex_of_point(moved_on(m, s, from));
        *d = simplex_select(by_planes, &again, d);
        later = mask_or(later, by_planes);
    }
    s->goes_on = mask_without(s->goes_on, mask_without(mask_or(is_old, is_stuck), later));
}

/* Of lanes that are asked, up to the end. */
LH_INLINE void begin_search(meeting_search *s, const moving_pair *m, mask asked, lanes end)
{
    const lanes zero = lanes_set1(0.0f);
    const v3 from = way_between_middles(&m->at_start);
    *s = (meeting_search){
        .of_difference = simplex_of_point(from),
        .from = {from, from, from},
        .within = {zero, end},
        .normal = {zero, zero, zero},
        .widest = lanes_set1(-__builtin_inff()),
        .goes_on = asked,
    };
}

/* Of the lanes in `asked`; of others something. Each ends by itself, so that none depends on its neighbours. What is
 * left after the last step may touch when `within` begins, as what is seen to touch then does. */
LH_INLINE void search_first_meeting(meeting_search *s, const moving_pair *m, mask are_there, lanes end,
                                    uint32_t asked)
{
    begin_search(s, m, are_there, end);
    for (int step = 0; step < MOST_SWEEP_STEPS && (mask_bits(s->goes_on) & asked) != 0; step++)
        step_towards_meeting(s, m);
}

#endif
