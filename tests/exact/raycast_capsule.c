/* Ray against closed capsule: the times at which the ray is in it, within the limits. */
#include <math.h>
#include <string.h>

#include "chord.h"
#include "documented_bounds.h"
#include "floats.h"
#include "quadruples.h"
#include "ray_capsule.h"
#include "subject.h"

static const char layout[] = "xyzijkttxyzxyzr";
/* Times above count as this. */
static const float latest_time = 0x1p127f;

/* ---- Judging ------------------------------------------------------------------------------------------ */

static float start_of(const float *floats)
{
    return floats[T_MIN] > 0.0f ? floats[T_MIN] : 0.0f;
}

static float end_of(const float *floats)
{
    return floats[T_MAX] < latest_time ? floats[T_MAX] : latest_time;
}

static const char *broken_by_times(const float *floats, const answer *given, int touching)
{
    const float enter = given->floats[FIRST_TIME], exit = given->floats[LAST_TIME];
    if (!given->hit)
        return isinf(enter) && enter > 0.0f && isinf(exit) && exit > 0.0f ? NULL
                                                                          : "a time of a miss is not +inf";
    if (signbit(enter) || signbit(exit) ||
        !(start_of(floats) <= enter && enter <= exit && exit <= end_of(floats)))
        return "the times of a hit do not ascend within the limits";
    if (touching && enter > start_of(floats) && !is_before_capsule(enter))
        return "the first time is too late";
    if (touching && exit < end_of(floats) && !is_after_capsule(exit))
        return "the last time is too early";
    return NULL;
}

static double growth_at(const float *floats, float t)
{
    double axis[3], way[3];
    for (int k = 0; k < 3; k++) {
        axis[k] = (double)floats[CAPSULE_END + k] - floats[CAPSULE_START + k];
        way[k] = (double)floats[ORIGIN + k] - floats[CAPSULE_START + k];
    }
    const double size = floats[CAPSULE_RADIUS] + length_of(axis) + length_of(way);
    const double lacking =
        distance_from_segment(floats, t) - floats[CAPSULE_RADIUS] - 2.0 * sphere_capsule_slack;
    return lacking > 0.0 ? lacking / size * 0x1p23 : 0.0;
}

static int is_promised(const float *floats)
{
    const double direction[] = {floats[DIRECTION], floats[DIRECTION + 1], floats[DIRECTION + 2]};
    const double speed = length_of(direction);
    return speed == 0.0 || speed >= smallest_promised;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    out->growth_bound = most_ray_capsule_growth;
    if (!is_promised(floats))
        return;
    if (floats[CAPSULE_RADIUS] < 0.0f || !(start_of(floats) <= end_of(floats))) {
        out->broken = given->hit ? "what is empty hits" : NULL;
        return;
    }
    set_ray_and_capsule(floats, start_of(floats), end_of(floats));
    out->touches = ray_meets_capsule();
    out->broken = broken_by_times(floats, given, out->touches);
    if (given->hit)
        out->growth =
            fmax(growth_at(floats, given->floats[FIRST_TIME]), growth_at(floats, given->floats[LAST_TIME]));
    out->effort = ray_capsule_effort();
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

static void draft_any(source *from, double *draft)
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
static void draft_contact(source *from, double *draft)
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
static void draft_along(source *from, double *draft)
{
    stream *s = &from->own;
    const double lean = draw_power(s, -30, -1), off = draw_power(s, -26, 2), speed = draw_sign(s);
    const double back = draw_real(s, -2.0, 2.0);
    draft_any(from, draft);
    for (int k = 0; k < 3; k++) {
        const double axis = draft[CAPSULE_END + k] - draft[CAPSULE_START + k];
        draft[DIRECTION + k] = speed * axis + lean * draw_real(s, -4.0, 4.0);
        draft[ORIGIN + k] = draft[CAPSULE_START + k] - back * axis + off * draw_real(s, -1.0, 1.0);
    }
}

static void draft_standing(source *from, double *draft)
{
    draft_contact(from, draft);
    for (int k = 0; k < 3; k++) {
        const double at = draft[T_MAX] < 8.0 ? draft[T_MAX] : 0.0;
        draft[ORIGIN + k] += at * draft[DIRECTION + k];
        draft[DIRECTION + k] = 0.0;
    }
}

static void draft_empty(source *from, double *draft)
{
    draft_contact(from, draft);
    draft[CAPSULE_RADIUS] = -draft[CAPSULE_RADIUS];
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

/* The radius becomes what just reaches the ray, or its origin. */
static void graze(stream *s, float *floats)
{
    const double t = draw_one_in(s, 4) ? 0.0 : nearest_to_segment(floats);
    const double distance = distance_from_segment(floats, t);
    const double off = draw_one_in(s, 2) ? draw_real(s, -80.0, 16.0) * unit_roundoff * distance : 0.0;
    floats[CAPSULE_RADIUS] = nearest_float(fmax(distance + off, 0.0));
}

static void scatter_and_graze(stream *s, float *floats)
{
    scatter(s, 6, floats);
    scatter(s, RAY_CAPSULE_FLOATS - RAY_END, floats + RAY_END);
    graze(s, floats);
}

static const family families[] = {
    {"contact", draft_contact, GRID, 0, NULL},
    {"contact, 1 ulp off", draft_contact, GRID, 1, NULL},
    {"contact, rounded", draft_contact, ANYWHERE, 0, graze},
    {"contact, far away", draft_contact, FAR_AWAY, 1, graze},
    {"grazing", draft_any, ANYWHERE, 0, graze},
    {"grazing, about the origin", draft_any, UNMOVED, 0, graze},
    {"grazing, far away", draft_any, FAR_AWAY, 0, graze},
    {"grazing, stretched", draft_any, STRETCHED, 0, graze},
    {"grazing, smallest", draft_any, SMALLEST, 0, graze},
    {"grazing, largest", draft_any, LARGEST, 0, graze},
    {"grazing, scattered", draft_any, UNMOVED, 0, scatter_and_graze},
    {"along", draft_along, ANYWHERE, 0, graze},
    {"along, about the origin", draft_along, UNMOVED, 0, graze},
    {"along, far away", draft_along, FAR_AWAY, 0, graze},
    {"along, stretched", draft_along, STRETCHED, 0, graze},
    {"along, smallest", draft_along, SMALLEST, 0, graze},
    {"along, through", draft_along, ANYWHERE, 0, NULL},
    {"odd limits", draft_contact, GRID, 0, limit_oddly},
    {"tiny zeros", draft_any, ANYWHERE, 0, make_zeros_tiny},
    {"without direction", draft_standing, GRID, 0, NULL},
    {"without direction, 1 ulp off", draft_standing, GRID, 1, NULL},
    {"empty", draft_empty, GRID, 0, NULL},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

const subject raycast_capsule = {
    .query = LH_QUERY_raycast_capsule,
    .name = "raycast_capsule",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};

const subject raycast_capsule_by_inverse = {
    .query = LH_QUERY_raycast_capsule,
    .name = "raycast_capsule_by_inverse",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .by_inverse = 1,
    .judge = judge,
};
