/* Ray against closed k-DOP: the times within all slabs and both limits, in rational numbers. */
#include <gmp.h>
#include <math.h>

#include "floats.h"
#include "kdop_cases.h"
#include "rays.h"

enum { KDOP = RAY_END };

/* Lengths, so that no place moves a bound without the others. */
static const char layout[] = "rrrrrrtt" KDOP_LAYOUT;

/* Of lanehit.h: in units of u, and of 2^-23. */
enum { MOST_ENTRY_EARLY = 25, MOST_EXIT_LATE = 25, MOST_GROWTH = 25 };

/* ---- Judging ------------------------------------------------------------------------------------------ */

typedef struct times {
    mpq_t enter, exit, way, speed, part;
    int is_outside; /* beside a slab, and not moving across it */
} times;

static void along(mpq_t sum, mpq_t part, const kdop_slab *slab, const float *x)
{
    mpq_set_ui(sum, 0, 1);
    for (int axis = 0; axis < 3; axis++) {
        mpq_set_d(part, (double)x[axis] * slab->direction[axis]);
        mpq_add(sum, sum, part);
    }
}

/* The time of a bound becomes the entry if it is later, or the exit if it is earlier. */
static void meet_bound(times *t, const kdop_slab *slab, const float *floats, int is_upper)
{
    along(t->way, t->part, slab, floats + ORIGIN);
    mpq_set_d(t->part, (double)floats[KDOP + (is_upper ? slab->high : slab->low)]);
    mpq_sub(t->way, t->part, t->way);
    along(t->speed, t->part, slab, floats + DIRECTION);
    if (mpq_sgn(t->speed) == 0) {
        t->is_outside |= is_upper ? mpq_sgn(t->way) < 0 : mpq_sgn(t->way) > 0;
        return;
    }
    const int is_entry = is_upper == (mpq_sgn(t->speed) < 0);
    mpq_div(t->way, t->way, t->speed);
    if (is_entry && mpq_cmp(t->way, t->enter) > 0)
        mpq_set(t->enter, t->way);
    if (!is_entry && mpq_cmp(t->way, t->exit) < 0)
        mpq_set(t->exit, t->way);
}

static double relative(double given, double exact)
{
    return given == exact ? 0 : (given - exact) / (exact * unit_roundoff);
}

