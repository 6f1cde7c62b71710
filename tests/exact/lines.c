#include "lines.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

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

typedef struct fraction {
    int64_t over, by;
} fraction;

/* The last but one of those that come nearer and nearer to it, by Euclid. The two products, crosswise, differ by 1 if
 * it is in lowest terms. */
static fraction convergent_before(fraction f)
{
    fraction before = {0, 1}, last = {1, 0};
    while (f.by != 0) {
        const int64_t whole = f.over / f.by;
        const fraction next = {before.over + whole * last.over, before.by + whole * last.by};
        f = (fraction){f.by, f.over % f.by};
        before = last;
        last = next;
    }
    return before;
}

void draw_next_to_parallel(stream *s, float *vector, float *other)
{
    fraction slope, near;
    do {
        slope.over = draw_integer(s, 1 << 23, (1 << 24) - 1);
        slope.by = draw_integer(s, 1 << 23, (1 << 24) - 1);
        near = convergent_before(slope);
    } while (llabs(slope.over * near.by - slope.by * near.over) != 1);
    const int turn = draw_integer(s, 0, 2), u = (turn + 1) % 3, w = (turn + 2) % 3;
    vector[turn] = other[turn] = 0.0f;
    vector[u] = (float)slope.over;
    vector[w] = (float)slope.by;
    other[u] = (float)near.over;
    other[w] = (float)near.by;
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
