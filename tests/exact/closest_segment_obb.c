/* The points of a closed segment and a closed oriented box that are closest to each other. */
#include "capsule_obb_contact.h"
#include "near_points.h"
#include "off_box.h"
#include "parts.h"
#include "segment_pair.h"

/* Of a capsule and a box, as drafts have them. */
enum { START = 0, END = 3, CENTRE = 7, HALF = 10 };

static const near_bounds most = {
    .above_of_distance = 19.5,
    .below_of_distance = 6.6,
    .off_a = 2.1,
    .off_b = 36.4,
    .off_common = 89.1,
    .further = 85.8,
    .further_of_distance = 26.0,
};

static void judge(const float *floats, const answer *given, finding *out)
{
    float capsule[CAPSULE_OBB_FLOATS] = {0.0f};
    double on_segment[3];
    put_parts(&closest_segment_obb, floats, capsule);
    if (is_no_obb(capsule))
        return;
    for (int axis = 0; axis < 3; axis++)
        on_segment[axis] = (double)given->floats[ON_A + axis];
    turned_course c = course_beside_obb(capsule);
    const near_sight seen = {
        .touches = segment_comes_within(&c),
        .distance = nearest_turned_sight(&c).distance,
        .size = capsule_seen_from_obb(capsule).size,
        .off_a = segment_to_point(capsule + START, capsule + END, on_segment),
        .off_b = off_turned_box(capsule + CENTRE, given->floats + ON_B),
    };
    judge_near_points(&most, &seen, given, out);
    out->effort = c.effort;
}

const subject closest_segment_obb = {
    .query = LH_QUERY_closest_segment_obb,
    .name = "closest_segment_obb",
    .layout = "xyzxyzxyzrrrqqqq",
    .parts = (const signed char[]){START, END, CENTRE, HALF, HALF + 1, HALF + 2},
    .cases_of = &overlap_capsule_obb,
    .first_error_bound = 23.0,
    .first_early_bound = 50.8,
    .judge = judge,
};
