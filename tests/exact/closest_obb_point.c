/* The point of a closed oriented box that is closest to a point. Exactly: with N = |q|^2 what the box sees of the
 * point, times N, is a whole polynomial, and so is N^2 times the squared distance. */
#include <math.h>

#include "distances.h"
#include "documented_bounds.h"
#include "floats.h"
#include "rotation.h"
#include "subject.h"

enum { CENTRE = 0, HALF = 3, ROTATION = 6, POINT = 10, FLOATS = 13, ONE = FLOATS, INPUTS };

static const char layout[] = "xyzrrrqqqqxyz";

/* ---- Cases -------------------------------------------------------------------------------------------- */

static double draw_extent(stream *s)
{
    const int how = draw_integer(s, 0, 7);
    return how == 0 ? 0.0 : draw_real(s, 0.0, 8.0) * (how == 1 ? draw_power(s, -24, 0) : 1.0);
}

/* So far beyond the half extents on each axis of the box, or within them. */
static void draft_beyond(source *from, double *draft, double most)
{
    stream *s = &from->own;
    double way[3];
    draw_rotation(s, draft + ROTATION);
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_real(s, -16.0, 16.0);
        draft[HALF + axis] = draw_extent(s);
        const double beyond = draw_real(s, 0.0, most);
        way[axis] = draw_one_in(s, 2) ? draw_sign(s) * (draft[HALF + axis] + beyond)
                                      : draw_real(s, -1.0, 1.0) * draft[HALF + axis];
    }
    rotate(draft + ROTATION, way);
    for (int axis = 0; axis < 3; axis++)
        draft[POINT + axis] = draft[CENTRE + axis] + way[axis];
}

static void draft_any(source *from, double *draft)
{
    draft_beyond(from, draft, 16.0);
}

static void draft_near(source *from, double *draft)
{
    draft_beyond(from, draft, draw_power(&from->own, -28, 0));
}

/* About the origin, so that the way to the point is not rounded. */
static void draft_centred(source *from, double *draft)
{
    draft_near(from, draft);
    for (int axis = 0; axis < 3; axis++) {
        draft[POINT + axis] -= draft[CENTRE + axis];
        draft[CENTRE + axis] = 0.0;
    }
}

/* Not turned, or by half: in whole numbers nothing is rounded. */
static void draft_upright(source *from, double *draft)
{
    stream *s = &from->own;
    const int which = draw_integer(s, 0, 3);
    for (int k = 0; k < 4; k++)
        draft[ROTATION + k] = k == which;
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_integer(s, -8, 8);
        draft[HALF + axis] = draw_integer(s, 0, 4);
        draft[POINT + axis] = draw_integer(s, -16, 16);
    }
}

static void order(stream *s, float *floats)
{
    (void)s;
    for (int axis = 0; axis < 3; axis++)
        floats[HALF + axis] = fabsf(floats[HALF + axis]);
}

static void scatter_and_order(stream *s, float *floats)
{
    scatter(s, FLOATS, floats);
    order(s, floats);
}

static const family families[] = {
    {"anywhere", draft_any, ANYWHERE, 0, order},
    {"far away", draft_any, FAR_AWAY, 0, order},
    {"stretched", draft_any, STRETCHED, 0, order},
    {"smallest", draft_any, SMALLEST, 0, order},
    {"largest", draft_any, LARGEST, 0, order},
    {"scattered", draft_any, UNMOVED, 0, scatter_and_order},
    {"near", draft_near, ANYWHERE, 0, order},
    {"near, far away", draft_near, FAR_AWAY, 1, order},
    {"near, stretched", draft_near, STRETCHED, 0, order},
    {"near, about the origin", draft_centred, UNMOVED, 0, order},
    {"near, smallest", draft_near, SMALLEST, 1, order},
    {"upright", draft_upright, GRID, 0, order},
    {"upright, 1 ulp off", draft_upright, GRID, 1, order},
};

