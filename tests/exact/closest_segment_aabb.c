/* The points of a closed segment and a closed box that are closest to each other. */
#include <math.h>

#include "course.h"
#include "near_points.h"
#include "off_box.h"
#include "segment_pair.h"

enum { START = 0, END = 3, MIN = 6, MAX = 9 };

static const near_bounds most = {
    .above_of_distance = 19.5,
    .below_of_distance = 6.6,
    .off_a = 2.1,
    .off_common = 33.4,
    .further = 30.1,
    .further_of_distance = 26.0,
};

static double length_of_segment(const float *floats)
{
    double squared = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        const double way = (double)floats[END + axis] - floats[START + axis];
        squared += way * way;
    }
    return sqrt(squared);
}

static int is_empty(const float *floats)
{
    return floats[MIN] > floats[MAX] || floats[MIN + 1] > floats[MAX + 1] ||
           floats[MIN + 2] > floats[MAX + 2];
}

static void judge(const float *floats, const answer *given, finding *out)
{
    double on_segment[3];
    if (is_empty(floats)) {
        out->broken = isinf(given->floats[0]) && isnan(given->floats[ON_B]) ? NULL : "near what is empty";
        return;
    }
    for (int axis = 0; axis < 3; axis++)
        on_segment[axis] = (double)given->floats[ON_A + axis];
    course c = course_along(floats + START, floats + END, floats + MIN, floats + MAX);
    const near_sight seen = {
        .touches = comes_within(&c),
        .distance = nearest_sight(&c).distance,
        .size = length_of_segment(floats),
        .off_a = segment_to_point(floats + START, floats + END, on_segment),
    };
    judge_near_points(&most, &seen, given, out);
    out->effort = c.effort;
    if (!is_in_box(floats + MIN, floats + MAX, given->floats + ON_B))
        out->broken = "a point that is not in the box";
}

const subject closest_segment_aabb = {
    .query = LH_QUERY_closest_segment_aabb,
    .name = "closest_segment_aabb",
    .layout = "xyzxyzxyzxyz",
    .parts = (const signed char[]){0, 3, 7, 10},
    .cases_of = &overlap_capsule_aabb,
    .first_error_bound = 23.0,
    .first_early_bound = 29.1,
    .judge = judge,
};
