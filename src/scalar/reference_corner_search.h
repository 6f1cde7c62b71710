/* Whether two shapes meet whose corners move each for itself: shown to be apart from one time to the next, by
 * directions of which each separates them for a while, or else found to be near at some time. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_CORNER_SEARCH_H
#define LANEHIT_SRC_SCALAR_REFERENCE_CORNER_SEARCH_H

#include "reference_corner_motion.h"

enum { most_steps = 16, steps_to_meet = 7 };

typedef struct corner_search {
    int hit, met;
    float apart_until, near_at, ahead;
} corner_search;

/* What is looked at in a step: a direction for the time ahead, towards the side on which the gaps are at the time up to
 * which the shapes are apart; lower bounds along it; and whether they are near then. */
typedef struct corner_step {
    proposal p;
    lower_bounds low;
    int is_near;
} corner_step;

static inline corner_step look_ahead(const corner_search *s, const corner_motion *m, proposer *propose)
{
    corner_step step;
    vector3 gap[most_gaps];
    for (int i = 0; i < m->gaps; i++)
        gap[i] = position_of_gap(m, i, s->ahead);
    propose(&step.p, gap);
    step.is_near = is_small_gap(m, gap, step.p.weight);
    if (negative(dot(step.p.direction, position_of_gap(m, 0, s->apart_until))))
        step.p.direction = opposite(step.p.direction);
    step.low = bounds_along(m, step.p.direction);
    return step;
}

/* Returns whether there is more to do. Of what has met the time up to which they are apart is carried on, if it is
 * wanted. */
static inline int take_step(corner_search *s, const corner_motion *m, const corner_step *step, int number,
                            int wants_time)
{
    separation separated = separation_by(&step->low, m->gaps);
    float until = separated_until(separated, s->apart_until);
    int goes_on = until > 0.0f, was_met = s->met,
        is_stuck = !goes_on && !step->is_near && (s->ahead <= s->apart_until);
    if (goes_on && (separated.until > 1.0f)) {
        s->hit = was_met;
        return 0;
    }
    if (step->is_near && !was_met) {
        s->met = 1;
        s->near_at = s->ahead;
    }
    float next = goes_on ? until : s->apart_until;
    float on = goes_on ? min(next + (next - s->apart_until), 1.0f) : next;
    float meeting = time_of_meeting(m, &step->p);
    int may_meet_next = (number <= steps_to_meet) && !s->met && (meeting > next) && (meeting <= 1.0f);
    s->ahead = may_meet_next ? meeting : min(on, s->near_at);
    s->apart_until = min(next, s->near_at);
    if (s->met)
        return wants_time && !is_stuck && !(s->near_at * (1.0f - 0x1p-6f) <= s->apart_until);
    return !is_stuck;
}

static inline corner_search search_corners(const corner_motion *m, proposer *propose, int wants_time)
{
    corner_search s = {may_ever_meet(m), 0, 0.0f, 2.0f, 0.25f};
    int goes_on = s.hit;
    for (int number = 1; goes_on && number <= most_steps; number++) {
        corner_step step = look_ahead(&s, m, propose);
        goes_on = take_step(&s, m, &step, number, wants_time);
    }
    return s;
}

/* Returns whether it is a hit; pairs are recorded in ascending order. */
static inline int record_search(const corner_search *s, float *toi, float *near_at, uint64_t *ran_out,
                                size_t i)
{
    record_float(toi, i, s->hit ? s->apart_until : INFINITY);
    record_float(near_at, i, !s->hit ? INFINITY : s->met ? s->near_at : s->apart_until);
    if (ran_out)
        record_hit(ran_out, i, s->hit && !s->met);
    return s->hit;
}

#endif
