#include "lines.h"

#include <math.h>

#include "documented_bounds.h"
#include "floats.h"

static void draft_no_limits(stream *s, double *line)
{
    line[T_MIN] = draw_one_in(s, 4) ? NAN : draw_real(s, -4.0, 4.0);
    line[T_MAX] = draw_one_in(s, 4) ? -INFINITY : draw_real(s, -4.0, 4.0);
}

void draft_line(stream *s, const double *points, double *line)
{
    for (int axis = 0; axis < 3; axis++) {
        line[ORIGIN + axis] = points[axis];
        line[DIRECTION + axis] = points[3 + axis] - points[axis];
    }
    draft_no_limits(s, line);
}

int has_promised_direction(const float *line)
{
    for (int axis = 0; axis < 3; axis++) {
        const float size = fabsf(line[DIRECTION + axis]);
        if (size != 0.0f && (size < smallest_promised || size > largest_promised))
            return 0;
    }
    return 1;
}

double coordinate_of_line(const float *line, float t, int axis)
{
    return (double)line[ORIGIN + axis] + (double)t * line[DIRECTION + axis];
}

double error_of_point_on_line(const float *line, float t, const float *on)
{
    double most = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        const double along = fabs((double)t * line[DIRECTION + axis]);
        const double off =
            fabs((on[axis] - (double)line[ORIGIN + axis]) - (double)t * line[DIRECTION + axis]);
        const double beyond = off - fabs((double)on[axis]) * unit_roundoff - 0x1p-149;
        if (beyond > 0.0)
            most = fmax(most, beyond / (along * unit_roundoff));
    }
    return most;
}
