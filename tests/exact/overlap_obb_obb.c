/* Two closed oriented boxes: apart if and only if one of fifteen axes separates them, the three of each and their
 * products. */
#include <math.h>

#include "documented_bounds.h"
#include "floats.h"
#include "obb_pair_cases.h"
#include "rotation.h"
#include "subject.h"

/* ---- Cases -------------------------------------------------------------------------------------------- */

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
    {"reaching", draft_obbs, ANYWHERE, 0, reach},
    {"reaching, 1 ulp off", draft_obbs, ANYWHERE, 1, reach},
    {"reaching, far away", draft_obbs, FAR_AWAY, 1, reach},
    {"reaching, stretched", draft_obbs, STRETCHED, 1, reach},
    {"reaching, smallest", draft_obbs, SMALLEST, 1, reach},
    {"reaching, largest", draft_obbs, LARGEST, 1, reach},
    {"reaching, scattered", draft_obbs, UNMOVED, 0, scatter_and_reach},
    {"rods", draft_rod_on_plate, ANYWHERE, 0, reach},
    {"rods, about the origin", draft_rod_on_plate, UNMOVED, 0, reach},
    {"rods, far away", draft_rod_on_plate, FAR_AWAY, 1, reach},
    {"rods, apart", draft_rod_on_plate, ANYWHERE, 0, nearly_reach},
    {"leaning", draft_leaning_obbs, ANYWHERE, 0, reach},
    {"leaning, far away", draft_leaning_obbs, FAR_AWAY, 1, reach},
    {"leaning, stretched", draft_leaning_obbs, STRETCHED, 0, reach},
    {"leaning, about the origin", draft_leaning_obbs, UNMOVED, 0, reach},
    {"corners", draft_corner_to_corner, ANYWHERE, 0, reach},
    {"corners, about the origin", draft_corner_to_corner, UNMOVED, 0, reach},
    {"corners, far away", draft_corner_to_corner, FAR_AWAY, 1, reach},
    {"corners, smallest", draft_corner_to_corner, SMALLEST, 0, reach},
    {"corners, as drafted", draft_corner_to_corner, UNMOVED, 0, just_order},
    {"apart", draft_obbs, ANYWHERE, 0, nearly_reach},
    {"apart, far away", draft_obbs, FAR_AWAY, 0, nearly_reach},
    {"apart, stretched", draft_obbs, STRETCHED, 0, nearly_reach},
    {"apart, smallest", draft_obbs, SMALLEST, 0, nearly_reach},
    {"apart, leaning", draft_leaning_obbs, ANYWHERE, 0, nearly_reach},
    {"upright", draft_upright_obbs, GRID, 0, just_order},
    {"upright, 1 ulp off", draft_upright_obbs, GRID, 1, just_order},
    {"out of reach", draft_out_of_reach, UNMOVED, 0, just_order},
    {"anything", draft_obbs, ANYWHERE, 0, just_order},
    {"anything, leaning", draft_leaning_obbs, ANYWHERE, 0, just_order},
};

const subject overlap_obb_obb = {
    .query = LH_QUERY_overlap_obb_obb,
    .name = "overlap_obb_obb",
    .layout = OBB_PAIR_LAYOUT,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
