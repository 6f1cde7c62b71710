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
static const char *fault_of_points(const near_bounds *most, const near_sight *seen, const float *on_segment,
                                   const float *on_volume, int is_common)
{
    const double distance = seen->distance * unit_roundoff, size = seen->size * unit_roundoff;
    const double rounding = (length_of(on_segment) + length_of(on_volume)) * unit_roundoff + slack;
    const double segment = is_common ? most->off_common * size : most->off_segment * size;
    const double volume =
        is_common ? most->off_common * size : most->off_volume * size + most->volume_of_distance * distance;
    const double further = most->further * size + most->further_of_distance * distance;
    if (!(seen->off_segment <= segment + rounding))
        return "a point that is not on the segment";
    if (!(seen->off_volume <= volume + rounding))
        return "a point that is not on the volume";
    return between(on_segment, on_volume) <= seen->distance + further + rounding ? NULL
                                                                                 : "not the nearest points";
}

void judge_near_points(const near_bounds *most, const near_sight *seen, const answer *given, finding *out)
{
    const float distance2 = given->floats[NEAR_DISTANCE2], *const on_segment = given->floats + ON_SEGMENT,
                *const on_volume = given->floats + ON_VOLUME;
    const int is_common = memcmp(on_segment, on_volume, 3 * sizeof *on_volume) == 0;
    const double distance = seen->touches ? 0.0 : seen->distance;
    out->touches = seen->touches;
    out->first_error = root_error_of(distance2, distance, most->above_of_distance, slack, seen->size).above;
    out->first_early = root_error_of(distance2, distance, most->below_of_distance, slack, seen->size).below;
    out->broken = fault_of_points(most, seen, on_segment, on_volume, is_common);
    if (seen->touches && distance2 != 0.0f)
        out->broken = "a distance where there is none";
    if (distance2 == 0.0f && !is_common)
        out->broken = "two points at a distance of 0";
}
