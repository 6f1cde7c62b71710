/* A closed oriented box in a closed box. Exactly: with N = |q|^2 the axes of the inner box, times N, are whole
 * polynomials in q, and so is what is left to each face. */
#include <math.h>

#include "documented_bounds.h"
#include "floats.h"
#include "formula.h"
#include "rotation.h"
#include "subject.h"

enum { MIN = 0, MAX = 3, CENTRE = 6, HALF = 9, ROTATION = 12, CASE_FLOATS = 16 };

static const char layout[] = "xyzxyzxyzrrrqqqq";

/* ---- Exactly ------------------------------------------------------------------------------------------ */

static struct {
    formula f;
    term norm;
    term reach[3];       /* N times how far the box reaches along the axis */
    term room[3][2];     /* N times what is left to either face */
    term place[3], size; /* N |c_i|, and N times the sum of the half extents: what the bound is relative to */
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    term half[3];
    for (int k = 0; k < 3; k++)
        half[k] = input(f, HALF + k);
    const turned box = write_rotation(f, ROTATION);
    exact.norm = box.norm;
    for (int i = 0; i < 3; i++) {
        const term centre = input(f, CENTRE + i);
        term along[3];
        for (int k = 0; k < 3; k++)
            along[k] = magnitude(f, box.axis[k][i]);
        exact.reach[i] = write_dot(f, along, half);
        for (int is_max = 0; is_max < 2; is_max++) {
            const term face = input(f, (is_max ? MAX : MIN) + i);
            const term inwards = is_max ? difference(f, face, centre) : difference(f, centre, face);
            exact.room[i][is_max] = difference(f, product(f, inwards, box.norm), exact.reach[i]);
        }
        exact.place[i] = product(f, magnitude(f, centre), box.norm);
    }
    exact.size = product(f, sum(f, sum(f, half[0], half[1]), half[2]), box.norm);
}

static void set_case(const float *floats)
{
    if (exact.f.terms == 0)
        write_formula();
    set_inputs(&exact.f, floats);
}

/* By how much all faces may go further in before the box is not contained, as the bound counts. */
static double least_room(void)
{
    formula *f = &exact.f;
    double least = INFINITY;
    for (int k = 0; k < 6; k++) {
        const term room = exact.room[k / 2][k % 2];
        if (sign_of(f, room) == 0)
            return 0.0;
        const double relative = fabs(ratio_of(f, exact.place[k / 2], room) +
                                     share_of_turned_reach * ratio_of(f, exact.size, room));
        least = fmin(least, 0x1p23 / relative);
    }
    return least;
}

static int is_box(const float *floats)
{
    return floats[HALF] >= 0.0f && floats[HALF + 1] >= 0.0f && floats[HALF + 2] >= 0.0f &&
           norm_of(floats + ROTATION) > 0.0;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    set_case(floats);
    out->touches = is_box(floats);
    for (int k = 0; k < 6; k++)
        out->touches = out->touches && sign_of(&exact.f, exact.room[k / 2][k % 2]) >= 0;
    out->growth_bound = most_half_space_growth;
    if (out->touches && !given->hit)
        out->growth = least_room();
    out->effort = exact.f.effort;
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_real(s, -16.0, 16.0);
        draft[HALF + axis] = draw_one_in(s, 8) ? 0.0 : draw_real(s, 0.0, 8.0) * draw_power(s, -8, 0);
        draft[MIN + axis] = draft[CENTRE + axis] - draw_real(s, 0.0, 16.0);
        draft[MAX + axis] = draft[CENTRE + axis] + draw_real(s, 0.0, 16.0);
    }
    draw_rotation(s, draft + ROTATION);
}