/* ---- Judging ------------------------------------------------------------------------------------------ */

static struct {
    formula f;
    float inputs[INPUTS];
    term distance2, unit; /* both times N^2 */
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    term way[3];
    for (int i = 0; i < 3; i++)
        way[i] = difference(f, input(f, POINT + i), input(f, CENTRE + i));
    const turned box = write_rotation(f, ROTATION);
    for (int k = 0; k < 3; k++) {
        const term seen = magnitude(f, write_dot(f, box.axis[k], way));
        const term beyond = difference(f, seen, product(f, input(f, HALF + k), box.norm));
        const term outside = larger(f, beyond, difference(f, seen, seen));
        const term square = product(f, outside, outside);
        exact.distance2 = k == 0 ? square : sum(f, exact.distance2, square);
    }
    const term unit = product(f, input(f, ONE), box.norm);
    exact.unit = product(f, unit, unit);
}

static void set_case(const float *floats)
{
    if (exact.f.terms == 0)
        write_formula();
    for (int i = 0; i < FLOATS; i++)
        exact.inputs[i] = floats[i];
    exact.inputs[ONE] = 1.0f;
    set_inputs(&exact.f, exact.inputs);
}

static double length_of(const double v[3])
{
    return sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
}

/* In double, of which the errors are beyond the last digits of what is allowed. */
static const char *fault_of_point(const float *floats, const float *on, double distance, double size)
{
    const closest_bounds *most = &most_closest_obb_error;
    double halves = 0.0, off[3], way[3], left[3], q[4];
    for (int axis = 0; axis < 3; axis++)
        halves += (double)floats[HALF + axis];
    for (int axis = 0; axis < 3; axis++) {
        way[axis] = (double)on[axis] - (double)floats[CENTRE + axis];
        left[axis] = (double)floats[POINT + axis] - (double)on[axis];
        off[axis] = (most->of_edges * halves + fabs((double)on[axis])) * unit_roundoff + 0x1p-149;
    }
    const double allowed = length_of(off);
    for (int k = 0; k < 4; k++)
        q[k] = (double)floats[ROTATION + k];
    rotate_back(q, way);
    for (int axis = 0; axis < 3; axis++)
        if (!(fabs(way[axis]) <= (double)floats[HALF + axis] + allowed + length_of(way) * 0x1p-48))
            return "a point that is not on the box";
    const double furthest = distance + most->further_of_size * unit_roundoff * size + allowed + most->slack;
    if (!(length_of(left) <= furthest * (1.0 + 0x1p-48)))
        return "not the nearest point";
    return NULL;
}

/* Inside out by a nudge, or without a rotation: of that nothing is said. */
static int is_no_box(const float *floats)
{
    for (int axis = 0; axis < 3; axis++)
        if (floats[HALF + axis] < 0.0f)
            return 1;
    return norm_of(floats + ROTATION) <= 0.0;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    formula *f = &exact.f;
    set_case(floats);
    if (is_no_box(floats))
        return;
    double size = 0.0, distance = 0.0;
    for (int axis = 0; axis < 3; axis++)
        size += fabs((double)floats[POINT + axis] - (double)floats[CENTRE + axis]);
    out->touches = sign_of(f, exact.distance2) == 0;
    if (!out->touches)
        distance = sqrt(ratio_of(f, exact.distance2, exact.unit));
    const root_error error = root_error_of(given->floats[0], distance, most_closest_obb_error.of_distance,
                                           most_closest_obb_error.slack, size);
    out->first_error = error.above;
    out->first_early = error.below;
    out->broken = fault_of_point(floats, given->floats + 1, distance, size);
    out->effort = f->effort;
}

const subject closest_obb_point = {
    .query = LH_QUERY_closest_obb_point,
    .name = "closest_obb_point",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .first_error_bound = most_closest_obb_off,
    .first_early_bound = most_closest_obb_off,
    .judge = judge,
};
