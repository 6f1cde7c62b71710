/* The points of a closed triangle and a closed box that are closest to each other. */
#include <math.h>

#include "box_contact.h"
#include "corner_distance.h"
#include "near_points.h"
#include "off_box.h"
#include "segment_triangle.h"
#include "triangle_distance.h"
#include "triangle_oracle.h"

static const near_bounds most = {
    .above_of_distance = 22.1,
    .below_of_distance = 6.6,
    .off_a = 4.6,
    .a_of_distance = 3.1,
    .off_common = 143.5,
    .further = 78.0,
    .further_of_distance = 26.0,
};

/* From the lower corner of the box. */
static double off_surface_of(const float *floats, int which, const double *point)
{
    double at[3];
    const double min[3] = {0.0, 0.0, 0.0};
    double max[3];
    for (int axis = 0; axis < 3; axis++) {
        at[axis] = point[axis] + (double)floats[MIN + axis];
        max[axis] = (double)floats[MAX + axis] - (double)floats[MIN + axis];
    }
    return which == 0 ? triangle_to_point(floats + VERTICES, at) : off_surface(min, max, point);
}

static double distance_of(const float *floats)
{
    double axes[3][3] = {{1.0, 0.0, 0.0}, {0.0, 1.0, 0.0}, {0.0, 0.0, 1.0}};
    double half[3], vertices[3][3];
    for (int axis = 0; axis < 3; axis++) {
        half[axis] = ((double)floats[MAX + axis] - (double)floats[MIN + axis]) / 2.0;
        for (int k = 0; k < 3; k++)
            vertices[k][axis] = (double)floats[VERTICES + 3 * k + axis] - (double)floats[MIN + axis];
    }
    const corners shapes[2] = {corners_of_triangle(vertices), corners_of_box(half, half, axes)};
    return distance_of_corners(floats, shapes, off_surface_of);
}

static double diagonal_of(const float *floats)
{
    double squared = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        const double extent = (double)floats[MAX + axis] - (double)floats[MIN + axis];
        squared += extent * extent;
    }
    return sqrt(squared);
}

static double size_of(const float *floats)
{
    set_triangle_and_point(floats + VERTICES, floats + VERTICES);
    return size_of_triangle() + diagonal_of(floats);
}

static int is_empty(const float *floats)
{
    return floats[MIN] > floats[MAX] || floats[MIN + 1] > floats[MAX + 1] ||
           floats[MIN + 2] > floats[MAX + 2];
}

static void judge(const float *floats, const answer *given, finding *out)
{
    const float no_slack[3] = {0.0f, 0.0f, 0.0f};
    double on_triangle[3];
    if (is_empty(floats)) {
        out->broken = isinf(given->floats[0]) && isnan(given->floats[ON_B]) ? NULL : "near what is empty";
        return;
    }
    for (int axis = 0; axis < 3; axis++)
        on_triangle[axis] = (double)given->floats[ON_A + axis];
    set_triangle(floats, no_slack);
    const int touches = triangle_touches();
    const near_sight seen = {
        .touches = touches,
        .distance = touches ? 0.0 : distance_of(floats),
        .size = size_of(floats),
        .off_a = triangle_to_point(floats + VERTICES, on_triangle),
    };
    judge_near_points(&most, &seen, given, out);
    out->effort = triangle_effort();
    if (!is_in_box(floats + MIN, floats + MAX, given->floats + ON_B))
        out->broken = "a point that is not in the box";
}

const subject closest_triangle_aabb = {
    .query = LH_QUERY_closest_triangle_aabb,
    .name = "closest_triangle_aabb",
    .layout = "xyzxyzxyzxyzxyz",
    .parts = (const signed char[]){0, 3, 6, 9, 12},
    .cases_of = &overlap_triangle_aabb,
    .first_error_bound = 73.0,
    .first_early_bound = 143.5,
    .judge = judge,
};
