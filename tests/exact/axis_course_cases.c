#include "axis_course_cases.h"

#include <math.h>

#include "floats.h"

double draw_course_limit(source *from)
{
    const double limits[] = {0.0, 1.0, 2.0, 5.0, 0x1p126, INFINITY};
    return limits[draw_integer(&from->shared, 0, sizeof limits / sizeof *limits - 1)];
}

/* By how much half extents have to be larger for no axis to separate at that time. */
static double scale_that_touches(const course_places *at, const float *floats, double time)
{
    axis_course *const c = at->course_of(floats);
    double scale = 0.0;
    for (int i = 0; i < c->count; i++) {
        const double reach = estimate(c->f, c->axes[i].reach), way = estimate(c->f, c->axes[i].speed) * time;
        const double ahead = estimate(c->f, c->axes[i].near) - way,
                     behind = way - estimate(c->f, c->axes[i].far);
        if (reach > 0.0)
            scale = fmax(scale, (fmax(ahead, behind) + reach) / reach);
    }
    return scale;
}

static void scale_box(const course_places *at, double scale, float *floats)
{
    if (!(scale > 0.0 && scale < 0x1p40))
        return;
    for (int axis = 0; axis < 3; axis++) {
        if (at->half >= 0) {
            floats[at->half + axis] = nearest_float(scale * floats[at->half + axis]);
            continue;
        }
        const double low = floats[at->box + axis], high = floats[at->box + axis + 3];
        floats[at->box + axis] = nearest_float(0.5 * (low + high) - 0.5 * scale * (high - low));
        floats[at->box + axis + 3] = nearest_float(0.5 * (low + high) + 0.5 * scale * (high - low));
    }
}

static void move_box(const course_places *at, const double way[3], float *floats)
{
    for (int axis = 0; axis < 3; axis++) {
        floats[at->box + axis] = nearest_float(floats[at->box + axis] + way[axis]);
        if (at->half < 0)
            floats[at->box + axis + 3] = nearest_float(floats[at->box + axis + 3] + way[axis]);
    }
}

/* In units of time up to which shapes do not move too far. */
static double draw_time(stream *s, float t_max)
{
    const double last = fmin(t_max, 4.0);
    return draw_one_in(s, 4) ? last : draw_real(s, 0.0, last);
}

/* Without what the velocity has along the axis on which both are apart most, but for a little. */
static void go_along(const course_places *at, stream *s, float *floats)
{
    moving_sight seen;
    at->see(floats, &seen);
    const double *const axis = seen.start.axes[seen.start.best].direction;
    const double left = draw_one_in(s, 2) ? 0.0 : draw_real(s, -1.0, 1.0) * draw_power(s, -30, 0);
    double climb = 0.0;
    for (int k = 0; k < 3; k++)
        climb += axis[k] * seen.velocity[k];
    for (int k = 0; k < 3; k++)
        floats[at->fast + k] =
            nearest_float(floats[at->slow + k] + seen.velocity[k] - axis[k] * climb * (1.0 - left));
}

static void touch_at(const course_places *at, stream *s, double time, float *floats)
{
    double way[3];
    for (int axis = 0; axis < 3; axis++)
        way[axis] = -time * ((double)floats[at->fast + axis] - (double)floats[at->slow + axis]);
    move_box(at, way, floats);
    const double off = draw_one_in(s, 2) ? 0.0 : draw_real(s, -64.0, 8.0) * unit_roundoff;
    for (int round = 0; round < 2; round++)
        scale_box(at, scale_that_touches(at, floats, time) * (1.0 + off), floats);
}

void graze_on_course(const course_places *at, stream *s, float *floats)
{
    if (!draw_one_in(s, 4))
        go_along(at, s, floats);
    touch_at(at, s, draw_time(s, floats[at->t_max]), floats);
}

void graze_slowly(const course_places *at, stream *s, float *floats)
{
    for (int axis = 0; axis < 3; axis++)
        floats[at->slow + axis] = neighbour(floats[at->fast + axis], draw_integer(s, -4, 4));
    touch_at(at, s, draw_time(s, floats[at->t_max]), floats);
}

void meet_at_start(const course_places *at, stream *s, float *floats)
{
    touch_at(at, s, 0.0, floats);
}
