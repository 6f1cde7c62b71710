/* Closed ball against closed box. Exactly: the squared distance of the centre from the box is at most the
 * squared radius. */
#include <math.h>

#include "documented_bounds.h"
#include "floats.h"
#include "formula.h"
#include "quadruples.h"
#include "rounding.h"
#include "subject.h"

/* ---- Cases -------------------------------------------------------------------------------------------- */

enum { CENTRE = 0, RADIUS = 3, MIN = 4, MAX = 7 };

static const char layout[] = "xyzrxyzxyz";

static void draft_box(stream *s, int largest, double *draft)
{
    for (int axis = 0; axis < 3; axis++) {
        draft[MIN + axis] = draw_integer(s, -16, 16);
        draft[MAX + axis] = draft[MIN + axis] + draw_integer(s, 0, largest);
    }
}

/* The ball reaches a corner, an edge or a face at one point. */
static void draft_touching(source *from, double *draft)
{
    stream *s = &from->own;
    const int *gap = draw_quadruple(s);
    int turn = draw_integer(s, 0, 2);
    draft_box(s, 8, draft);
    for (int axis = 0; axis < 3; axis++) {
        int away = gap[(axis + turn) % 3];
        double inside = draw_real(s, 0.0, 1.0);
        double between = draft[MIN + axis] + floor(inside * (draft[MAX + axis] - draft[MIN + axis]));
        if (away == 0)
            draft[CENTRE + axis] = between;
        else if (draw_one_in(s, 2))
            draft[CENTRE + axis] = draft[MAX + axis] + away;
        else
            draft[CENTRE + axis] = draft[MIN + axis] - away;
    }
    draft[RADIUS] = gap[3];
}

/* Flat in one axis or more, or a point. */
static void draft_touching_flat(source *from, double *draft)
{
    draft_touching(from, draft);
    for (int axis = 0; axis < 3; axis++)
        if (draw_one_in(&from->own, 2)) {
            double side = draft[CENTRE + axis] > draft[MAX + axis] ? draft[MAX + axis] : draft[MIN + axis];
            draft[MIN + axis] = draft[MAX + axis] = side;
        }
}