static const char *broken_by(times *t, const answer *given)
{
    const float enter = given->floats[FIRST_TIME], exit = given->floats[LAST_TIME];
    if (!given->hit)
        return enter == INFINITY && exit == INFINITY ? NULL : "a time of a miss is not +inf";
    if (!isfinite(enter) || !isfinite(exit) || signbit(enter) || signbit(exit) || exit < enter)
        return "times are in no order";
    mpq_set_d(t->part, (double)enter);
    if (mpq_cmp(t->part, t->enter) > 0)
        return "the first time is late";
    mpq_set_d(t->part, (double)exit);
    return mpq_cmp(t->part, t->exit) < 0 ? "the last time is early" : NULL;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    times t;
    mpq_inits(t.enter, t.exit, t.way, t.speed, t.part, NULL);
    t.is_outside = 0;
    mpq_set_d(t.enter, (double)fmaxf(floats[T_MIN], 0));
    mpq_set_d(t.exit, (double)fminf(floats[T_MAX], 0x1p127f));
    for (int k = 0; k < KDOP_DIRECTIONS; k++)
        for (int is_upper = 0; is_upper < 2; is_upper++)
            meet_bound(&t, &kdop_slabs[k], floats, is_upper);
    const double enter = mpq_get_d(t.enter), exit = mpq_get_d(t.exit);
    out->touches = !t.is_outside && mpq_cmp(t.enter, t.exit) <= 0;
    out->growth_bound = MOST_GROWTH;
    out->broken = broken_by(&t, given);
    if (given->hit) {
        const double early = fmax(-relative((double)given->floats[FIRST_TIME], enter), 0);
        out->last_late = fmax(relative((double)given->floats[LAST_TIME], exit), 0);
        out->first_error = out->touches ? early : 0;
        out->first_early = out->touches ? 0 : early;
        if (!out->touches)
            out->growth = t.is_outside || exit <= 0 ? INFINITY : (enter / exit - 1) * 0x1p23;
    }
    mpq_clears(t.enter, t.exit, t.way, t.speed, t.part, NULL);
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

static double place_along(const int direction[3], const double *x)
{
    return direction[0] * x[0] + direction[1] * x[1] + direction[2] * x[2];
}

/* A ray through a point at a time, all in whole numbers; the limits leave that. */
static double draft_ray(stream *s, double *draft, double *point)
{
    const double time = draw_integer(s, 0, 3);
    for (int axis = 0; axis < 3; axis++) {
        point[axis] = draw_integer(s, -8, 8);
        draft[DIRECTION + axis] = draw_integer(s, -3, 3);
        draft[ORIGIN + axis] = point[axis] - time * draft[DIRECTION + axis];
    }
    draft[T_MIN] = 0;
    draft[T_MAX] = 64;
    return time;
}

/* Bounds on the point, or beyond it. */
static void draft_bounds(stream *s, double *draft, const double *point)
{
    for (int k = 0; k < KDOP_DIRECTIONS; k++) {
        const double place = place_along(kdop_slabs[k].direction, point);
        draft[KDOP + kdop_slabs[k].low] = place - draw_integer(s, 0, 2);
        draft[KDOP + kdop_slabs[k].high] = place + draw_integer(s, 0, 2);
    }
}

static void draft_grazing(source *from, double *draft)
{
    double point[3];
    draft_ray(&from->own, draft, point);
    draft_bounds(&from->own, draft, point);
}

static void draft_limited(source *from, double *draft)
{
    stream *s = &from->own;
    double point[3];
    const double time = draft_ray(s, draft, point);
    draft_bounds(s, draft, point);
    draft[draw_one_in(s, 2) ? T_MIN : T_MAX] = time;
}

/* Directions of which sums cancel, but for a little. */
static void draft_cancelling(source *from, double *draft)
{
    stream *s = &from->own;
    const int first = draw_integer(s, 0, 2);
    double point[3];
    draft_ray(s, draft, point);
    draft_bounds(s, draft, point);
    const double off = draw_power(s, -24, -8);
    const double share = draw_sign(s) * (1 + off);
    draft[DIRECTION + first] = draw_real(s, 1, 2);
    draft[DIRECTION + (first + 1) % 3] = draft[DIRECTION + first] * share;
    const double small = draw_power(s, -30, 0);
    draft[DIRECTION + (first + 2) % 3] = draw_real(s, -1, 1) * small;
    for (int axis = 0; axis < 3; axis++)
        draft[ORIGIN + axis] = draw_real(s, -8, 8);
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    double point[3];
    draft_ray(s, draft, point);
    for (int k = 0; k < KDOP_DIRECTIONS; k++) {
        const double place = place_along(kdop_slabs[k].direction, point);
        draft[KDOP + kdop_slabs[k].low] = place - draw_real(s, -0.25, 4);
        draft[KDOP + kdop_slabs[k].high] = place + draw_real(s, -0.25, 4);
    }
}

/* Bounds where doubles have the ray at a time, or next to that. */
static void bound_nearly(stream *s, float *floats)
{
    const double time = draw_real(s, 0, 2);
    double point[3];
    for (int axis = 0; axis < 3; axis++)
        point[axis] = (double)floats[ORIGIN + axis] + time * (double)floats[DIRECTION + axis];
    for (int k = 0; k < KDOP_DIRECTIONS; k++) {
        const float near = nearest_float(place_along(kdop_slabs[k].direction, point));
        const float far = 1.0f + fabsf(near), end = neighbour(near, draw_integer(s, -1, 1));
        const int is_low = draw_one_in(s, 2);
        floats[KDOP + kdop_slabs[k].low] = is_low ? end : near - far;
        floats[KDOP + kdop_slabs[k].high] = is_low ? near + far : end;
    }
}

static const family families[] = {
    {"grazing", draft_grazing, UNMOVED, 0, NULL},
    {"grazing, 1 ulp off", draft_grazing, UNMOVED, 1, NULL},
    {"grazing, scaled", draft_grazing, ANYWHERE, 1, NULL},
    {"grazing, largest", draft_grazing, LARGEST, 1, NULL},
    {"limited", draft_limited, UNMOVED, 0, NULL},
    {"limited, 1 ulp off", draft_limited, UNMOVED, 1, NULL},
    {"cancelling", draft_cancelling, UNMOVED, 0, bound_nearly},
    {"cancelling, 1 ulp off", draft_cancelling, UNMOVED, 1, bound_nearly},
    {"anything", draft_any, UNMOVED, 0, NULL},
    {"anything, near", draft_any, ANYWHERE, 0, bound_nearly},
};

const subject raycast_kdop = {
    .query = LH_QUERY_raycast_kdop,
    .name = "raycast_kdop",
    .layout = layout,
    .first_error_bound = MOST_ENTRY_EARLY,
    .first_early_bound = MOST_ENTRY_EARLY,
    .last_late_bound = MOST_EXIT_LATE,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
