#include "sweep_sphere_cases.h"

#include <math.h>

#include "floats.h"
#include "ray_sphere_cases.h"

/* ---- Drafts ------------------------------------------------------------------------------------------- */

static void share_radius(stream *s, double radius, double share, double *draft)
{
    double part = radius * share;
    if (radius < 0.0)
        part = 2.0 * radius;
    else if (radius == floor(radius))
        part = floor(part);
    const int of_a = draw_one_in(s, 2) ? A_RADIUS : B_RADIUS;
    draft[of_a] = part;
    draft[A_RADIUS + B_RADIUS - of_a] = radius - part;
}

/* With the common velocity besides. */
static void set_off(const double *ray, const double *common, double *draft)
{
    for (int axis = 0; axis < 3; axis++) {
        draft[A_CENTRE + axis] = ray[ORIGIN + axis];
        draft[A_VELOCITY + axis] = ray[DIRECTION + axis] + common[axis];
        draft[B_CENTRE + axis] = ray[CENTRE + axis];
        draft[B_VELOCITY + axis] = common[axis];
    }
}

static void set_off_anyhow(stream *s, const double *ray, double *draft)
{
    const int fastest = draw_one_in(s, 4) ? (int)draw_power(s, 0, 20) : draw_integer(s, 0, 8);
    double common[3];
    for (int axis = 0; axis < 3; axis++)
        common[axis] = draw_integer(s, -fastest, fastest);
    set_off(ray, common, draft);
    share_radius(s, ray[RADIUS], draw_real(s, 0.0, 1.0), draft);
}

static double draw_late_end(source *from)
{
    const double ends[] = {5.0, 100.0, 0x1p126, INFINITY};
    return ends[draw_integer(&from->shared, 0, sizeof ends / sizeof *ends - 1)];
}

typedef void ray_draft(source *from, double *draft);

static void draft_swept(source *from, ray_draft *draft_ray, double *draft)
{
    double ray[RAY_SPHERE_FLOATS] = {0.0};
    draft[UNTIL] = draw_late_end(from);
    draft_ray(from, ray);
    set_off_anyhow(&from->own, ray, draft);
}

void draft_swept_tangent(source *from, double *draft)
{
    draft_swept(from, draft_tangent, draft);
}

void draft_swept_through(source *from, double *draft)
{
    draft_swept(from, draft_through, draft);
}

void draft_swept_from_boundary(source *from, double *draft)
{
    draft_swept(from, draft_from_boundary, draft);
}

void draft_swept_behind(source *from, double *draft)
{
    draft_swept(from, draft_behind, draft);
}

void draft_swept_points(source *from, double *draft)
{
    draft_swept(from, draft_point_sphere, draft);
}

void draft_swept_huge(source *from, double *draft)
{
    draft_swept(from, draft_huge, draft);
}

void draft_swept_along_axes(source *from, double *draft)
{
    draft_swept(from, draft_along_axes, draft);
}

void draft_swept_at_rest(source *from, double *draft)
{
    draft_swept(from, draft_standing, draft);
}

void draft_swept_empty(source *from, double *draft)
{
    draft_swept(from, draft_empty, draft);
}

/* The ray is at the limit at one time of its own, and that is moved to the end; or to the start, where it leaves. */
void draft_swept_limited(source *from, double *draft)
{
    double ray[RAY_SPHERE_FLOATS] = {0.0};
    const double end = draw_integer(&from->shared, 0, 4);
    draft_limited_sphere(from, ray);
    const double later = isinf(ray[T_MAX]) ? ray[T_MIN] : ray[T_MAX] - end;
    for (int axis = 0; axis < 3; axis++)
        ray[ORIGIN + axis] += later * ray[DIRECTION + axis];
    set_off_anyhow(&from->own, ray, draft);
    draft[UNTIL] = end;
}

/* The velocity and the sum of the radii are no floats, but just above powers of two. */
void draft_swept_unfavourable(source *from, double *draft)
{
    stream *s = &from->own;
    double ray[RAY_SPHERE_FLOATS] = {0.0}, common[3];
    draft_unfavourable_chord(from, ray);
    for (int axis = 0; axis < 3; axis++)
        common[axis] = nearest_float(draw_real(s, -0.06, -0.03));
    set_off(ray, common, draft);
    share_radius(s, ray[RADIUS] * draw_real(s, 1.0, 1.04), draw_real(s, 0.0, 0.06), draft);
    draft[UNTIL] = INFINITY;
}

void draft_swept_any(source *from, double *draft)
{
    double ray[RAY_SPHERE_FLOATS] = {0.0};
    draft_any_sphere(from, ray);
    set_off_anyhow(&from->own, ray, draft);
    draft[UNTIL] = draw_real(&from->shared, 0.0, 4.0);
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

void see_swept(const float *floats, double *to_b, double *velocity)
{
    for (int axis = 0; axis < 3; axis++) {
        to_b[axis] = (double)floats[B_CENTRE + axis] - floats[A_CENTRE + axis];
        velocity[axis] = (double)floats[A_VELOCITY + axis] - floats[B_VELOCITY + axis];
    }
}

static void reach(double distance, float *floats)
{
    floats[A_RADIUS] = fminf(fabsf(floats[A_RADIUS]), nearest_float(distance));
    floats[B_RADIUS] = nearest_float(distance - floats[A_RADIUS]);
}

static sight sight_of(const float *floats)
{
    double to_b[3], velocity[3];
    see_swept(floats, to_b, velocity);
    return sight_along(to_b, velocity);
}

void graze_swept(stream *s, float *floats)
{
    (void)s;
    const sight seen = sight_of(floats);
    reach(seen.foot > 0.0 ? seen.perpendicular : seen.distance, floats);
}

void touch_at_start(stream *s, float *floats)
{
    (void)s;
    reach(sight_of(floats).distance, floats);
}

void touch_at_limit(stream *s, float *floats)
{
    (void)s;
    double to_b[3], velocity[3];
    see_swept(floats, to_b, velocity);
    for (int axis = 0; axis < 3; axis++)
        to_b[axis] -= floats[UNTIL] * velocity[axis];
    reach(sight_along(to_b, velocity).distance, floats);
}

void graze_hardly_moving(stream *s, float *floats)
{
    for (int axis = 0; axis < 3; axis++) {
        const double sign = draw_sign(s), speed = draw_real(s, 1.0, 2.0);
        const double size = draw_one_in(s, 2) ? smallest_promised : draw_power(s, -40, 39);
        floats[A_VELOCITY + axis] = nearest_float(sign * speed * size);
        floats[B_VELOCITY + axis] = neighbour(floats[A_VELOCITY + axis], draw_integer(s, -4, 4));
    }
    graze_swept(s, floats);
}
