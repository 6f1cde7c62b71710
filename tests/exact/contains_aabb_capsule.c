/* A closed capsule in a closed box. The query decides it exactly. */
#include <math.h>

#include "box_cases.h"
#include "floats.h"
#include "formula.h"

enum { MIN = 0, MAX = 3, START = 6, END = 9, RADIUS = 12 };

static const char layout[] = "xyzxyzxyzxyzr";

/* ---- Cases -------------------------------------------------------------------------------------------- */

static double lower_end(const double *draft, int axis)
{
    return fmin(draft[START + axis], draft[END + axis]);
}

static double upper_end(const double *draft, int axis)
{
    return fmax(draft[START + axis], draft[END + axis]);
}

/* Touching a face on about every other axis. */
static void draft_touching(source *from, double *draft)
{
    stream *s = &from->own;
    draft[RADIUS] = draw_integer(s, 0, 8);
    for (int axis = 0; axis < 3; axis++) {
        draft[START + axis] = draw_integer(s, -16, 16);
        draft[END + axis] = draft[START + axis] + draw_integer(s, -4, 4);
        draft[MIN + axis] = lower_end(draft, axis) - draft[RADIUS] - draw_integer(s, 0, 1);
        draft[MAX + axis] = upper_end(draft, axis) + draft[RADIUS] + draw_integer(s, 0, 1);
    }
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    draft[RADIUS] = draw_real(s, 0.0, 8.0);
    for (int axis = 0; axis < 3; axis++) {
        draft[START + axis] = draw_real(s, -16.0, 16.0);
        draft[END + axis] = draft[START + axis] + (draw_one_in(s, 4) ? 0.0 : draw_real(s, -8.0, 8.0));
        draft[MIN + axis] = lower_end(draft, axis) - draw_real(s, 0.0, 16.0);
        draft[MAX + axis] = upper_end(draft, axis) + draw_real(s, 0.0, 16.0);
    }
}

/* On each axis the floats nearest to touching, of which the ones with a gap that is rounded away and the others with
 * such an excess are many where magnitudes differ. */
static void touch(stream *s, float *floats)
{
    for (int axis = 0; axis < 3; axis++) {
        const double low = fminf(floats[START + axis], floats[END + axis]), radius = floats[RADIUS];
        const double high = fmaxf(floats[START + axis], floats[END + axis]);
        if (draw_integer(s, 0, 3) > 0)
            floats[MIN + axis] = neighbour(nearest_float(low - radius), -draw_one_in(s, 8));
        if (draw_integer(s, 0, 3) > 0)
            floats[MAX + axis] = neighbour(nearest_float(high + radius), draw_one_in(s, 8));
    }
}

/* Where every coordinate is of a magnitude of its own. */
static void scatter_and_touch(stream *s, float *floats)
{
    scatter(s, sizeof layout - 1, floats);
    order_box(floats + MIN, floats + MAX);
    touch(s, floats);
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
    {"negative radii", draft_touching, GRID, 0, make_negative},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

/* ---- Judging ------------------------------------------------------------------------------------------ */

enum { EXCESSES = 12 };
static struct {
    formula f;
    term excess[EXCESSES]; /* of each end beyond each face */
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    const term radius = input(f, RADIUS);
    term *excess = exact.excess;
    for (int end = START; end <= END; end += 3)
        for (int axis = 0; axis < 3; axis++) {
            const term centre = input(f, end + axis);
            *excess++ = difference(f, radius, difference(f, centre, input(f, MIN + axis)));
            *excess++ = difference(f, radius, difference(f, input(f, MAX + axis), centre));
        }
}

static void judge(const float *floats, const answer *given, finding *out)
{
    if (exact.f.terms == 0)
        write_formula();
    set_inputs(&exact.f, floats);
    int within = floats[RADIUS] >= 0.0f;
    for (int k = 0; k < EXCESSES; k++)
        within = within && sign_of(&exact.f, exact.excess[k]) <= 0;
    judge_comparison(within, given, out);
    out->effort = exact.f.effort;
}

#define BOX -4, -4, -4, 4, 4, 4

static const sentence sentences[] = {
    {"touching faces at both ends", {BOX, -3, 0, 0, 3, 2, 0, 1}, 1},
    {"a radius that is larger by a step", {BOX, -3, 0, 0, 3, 2, 0, 1 + 0x1p-23f}, 0},
    {"the second end alone beyond", {BOX, 0, 0, 0, 0, 0, 3.5f, 1}, 0},
    {"and the first alone", {BOX, 0, 0, 3.5f, 0, 0, 0, 1}, 0},
    {"a segment on a face", {BOX, -4, -4, 4, 4, 4, 4, 0}, 1},
    {"of negative radius", {BOX, 0, 0, 0, 1, 1, 1, -1}, 0},
    {"an end with a NaN", {BOX, 0, 0, 0, 0, NAN, 0, 1}, 0},
    {NULL},
};

const subject contains_aabb_capsule = {
    .query = LH_QUERY_contains_aabb_capsule,
    .name = "contains_aabb_capsule",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
    .sentences = sentences,
};
