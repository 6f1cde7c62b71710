/* The points of a closed triangle and a closed oriented box that are closest to each other. */
#include <math.h>

#include "near_points.h"
#include "off_box.h"
#include "segment_triangle.h"
#include "triangle_distance.h"
#include "triangle_obb_contact.h"

static const near_bounds most = {
    .above_of_distance = 22.1,
    .below_of_distance = 6.6,
    .off_a = 59.0,
    .a_of_distance = 3.1,
    .off_b = 18.2,
    .off_common = 143.5,
    .further = 82.0,
    .further_of_distance = 26.0,
};

static turned_triangle exact;

static int touches_exactly(const float *floats)
{
    if (exact.f.terms == 0)
        write_turned_triangle(&exact);
    float inputs[TURNED_TRIANGLE_FLOATS + 1] = {0.0f};
    for (int k = 0; k < TURNED_TRIANGLE_FLOATS; k++)
        inputs[k] = floats[k];
    set_inputs(&exact.f, inputs);
    return !turned_triangle_is_apart(&exact);
}

static double diagonal_of(const float *half)
{
    const double x = (double)half[0], y = (double)half[1], z = (double)half[2];
    return 2.0 * sqrt(x * x + y * y + z * z);
}

static double furthest_of(const float *floats)
{
    double furthest = 0.0;
    for (int k = 0; k < 3; k++) {
        double way = 0.0;
        for (int axis = 0; axis < 3; axis++)
            way += fabs((double)floats[VERTICES + 3 * k + axis] - (double)floats[CENTRE + axis]);
        furthest = fmax(furthest, way);
    }
    return furthest;
}

static double size_of(const float *floats)
{
    set_triangle_and_point(floats + VERTICES, floats + VERTICES);
    return size_of_triangle() + diagonal_of(floats + HALF) + furthest_of(floats);
}

static void judge(const float *floats, const answer *given, finding *out)
{
    double on_triangle[3];
    axes_sight axes;
    if (is_no_turned_box(floats))
        return;
    for (int axis = 0; axis < 3; axis++)
        on_triangle[axis] = (double)given->floats[ON_A + axis];
    see_axes_of_triangle_and_obb(floats, &axes);
    const int touches = touches_exactly(floats);
    const near_sight seen = {
        .touches = touches,
        .distance = touches ? 0.0 : distance_of_corners(floats, axes.shapes, axes.off_surface),
        .size = size_of(floats),
        .off_a = triangle_to_point(floats + VERTICES, on_triangle),
        .off_b = off_turned_box(floats + CENTRE, given->floats + ON_B),
    };
    judge_near_points(&most, &seen, given, out);
    out->effort = exact.f.effort;
}

const subject closest_triangle_obb = {
    .query = LH_QUERY_closest_triangle_obb,
    .name = "closest_triangle_obb",
    .layout = TURNED_TRIANGLE_LAYOUT,
    .parts = (const signed char[]){0, 3, 6, 9, 12, 13, 14},
    .cases_of = &overlap_triangle_obb,
    .first_error_bound = 73.0,
    .first_early_bound = 143.5,
    .judge = judge,
};
