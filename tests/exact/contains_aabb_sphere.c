/* A closed ball in a closed box. The query decides it exactly. */
#include <math.h>

#include "box_cases.h"
#include "floats.h"
#include "formula.h"

enum { MIN = 0, MAX = 3, CENTRE = 6, RADIUS = 9 };

static const char layout[] = "xyzxyzxyzr";

/* ---- Cases -------------------------------------------------------------------------------------------- */

/* Touching a face on about every other axis. */
static void draft_touching(source *from, double *draft)
{
    stream *s = &from->own;
    draft[RADIUS] = draw_integer(s, 0, 8);
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_integer(s, -16, 16);
        draft[MIN + axis] = draft[CENTRE + axis] - draft[RADIUS] - draw_integer(s, 0, 1);
        draft[MAX + axis] = draft[CENTRE + axis] + draft[RADIUS] + draw_integer(s, 0, 1);
    }
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    draft[RADIUS] = draw_real(s, 0.0, 8.0);
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_real(s, -16.0, 16.0);
        draft[MIN + axis] = draft[CENTRE + axis] - draw_real(s, 0.0, 16.0);
        draft[MAX + axis] = draft[CENTRE + axis] + draw_real(s, 0.0, 16.0);
    }
}

/* On each axis the floats nearest to touching, of which the ones with a gap that is rounded away and the others with
 * such an excess are many where magnitudes differ. */
static void touch(stream *s, float *floats)
{
    for (int axis = 0; axis < 3; axis++) {
        const double centre = floats[CENTRE + axis], radius = floats[RADIUS];
        if (draw_integer(s, 0, 3) > 0)
            floats[MIN + axis] = neighbour(nearest_float(centre - radius), -draw_one_in(s, 8));
        if (draw_integer(s, 0, 3) > 0)
            floats[MAX + axis] = neighbour(nearest_float(centre + radius), draw_one_in(s, 8));
    }
}

/* Where every coordinate is of a magnitude of its own. */
static void scatter_and_touch(stream *s, float *floats)
{
    scatter(s, sizeof layout - 1, floats);
    order_box(floats + MIN, floats + MAX);
    touch(s, floats);
}

/* The radius that just reaches the nearest face. */
static void grow(stream *s, float *floats)
{
    (void)s;
    double room = INFINITY;
    for (int axis = 0; axis < 3; axis++) {
        const double centre = floats[CENTRE + axis];
        room = fmin(room, fmin(centre - floats[MIN + axis], floats[MAX + axis] - centre));
    }
    floats[RADIUS] = nearest_float(fmax(room, 0.0));
}

static void make_negative(stream *s, float *floats)
{
    (void)s;
    floats[RADIUS] = -floats[RADIUS];
}

static const family families[] = {
    {"touching", draft_touching, GRID, 0, NULL},
    {"touching, 1 ulp off", draft_touching, GRID, 1, NULL},
    {"touching, rounded", draft_any, ANYWHERE, 0, touch},
    {"touching, far away", draft_any, FAR_AWAY, 0, touch},
    {"touching, stretched", draft_any, STRETCHED, 0, touch},
    {"touching, smallest", draft_any, SMALLEST, 0, touch},
    {"touching, below range", draft_any, BELOW, 0, touch},
    {"touching, above range", draft_any, ABOVE, 0, touch},
    {"touching, scattered", draft_any, UNMOVED, 0, scatter_and_touch},
    {"reaching", draft_any, ANYWHERE, 0, grow},
    {"reaching, 1 ulp off", draft_any, ANYWHERE, 1, grow},
    {"reaching, far away", draft_any, FAR_AWAY, 0, grow},
    {"reaching, stretched", draft_any, STRETCHED, 0, grow},
    {"reaching, below range", draft_any, BELOW, 0, grow},
    {"negative radii", draft_touching, GRID, 0, make_negative},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

/* ---- Judging ------------------------------------------------------------------------------------------ */

static struct {
    formula f;
    term excess[6]; /* beyond each face */
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    term radius = input(f, RADIUS);
    for (int axis = 0; axis < 3; axis++) {
        term centre = input(f, CENTRE + axis);
        exact.excess[axis] = difference(f, radius, difference(f, centre, input(f, MIN + axis)));
        exact.excess[3 + axis] = difference(f, radius, difference(f, input(f, MAX + axis), centre));
    }
}

static void judge(const float *floats, const answer *given, finding *out)
{
    if (exact.f.terms == 0)
        write_formula();
    set_inputs(&exact.f, floats);
    int within = floats[RADIUS] >= 0.0f;
    for (int face = 0; face < 6; face++)
        within = within && sign_of(&exact.f, exact.excess[face]) <= 0;
    judge_comparison(within, given, out);
    out->effort = exact.f.effort;
}

const subject contains_aabb_sphere = {
    .query = LH_QUERY_contains_aabb_sphere,
    .name = "contains_aabb_sphere",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