/* A ball of radius 0 on the boundary. */
static void draft_point(source *from, double *draft)
{
    stream *s = &from->own;
    draft_box(s, 8, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[CENTRE + axis] = draft[(draw_one_in(s, 2) ? MIN : MAX) + axis];
    draft[RADIUS] = 0.0;
}

/* Empty, though the ball of the radius without its sign would touch. */
static void draft_negative(source *from, double *draft)
{
    draft_touching(from, draft);
    draft[RADIUS] = -draft[RADIUS];
}

/* Every intermediate result of the usual arithmetic just above a power of two, where rounding errors are
 * largest. */
static void draft_unfavourable(source *from, double *draft)
{
    stream *s = &from->own;
    int longest = draw_integer(s, 0, 2);
    for (int axis = 0; axis < 3; axis++) {
        double gap = axis == longest ? draw_real(s, 1.0, 1.04) : draw_real(s, 0.0, 0.2);
        draft[CENTRE + axis] = draw_real(s, -0.03, 0.03);
        draft[MIN + axis] = draft[CENTRE + axis] + gap;
        draft[MAX + axis] = draft[MIN + axis] + draw_real(s, 0.0, 1.0);
    }
}

/* As far beyond the reach as rounding and padding can hide. */
static void draft_out_of_reach(source *from, double *draft)
{
    stream *s = &from->own;
    draw_rounded_way(s, -1, draft + CENTRE, draft + MIN);
    for (int axis = 0; axis < 3; axis++)
        draft[MAX + axis] = draft[MIN + axis] + 1.0;
    draft[RADIUS] =
        distance_between(draft + CENTRE, draft + MIN) * (1.0 - draw_real(s, 5.0, 9.0) * unit_roundoff);
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    double size = draw_power(s, -12, 3);
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_real(s, -16.0, 16.0);
        draft[MIN + axis] = draw_real(s, -16.0, 16.0);
        draft[MAX + axis] = draft[MIN + axis] + draw_real(s, 0.0, size);
    }
    draft[RADIUS] = draw_real(s, 0.0, 16.0);
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

/* After the floats of a case. */
enum { SLACK = 10, ZERO = 11, INPUTS = 12 };

static struct {
    formula f;
    term separation;            /* squared distance - squared radius */
    term separation_from_slack; /* the same for the radius with the absolute bound added */
    term distance, reach;       /* both squared */
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    term zero = input(f, ZERO);
    term squares = zero;
    for (int axis = 0; axis < 3; axis++) {
        term centre = input(f, CENTRE + axis);
        term below = difference(f, input(f, MIN + axis), centre);
        term above = difference(f, centre, input(f, MAX + axis));
        term gap = larger(f, larger(f, below, above), zero);
        squares = axis == 0 ? product(f, gap, gap) : sum(f, squares, product(f, gap, gap));
    }
    term radius = input(f, RADIUS);
    term slack_radius = sum(f, radius, input(f, SLACK));
    exact.distance = squares;
    exact.reach = product(f, radius, radius);
    exact.separation = difference(f, squares, exact.reach);
    exact.separation_from_slack = difference(f, squares, product(f, slack_radius, slack_radius));
}

static void set_case(float *inputs, const float *floats)
{
    if (exact.f.terms == 0)
        write_formula();
    for (int i = 0; i < SLACK; i++)
        inputs[i] = floats[i];
    inputs[SLACK] = sphere_slack;
    inputs[ZERO] = 0.0f;
    set_inputs(&exact.f, inputs);
}

static double growth(const float *floats)
{
    if (floats[RADIUS] < 0.0f)
        return INFINITY;
    if (sign_of(&exact.f, exact.separation_from_slack) <= 0)
        return 0.0;
    return (sqrt(ratio_of(&exact.f, exact.distance, exact.reach)) - 1.0) * 0x1p23;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    float inputs[INPUTS];
    set_case(inputs, floats);
    out->touches = floats[RADIUS] >= 0.0f && sign_of(&exact.f, exact.separation) <= 0;
    out->growth_bound = most_sphere_growth;
    if (given->hit && !out->touches)
        out->growth = growth(floats);
    out->effort = exact.f.effort;
}

/* The radius that just reaches the box. */
static void reach_the_box(stream *s, float *floats)
{
    (void)s;
    float inputs[INPUTS];
    set_case(inputs, floats);
    floats[RADIUS] = nearest_float(sqrt(estimate(&exact.f, exact.distance)));
}

/* Likewise, where every coordinate is of a magnitude of its own. */
static void scatter_and_reach(stream *s, float *floats)
{
    scatter(s, sizeof layout - 1, floats);
    order_box(floats + MIN, floats + MAX);
    reach_the_box(s, floats);
}

/* A point about as far from the box as the padding for what underflows reaches. */
static void leave_a_tiny_gap(stream *s, float *floats)
{
    int away = draw_integer(s, 0, 2);
    for (int axis = 0; axis < 3; axis++) {
        double gap = draw_real(s, 0.9, 1.2) * 0x1p-63;
        floats[CENTRE + axis] = 0.0f;
        floats[MIN + axis] = axis == away ? nearest_float(gap) : 0.0f;
        floats[MAX + axis] = 0x1p-60f;
    }
    floats[RADIUS] = 0.0f;
}

/* ---- Families ----------------------------------------------------------------------------------------- */

static const family families[] = {
    {"touching", draft_touching, GRID, 0, NULL},
    {"touching, flat boxes", draft_touching_flat, GRID, 0, NULL},
    {"touching, 1 ulp off", draft_touching, GRID, 1, NULL},
    {"touching, 4 ulps off", draft_touching_flat, GRID, 4, NULL},
    {"touching, rounded", draft_touching, ANYWHERE, 1, NULL},
    {"touching, far away", draft_touching, FAR_AWAY, 1, NULL},
    {"points", draft_point, GRID, 1, NULL},
    {"points, smallest", draft_point, SMALLEST, 1, NULL},
    {"negative radii", draft_negative, GRID, 1, NULL},
    {"reaching", draft_any, ANYWHERE, 0, reach_the_box},
    {"reaching, 4 ulps off", draft_any, ANYWHERE, 4, reach_the_box},
    {"reaching, far away", draft_any, FAR_AWAY, 1, reach_the_box},
    {"reaching, stretched", draft_any, STRETCHED, 1, reach_the_box},
    {"reaching, smallest", draft_any, SMALLEST, 1, reach_the_box},
    {"reaching, largest", draft_any, LARGEST, 1, reach_the_box},
    {"reaching, below range", draft_any, BELOW, 1, reach_the_box},
    {"reaching, scattered", draft_any, UNMOVED, 0, scatter_and_reach},
    {"unfavourable", draft_unfavourable, UNMOVED, 0, reach_the_box},
    {"reaching, above range", draft_any, ABOVE, 0, reach_the_box},
    {"out of reach", draft_out_of_reach, UNMOVED, 0, NULL},
    {"out of reach, above range", draft_out_of_reach, ABOVE, 0, NULL},
    {"out of reach, below range", draft_out_of_reach, BELOW, 0, NULL},
    {"points, a tiny gap", draft_any, BELOW, 0, leave_a_tiny_gap},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

const subject overlap_sphere_aabb = {
    .query = LH_QUERY_overlap_sphere_aabb,
    .name = "overlap_sphere_aabb",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
