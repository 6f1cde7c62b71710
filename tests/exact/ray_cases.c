#include "ray_cases.h"

#include <math.h>

#include "floats.h"
#include "rounding.h"

/* ---- Drafts ------------------------------------------------------------------------------------------- */

static void draft_box(stream *s, double *draft)
{
    for (int axis = 0; axis < 3; axis++) {
        draft[MIN + axis] = draw_integer(s, -8, 8);
        draft[MAX + axis] = draft[MIN + axis] + draw_integer(s, 0, 8);
    }
}

/* The plane through which the ray enters the slab, or leaves it. */
static double plane(const double *draft, int axis, int entering)
{
    return draft[((draft[DIRECTION + axis] > 0.0) == entering ? MIN : MAX) + axis];
}

static double inside(stream *s, const double *draft, int axis)
{
    return draw_integer(s, (int)draft[MIN + axis], (int)draft[MAX + axis]);
}

/* A ray without limits that is at a point of the box at time t. */
static void draft_ray_to(const double *point, double t, double *draft)
{
    for (int axis = 0; axis < 3; axis++)
        draft[ORIGIN + axis] = point[axis] - t * draft[DIRECTION + axis];
    draft[T_MIN] = 0.0;
    draft[T_MAX] = INFINITY;
}

static void draft_direction(stream *s, double *draft)
{
    for (int axis = 0; axis < 3; axis++)
        draft[DIRECTION + axis] = draw_nonzero(s, -8, 8);
}

/* Past an edge or a corner: it enters one slab where it leaves another. Given a box and a direction. */
static void draft_grazing_of(stream *s, double t, double *draft)
{
    double point[3];
    int entered = draw_integer(s, 0, 2);
    int left = (entered + draw_integer(s, 1, 2)) % 3;
    int other = 3 - entered - left;
    point[entered] = plane(draft, entered, 1);
    point[left] = plane(draft, left, 0);
    point[other] = inside(s, draft, other);
    draft_ray_to(point, t, draft);
}

void draft_grazing(source *from, double *draft)
{
    stream *s = &from->own;
    double t = draw_integer(s, 0, 4);
    draft_box(s, draft);
    draft_direction(s, draft);
    draft_grazing_of(s, t, draft);
}

