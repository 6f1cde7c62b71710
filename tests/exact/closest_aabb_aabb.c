/* The points of two closed boxes that are closest to each other: faces of them, or a lower end, which are floats. */
#include <math.h>

#include "box_cases.h"
#include "distances.h"
#include "documented_bounds.h"

enum { FLOATS = 12, DISTANCE = FLOATS, INPUTS = DISTANCE + DISTANCE_INPUTS };
enum { DISTANCE2, ON_A, ON_B = ON_A + 3 };

/* ---- Cases -------------------------------------------------------------------------------------------- */

/* Beside each other on some axes, or touching, or in each other. */
static void draft_whole(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[A_MIN + axis] = draw_integer(s, -16, 16);
        draft[A_MAX + axis] = draft[A_MIN + axis] + draw_integer(s, 0, 8);
        draft[B_MIN + axis] = draft[A_MIN + axis] + draw_integer(s, -16, 16);
        draft[B_MAX + axis] = draft[B_MIN + axis] + draw_integer(s, 0, 8);
    }
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[A_MIN + axis] = draw_real(s, -16.0, 16.0);
        draft[A_MAX + axis] = draft[A_MIN + axis] + draw_real(s, 0.0, 8.0);
        draft[B_MIN + axis] = draw_real(s, -24.0, 24.0);
        draft[B_MAX + axis] = draft[B_MIN + axis] + draw_real(s, 0.0, 8.0);
    }
}

/* Every difference, square and sum just above a power of two, where rounding errors are largest. */
static void draft_unfavourable(source *from, double *draft)
{
    stream *s = &from->own;
    const int longest = draw_integer(s, 0, 2), is_above = draw_one_in(s, 2);
    for (int axis = 0; axis < 3; axis++) {
        const double gap = axis == longest ? draw_real(s, 1.0, 1.04) : draw_real(s, 0.0, 0.2);
        const int low = is_above ? B_MIN : A_MIN, high = is_above ? A_MIN : B_MIN;
        draft[low + axis] = -1.0;
        draft[low + 3 + axis] = draw_real(s, -0.03, 0.0);
        draft[high + axis] = draft[low + 3 + axis] + gap;
        draft[high + 3 + axis] = draft[high + axis] + 1.0;
    }
}

static void scatter_all(stream *s, float *floats)
{
    scatter(s, FLOATS, floats);
}

static const family families[] = {
    {"whole numbers", draft_whole, GRID, 0, NULL},
    {"whole numbers, 1 ulp off", draft_whole, GRID, 1, NULL},
    {"whole numbers, far away", draft_whole, FAR_AWAY, 1, NULL},
    {"rounded", draft_any, ANYWHERE, 0, NULL},
    {"stretched", draft_any, STRETCHED, 0, NULL},
    {"smallest", draft_whole, SMALLEST, 1, NULL},
    {"largest", draft_any, LARGEST, 0, NULL},
    {"below range", draft_whole, BELOW, 1, NULL},
    {"scattered", draft_any, UNMOVED, 0, scatter_all},
    {"unfavourable", draft_unfavourable, UNMOVED, 0, NULL},
};

/* ---- Judging ------------------------------------------------------------------------------------------ */

static struct {
    formula f;
    distance_terms distance;
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    term distance2 = 0;
    for (int axis = 0; axis < 3; axis++) {
        const term a_min = input(f, A_MIN + axis), b_min = input(f, B_MIN + axis);
        const term below = difference(f, b_min, input(f, A_MAX + axis)),
                   above = difference(f, a_min, input(f, B_MAX + axis));
        const term gap = larger(f, larger(f, below, above), difference(f, a_min, a_min));
        const term square = product(f, gap, gap);
        distance2 = axis == 0 ? square : sum(f, distance2, square);
    }
    exact.distance = write_distance(f, distance2, DISTANCE);
}

/* Where they meet on an axis, the greater of the lower ends; else the faces that look at each other. */
static int is_nearest(const float *floats, const float *given, int axis)
{
    const float a_min = floats[A_MIN + axis], a_max = floats[A_MAX + axis], b_min = floats[B_MIN + axis],
                b_max = floats[B_MAX + axis];
    const float on_a = a_max < b_min ? a_max : b_max < a_min ? a_min : fmaxf(a_min, b_min);
    const float on_b = a_max < b_min ? b_min : b_max < a_min ? b_max : fmaxf(a_min, b_min);
    return given[ON_A + axis] == on_a && given[ON_B + axis] == on_b;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    float inputs[INPUTS];
    if (exact.f.terms == 0)
        write_formula();
    for (int i = 0; i < FLOATS; i++)
        inputs[i] = floats[i];
    set_distance(inputs + DISTANCE, given->floats[DISTANCE2], closest_slack);
    set_inputs(&exact.f, inputs);
    out->touches = sign_of(&exact.f, exact.distance.exact) == 0;
    out->first_error = distance_error(&exact.f, exact.distance);
    out->effort = exact.f.effort;
    if (out->touches && given->floats[DISTANCE2] != 0.0f)
        out->broken = "a distance where there is none";
    for (int axis = 0; axis < 3; axis++)
        if (!is_nearest(floats, given->floats, axis))
            out->broken = "not the nearest points";
}

const subject closest_aabb_aabb = {
    .query = LH_QUERY_closest_aabb_aabb,
    .name = "closest_aabb_aabb",
    .layout = BOXES_LAYOUT,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .first_error_bound = most_closest_aabb_error,
    .judge = judge,
};
