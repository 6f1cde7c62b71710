#include "ray_capsule_cases.h"

#include <math.h>
#include <string.h>

#include "chord.h"
#include "floats.h"
#include "quadruples.h"

void draft_any_capsule(source *from, double *draft)
{
    stream *s = &from->own;
    draft[T_MIN] = draw_one_in(s, 4) ? draw_real(s, 0.0, 4.0) : 0.0;
    draft[T_MAX] = draw_one_in(s, 4) ? draft[T_MIN] + draw_real(s, 0.0, 4.0) : INFINITY;
    draft[CAPSULE_RADIUS] = draw_one_in(s, 4) ? 0.0 : draw_real(s, 0.0, 4.0);
    for (int k = 0; k < 3; k++) {
        draft[ORIGIN + k] = draw_real(s, -16.0, 16.0);
        draft[DIRECTION + k] = draw_one_in(s, 8) ? 0.0 : draw_real(s, -8.0, 8.0);
        draft[CAPSULE_START + k] = draw_real(s, -8.0, 8.0);
        draft[CAPSULE_END + k] = draw_real(s, -8.0, 8.0);
    }
}

/* At a whole time the ray is at a point of the boundary, in whole numbers: beside a point of the axis, or of an end.
 * Then along the boundary or not. */
void draft_capsule_contact(source *from, double *draft)
{
    stream *s = &from->own;
    const int *parts = draw_quadruple(s);
    const int turn = draw_integer(s, 0, 2), time = draw_integer(s, 0, 3), is_tangent = draw_integer(s, 0, 1);
    const double back = -draw_integer(s, 0, 2), ahead = draw_integer(s, 0, 2);
    double normal[3], other[3], way[3];
    for (int k = 0; k < 3; k++) {
        normal[k] = draw_sign(s) * parts[(k + turn) % 3];
        other[k] = draw_integer(s, -2, 2);
        way[k] = draw_integer(s, -2, 2);
    }
    draft[T_MIN] = 0.0;
    draft[T_MAX] = draw_one_in(s, 2) ? INFINITY : (double)time;
    draft[CAPSULE_RADIUS] = parts[3];
    for (int k = 0; k < 3; k++) {
        const int u = (k + 1) % 3, v = (k + 2) % 3, foot = draw_integer(s, -8, 8);
        const double across = normal[u] * other[v] - normal[v] * other[u];
        const double tangent = normal[u] * way[v] - normal[v] * way[u];
        draft[CAPSULE_START + k] = foot + back * across;
        draft[CAPSULE_END + k] = foot + ahead * across;
        draft[DIRECTION + k] = is_tangent ? tangent : way[k];
        draft[ORIGIN + k] = foot + normal[k] - time * draft[DIRECTION + k];
    }
}

/* Nearly along the axis, beside it or in line. */
void draft_along_capsule(source *from, double *draft)
{
    stream *s = &from->own;
    const double lean = draw_power(s, -30, -1), off = draw_power(s, -26, 2), speed = draw_sign(s);
    const double back = draw_real(s, -2.0, 2.0);
    draft_any_capsule(from, draft);
    for (int k = 0; k < 3; k++) {
        const double axis = draft[CAPSULE_END + k] - draft[CAPSULE_START + k];
        draft[DIRECTION + k] = speed * axis + lean * draw_real(s, -4.0, 4.0);
        draft[ORIGIN + k] = draft[CAPSULE_START + k] - back * axis + off * draw_real(s, -1.0, 1.0);
    }
}

void draft_standing_by_capsule(source *from, double *draft)
{
    draft_capsule_contact(from, draft);
    for (int k = 0; k < 3; k++) {
        const double at = draft[T_MAX] < 8.0 ? draft[T_MAX] : 0.0;
        draft[ORIGIN + k] += at * draft[DIRECTION + k];
        draft[DIRECTION + k] = 0.0;
    }
}

void draft_empty_capsule(source *from, double *draft)
{
    draft_capsule_contact(from, draft);
    draft[CAPSULE_RADIUS] = -draft[CAPSULE_RADIUS];
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

void graze_capsule(stream *s, float *floats)
{
    const double t = draw_one_in(s, 4) ? 0.0 : nearest_to_segment(floats);
    const double distance = distance_from_segment(floats, t);
    const double off = draw_one_in(s, 2) ? draw_real(s, -80.0, 16.0) * unit_roundoff * distance : 0.0;
    floats[CAPSULE_RADIUS] = nearest_float(fmax(distance + off, 0.0));
}

void scatter_and_graze_capsule(stream *s, float *floats)
{
    scatter(s, 6, floats);
    scatter(s, RAY_CAPSULE_FLOATS - RAY_END, floats + RAY_END);
    graze_capsule(s, floats);
}

/* ---- Limits and times --------------------------------------------------------------------------------- */

/* Times above count as this. */
static const float latest_time = 0x1p127f;

float start_of(const float *floats)
{
    return floats[T_MIN] > 0.0f ? floats[T_MIN] : 0.0f;
}

float end_of(const float *floats)
{
    return floats[T_MAX] < latest_time ? floats[T_MAX] : latest_time;
}

int is_promised(const float *floats)
{
    const double direction[] = {floats[DIRECTION], floats[DIRECTION + 1], floats[DIRECTION + 2]};
    const double speed = length_of(direction);
    return speed == 0.0 || speed >= smallest_promised;
}

const char *broken_by_limits(const float *floats, const answer *given)
{
    const float enter = given->floats[FIRST_TIME], exit = given->floats[LAST_TIME];
    if (!given->hit)
        return isinf(enter) && enter > 0.0f && isinf(exit) && exit > 0.0f ? NULL
                                                                          : "a time of a miss is not +inf";
    if (signbit(enter) || signbit(exit) ||
        !(start_of(floats) <= enter && enter <= exit && exit <= end_of(floats)))
        return "the times of a hit do not ascend within the limits";
    return NULL;
}
