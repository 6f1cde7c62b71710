/* Moving shapes by separating axes: the last of the times at which they come to overlap along one, if it is before the
 * first at which they cease to; and the axis. Where they overlap at the start, it is that on which they are least
 * deep. */
#ifndef LANEHIT_BENCH_SWEEP_AXES_H
#define LANEHIT_BENCH_SWEEP_AXES_H

#include "loop.h"

/* Both axes lead to the shape that moves. */
typedef struct axis_search {
    float enter, exit, gap; /* of lengths of 1, squared, with its sign */
    point axis, start_axis;
} axis_search;

ALWAYS_INLINE axis_search search_until(float t_max)
{
    return (axis_search){.exit = t_max, .gap = -INFINITY};
}

/* The other spans this of the axis, less what the moving one does. */
ALWAYS_INLINE void try_axis(axis_search *s, point axis, float low, float high, float speed)
{
    const float inverse = 1.0f / fabsf(speed);
    const int is_back = speed<0.0f, is_ahead = low + high> 0.0f;
    const float entry = (is_back ? -high : low) * inverse, exit = (is_back ? -low : high) * inverse;
    const float gap = maximum(low, -high), squared = gap * fabsf(gap) / dot(axis, axis);
    const point out = chosen(is_ahead, times(axis, -1.0f), axis);
    const int is_last = entry > s->enter, is_best = squared > s->gap;
    s->axis = chosen(is_last, out, s->axis);
    s->start_axis = chosen(is_best, out, s->start_axis);
    s->enter = maximum(entry, s->enter);
    s->exit = minimum(exit, s->exit);
    s->gap = maximum(squared, s->gap);
}

ALWAYS_INLINE void try_axis_about(axis_search *s, point axis, float middle, float reach, float speed)
{
    try_axis(s, axis, middle - reach, middle + reach, speed);
}

ALWAYS_INLINE int is_found(const axis_search *s)
{
    return s->enter <= s->exit;
}

ALWAYS_INLINE point axis_found(const axis_search *s)
{
    const point axis = chosen(s->enter > 0.0f, s->axis, s->start_axis);
    return times(axis, 1.0f / sqrtf(dot(axis, axis)));
}

#endif
