#include "capsule_pair_contact.h"

#include <string.h>

#include "segment_pair.h"

enum { AXIS = 0, RADIUS = 6, OTHER_AXIS = 7, OTHER_RADIUS = 13 };

static void take_axes(const float *floats, float *pair)
{
    memcpy(pair, floats + AXIS, 6 * sizeof *pair);
    memcpy(pair + 6, floats + OTHER_AXIS, 6 * sizeof *pair);
    set_segments(pair);
}

int capsules_reach(const float *floats, float extra)
{
    float pair[PAIR_FLOATS];
    take_axes(floats, pair);
    return are_within_sum(floats[RADIUS], floats[OTHER_RADIUS], extra);
}

void see_capsules(const float *floats, contact_sight *seen)
{
    float pair[PAIR_FLOATS];
    double on_a[3] = {0.0}, on_b[3] = {0.0};
    take_axes(floats, pair);
    nearest_of_segments(on_a, on_b);
    see_points(on_a, on_b, seen);
    seen->distance = distance_of_segments();
    seen->size = length_of_segments(pair);
}

double off_capsule_axis(const float *floats, int which, const double *point)
{
    const float *axis = floats + (which == 0 ? AXIS : OTHER_AXIS);
    return segment_to_point(axis, axis + 3, point);
}

effort capsules_effort(void)
{
    return segments_effort();
}
