/* Closed capsules within a margin of each other: the distance of their segments is at most the sum of the radii and the
 * margin. */
#include <string.h>

#include "contact_oracle.h"
#include "segment_pair.h"

enum { AXIS = 0, RADIUS = 6, OTHER_AXIS = 7, OTHER_RADIUS = 13, FLOATS = 15 };

static void take_axes(const float *floats, float *pair)
{
    memcpy(pair, floats + AXIS, 6 * sizeof *pair);
    memcpy(pair + 6, floats + OTHER_AXIS, 6 * sizeof *pair);
    set_segments(pair);
}

static int reaches(const float *floats, float extra)
{
    float pair[PAIR_FLOATS];
    take_axes(floats, pair);
    return are_within_sum(floats[RADIUS], floats[OTHER_RADIUS], extra);
}

static void see(const float *floats, contact_sight *seen)
{
    float pair[PAIR_FLOATS];
    double on_a[3] = {0.0}, on_b[3] = {0.0};
    take_axes(floats, pair);
    nearest_of_segments(on_a, on_b);
    see_points(on_a, on_b, seen);
    seen->distance = distance_of_segments();
    seen->size = length_of_segments(pair);
}

static double off_core(const float *floats, int which, const double *point)
{
    const float *axis = floats + (which == 0 ? AXIS : OTHER_AXIS);
    return segment_to_point(axis, axis + 3, point);
}

static const contact_oracle oracle = {
    .places = {RADIUS, OTHER_RADIUS},
    .floats = FLOATS,
    .bounds = {.growth = 31.0, .slack = 0x1p-61, .distance = 32.0, .normal = 34.0, .point = 6.0},
    .normal_is_by_distance = 1,
    .reaches = reaches,
    .see = see,
    .off_core = off_core,
    .needed = segments_effort,
};

const subject contact_capsule_capsule = {
    .query = LH_QUERY_contact_capsule_capsule,
    .name = "contact_capsule_capsule",
    .layout = "xyzxyzrxyzxyzrr",
    .cases_of = &overlap_capsule_capsule,
    .contact = &oracle,
};
