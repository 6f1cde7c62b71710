#include "corner_steps.h"

#include "scalar/reference_corner_search.h"
#include "scalar/reference_nearest_gap.h"

static vector3 corner_at(const float *floats, int first)
{
    return (vector3){floats[first], floats[first + 1], floats[first + 2]};
}

static corner_motion motion_of(const corner_shapes *shapes, const float *floats)
{
    corner_motion m = {.gaps = shapes->gaps};
    for (int i = 0; i < shapes->gaps; i++) {
        const int from = shapes->from[i], to = shapes->to[i];
        m.start[i] = subtract(corner_at(floats, shapes->start[to]), corner_at(floats, shapes->start[from]));
        m.end[i] = subtract(corner_at(floats, shapes->end[to]), corner_at(floats, shapes->end[from]));
    }
    scale_motion(&m);
    return m;
}

/* The first direction has no bounds that are kept; it separates or it does not. */
static int is_first_direction_right(const corner_motion *m)
{
    vector3 sum = {0.0f, 0.0f, 0.0f};
    for (int i = 0; i < m->gaps; i++)
        sum = add(sum, add(m->start[i], m->end[i]));
    return separates_corners((const double[3]){sum.x, sum.y, sum.z}, 0.0f, 1.0f);
}

static int are_bounds_right(const corner_motion *m, const corner_step *step)
{
    const vector3 c = step->p.direction;
    return are_corner_bounds((const float[3]){c.x, c.y, c.z}, m->scale, step->low.start, step->low.end);
}

/* What a step says, of the time up to which they are apart, or of all that is left. */
static int separates(const corner_step *step, float from, float until)
{
    const vector3 c = step->p.direction;
    return until == from || separates_corners((const double[3]){c.x, c.y, c.z}, from, until);
}

static const char *fault_of_answer(const corner_search *s, const answer *given)
{
    const float toi = s->hit ? s->apart_until : INFINITY;
    const float near_at = !s->hit ? INFINITY : s->met ? s->near_at : s->apart_until;
    if (s->hit != given->hit || (s->hit && !s->met) != given->inside || toi != given->floats[CORNER_TOI] ||
        near_at != given->floats[CORNER_NEAR_AT])
        return "another answer than what the steps lead to";
    return NULL;
}

const char *fault_of_steps(const corner_shapes *shapes, const float *floats, const answer *given)
{
    proposer *const propose = shapes->gaps == 3 ? propose_for_triangle : propose_for_segments;
    const corner_motion m = motion_of(shapes, floats);
    corner_search s = {may_ever_meet(&m), 0, 0.0f, 2.0f, 0.25f};
    int goes_on = s.hit;
    if (!s.hit && !is_first_direction_right(&m))
        return "the first direction does not separate them";
    for (int number = 1; goes_on && number <= most_steps; number++) {
        const corner_step step = look_ahead(&s, &m, propose);
        if (!are_bounds_right(&m, &step))
            return "a lower bound of a step is above what it bounds";
        const float before = s.apart_until;
        goes_on = take_step(&s, &m, &step, number, 1);
        if (!separates(&step, before, s.hit ? s.apart_until : 1.0f))
            return "a direction does not separate them for so long";
    }
    return fault_of_answer(&s, given);
}