static void draft_centred(source *from, double *draft)
{
    draft_any(from, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[CENTRE + axis] = 0.0;
}

/* Not turned, or by half: in whole numbers nothing is rounded but the padding. */
static void draft_upright(source *from, double *draft)
{
    stream *s = &from->own;
    const int which = draw_integer(s, 0, 3);
    for (int k = 0; k < 4; k++)
        draft[ROTATION + k] = k == which;
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_integer(s, -8, 8);
        draft[HALF + axis] = draw_integer(s, 0, 4);
        draft[MIN + axis] = draft[CENTRE + axis] - draft[HALF + axis] - draw_integer(s, 0, 1);
        draft[MAX + axis] = draft[CENTRE + axis] + draft[HALF + axis] + draw_integer(s, 0, 1);
    }
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

/* Moves faces to where the box just fits, or off that as far as padding reaches. */
static void fit(stream *s, float *floats)
{
    formula *f = &exact.f;
    for (int axis = 0; axis < 3; axis++)
        floats[HALF + axis] = fabsf(floats[HALF + axis]);
    set_case(floats);
    const double norm = estimate(f, exact.norm);
    if (norm <= 0.0)
        return;
    for (int axis = 0; axis < 3; axis++) {
        const double reach = estimate(f, exact.reach[axis]) / norm, centre = floats[CENTRE + axis];
        const double unit = (fabs(centre) + share_of_turned_reach * estimate(f, exact.size) / norm) * 0x1p-23;
        const double off = draw_one_in(s, 2) ? draw_real(s, -1.0, 5.0) * unit : 0.0;
        if (draw_integer(s, 0, 3) > 0)
            floats[MIN + axis] = nearest_float(centre - reach - off);
        if (draw_integer(s, 0, 3) > 0)
            floats[MAX + axis] = nearest_float(centre + reach + off);
    }
}

static void scatter_and_fit(stream *s, float *floats)
{
    scatter(s, CASE_FLOATS, floats);
    fit(s, floats);
}

static const family families[] = {
    {"fitting", draft_any, ANYWHERE, 0, fit},
    {"fitting, 1 ulp off", draft_any, ANYWHERE, 1, fit},
    {"fitting, far away", draft_any, FAR_AWAY, 0, fit},
    {"fitting, stretched", draft_any, STRETCHED, 0, fit},
    {"fitting, smallest", draft_any, SMALLEST, 0, fit},
    {"fitting, largest", draft_any, LARGEST, 0, fit},
    {"fitting, scattered", draft_any, UNMOVED, 0, scatter_and_fit},
    {"fitting, about the origin", draft_centred, UNMOVED, 0, fit},
    {"upright", draft_upright, GRID, 0, NULL},
    {"upright, 1 ulp off", draft_upright, GRID, 1, NULL},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

/* ---- Sentences ---------------------------------------------------------------------------------------- */

/* Turned about z so that x becomes (3, 4) / 5; and not. About the origin, where what is padded is 20u of 3. */
#define BETWEEN(x) -(x), -9, -9, x, 9, 9
#define OF_3_4_5   0, 0, 0, 5, 5, 1, 0, 0, 1, 2
#define CUBE       0, 0, 0, 1, 1, 1, 0, 0, 0, 1
#define PADDED(by) (1 + (by)*0x1p-24f)

static const sentence sentences[] = {
    {"turned, with room", {BETWEEN(7.001f), OF_3_4_5}, 1},
    {"turned, beyond two faces", {BETWEEN(6.999f), OF_3_4_5}, 0},
    {"a box that just fits may be a miss", {BETWEEN(1), CUBE}, 0},
    {"and is none with room for 20u of its half extents", {BETWEEN(PADDED(62)), CUBE}, 1},
    {"a point", {BETWEEN(1), 1, 2, 3, 0, 0, 0, 0, 0, 0, 1}, 0},
    {"a point within by more than 5u", {BETWEEN(PADDED(8)), 1, 2, 3, 0, 0, 0, 0, 0, 0, 1}, 1},
    {"a negative half extent", {BETWEEN(9), 0, 0, 0, 1, -1, 1, 0, 0, 0, 1}, 0},
    {"a q of 0", {BETWEEN(9), 0, 0, 0, 1, 1, 1, 0, 0, 0, 0}, 0},
    {"NaN in the centre", {BETWEEN(9), 0, NAN, 0, 1, 1, 1, 0, 0, 0, 1}, 0},
    {NULL},
};

const subject contains_aabb_obb = {
    .query = LH_QUERY_contains_aabb_obb,
    .name = "contains_aabb_obb",
    .promised = NEVER_HITS_WRONGLY,
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
    .sentences = sentences,
};
