/* Closed box against closed oriented box: apart if and only if one of fifteen axes separates them, the three of each
 * and their products. */
#include <math.h>

#include "aabb_beside_obb.h"
#include "documented_bounds.h"
#include "floats.h"
#include "rotation.h"
#include "subject.h"

/* ---- Cases -------------------------------------------------------------------------------------------- */

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        double middle = draw_real(s, -4.0, 4.0), extent = draw_extent(s);
        draft[MIN + axis] = middle - extent;
        draft[MAX + axis] = middle + extent;
        draft[CENTRE + axis] = draw_real(s, -16.0, 16.0);
        draft[HALF + axis] = draw_extent(s);
    }
    draw_rotation(s, draft + ROTATION);
}

/* The end of a rod on a small plate: the rod is all that there is, or nearly, and what rounding does to it weighs
 * most. */
static void draft_rod(source *from, double *draft)
{
    stream *s = &from->own;
    double size = draw_power(s, -10, 0), end[3];
    int flat = draw_integer(s, 0, 2), along = draw_integer(s, 0, 2);
    draw_rotation(s, draft + ROTATION);
    for (int axis = 0; axis < 3; axis++) {
        draft[HALF + axis] = axis == along ? draw_real(s, 2.0, 4.0) : 0.0;
        end[axis] = draw_sign(s) * draft[HALF + axis];
    }
    rotate(draft + ROTATION, end);
    for (int axis = 0; axis < 3; axis++) {
        double middle = draw_real(s, -4.0, 4.0), extent = axis == flat ? 0.0 : size;
        draft[MIN + axis] = middle - extent;
        draft[MAX + axis] = middle + extent;
        draft[CENTRE + axis] = middle + end[axis];
    }
}

/* By nearly a quarter of a turn, or a third, or none: edges are parallel but for so much. */
static void draft_leaning(source *from, double *draft)
{
    stream *s = &from->own;
    draft_any(from, draft);
    double least = draw_power(s, -30, -2);
    for (int k = 0; k < 4; k++) {
        int whole = k == 3 ? 1 : draw_integer(s, -1, 1);
        draft[ROTATION + k] = whole + draw_real(s, -1.0, 1.0) * least;
    }
}

/* Without a rotation or by whole quarters of one, which is exact: in whole numbers nothing is rounded but the
 * padding. */
static void draft_upright(source *from, double *draft)
{
    stream *s = &from->own;
    int which = draw_integer(s, 0, 3);
    for (int k = 0; k < 4; k++)
        draft[ROTATION + k] = k == which;
    for (int axis = 0; axis < 3; axis++) {
        int middle = draw_integer(s, -4, 4), extent = draw_integer(s, 0, 4);
        draft[MIN + axis] = middle - extent;
        draft[MAX + axis] = middle + extent;
        draft[HALF + axis] = draw_integer(s, 0, 4);
        draft[CENTRE + axis] = draw_integer(s, -8, 8);
    }
}

/* Upright boxes, flat on one axis and apart on it by about what the padding allows. */
static void draft_out_of_reach(source *from, double *draft)
{
    stream *s = &from->own;
    int which = draw_integer(s, 0, 2);
    double sum = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        double extent = axis == which ? 0.0 : draw_real(s, 0.5, 1.0);
        double half = axis == which ? 0.0 : draw_real(s, 0.5, 1.0);
        draft[MIN + axis] = -extent;
        draft[MAX + axis] = extent;
        draft[HALF + axis] = half;
        sum += extent + half;
    }
    draft[CENTRE + which] = draw_sign(s) * draw_real(s, 22.0, 34.0) * unit_roundoff * sum;
    draft[ROTATION + 3] = 1.0;
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

static separation exact;

static void set_case(const float *floats)
{
    if (exact.f.terms == 0)
        write_aabb_beside_obb(&exact);
    set_inputs(&exact.f, floats);
}

static void judge(const float *floats, const answer *given, finding *out)
{
    set_case(floats);
    out->effort = exact.f.effort;
    if (is_no_aabb_or_obb(floats))
        return;
    out->touches = !is_apart(&exact);
    out->growth_bound = is_turned(floats + ROTATION) ? most_box_axes_gap : most_box_axes_gap_unturned;
    if (given->hit && !out->touches)
        out->growth = gap_of(&exact);
    out->effort = exact.f.effort;
}

/* ---- Reaching ----------------------------------------------------------------------------------------- */

static void order(float *floats)
{
    order_box(floats + MIN, floats + MAX);
    for (int axis = 0; axis < 3; axis++)
        floats[HALF + axis] = fabsf(floats[HALF + axis]);
}

static void just_order(stream *s, float *floats)
{
    (void)s;
    order(floats);
}

static void reach(stream *s, float *floats)
{
    (void)s;
    order(floats);
    scale_to_reach(&exact, set_case, floats, HALF, 0.0);
}

static void nearly_reach(stream *s, float *floats)
{
    order(floats);
    scale_to_reach(&exact, set_case, floats, HALF, draw_real(s, 0.0, 64.0) * unit_roundoff);
}

/* Likewise, where every number is of a magnitude of its own. */
static void scatter_and_reach(stream *s, float *floats)
{
    scatter(s, AABB_OBB_FLOATS, floats);
    reach(s, floats);
}

/* ---- Families ----------------------------------------------------------------------------------------- */

static const family families[] = {
    {"reaching", draft_any, ANYWHERE, 0, reach},
    {"reaching, 1 ulp off", draft_any, ANYWHERE, 1, reach},
    {"reaching, far away", draft_any, FAR_AWAY, 1, reach},
    {"reaching, stretched", draft_any, STRETCHED, 1, reach},
    {"reaching, smallest", draft_any, SMALLEST, 1, reach},
    {"reaching, largest", draft_any, LARGEST, 1, reach},
    {"reaching, scattered", draft_any, UNMOVED, 0, scatter_and_reach},
    {"rods", draft_rod, ANYWHERE, 0, reach},
    {"rods, about the origin", draft_rod, UNMOVED, 0, reach},
    {"rods, far away", draft_rod, FAR_AWAY, 1, reach},
    {"rods, apart", draft_rod, ANYWHERE, 0, nearly_reach},
    {"leaning", draft_leaning, ANYWHERE, 0, reach},
    {"leaning, far away", draft_leaning, FAR_AWAY, 1, reach},
    {"leaning, stretched", draft_leaning, STRETCHED, 0, reach},
    {"leaning, about the origin", draft_leaning, UNMOVED, 0, reach},
    {"apart", draft_any, ANYWHERE, 0, nearly_reach},
    {"apart, far away", draft_any, FAR_AWAY, 0, nearly_reach},
    {"apart, stretched", draft_any, STRETCHED, 0, nearly_reach},
    {"apart, smallest", draft_any, SMALLEST, 0, nearly_reach},
    {"apart, leaning", draft_leaning, ANYWHERE, 0, nearly_reach},
    {"upright", draft_upright, GRID, 0, just_order},
    {"upright, 1 ulp off", draft_upright, GRID, 1, just_order},
    {"out of reach", draft_out_of_reach, UNMOVED, 0, just_order},
    {"anything", draft_any, ANYWHERE, 0, just_order},
    {"anything, leaning", draft_leaning, ANYWHERE, 0, just_order},
};

const subject overlap_aabb_obb = {
    .query = LH_QUERY_overlap_aabb_obb,
    .name = "overlap_aabb_obb",
    .layout = AABB_OBB_LAYOUT,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
