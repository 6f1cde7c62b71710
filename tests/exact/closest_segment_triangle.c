/* The points of a closed segment and a closed triangle that are closest to each other. */
#include "near_points.h"
#include "parts.h"
#include "segment_pair.h"
#include "segment_triangle.h"

static const near_bounds most = {
    .above_of_distance = 22.1,
    .below_of_distance = 28.0,
    .off_a = 2.1,
    .off_b = 4.6,
    .b_of_distance = 3.1,
    .off_common = 143.5,
    .further = 41.0,
    .further_of_distance = 26.0,
};

static void judge(const float *floats, const answer *given, finding *out)
{
    float capsule[CAPSULE_TRIANGLE_FLOATS] = {0.0f};
    double on_segment[3], on_triangle[3];
    put_parts(&closest_segment_triangle, floats, capsule);
    for (int axis = 0; axis < 3; axis++) {
        on_segment[axis] = (double)given->floats[ON_A + axis];
        on_triangle[axis] = (double)given->floats[ON_B + axis];
    }
    const near_sight seen = {
        .touches = segment_reaches_triangle(capsule, 0.0f),
        .distance = distance_of_segment_and_triangle(capsule),
        .size = size_of_segment_and_triangle(capsule),
        .off_a = segment_to_point(capsule + CAPSULE_START, capsule + CAPSULE_END, on_segment),
        .off_b = triangle_to_point(capsule + CAPSULE_VERTICES, on_triangle),
    };
    judge_near_points(&most, &seen, given, out);
    out->effort = segment_triangle_effort();
}

const subject closest_segment_triangle = {
    .query = LH_QUERY_closest_segment_triangle,
    .name = "closest_segment_triangle",
    .layout = "xyzxyzxyzxyzxyz",
    .parts = (const signed char[]){CAPSULE_START, CAPSULE_END, CAPSULE_VERTICES, CAPSULE_VERTICES + 3,
                                   CAPSULE_VERTICES + 6},
    .cases_of = &overlap_capsule_triangle,
    .first_error_bound = 40.6,
    .first_early_bound = 143.5,
    .judge = judge,
};
