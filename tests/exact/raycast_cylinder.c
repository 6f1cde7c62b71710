/* Ray against closed solid cylinder: the times at which the ray is in it, within the limits. */
#include <math.h>

#include "chord.h"
#include "floats.h"
#include "quadruples.h"
#include "ray_capsule_cases.h"

static const char layout[] = "xyzijkttxyzxyzr";

/* As documented, of the radius and of how far both ends are moved outwards. */
static const double most_growth = 50.0, slack = 0x1p-60;

/* ---- Judging ------------------------------------------------------------------------------------------ */

static int is_empty(const float *floats)
{
    const float *a = floats + CAPSULE_START, *b = floats + CAPSULE_END;
    return floats[CAPSULE_RADIUS] < 0.0f || (a[0] == b[0] && a[1] == b[1] && a[2] == b[2]);
}

/* Whether the ray is in the cylinder between these times, both included. */
static int is_met_within(const float *floats, float start, float end)
{
    set_ray_and_capsule(floats, start, end);
    return ray_meets_cylinder();
}

static const char *broken_by_times(const float *floats, const answer *given, int touching)
{
    const float enter = given->floats[FIRST_TIME], exit = given->floats[LAST_TIME];
    const float start = start_of(floats), end = end_of(floats);
    const char *broken = broken_by_limits(floats, given);
    if (broken || !given->hit || !touching)
        return broken;
    if (enter > start && (is_deep_in_cylinder(enter) || is_met_within(floats, start, neighbour(enter, -1))))
        return "the first time is too late";
    if (exit < end && (is_deep_in_cylinder(exit) || is_met_within(floats, neighbour(exit, 1), end)))
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
    const double size = (double)floats[CAPSULE_RADIUS] + length_of(axis) + length_of(way);
    const double lacking = excess_of_cylinder(floats, (double)t) - slack;
    return lacking > 0.0 ? lacking / size * 0x1p23 : 0.0;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    out->growth_bound = most_growth;
    if (!is_promised(floats))
        return;
    if (is_empty(floats) || !(start_of(floats) <= end_of(floats))) {
        out->broken = given->hit ? "what is empty hits" : NULL;
        return;
    }
    out->touches = is_met_within(floats, start_of(floats), end_of(floats));
    out->broken = broken_by_times(floats, given, out->touches);
    if (given->hit)
        out->growth =
            fmax(growth_at(floats, given->floats[FIRST_TIME]), growth_at(floats, given->floats[LAST_TIME]));
    out->effort = ray_capsule_effort();
}

/* ---- Cases -------------------------------------------------------------------------------------------- */

/* At a whole time the ray is on the rim, or on an end within it, in whole numbers. */
static void draft_at_end(source *from, double *draft)
{
    stream *s = &from->own;
    const int *parts = draw_quadruple(s);
    const int turn = draw_integer(s, 0, 2), time = draw_integer(s, 0, 3), is_start = draw_integer(s, 0, 1);
    const double before = is_start ? 0.0 : -draw_integer(s, 1, 3),
                 after = is_start ? draw_integer(s, 1, 3) : 0.0;
    double out[3], other[3], along[3];
    for (int k = 0; k < 3; k++) {
        out[k] = draw_sign(s) * parts[(k + turn) % 3];
        other[k] = draw_integer(s, -2, 2);
    }
    draft[T_MIN] = 0.0;
    draft[T_MAX] = draw_one_in(s, 2) ? INFINITY : (double)time;
    draft[CAPSULE_RADIUS] = parts[3] + (draw_one_in(s, 2) ? 0.0 : draw_integer(s, 0, 3));
    for (int k = 0; k < 3; k++) {
        const int u = (k + 1) % 3, v = (k + 2) % 3, end = draw_integer(s, -8, 8);
        along[k] = out[u] * other[v] - out[v] * other[u];
        draft[CAPSULE_START + k] = end + before * along[k];
        draft[CAPSULE_END + k] = end + after * along[k];
        draft[DIRECTION + k] = draw_integer(s, -2, 2);
        draft[ORIGIN + k] = end + out[k] - time * draft[DIRECTION + k];
    }
}

/* Through a disc, or just past its rim, at some time. */
static void draft_flat(source *from, double *draft)
{
    stream *s = &from->own;
    const double thickness = draw_power(s, -22, -2), time = draw_real(s, 0.0, 4.0),
                 out = draw_real(s, 0.0, 1.1);
    double axis[3], aside[3], spot[3];
    draft_any_capsule(from, draft);
    for (int k = 0; k < 3; k++) {
        axis[k] = draft[CAPSULE_END + k] - draft[CAPSULE_START + k];
        aside[k] = draw_real(s, -1.0, 1.0);
    }
    for (int k = 0; k < 3; k++) {
        const int u = (k + 1) % 3, v = (k + 2) % 3;
        spot[k] = axis[u] * aside[v] - axis[v] * aside[u];
    }
    const double length = length_of(spot);
    for (int k = 0; k < 3; k++) {
        draft[CAPSULE_END + k] = draft[CAPSULE_START + k] + thickness * axis[k];
        draft[ORIGIN + k] = draft[CAPSULE_START + k] + out * draft[CAPSULE_RADIUS] / length * spot[k] -
                            time * draft[DIRECTION + k];
    }
}

