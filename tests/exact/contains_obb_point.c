/* A point in a closed oriented box. Exactly: with N = |q|^2 and M = N R of whole polynomials in q, N h is at least |M'
 * L| on each axis, L being the way from the centre to the point. */
#include <math.h>

#include "documented_bounds.h"
#include "floats.h"
#include "formula.h"
#include "rotation.h"
#include "subject.h"

/* ---- Cases -------------------------------------------------------------------------------------------- */

enum { CENTRE = 0, HALF = 3, ROTATION = 6, POINT = 10, FLOATS = 13 };

static const char layout[] = "xyzrrrqqqqxyz";

/* On a face, an edge or a corner, or within by as much as padding may ask for. */
static void draft_on_boundary(source *from, double *draft)
{
    stream *s = &from->own;
    double way[3], within = draw_one_in(s, 2) ? 0.0 : draw_real(s, 0.0, 64.0) * unit_roundoff;
    draw_rotation(s, draft + ROTATION);
    int faces = draw_integer(s, 1, 7);
    for (int axis = 0; axis < 3; axis++) {
        draft[HALF + axis] = draw_one_in(s, 8) ? 0.0 : draw_real(s, 0.0, 4.0);
        double most = draft[HALF + axis] * (1.0 - within);
        way[axis] = faces >> axis & 1 ? draw_sign(s) * most : draw_real(s, -1.0, 1.0) * most;
        draft[CENTRE + axis] = draw_real(s, -4.0, 4.0);
    }
    rotate(draft + ROTATION, way);
    for (int axis = 0; axis < 3; axis++)
        draft[POINT + axis] = draft[CENTRE + axis] + way[axis];
}

/* About the origin, without a rotation. */
static void draft_unturned(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[POINT + axis] = draw_sign(s) * draw_real(s, 0.5, 1.0);
        draft[HALF + axis] = fabs(draft[POINT + axis]);
    }
    draft[ROTATION + 3] = 1.0;
}

static void draft_at_centre(source *from, double *draft)
{
    draft_on_boundary(from, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[POINT + axis] = draft[CENTRE + axis];
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_real(s, -16.0, 16.0);
        draft[POINT + axis] = draw_real(s, -16.0, 16.0);
        draft[HALF + axis] = draw_real(s, 0.0, 32.0);
    }
    draw_rotation(s, draft + ROTATION);
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

static struct {
    formula f;
    term room[3]; /* N times what is left to the face on an axis */
    term sum;     /* N (|x| + |y| + |z|) of the way */
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    term way[3], sum_of_way = 0;
    for (int axis = 0; axis < 3; axis++) {
        way[axis] = difference(f, input(f, POINT + axis), input(f, CENTRE + axis));
        term length = magnitude(f, way[axis]);
        sum_of_way = axis == 0 ? length : sum(f, sum_of_way, length);
    }
    const turned box = write_rotation(f, ROTATION);
    for (int axis = 0; axis < 3; axis++)
        exact.room[axis] = difference(f, product(f, input(f, HALF + axis), box.norm),
                                      magnitude(f, write_dot(f, box.axis[axis], way)));
    exact.sum = product(f, sum_of_way, box.norm);
}

static void set_case(const float *floats)
{
    if (exact.f.terms == 0)
        write_formula();
    set_inputs(&exact.f, floats);
}

static int is_contained(void)
{
    for (int axis = 0; axis < 3; axis++)
        if (sign_of(&exact.f, exact.room[axis]) < 0)
            return 0;
    return 1;
}

/* The least that takes the point out of the box, which is not at its centre. */
static double shrinkage(void)
{
    double least = INFINITY;
    if (sign_of(&exact.f, exact.sum) == 0)
        return least;
    for (int axis = 0; axis < 3; axis++)
        least = fmin(least, ratio_of(&exact.f, exact.room[axis], exact.sum) * 0x1p23);
    return least;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    set_case(floats);
    if (norm_of(floats + ROTATION) <= 0.0) /* of that nothing is said */
        return;
    out->touches = is_contained();
    out->growth_bound = is_turned(floats + ROTATION) ? most_obb_shrinkage : most_obb_shrinkage_unturned;
    if (!given->hit && out->touches)
        out->growth = shrinkage();
    out->effort = exact.f.effort;
}

/* The half extents at which the point is on a face, one or all, or as much more as padding may ask for. */
static void reach_the_point(stream *s, float *floats)
{
    set_case(floats);
    double norm = norm_of(floats + ROTATION), sum = estimate(&exact.f, exact.sum);
    double padding = draw_one_in(s, 2) ? 0.0 : draw_real(s, 0.0, 32.0) * unit_roundoff * sum;
    int faces = draw_integer(s, 1, 7);
    for (int axis = 0; axis < 3 && norm > 0.0; axis++) {
        double seen = (double)floats[HALF + axis] * norm - estimate(&exact.f, exact.room[axis]);
        floats[HALF + axis] = nearest_float((seen + padding) / norm * (faces >> axis & 1 ? 1.0 : 2.0));
    }
}

/* Likewise, where every number is of a magnitude of its own. */
static void scatter_and_reach(stream *s, float *floats)
{
    scatter(s, FLOATS, floats);
    reach_the_point(s, floats);
}

static void make_negative(stream *s, float *floats)
{
    int axis = draw_integer(s, 0, 2);
    floats[HALF + axis] = -floats[HALF + axis];
}

/* ---- Families ----------------------------------------------------------------------------------------- */

static const family families[] = {
    {"on the boundary", draft_on_boundary, ANYWHERE, 0, NULL},
    {"on the boundary, 4 ulps off", draft_on_boundary, ANYWHERE, 4, NULL},
    {"on the boundary, far away", draft_on_boundary, FAR_AWAY, 1, NULL},
    {"on the boundary, about the origin", draft_on_boundary, UNMOVED, 0, NULL},
    {"on the boundary, smallest", draft_on_boundary, SMALLEST, 1, NULL},
    {"on the boundary, largest", draft_on_boundary, LARGEST, 1, NULL},
    {"at the centre", draft_at_centre, ANYWHERE, 0, NULL},
    {"at the centre, 1 ulp off", draft_at_centre, ANYWHERE, 1, NULL},
    {"negative half extents", draft_on_boundary, ANYWHERE, 0, make_negative},
    {"reaching", draft_any, ANYWHERE, 0, reach_the_point},
    {"reaching, 1 ulp off", draft_any, ANYWHERE, 1, reach_the_point},
    {"reaching, far away", draft_any, FAR_AWAY, 1, reach_the_point},
    {"reaching, stretched", draft_any, STRETCHED, 1, reach_the_point},
    {"reaching, smallest", draft_any, SMALLEST, 1, reach_the_point},
    {"reaching, largest", draft_any, LARGEST, 1, reach_the_point},
    {"reaching, scattered", draft_any, UNMOVED, 0, scatter_and_reach},
    {"reaching, about the origin", draft_on_boundary, UNMOVED, 0, reach_the_point},
    {"unturned", draft_unturned, UNMOVED, 0, reach_the_point},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

const subject contains_obb_point = {
    .query = LH_QUERY_contains_obb_point,
    .name = "contains_obb_point",
    .promised = NEVER_HITS_WRONGLY,
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
