/* The points of a closed box and a closed oriented box that are closest to each other. */
#include <math.h>

#include "aabb_beside_obb.h"
#include "box_contact.h"
#include "corner_distance.h"
#include "near_points.h"
#include "off_box.h"
#include "rotation.h"

static const near_bounds most = {
    .above_of_distance = 19.5,
    .below_of_distance = 6.6,
    .off_b = 50.0,
    .off_common = 210.0,
    .further = 200.0,
    .further_of_distance = 26.0,
};

static separation exact;

static int touches_exactly(const float *floats)
{
    if (exact.f.terms == 0)
        write_aabb_beside_obb(&exact);
    set_inputs(&exact.f, floats);
    return !is_apart(&exact);
}

/* From the centre of the oriented box. */
static double off_surface_of(const float *floats, int which, const double *point)
{
    double q[4], seen[3], min[3], max[3];
    for (int k = 0; k < 4; k++)
        q[k] = (double)floats[ROTATION + k];
    for (int axis = 0; axis < 3; axis++) {
        const double centre = (double)floats[CENTRE + axis];
        seen[axis] = point[axis];
        max[axis] = which == 0 ? (double)floats[MAX + axis] - centre : (double)floats[HALF + axis];
        min[axis] = which == 0 ? (double)floats[MIN + axis] - centre : -max[axis];
    }
    if (which == 1)
        rotate_back(q, seen);
    return off_surface(min, max, seen);
}

static void find_corners(const float *floats, corners shapes[2])
{
    double upright[3][3] = {{1.0, 0.0, 0.0}, {0.0, 1.0, 0.0}, {0.0, 0.0, 1.0}}, origin[3] = {0.0, 0.0, 0.0};
    double q[4], axes[3][3], middle[3], half[2][3];
    for (int k = 0; k < 4; k++)
        q[k] = (double)floats[ROTATION + k];
    for (int axis = 0; axis < 3; axis++) {
        const double min = (double)floats[MIN + axis], max = (double)floats[MAX + axis];
        middle[axis] = ((min - (double)floats[CENTRE + axis]) + (max - (double)floats[CENTRE + axis])) / 2.0;
        half[0][axis] = (max - min) / 2.0;
        half[1][axis] = (double)floats[HALF + axis];
        for (int i = 0; i < 3; i++)
            axes[axis][i] = upright[axis][i];
        rotate(q, axes[axis]);
    }
    shapes[0] = corners_of_box(middle, half[0], upright);
    shapes[1] = corners_of_box(origin, half[1], axes);
}

static double distance_of(const float *floats)
{
    corners shapes[2];
    find_corners(floats, shapes);
    return distance_of_corners(floats, shapes, off_surface_of);
}

/* All half extents, and the way between the centres. */
static double size_of(const float *floats)
{
    double size = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        const double min = (double)floats[MIN + axis], max = (double)floats[MAX + axis];
        size += (max - min) / 2.0 + (double)floats[HALF + axis];
        size += fabs((min + max) / 2.0 - (double)floats[CENTRE + axis]);
    }
    return size;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    if (is_no_aabb_or_obb(floats))
        return;
    const int touches = touches_exactly(floats);
    const near_sight seen = {
        .touches = touches,
        .distance = touches ? 0.0 : distance_of(floats),
        .size = size_of(floats),
        .off_b = off_turned_box(floats + CENTRE, given->floats + ON_B),
    };
    judge_near_points(&most, &seen, given, out);
    out->effort = exact.f.effort;
    if (!is_in_box(floats + MIN, floats + MAX, given->floats + ON_A))
        out->broken = "a point that is not in the box";
}

const subject closest_aabb_obb = {
    .query = LH_QUERY_closest_aabb_obb,
    .name = "closest_aabb_obb",
    .layout = AABB_OBB_LAYOUT,
    .parts = (const signed char[]){0, 3, 6, 9, 10, 11},
    .cases_of = &overlap_aabb_obb,
    .first_error_bound = 75.0,
    .first_early_bound = 193.0,
    .judge = judge,
};
