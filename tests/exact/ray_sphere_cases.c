#include "ray_sphere_cases.h"

#include <math.h>

#include "documented_bounds.h"
#include "floats.h"
#include "quadruples.h"

/* ---- Drafts ------------------------------------------------------------------------------------------- */

static void draft_centre(stream *s, double *draft)
{
    for (int axis = 0; axis < 3; axis++)
        draft[CENTRE + axis] = draw_integer(s, -8, 8);
    draft[T_MIN] = 0.0;
    draft[T_MAX] = INFINITY;
}

/* A point of the boundary in whole numbers, seen from the centre; gives the radius too. */
static void draft_boundary(stream *s, double *draft, double *normal)
{
    const int *parts = draw_quadruple(s);
    int turn = draw_integer(s, 0, 2);
    for (int axis = 0; axis < 3; axis++)
        normal[axis] = draw_sign(s) * parts[(axis + turn) % 3];
    draft[RADIUS] = parts[3];
}

/* A ray that is at this point, seen from the centre, at time t. */
static void draft_ray_by(const double *point, double t, double *draft)
{
    for (int axis = 0; axis < 3; axis++)
        draft[ORIGIN + axis] = draft[CENTRE + axis] + point[axis] - t * draft[DIRECTION + axis];
}

static void draft_direction(stream *s, double *draft)
{
    for (int axis = 0; axis < 3; axis++)
        draft[DIRECTION + axis] = draw_nonzero(s, -8, 8);
}

static double along_direction(const double *draft, const double *v)
{
    return draft[DIRECTION] * v[0] + draft[DIRECTION + 1] * v[1] + draft[DIRECTION + 2] * v[2];
}

static void turn_around(double *draft)
{
    for (int axis = 0; axis < 3; axis++)
        draft[DIRECTION + axis] = -draft[DIRECTION + axis];
}

void draft_tangent(source *from, double *draft)
{
    stream *s = &from->own;
    double normal[3], across[3];
    draft_centre(s, draft);
    draft_boundary(s, draft, normal);
    do {
        for (int axis = 0; axis < 3; axis++)
            across[axis] = draw_integer(s, -2, 2);
        for (int axis = 0; axis < 3; axis++) {
            int u = (axis + 1) % 3, w = (axis + 2) % 3;
            draft[DIRECTION + axis] = normal[u] * across[w] - normal[w] * across[u];
        }
    } while (along_direction(draft, draft + DIRECTION) == 0.0);
    draft_ray_by(normal, draw_integer(s, 0, 4), draft);
}

void draft_through(source *from, double *draft)
{
    stream *s = &from->own;
    double inside[3];
    draft_centre(s, draft);
    draft_boundary(s, draft, inside);
    draft_direction(s, draft);
    double share = draw_real(s, 0.0, 1.0);
    for (int axis = 0; axis < 3; axis++)
        inside[axis] *= share;
    draft_ray_by(inside, draw_integer(s, 0, 4), draft);
}

/* Leaves the direction so that the ray enters the ball at the boundary, if it is to. */
static void draft_crossing(stream *s, double t, int entering, double *draft)
{
    double normal[3];
    draft_centre(s, draft);
    draft_boundary(s, draft, normal);
    draft_direction(s, draft);
    if ((along_direction(draft, normal) < 0.0) != entering)
        turn_around(draft);
    draft_ray_by(normal, t, draft);
}

void draft_from_boundary(source *from, double *draft)
{
    stream *s = &from->own;
    int entering = draw_integer(s, 0, 1);
    draft_crossing(s, 0.0, entering, draft);
}

void draft_behind(source *from, double *draft)
{
    stream *s = &from->own;
    double t = -draw_integer(s, 0, 4);
    draft_crossing(s, t, 0, draft);
}

/* The whole rest of the ray is outside but for the one point. */
void draft_limited_sphere(source *from, double *draft)
{
    stream *s = &from->own;
    double t = draw_integer(s, 1, 4);
    int entering = draw_integer(s, 0, 1);
    draft_crossing(s, t, entering, draft);
    draft[entering ? T_MAX : T_MIN] = t;
}

void draft_point_sphere(source *from, double *draft)
{
    const double at_centre[3] = {0.0};
    stream *s = &from->own;
    draft_centre(s, draft);
    draft_direction(s, draft);
    draft_ray_by(at_centre, draw_integer(s, 0, 4), draft);
    draft[RADIUS] = 0.0;
}

/* Some millions of units large. */
void draft_huge(source *from, double *draft)
{
    stream *s = &from->own;
    double normal[3];
    double times = draw_power(s, 0, 18);
    draft_centre(s, draft);
    draft_boundary(s, draft, normal);
    draft_direction(s, draft);
    draft_ray_by(normal, draw_integer(s, 0, 4), draft);
    for (int axis = 0; axis < 3; axis++)
        draft[CENTRE + axis] += (1.0 - times) * normal[axis];
    draft[RADIUS] *= times;
}

void draft_along_axes(source *from, double *draft)
{
    stream *s = &from->own;
    double normal[3];
    draft_centre(s, draft);
    draft_boundary(s, draft, normal);
    draft_direction(s, draft);
    for (int axis = 0; axis < 3; axis++)
        if (draw_one_in(s, 2))
            draft[DIRECTION + axis] = copysign(0.0, draw_sign(s));
    draft_ray_by(normal, draw_integer(s, 0, 4), draft);
}

