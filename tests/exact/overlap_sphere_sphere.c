/* Closed ball against closed ball. Exactly: the squared distance of the centres is at most the square of the
 * sum of the radii. */
#include <math.h>

#include "documented_bounds.h"
#include "floats.h"
#include "formula.h"
#include "quadruples.h"
#include "rounding.h"
#include "subject.h"

/* ---- Cases -------------------------------------------------------------------------------------------- */

enum { CENTRE = 0, RADIUS = 3, OTHER_CENTRE = 4, OTHER_RADIUS = 7, FLOATS = 8 };

static const char layout[] = "xyzrxyzr";

/* At one point, from outside. */
static void draft_touching(source *from, double *draft)
{
    stream *s = &from->own;
    const int *way = draw_quadruple(s);
    int turn = draw_integer(s, 0, 2);
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_integer(s, -16, 16);
        draft[OTHER_CENTRE + axis] = draft[CENTRE + axis] + draw_sign(s) * way[(axis + turn) % 3];
    }
    draft[RADIUS] = draw_integer(s, 0, way[3]);
    draft[OTHER_RADIUS] = way[3] - draft[RADIUS];
}

/* Of very different sizes, so that the sum of the radii is no float. */
static void draft_unequal(source *from, double *draft)
{
    stream *s = &from->own;
    draft_touching(from, draft);
    double small = draw_power(s, -26, 0);
    int is_other = draw_integer(s, 0, 1);
    double both = draft[RADIUS] + draft[OTHER_RADIUS];
    draft[is_other ? OTHER_RADIUS : RADIUS] = small;
    draft[is_other ? RADIUS : OTHER_RADIUS] = both - small;
}

/* Balls of radius 0, in one place or nearly. */
static void draft_points(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++)
        draft[CENTRE + axis] = draft[OTHER_CENTRE + axis] = draw_integer(s, -16, 16);
    draft[RADIUS] = draft[OTHER_RADIUS] = 0.0;
}

/* One is empty, though the radii without signs, or their sum, would reach. */
static void draft_negative(source *from, double *draft)
{
    stream *s = &from->own;
    draft_touching(from, draft);
    double larger = draft[RADIUS] + draft[OTHER_RADIUS] + draw_integer(s, 0, 4);
    int is_other = draw_integer(s, 0, 1);
    draft[is_other ? OTHER_RADIUS : RADIUS] = -draw_integer(s, 1, 4);
    draft[is_other ? RADIUS : OTHER_RADIUS] = larger;
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
        draft[OTHER_CENTRE + axis] = draft[CENTRE + axis] + gap;
    }
    draft[RADIUS] = draw_real(s, 0.0, 0.03);
}

/* Radii of which the sum is rounded up to this radius, which lies between 1 and 2. The first is a float, too: a
 * multiple of 2^-31, and no more than about 2^-8. */
static void draft_radii_of(stream *s, double radius, double *draft)
{
    draft[OTHER_RADIUS] = nearest_float(radius - draw_real(s, 0x1p-10, 0x1p-8));
    draft[RADIUS] = radius - almost_half_a_step - draft[OTHER_RADIUS];
}

/* As far beyond the reach as rounding and padding can hide. */
static void draft_out_of_reach(source *from, double *draft)
{
    stream *s = &from->own;
    double radius;
    do {
        draw_rounded_way(s, -1, draft + CENTRE, draft + OTHER_CENTRE);
        radius = nearest_float(distance_between(draft + CENTRE, draft + OTHER_CENTRE) *
                               (1.0 - draw_real(s, 7.0, 10.0) * unit_roundoff));
    } while (rounding_of(radius * radius) < 0.9);
    draft_radii_of(s, radius, draft);
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_real(s, -16.0, 16.0);
        draft[OTHER_CENTRE + axis] = draw_real(s, -16.0, 16.0);
    }
    draft[RADIUS] = draw_real(s, 0.0, 8.0);
    draft[OTHER_RADIUS] = draw_real(s, 0.0, 16.0);
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

/* After the floats of a case. */
enum { SLACK = FLOATS, INPUTS };

static struct {
    formula f;
    term separation;            /* squared distance - squared sum of the radii */
    term separation_from_slack; /* the same for the sum with the absolute bound added */
    term distance, reach;       /* both squared */
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    for (int axis = 0; axis < 3; axis++) {
        term way = difference(f, input(f, OTHER_CENTRE + axis), input(f, CENTRE + axis));
        term square = product(f, way, way);
        exact.distance = axis == 0 ? square : sum(f, exact.distance, square);
    }
    term radii = sum(f, input(f, RADIUS), input(f, OTHER_RADIUS));
    term with_slack = sum(f, radii, input(f, SLACK));
    exact.reach = product(f, radii, radii);
    exact.separation = difference(f, exact.distance, exact.reach);
    exact.separation_from_slack = difference(f, exact.distance, product(f, with_slack, with_slack));
}