/* Along an axis or a plane, but for a little. */
void draft_nearly_in_plane(source *from, double *draft)
{
    stream *s = &from->own;
    double t = draw_integer(s, 0, 4);
    draft_box(s, draft);
    draft_direction(s, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[DIRECTION + axis] *= draw_power(s, -24, 0);
    draft_grazing_of(s, t, draft);
}

/* Through a face, mostly: into one slab and anywhere within the others. */
static void draft_head_on_at(stream *s, double t, double *draft)
{
    double point[3];
    draft_box(s, draft);
    draft_direction(s, draft);
    int entered = draw_integer(s, 0, 2);
    for (int axis = 0; axis < 3; axis++)
        point[axis] = axis == entered ? plane(draft, axis, 1) : inside(s, draft, axis);
    draft_ray_to(point, t, draft);
}

void draft_head_on(source *from, double *draft)
{
    stream *s = &from->own;
    draft_head_on_at(s, draw_integer(s, 1, 4), draft);
}

/* From the boundary, whichever way. */
void draft_starting_there(source *from, double *draft)
{
    draft_head_on_at(&from->own, 0.0, draft);
}

/* Just to the box, or from where the box ends. */
void draft_limited(source *from, double *draft)
{
    stream *s = &from->own;
    double t = draw_integer(s, 1, 4);
    draft_head_on_at(s, t, draft);
    if (draw_one_in(s, 2)) {
        draft[T_MAX] = t;
        return;
    }
    for (int axis = 0; axis < 3; axis++) {
        draft[DIRECTION + axis] = -draft[DIRECTION + axis];
        draft[ORIGIN + axis] -= 2.0 * t * draft[DIRECTION + axis];
    }
    draft[T_MIN] = t;
}

/* Along a slab or two, often in the plane itself; or no direction at all. */
void draft_in_plane(source *from, double *draft)
{
    stream *s = &from->own;
    draft_grazing(from, draft);
    for (int axis = 0; axis < 3; axis++) {
        if (draw_one_in(s, 3))
            continue;
        draft[DIRECTION + axis] = copysign(0.0, draw_sign(s));
        double places[] = {draft[MIN + axis] - 1.0, draft[MIN + axis], draft[MIN + axis],
                           draft[MAX + axis],       draft[MAX + axis], inside(s, draft, axis),
                           draft[MAX + axis] + 1.0};
        draft[ORIGIN + axis] = places[draw_integer(s, 0, sizeof places / sizeof *places - 1)];
    }
}

/* Grazing, with every intermediate result of the usual arithmetic just above a power of two, where rounding
 * errors are largest: differences that no float holds, reciprocals and times. */
void draft_unfavourable(source *from, double *draft)
{
    stream *s = &from->own;
    int entered = draw_integer(s, 0, 2);
    int left = (entered + draw_integer(s, 1, 2)) % 3;
    int other = 3 - entered - left;
    for (int axis = 0; axis < 3; axis++) {
        draft[DIRECTION + axis] = nearest_float(draw_real(s, 0.97, 1.0));
        draft[ORIGIN + axis] = nearest_float(draw_real(s, -0.03, 0.03));
    }

    double plane = nearest_float(draw_real(s, 1.04, 1.08));
    double t = (plane - draft[ORIGIN + entered]) / draft[DIRECTION + entered];
    draft[MIN + entered] = plane;
    draft[MAX + entered] = plane + draw_real(s, 0.0, 1.0);

    /* The origin, with its finer steps, makes both times the same. */
    double way = t * draft[DIRECTION + left];
    draft[MAX + left] = nearest_float(way + draft[ORIGIN + left]);
    draft[MIN + left] = draft[MAX + left] - draw_real(s, 0.0, 1.0);
    draft[ORIGIN + left] = draft[MAX + left] - way;

    draft[MIN + other] = draw_real(s, 0.0, 1.0);
    draft[MAX + other] = 2.0;
    draft[T_MAX] = draw_one_in(s, 4) ? t : INFINITY;
}

/* Entered as much later than left, or than its limit, as rounding and padding can hide. */
void draft_too_late(source *from, double *draft)
{
    stream *s = &from->own;
    int entered = draw_integer(s, 0, 2);
    int left = (entered + draw_integer(s, 1, 2)) % 3;
    for (int axis = 0; axis < 3; axis++) {
        draft[DIRECTION + axis] = draft[ORIGIN + axis] = 0.0;
        draft[MIN + axis] = -1.0;
        draft[MAX + axis] = 1.0;
    }

    crossing_draft in = draw_crossing(s, -1, draw_real(s, 1.16, 1.25), 0.87, 1.0, 0.0);
    draft[DIRECTION + entered] = in.speed;
    draft[ORIGIN + entered] = -almost_half_a_step;
    draft[MIN + entered] = in.plane;
    draft[MAX + entered] = 4.0;
    double t = (in.plane + almost_half_a_step) / in.speed;
    if (draw_one_in(s, 4)) {
        draft[T_MAX] = t * (1.0 - draw_real(s, 9.0, 15.0) * unit_roundoff);
        return;
    }

    double exit = t * (1.0 - draw_real(s, 13.0, 18.0) * unit_roundoff);
    crossing_draft out = draw_crossing(s, 1, exit, 0.87, 1.0, 0.0);
    draft[DIRECTION + left] = out.speed;
    draft[ORIGIN + left] = almost_half_a_step;
    draft[MAX + left] = out.plane;
    draft[T_MAX] = INFINITY;
}

void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[MIN + axis] = draw_real(s, -8.0, 8.0);
        draft[MAX + axis] = draft[MIN + axis] + draw_real(s, 0.0, 8.0);
        draft[ORIGIN + axis] = draw_real(s, -16.0, 16.0);
        draft[DIRECTION + axis] = draw_real(s, -8.0, 8.0);
    }
    draft[T_MAX] = draw_one_in(s, 2) ? INFINITY : draw_real(s, 0.0, 4.0);
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

passage pass_ray(const float *floats, effort *most)
{
    crossing axes[3];
    for (int axis = 0; axis < 3; axis++)
        axes[axis] = (crossing){.low_plane = floats[MIN + axis],
                                .low_from = floats[ORIGIN + axis],
                                .high_plane = floats[MAX + axis],
                                .high_from = floats[ORIGIN + axis],
                                .fast = floats[DIRECTION + axis]};
    return pass(axes, floats[T_MIN], floats[T_MAX], most);
}

/* A limit that just admits the ray, or some steps off. */
void limit_at_contact(stream *s, float *floats)
{
    effort ignored = BY_DOUBLE;
    passage p = pass_ray(floats, &ignored);
    if (draw_one_in(s, 2))
        floats[T_MAX] = neighbour(nearest_float(time_of(p.enter)), draw_integer(s, -4, 4));
    else
        floats[T_MIN] = neighbour(nearest_float(time_of(p.exit)), draw_integer(s, -4, 4));
}
