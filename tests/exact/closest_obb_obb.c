/* The points of two closed oriented boxes that are closest to each other. */
#include <math.h>

#include "near_points.h"
#include "obb_pair_contact.h"
#include "off_box.h"

static const near_bounds most = {
    .above_of_distance = 19.5,
    .below_of_distance = 6.6,
    .off_a = 37.0,
    .off_b = 50.0,
    .off_common = 210.0,
    .further = 200.0,
    .further_of_distance = 26.0,
};

static obb_pair exact;

static int touches_exactly(const float *floats)
{
    if (exact.of.f.terms == 0)
        write_obb_pair(&exact);
    set_inputs(&exact.of.f, floats);
    return !is_apart(&exact.of);
}

/* All half extents, and the way between the centres. */
static double size_of(const float *floats)
{
    double size = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        size += (double)floats[HALF + axis] + (double)floats[SECOND + HALF + axis];
        size += fabs((double)floats[SECOND + CENTRE + axis] - (double)floats[CENTRE + axis]);
    }
    return size;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    axes_sight axes;
    if (is_no_box(floats) || is_no_box(floats + SECOND))
        return;
    see_axes_of_obbs(floats, &axes);
    const int touches = touches_exactly(floats);
    const near_sight seen = {
        .touches = touches,
        .distance = touches ? 0.0 : distance_of_corners(floats, axes.shapes, axes.off_surface),
        .size = size_of(floats),
        .off_a = off_turned_box(floats, given->floats + ON_A),
        .off_b = off_turned_box(floats + SECOND, given->floats + ON_B),
    };
    judge_near_points(&most, &seen, given, out);
    out->effort = exact.of.f.effort;
}

const subject closest_obb_obb = {
    .query = LH_QUERY_closest_obb_obb,
    .name = "closest_obb_obb",
    .layout = OBB_PAIR_LAYOUT,
    .parts = (const signed char[]){0, 3, 4, 5, 10, 13, 14, 15},
    .cases_of = &overlap_obb_obb,
    .first_error_bound = 75.0,
    .first_early_bound = 193.0,
    .judge = judge,
};
