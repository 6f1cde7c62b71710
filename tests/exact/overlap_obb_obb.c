/* Two closed oriented boxes: apart if and only if one of fifteen axes separates them, the three of each and their
 * products. */
#include <math.h>

#include "documented_bounds.h"
#include "floats.h"
#include "obb_pair.h"
#include "rotation.h"
#include "subject.h"

/* ---- Cases -------------------------------------------------------------------------------------------- */

static void draft_box(stream *s, double spread, double *box)
{
    for (int axis = 0; axis < 3; axis++) {
        box[CENTRE + axis] = draw_real(s, -spread, spread);
        box[HALF + axis] = draw_extent(s);
    }
    draw_rotation(s, box + ROTATION);
}

static void draft_any(source *from, double *draft)
{
    draft_box(&from->own, 4.0, draft);
    draft_box(&from->own, 16.0, draft + SECOND);
}

/* The end of a rod on a small plate: the rod is all that there is, or nearly, and what rounding does to it weighs most.
 * Either may come first. */
static void draft_rod(source *from, double *draft)
{
    stream *s = &from->own;
    double *rod = draft + (draw_one_in(s, 2) ? SECOND : 0), *plate = rod == draft ? draft + SECOND : draft;
    draft_box(s, 4.0, plate);
    draft_box(s, 4.0, rod);
    double size = draw_power(s, -10, 0), end[3];
    int flat = draw_integer(s, 0, 2), along = draw_integer(s, 0, 2);
    for (int axis = 0; axis < 3; axis++) {
        plate[HALF + axis] = axis == flat ? 0.0 : size;
        rod[HALF + axis] = axis == along ? draw_real(s, 2.0, 4.0) : 0.0;
        end[axis] = draw_sign(s) * rod[HALF + axis];
    }
    rotate(rod + ROTATION, end);
    for (int axis = 0; axis < 3; axis++)
        rod[CENTRE + axis] = plate[CENTRE + axis] + end[axis];
}

/* The rotation p, then q, seen from what p makes of the axes. */
static void rotate_further(const double p[4], const double q[4], double both[4])
{
    for (int k = 0; k < 3; k++) {
        int u = (k + 1) % 3, w = (k + 2) % 3;
        both[k] = p[3] * q[k] + q[3] * p[k] + p[u] * q[w] - p[w] * q[u];
    }
    both[3] = p[3] * q[3] - p[0] * q[0] - p[1] * q[1] - p[2] * q[2];
}

/* By nearly a quarter of a turn from each other, or a third, or none: edges are parallel but for so much. */
static void draft_leaning(source *from, double *draft)
{
    stream *s = &from->own;
    double turn[4], least = draw_one_in(s, 4) ? 0.0 : draw_power(s, -30, -2);
    draft_any(from, draft);
    for (int k = 0; k < 4; k++) {
        int whole = k == 3 ? 1 : draw_integer(s, -1, 1);
        turn[k] = whole + draw_real(s, -1.0, 1.0) * least;
    }
    rotate_further(draft + ROTATION, turn, draft + SECOND + ROTATION);
}

/* Of one shape and turned alike, corner to corner: the balls around them touch there. */
static void draft_corners(source *from, double *draft)
{
    stream *s = &from->own;
    double times = draw_real(s, 0.1, 1.0), way[3];
    draft_any(from, draft);
    for (int axis = 0; axis < 3; axis++) {
        draft[SECOND + HALF + axis] = draft[HALF + axis] * times;
        way[axis] = draw_sign(s) * draft[HALF + axis] * (1.0 + times);
    }
    for (int k = 0; k < 4; k++)
        draft[SECOND + ROTATION + k] = draft[ROTATION + k];
    rotate(draft + ROTATION, way);
    for (int axis = 0; axis < 3; axis++)
        draft[SECOND + CENTRE + axis] = draft[CENTRE + axis] + way[axis];
}

static void turn_by_quarters(stream *s, double q[4])
{
    int which = draw_integer(s, 0, 3);
    for (int k = 0; k < 4; k++)
        q[k] = k == which;
}

/* Without a rotation or by halves of one, which is exact: in whole numbers nothing is rounded but the padding. */
static void draft_upright(source *from, double *draft)
{
    stream *s = &from->own;
    for (int k = 0; k <= SECOND; k += SECOND) {
        turn_by_quarters(s, draft + k + ROTATION);
        for (int axis = 0; axis < 3; axis++) {
            draft[k + CENTRE + axis] = draw_integer(s, -4, 4);
            draft[k + HALF + axis] = draw_integer(s, 0, 4);
        }
    }
}

/* Upright boxes, flat on one axis and apart on it by about what the padding allows. */
static void draft_out_of_reach(source *from, double *draft)
{
    stream *s = &from->own;
    int which = draw_integer(s, 0, 2);
    double sum = 0.0;
    for (int k = 0; k <= SECOND; k += SECOND) {
        draft[k + ROTATION + 3] = 1.0;
        for (int axis = 0; axis < 3; axis++) {
            draft[k + HALF + axis] = axis == which ? 0.0 : draw_real(s, 0.5, 1.0);
            sum += draft[k + HALF + axis];
        }
    }
    draft[CENTRE + which] = draw_sign(s) * draw_real(s, 40.0, 64.0) * unit_roundoff * sum;
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

static obb_pair pair;
static separation *const exact = &pair.of;

static void set_case(const float *floats)
{
    if (exact->f.terms == 0)
        write_obb_pair(&pair);
    set_inputs(&exact->f, floats);
}

static void judge(const float *floats, const answer *given, finding *out)
{
    set_case(floats);
    out->effort = exact->f.effort;
    if (is_no_box(floats) || is_no_box(floats + SECOND))
        return;
    out->touches = !is_apart(exact);
    const int is_any_turned = is_turned(floats + ROTATION) || is_turned(floats + SECOND + ROTATION);
    out->growth_bound = is_any_turned ? most_obb_axes_gap : most_obb_axes_gap_unturned;
    if (given->hit && !out->touches)
        out->growth = gap_of(exact);
    out->effort = exact->f.effort;
}

/* ---- Reaching ----------------------------------------------------------------------------------------- */

static void order(float *floats)
{
    for (int axis = 0; axis < 3; axis++) {
        floats[HALF + axis] = fabsf(floats[HALF + axis]);
        floats[SECOND + HALF + axis] = fabsf(floats[SECOND + HALF + axis]);
    }
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
    scale_to_reach(exact, set_case, floats, SECOND + HALF, 0.0);
}

static void nearly_reach(stream *s, float *floats)
{
    order(floats);
    scale_to_reach(exact, set_case, floats, SECOND + HALF, draw_real(s, 0.0, 112.0) * unit_roundoff);
}

/* Likewise, where every number is of a magnitude of its own. */
static void scatter_and_reach(stream *s, float *floats)
{
    scatter(s, OBB_PAIR_FLOATS, floats);
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
    {"corners", draft_corners, ANYWHERE, 0, reach},
    {"corners, about the origin", draft_corners, UNMOVED, 0, reach},
    {"corners, far away", draft_corners, FAR_AWAY, 1, reach},
    {"corners, smallest", draft_corners, SMALLEST, 0, reach},
    {"corners, as drafted", draft_corners, UNMOVED, 0, just_order},
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

const subject overlap_obb_obb = {
    .query = LH_QUERY_overlap_obb_obb,
    .name = "overlap_obb_obb",
    .layout = OBB_PAIR_LAYOUT,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