void draft_standing(source *from, double *draft)
{
    stream *s = &from->own;
    double normal[3];
    draft_centre(s, draft);
    draft_boundary(s, draft, normal);
    for (int axis = 0; axis < 3; axis++)
        draft[DIRECTION + axis] = copysign(0.0, draw_sign(s));
    draft_ray_by(normal, 0.0, draft);
    draft[T_MIN] = draw_integer(s, 0, 2);
    draft[T_MAX] = draw_integer(s, 1, 4);
}

void draft_empty(source *from, double *draft)
{
    draft_through(from, draft);
    draft[RADIUS] = -draft[RADIUS];
}

/* Every intermediate result of the usual arithmetic just above a power of two, where rounding errors are
 * largest: the direction close to that of the centre, which is far away. */
void draft_unfavourable_chord(source *from, double *draft)
{
    stream *s = &from->own;
    double off = draw_power(s, -26, -4);
    double slope[3];
    for (int axis = 0; axis < 3; axis++) {
        slope[axis] = draw_one_in(s, 3) ? draw_real(s, 0.0, 1.0) : draw_real(s, 1.0, 1.04);
        draft[DIRECTION + axis] = slope[axis];
        draft[ORIGIN + axis] = draw_real(s, -0.03, 0.03);
        draft[CENTRE + axis] = draft[ORIGIN + axis] + slope[axis] + off * draw_real(s, -1.0, 1.0);
    }
    draft[RADIUS] = draw_one_in(s, 3) ? 0.0 : off;
    draft[T_MAX] = INFINITY;
}

void draft_any_sphere(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_real(s, -8.0, 8.0);
        draft[ORIGIN + axis] = draw_real(s, -16.0, 16.0);
        draft[DIRECTION + axis] = draw_real(s, -8.0, 8.0);
    }
    draft[RADIUS] = draw_real(s, 0.0, 8.0);
    draft[T_MAX] = draw_one_in(s, 2) ? INFINITY : draw_real(s, 0.0, 4.0);
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

sight sight_along(const double *to_centre, const double *direction)
{
    double foot = 0.0, squared = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        foot += to_centre[axis] * direction[axis];
        squared += direction[axis] * direction[axis];
    }
    foot = squared > 0.0 ? foot / squared : 0.0;

    double distance = 0.0, perpendicular = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        double w = to_centre[axis] - foot * direction[axis];
        distance += to_centre[axis] * to_centre[axis];
        perpendicular += w * w;
    }
    return (sight){sqrt(distance), sqrt(perpendicular), foot, sqrt(squared)};
}

static sight sight_of(const float *floats)
{
    double to_centre[3], direction[3];
    for (int axis = 0; axis < 3; axis++) {
        to_centre[axis] = (double)floats[CENTRE + axis] - floats[ORIGIN + axis];
        direction[axis] = floats[DIRECTION + axis];
    }
    return sight_along(to_centre, direction);
}

void graze(stream *s, float *floats)
{
    (void)s;
    sight seen = sight_of(floats);
    floats[RADIUS] = nearest_float(seen.foot > 0.0 ? seen.perpendicular : seen.distance);
}

void reach_the_origin(stream *s, float *floats)
{
    (void)s;
    floats[RADIUS] = nearest_float(sight_of(floats).distance);
}

void shrink_onto_ray(stream *s, float *floats)
{
    sight seen = sight_of(floats);
    for (int axis = 0; axis < 3; axis++)
        floats[CENTRE + axis] =
            nearest_float(floats[ORIGIN + axis] + fabs(seen.foot) * floats[DIRECTION + axis]);
    floats[RADIUS] = nearest_float(sight_of(floats).perpendicular * draw_real(s, 0.9, 1.5));
}

static double half_chord(const float *floats, const sight *seen)
{
    double reach = floats[RADIUS];
    double squared = (reach - seen->perpendicular) * (reach + seen->perpendicular);
    return squared > 0.0 ? sqrt(squared) / seen->speed : 0.0;
}

void limit_at_boundary(stream *s, float *floats)
{
    sight seen = sight_of(floats);
    if (seen.speed == 0.0)
        return;
    double half = half_chord(floats, &seen);
    int is_entry = draw_integer(s, 0, 1);
    double t = is_entry ? seen.foot - half : seen.foot + half;
    floats[is_entry ? T_MAX : T_MIN] = neighbour(nearest_float(t), draw_integer(s, -4, 4));
}

/* By a power of two, so the line stays the same. */
void go_at_extremes(stream *s, float *floats)
{
    double speed = sight_of(floats).speed;
    if (speed == 0.0)
        return;
    double speeds[] = {2.0 * shortest_direction, smallest_promised, largest_promised / 2.0};
    int exponent = ilogb(speeds[draw_integer(s, 0, 2)]) - ilogb(speed);
    for (int axis = 0; axis < 3; axis++)
        floats[DIRECTION + axis] = ldexpf(floats[DIRECTION + axis], exponent);
    floats[T_MIN] = 0.0f;
    floats[T_MAX] = INFINITY;
}

void graze_at_extremes(stream *s, float *floats)
{
    go_at_extremes(s, floats);
    graze(s, floats);
}

void nearly_stand(stream *s, float *floats)
{
    for (int axis = 0; axis < 3; axis++) {
        double sign = draw_sign(s);
        floats[DIRECTION + axis] = nearest_float(sign * longest_zero_direction * draw_power(s, -12, -1));
    }
}
