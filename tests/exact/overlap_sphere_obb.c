/* Closed ball against closed oriented box. Exactly: with N = |q|^2 and M = N R of whole polynomials in q, the centre
 * sees the box at the coordinates (M' L) / N, L being the way between the centres; so N times the distance along an
 * axis is max(|M' L| - N h, 0). */
#include <math.h>

#include "documented_bounds.h"
#include "floats.h"
#include "formula.h"
#include "rotation.h"
#include "subject.h"

/* ---- Cases -------------------------------------------------------------------------------------------- */

enum { CENTRE = 0, RADIUS = 3, BOX_CENTRE = 4, HALF = 7, ROTATION = 10, FLOATS = 14 };

static const char layout[] = "xyzrxyzrrrqqqq";

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    double size = draw_power(s, -8, 2);
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_real(s, -16.0, 16.0);
        draft[BOX_CENTRE + axis] = draw_real(s, -16.0, 16.0);
        draft[HALF + axis] = draw_one_in(s, 8) ? 0.0 : size * draw_real(s, 0.0, 4.0);
    }
    draft[RADIUS] = draw_real(s, 0.0, 16.0);
    draw_rotation(s, draft + ROTATION);
}

/* Outwards of a corner, an edge or a face, by so much on each axis that the distance is `apart`. */
static void draft_apart(stream *s, const double *q, double apart, double *draft)
{
    double outwards[3], way[3], length = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        draft[BOX_CENTRE + axis] = draw_real(s, -4.0, 4.0);
        draft[HALF + axis] = draw_one_in(s, 8) ? 0.0 : draw_real(s, 0.0, 4.0);
        outwards[axis] = draw_one_in(s, 4) ? 0.0 : draw_real(s, -1.0, 1.0);
        length += outwards[axis] * outwards[axis];
    }
    for (int axis = 0; axis < 3; axis++) {
        double side = outwards[axis] < 0.0 ? -draft[HALF + axis] : draft[HALF + axis];
        double inside = draw_real(s, -1.0, 1.0) * draft[HALF + axis];
        way[axis] = outwards[axis] == 0.0 ? inside : side + outwards[axis] * apart / sqrt(length);
    }
    rotate(q, way);
    for (int axis = 0; axis < 3; axis++)
        draft[CENTRE + axis] = draft[BOX_CENTRE + axis] + way[axis];
}

/* A point, or nearly, on the boundary: nothing but rounding decides. */
static void draft_point(source *from, double *draft)
{
    stream *s = &from->own;
    draw_rotation(s, draft + ROTATION);
    draft_apart(s, draft + ROTATION, 0.0, draft);
    draft[RADIUS] = draw_one_in(s, 2) ? 0.0 : draw_power(s, -24, -10);
}

/* A small ball beside a large box, which it touches. */
static void draft_small(source *from, double *draft)
{
    stream *s = &from->own;
    double radius = draw_power(s, -20, 0);
    draw_rotation(s, draft + ROTATION);
    draft_apart(s, draft + ROTATION, radius, draft);
    draft[RADIUS] = radius;
}

/* A point as far out of a corner, all ways, as the padding reaches or nearly. */
static void draft_out_of_reach(source *from, double *draft)
{
    stream *s = &from->own;
    double way[3], sum = 0.0;
    int is_turned = draw_integer(s, 0, 1);
    draw_rotation(s, draft + ROTATION);
    for (int k = 0; k < 4 && !is_turned; k++)
        draft[ROTATION + k] = k == 3;
    for (int axis = 0; axis < 3; axis++) {
        draft[HALF + axis] = draw_real(s, 0.5, 1.0);
        way[axis] = draw_sign(s) * draft[HALF + axis];
    }
    rotate(draft + ROTATION, way);
    for (int axis = 0; axis < 3; axis++)
        sum += fabs(way[axis]);
    double beyond = draw_real(s, 8.0, 24.0) * unit_roundoff * sum;
    rotate_back(draft + ROTATION, way);
    for (int axis = 0; axis < 3; axis++)
        way[axis] += way[axis] < 0.0 ? -beyond : beyond;
    rotate(draft + ROTATION, way);
    for (int axis = 0; axis < 3; axis++)
        draft[CENTRE + axis] = way[axis];
}