static void draft_without_length(source *from, double *draft)
{
    draft_capsule_contact(from, draft);
    for (int k = 0; k < 3; k++)
        draft[CAPSULE_END + k] = draft[CAPSULE_START + k];
}

static const family families[] = {
    {"contact", draft_capsule_contact, GRID, 0, NULL},
    {"contact, 1 ulp off", draft_capsule_contact, GRID, 1, NULL},
    {"contact, rounded", draft_capsule_contact, ANYWHERE, 0, graze_capsule},
    {"contact, far away", draft_capsule_contact, FAR_AWAY, 1, graze_capsule},
    {"at an end", draft_at_end, GRID, 0, NULL},
    {"at an end, 1 ulp off", draft_at_end, GRID, 1, NULL},
    {"at an end, rounded", draft_at_end, ANYWHERE, 0, NULL},
    {"at an end, far away", draft_at_end, FAR_AWAY, 1, NULL},
    {"at an end, stretched", draft_at_end, STRETCHED, 0, NULL},
    {"flat", draft_flat, ANYWHERE, 0, NULL},
    {"flat, grazing", draft_flat, ANYWHERE, 0, graze_capsule},
    {"flat, smallest", draft_flat, SMALLEST, 0, NULL},
    {"grazing", draft_any_capsule, ANYWHERE, 0, graze_capsule},
    {"grazing, about the origin", draft_any_capsule, UNMOVED, 0, graze_capsule},
    {"grazing, stretched", draft_any_capsule, STRETCHED, 0, graze_capsule},
    {"grazing, smallest", draft_any_capsule, SMALLEST, 0, graze_capsule},
    {"grazing, largest", draft_any_capsule, LARGEST, 0, graze_capsule},
    {"grazing, scattered", draft_any_capsule, UNMOVED, 0, scatter_and_graze_capsule},
    {"along", draft_along_capsule, ANYWHERE, 0, graze_capsule},
    {"along, far away", draft_along_capsule, FAR_AWAY, 0, graze_capsule},
    {"along, stretched", draft_along_capsule, STRETCHED, 0, graze_capsule},
    {"along, smallest", draft_along_capsule, SMALLEST, 0, graze_capsule},
    {"along, through", draft_along_capsule, ANYWHERE, 0, NULL},
    {"odd limits", draft_at_end, GRID, 0, limit_oddly},
    {"tiny zeros", draft_any_capsule, ANYWHERE, 0, make_zeros_tiny},
    {"without direction", draft_standing_by_capsule, GRID, 0, NULL},
    {"without direction, 1 ulp off", draft_standing_by_capsule, GRID, 1, NULL},
    {"without length", draft_without_length, GRID, 0, NULL},
    {"empty", draft_empty_capsule, GRID, 0, NULL},
    {"anything", draft_any_capsule, ANYWHERE, 0, NULL},
};

/* Along x, of a radius of 2. Both ends are further out by 32u of 2, 4 and the distance of the origin from a, here 4. */
#define CAN        0, 0, 0, 4, 0, 0, 2
#define ALWAYS     0, INFINITY
#define PAST(ends) 4 + (ends), 0, 0, 0, 0, 0, ALWAYS, CAN

static const sentence sentences[] = {
    {"through both ends", {-9, 1, 1, 1, 0, 0, ALWAYS, CAN}, .hit = 1},
    {"in the plane of an end", {4, -9, 0, 0, 1, 0, ALWAYS, CAN}, .hit = 1},
    {"past an end", {4.001f, -9, 0, 0, 1, 0, ALWAYS, CAN}},
    {"along the side", {-9, 2, 0, 1, 0, 0, ALWAYS, CAN}, .hit = 1},
    {"through the rim", {8, -1, 0, -4, 3, 0, ALWAYS, CAN}, .hit = 1},
    {"past the rim", {8, -0.99f, 0, -4, 3, 0, ALWAYS, CAN}},
    {"a point beyond an end by 300u", {PAST(0x1.2cp-16f)}, .hit = 1},
    {"and by 400u", {PAST(0x1.9p-16f)}},
    {"without a length there is no cylinder", {0, 0, -4, 0, 0, 1, ALWAYS, 0, 0, 0, 0, 0, 0, 2}},
    {NULL},
};

const subject raycast_cylinder = {
    .query = LH_QUERY_raycast_cylinder,
    .name = "raycast_cylinder",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
    .sentences = sentences,
};

const subject raycast_cylinder_by_inverse = {
    .query = LH_QUERY_raycast_cylinder,
    .name = "raycast_cylinder_by_inverse",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .by_inverse = 1,
    .judge = judge,
};