static void set_case(float *inputs, const float *floats)
{
    if (exact.f.terms == 0)
        write_formula();
    for (int i = 0; i < FLOATS; i++)
        inputs[i] = floats[i];
    inputs[SLACK] = spheres_slack;
    set_inputs(&exact.f, inputs);
}

static int is_empty(const float *floats)
{
    return floats[RADIUS] < 0.0f || floats[OTHER_RADIUS] < 0.0f;
}

static double growth(const float *floats)
{
    if (is_empty(floats))
        return INFINITY;
    if ((double)floats[RADIUS] + (double)floats[OTHER_RADIUS] > most_spheres_radii ||
        sign_of(&exact.f, exact.separation_from_slack) <= 0)
        return 0.0;
    return (sqrt(ratio_of(&exact.f, exact.distance, exact.reach)) - 1.0) * 0x1p23;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    float inputs[INPUTS];
    set_case(inputs, floats);
    out->touches = !is_empty(floats) && sign_of(&exact.f, exact.separation) <= 0;
    out->growth_bound = most_spheres_growth;
    if (given->hit && !out->touches)
        out->growth = growth(floats);
    out->effort = exact.f.effort;
}

/* The radius that just reaches the other ball, as far as it can. */
static void reach_the_other(stream *s, float *floats)
{
    (void)s;
    float inputs[INPUTS];
    set_case(inputs, floats);
    double missing = sqrt(estimate(&exact.f, exact.distance)) - floats[RADIUS];
    floats[OTHER_RADIUS] = nearest_float(missing > 0.0 ? missing : 0.0);
}

/* Likewise, where every coordinate is of a magnitude of its own. */
static void scatter_and_reach(stream *s, float *floats)
{
    scatter(s, sizeof layout - 1, floats);
    reach_the_other(s, floats);
}

/* The largest radii that a place above the range has, of which the square of the sum overflows; touching, or as far
 * away as can be. */
static void take_largest_radii(stream *s, float *floats)
{
    floats[RADIUS] = floats[OTHER_RADIUS] = 0x1p63f;
    for (int axis = 0; axis < 3; axis++)
        floats[OTHER_CENTRE + axis] = floats[CENTRE + axis];
    floats[CENTRE] = 0.0f;
    floats[OTHER_CENTRE] = draw_one_in(s, 2) ? 0x1p64f : nearest_float(draw_power(s, 64, 126));
}

/* Points about as far from each other as the padding for what underflows reaches. */
static void leave_a_tiny_gap(stream *s, float *floats)
{
    int away = draw_integer(s, 0, 2);
    double gap = draw_real(s, 0.9, 1.2) * 0x1p-63;
    for (int axis = 0; axis < 3; axis++) {
        floats[CENTRE + axis] = 0.0f;
        floats[OTHER_CENTRE + axis] = axis == away ? nearest_float(gap) : 0.0f;
    }
    floats[RADIUS] = floats[OTHER_RADIUS] = 0.0f;
}

/* ---- Families ----------------------------------------------------------------------------------------- */

static const family families[] = {
    {"touching", draft_touching, GRID, 0, NULL},
    {"touching, 1 ulp off", draft_touching, GRID, 1, NULL},
    {"touching, 4 ulps off", draft_touching, GRID, 4, NULL},
    {"touching, rounded", draft_touching, ANYWHERE, 1, NULL},
    {"touching, far away", draft_touching, FAR_AWAY, 1, NULL},
    {"of unequal size", draft_unequal, GRID, 0, NULL},
    {"of unequal size, 1 ulp off", draft_unequal, GRID, 1, NULL},
    {"points", draft_points, GRID, 1, NULL},
    {"points, smallest", draft_points, SMALLEST, 1, NULL},
    {"negative radii", draft_negative, GRID, 1, NULL},
    {"reaching", draft_any, ANYWHERE, 0, reach_the_other},
    {"reaching, 4 ulps off", draft_any, ANYWHERE, 4, reach_the_other},
    {"reaching, far away", draft_any, FAR_AWAY, 1, reach_the_other},
    {"reaching, stretched", draft_any, STRETCHED, 1, reach_the_other},
    {"reaching, smallest", draft_any, SMALLEST, 1, reach_the_other},
    {"reaching, largest", draft_any, LARGEST, 1, reach_the_other},
    {"reaching, below range", draft_any, BELOW, 1, reach_the_other},
    {"reaching, above range", draft_any, ABOVE, 0, reach_the_other},
    {"reaching, scattered", draft_any, UNMOVED, 0, scatter_and_reach},
    {"unfavourable", draft_unfavourable, UNMOVED, 0, reach_the_other},
    {"out of reach", draft_out_of_reach, UNMOVED, 0, NULL},
    {"out of reach, above range", draft_out_of_reach, ABOVE, 0, NULL},
    {"largest radii", draft_any, ABOVE, 0, take_largest_radii},
    {"points, a tiny gap", draft_any, BELOW, 0, leave_a_tiny_gap},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

const subject overlap_sphere_sphere = {
    .query = LH_QUERY_overlap_sphere_sphere,
    .name = "overlap_sphere_sphere",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
