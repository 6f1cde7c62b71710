#include "near_points.h"

#include <math.h>
#include <string.h>

#include "distances.h"
#include "floats.h"

static const double slack = 0x1p-61;

static double length_of(const float *v)
{
    return sqrt((double)v[0] * v[0] + (double)v[1] * v[1] + (double)v[2] * v[2]);
}

static double between(const float *a, const float *b)
{
    double squared = 0.0;
    for (int axis = 0; axis < 3; axis++)
        squared += ((double)a[axis] - b[axis]) * ((double)a[axis] - b[axis]);
    return sqrt(squared);
}

/* All are rounded, by u of their coordinates. */
static const char *fault_of_points(const near_bounds *most, const near_sight *seen, const float *on_a,
                                   const float *on_b, int is_common)
{
    const double distance = seen->distance * unit_roundoff, size = seen->size * unit_roundoff;
    const double rounding = (length_of(on_a) + length_of(on_b)) * unit_roundoff + slack;
    const double off_common = most->off_common * size + rounding;
    const double off_a =
        is_common ? off_common : most->off_a * size + most->a_of_distance * distance + rounding;
    const double off_b =
        is_common ? off_common : most->off_b * size + most->b_of_distance * distance + rounding;
    const double further = most->further * size + most->further_of_distance * distance + rounding;
    if (!(seen->off_a <= off_a))
        return "a point that is not on a";
    if (!(seen->off_b <= off_b))
        return "a point that is not on b";
    return between(on_a, on_b) <= seen->distance + further ? NULL : "not the nearest points";
}

void judge_near_points(const near_bounds *most, const near_sight *seen, const answer *given, finding *out)
{
    const float distance2 = given->floats[NEAR_DISTANCE2], *const on_a = given->floats + ON_A,
                *const on_b = given->floats + ON_B;
    const int is_common = memcmp(on_a, on_b, 3 * sizeof *on_b) == 0;
    const double distance = seen->touches ? 0.0 : seen->distance;
    out->touches = seen->touches;
    out->first_error = root_error_of(distance2, distance, most->above_of_distance, slack, seen->size).above;
    out->first_early = root_error_of(distance2, distance, most->below_of_distance, slack, seen->size).below;
    out->broken = fault_of_points(most, seen, on_a, on_b, is_common);
    if (seen->touches && distance2 != 0.0f)
        out->broken = "a distance where there is none";
    if (distance2 == 0.0f && !is_common)
        out->broken = "two points at a distance of 0";
}