static void draft_negative(source *from, double *draft)
{
    draft_small(from, draft);
    draft[RADIUS] = -draft[RADIUS];
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

static struct {
    formula f;
    term separation;      /* squared distance - squared radius */
    term distance, reach; /* both squared */
    term sum;             /* |x| + |y| + |z| of the way, squared; all four times N^2 */
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    term way[3], sum_of_way = 0;
    for (int axis = 0; axis < 3; axis++) {
        way[axis] = difference(f, input(f, CENTRE + axis), input(f, BOX_CENTRE + axis));
        term length = magnitude(f, way[axis]);
        sum_of_way = axis == 0 ? length : sum(f, sum_of_way, length);
    }
    const turned box = write_rotation(f, ROTATION);
    term zero = difference(f, product(f, way[0], box.norm), product(f, way[0], box.norm));
    for (int axis = 0; axis < 3; axis++) {
        term seen = magnitude(f, write_dot(f, box.axis[axis], way));
        term beyond = larger(f, difference(f, seen, product(f, input(f, HALF + axis), box.norm)), zero);
        term square = product(f, beyond, beyond);
        exact.distance = axis == 0 ? square : sum(f, exact.distance, square);
    }
    term reach = product(f, input(f, RADIUS), box.norm);
    exact.reach = product(f, reach, reach);
    exact.separation = difference(f, exact.distance, exact.reach);
    term sum_times_norm = product(f, sum_of_way, box.norm);
    exact.sum = product(f, sum_times_norm, sum_times_norm);
}

static void set_case(const float *floats)
{
    if (exact.f.terms == 0)
        write_formula();
    set_inputs(&exact.f, floats);
}

/* In units of the sum of the way, which is not 0 where they do not touch. */
static double growth(const float *floats)
{
    if (floats[RADIUS] < 0.0f)
        return INFINITY;
    double radius = (double)floats[RADIUS], sum = 0.0;
    for (int axis = 0; axis < 3; axis++)
        sum += fabs((double)floats[CENTRE + axis] - (double)floats[BOX_CENTRE + axis]);
    double distance = sqrt(ratio_of(&exact.f, exact.distance, exact.sum)) * sum;
    double allowed = radius * (1.0 + most_sphere_growth * 0x1p-23) + (double)sphere_slack;
    double missing = (distance - allowed) / sum * 0x1p23;
    return missing > 0.0 ? missing : 0.0;
}

/* Inside out by a nudge from 0, or without a rotation: of that nothing is said. */
static int is_no_box(const float *floats)
{
    return floats[HALF] < 0.0f || floats[HALF + 1] < 0.0f || floats[HALF + 2] < 0.0f ||
           norm_of(floats + ROTATION) <= 0.0;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    set_case(floats);
    out->effort = exact.f.effort;
    if (is_no_box(floats))
        return;
    out->touches = floats[RADIUS] >= 0.0f && sign_of(&exact.f, exact.separation) <= 0;
    out->growth_bound = is_turned(floats + ROTATION) ? most_obb_growth : most_obb_growth_unturned;
    if (given->hit && !out->touches)
        out->growth = growth(floats);
    out->effort = exact.f.effort;
}

/* The radius that just reaches the box. */
static void reach_the_box(stream *s, float *floats)
{
    (void)s;
    set_case(floats);
    double squared = estimate(&exact.f, exact.distance), norm = norm_of(floats + ROTATION);
    floats[RADIUS] = nearest_float(sqrt(squared) / norm);
}

/* Likewise, where every number is of a magnitude of its own. */
static void scatter_and_reach(stream *s, float *floats)
{
    scatter(s, sizeof layout - 1, floats);
    reach_the_box(s, floats);
}

/* The half extent of one axis that lets a point, or the ball, touch the face. */
static void grow_to_the_ball(stream *s, float *floats)
{
    int axis = draw_integer(s, 0, 2);
    double q[4], way[3];
    for (int k = 0; k < 4; k++)
        q[k] = (double)floats[ROTATION + k];
    for (int k = 0; k < 3; k++)
        way[k] = (double)floats[CENTRE + k] - (double)floats[BOX_CENTRE + k];
    rotate_back(q, way);
    for (int k = 0; k < 3; k++)
        floats[HALF + k] = nearest_float(fabs(way[k]) * (k == axis ? 1.0 : 2.0));
    floats[RADIUS] = 0.0f;
}

/* ---- Families ----------------------------------------------------------------------------------------- */

static const family families[] = {
    {"points", draft_point, ANYWHERE, 0, NULL},
    {"points, 4 ulps off", draft_point, ANYWHERE, 4, NULL},
    {"points, far away", draft_point, FAR_AWAY, 1, NULL},
    {"points, smallest", draft_point, SMALLEST, 1, NULL},
    {"points, about the origin", draft_point, UNMOVED, 0, NULL},
    {"small balls", draft_small, ANYWHERE, 0, NULL},
    {"small balls, 1 ulp off", draft_small, ANYWHERE, 1, NULL},
    {"small balls, largest", draft_small, LARGEST, 1, NULL},
    {"negative radii", draft_negative, ANYWHERE, 1, NULL},
    {"reaching", draft_any, ANYWHERE, 0, reach_the_box},
    {"reaching, 4 ulps off", draft_any, ANYWHERE, 4, reach_the_box},
    {"reaching, far away", draft_any, FAR_AWAY, 1, reach_the_box},
    {"reaching, stretched", draft_any, STRETCHED, 1, reach_the_box},
    {"reaching, smallest", draft_any, SMALLEST, 1, reach_the_box},
    {"reaching, largest", draft_any, LARGEST, 1, reach_the_box},
    {"reaching, scattered", draft_any, UNMOVED, 0, scatter_and_reach},
    {"on a face", draft_any, ANYWHERE, 0, grow_to_the_ball},
    {"on a face, 1 ulp off", draft_any, UNMOVED, 1, grow_to_the_ball},
    {"on a face, stretched", draft_any, STRETCHED, 0, grow_to_the_ball},
    {"out of reach", draft_out_of_reach, UNMOVED, 0, NULL},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

const subject overlap_sphere_obb = {
    .query = LH_QUERY_overlap_sphere_obb,
    .name = "overlap_sphere_obb",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
