/* Ray against closed ellipsoid: the times at which the ray is in it, within the limits. */
#include <math.h>

#include "chord.h"
#include "ellipsoid_gap.h"
#include "floats.h"
#include "ray_capsule_cases.h"
#include "ray_ellipsoid.h"

static const char layout[] = "xyzijkttxyzuvwuvwuvw";

/* Of how far a ray is from the ellipsoid at a time that is told, in 2^-23 of l^2 / h; and, flat, of l. In absolute
 * terms besides. */
static const double most_growth = 40.0, most_of_flat = 1280.0;
static const long double slack = 0x1p-54L;

/* ---- Judging ------------------------------------------------------------------------------------------ */

static const char *broken_by_times(const float *floats, const answer *given, int touching)
{
    const float enter = given->floats[FIRST_TIME], exit = given->floats[LAST_TIME];
    const char *const broken = broken_by_limits(floats, given);
    if (broken || !given->hit || !touching)
        return broken;
    if (enter > start_of(floats) && !is_before_ellipsoid(enter))
        return "the first time is too late";
    if (exit < end_of(floats) && !is_after_ellipsoid(exit))
        return "the last time is too early";
    return NULL;
}

static long double length_of_floats(const float *a)
{
    const long_vector v = {(long double)a[0], (long double)a[1], (long double)a[2]};
    return sqrtl(dot_of_longs(v, v));
}

/* The determinant over the root of the sum of the squares of all products of two half axes is the shortest half axis,
 * or less by up to the root of 3. */
static long double shortest_half_axis(const float *axes)
{
    long double squared = 0.0L, determinant = 0.0L;
    for (int column = 0; column < 3; column++)
        for (int k = 0; k < 3; k++) {
            const float *const b = axes + 3 * ((column + 1) % 3), *const c = axes + 3 * ((column + 2) % 3);
            const int u = (k + 1) % 3, w = (k + 2) % 3;
            const long double across =
                (long double)b[u] * (long double)c[w] - (long double)b[w] * (long double)c[u];
            squared += across * across;
            determinant += column == 0 ? across * (long double)axes[k] : 0.0L;
        }
    return squared > 0.0L ? sqrtl(3.0L / squared) * fabsl(determinant) : 0.0L;
}

static double growth_at(const float *floats, float t)
{
    long_vector way, start;
    for (int k = 0; k < 3; k++) {
        start[k] = (long double)floats[ORIGIN + k] - (long double)floats[MIDDLE + k];
        way[k] = start[k] + (long double)t * (long double)floats[DIRECTION + k];
    }
    const way_from_ellipsoid c = way_from_middle(floats + AXES, way);
    const long double lacking = gap_of_ellipsoid(&c).least - slack;
    long double size = sqrtl(dot_of_longs(start, start));
    for (int column = 0; column < 3; column++)
        size += length_of_floats(floats + AXES + 3 * column);
    const long double ratio = fminl(size / shortest_half_axis(floats + AXES), most_of_flat / most_growth);
    return lacking > 0.0L ? (double)(lacking / (size * ratio) * 0x1p23L) : 0.0;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    out->growth_bound = most_growth;
    if (!is_promised(floats))
        return;
    set_ray_and_ellipsoid(floats);
    out->touches = meets_ellipsoid(start_of(floats), end_of(floats));
    out->broken = broken_by_times(floats, given, out->touches);
    if (given->hit)
        out->growth =
            fmax(growth_at(floats, given->floats[FIRST_TIME]), growth_at(floats, given->floats[LAST_TIME]));
    out->effort = BY_GMP;
}

/* ---- Cases -------------------------------------------------------------------------------------------- */

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int k = 0; k < RAY_ELLIPSOID_FLOATS; k++)
        draft[k] = draw_real(s, -4.0, 4.0);
    draft[T_MIN] = 0.0;
    draft[T_MAX] = INFINITY;
}

/* Columns of any lengths. */
static void draft_needle(source *from, double *draft)
{
    stream *s = &from->own;
    draft_any(from, draft);
    for (int column = AXES; column < RAY_ELLIPSOID_FLOATS; column += 3) {
        const double size = draw_power(s, -24, 3);
        for (int k = 0; k < 3; k++)
            draft[column + k] *= size;
    }
}

/* Columns that lean towards each other. */
static void draft_leaning(source *from, double *draft)
{
    stream *s = &from->own;
    const double apart = draw_power(s, -24, 0);
    draft_any(from, draft);
    for (int k = 0; k < 6; k++)
        draft[AXES + 3 + k] = draft[AXES + k % 3] + draft[AXES + 3 + k] * apart;
}

/* A column of 0, or two. */
static void draft_flat(source *from, double *draft)
{
    stream *s = &from->own;
    draft_needle(from, draft);
    const int first = draw_integer(s, 0, 2), second = draw_one_in(s, 4) ? draw_integer(s, 0, 2) : first;
    for (int k = 0; k < 3; k++)
        draft[AXES + 3 * first + k] = draft[AXES + 3 * second + k] = 0.0;
}

/* Along axes and in whole numbers: at a whole time the ray is at an end of a half axis, or on an edge of the box
 * around. Some are flat, segments or points. */
static void draft_upright(source *from, double *draft)
{
    stream *s = &from->own;
    const int turn = draw_integer(s, 0, 2), time = draw_integer(s, 0, 3);
    draft_any(from, draft);
    for (int k = 0; k < 9; k++)
        draft[AXES + k] = 0.0;
    draft[T_MAX] = draw_one_in(s, 2) ? INFINITY : (double)time;
    for (int k = 0; k < 3; k++) {
        const int column = (k + turn) % 3;
        const double half = draw_integer(s, 0, 4) * draw_sign(s);
        draft[AXES + 3 * column + k] = half;
        draft[MIDDLE + k] = draw_integer(s, -8, 8);
        draft[DIRECTION + k] = draw_one_in(s, 3) ? 0.0 : draw_integer(s, -2, 2);
        draft[ORIGIN + k] =
            draft[MIDDLE + k] + (draw_one_in(s, 3) ? half : 0.0) - time * draft[DIRECTION + k];
    }
}

/* In whole numbers, with columns at right angles, or in a plane: a point of the ellipsoid, or of its surface if 3, 4
 * and 5 are shares of it. */
static void draft_whole(source *from, double *draft)
{
    stream *s = &from->own;
    const int time = draw_integer(s, 0, 3), flat = draw_integer(s, 0, 3);
    const double shares[3] = {draw_sign(s) * 3.0, draw_sign(s) * 4.0, 0.0};
    draft_any(from, draft);
    for (int k = 0; k < 3; k++) {
        draft[DIRECTION + k] = draw_integer(s, -3, 3);
        draft[MIDDLE + k] = draw_integer(s, -8, 8);
        draft[ORIGIN + k] = draft[MIDDLE + k] - time * draft[DIRECTION + k];
        for (int column = 0; column < 3; column++) {
            const double unit = flat == column ? 0.0 : draw_integer(s, -2, 2);
            draft[AXES + 3 * column + k] = 5.0 * unit;
            draft[ORIGIN + k] += shares[column] * unit;
        }
    }
}

static void draft_standing(source *from, double *draft)
{
    draft_whole(from, draft);
    for (int k = 0; k < 3; k++) {
        draft[ORIGIN + k] += draw_integer(&from->own, -1, 1) * draft[DIRECTION + k];
        draft[DIRECTION + k] = 0.0;
    }
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

/* M v */
static void spread(const float *axes, const double *v, double *to)
{
    for (int k = 0; k < 3; k++)
        to[k] = v[0] * (double)axes[k] + v[1] * (double)axes[3 + k] + v[2] * (double)axes[6 + k];
}

static void draw_unit(stream *s, double *to)
{
    for (int k = 0; k < 3; k++)
        to[k] = draw_real(s, -1.0, 1.0);
    const double length = length_of(to);
    for (int k = 0; k < 3; k++)
        to[k] /= length;
}

/* At some time the ray is at this point. */
static void lead_to(stream *s, float *floats, const double *point)
{
    const double time = draw_one_in(s, 8) ? 0.0 : draw_real(s, 0.0, 4.0) * draw_power(s, -2, 8);
    double size = 0.0, speed = 0.0;
    for (int k = 0; k < 3; k++) {
        size += fabs(point[k]);
        speed += fabs((double)floats[DIRECTION + k]);
    }
    const double pace = speed > 0.0 ? time * size / speed : 0.0;
    for (int k = 0; k < 3; k++)
        floats[ORIGIN + k] =
            promised_up_to(largest_promised, nearest_float((double)floats[MIDDLE + k] + point[k] -
                                                           pace * (double)floats[DIRECTION + k]));
}

/* Along a tangent, or off that by about as much as the ellipsoid grows. */
static void graze(stream *s, float *floats)
{
    double out[3], aside[3], point[3], direction[3];
    draw_unit(s, out);
    draw_unit(s, aside);
    double along = 0.0;
    for (int k = 0; k < 3; k++)
        along += out[k] * aside[k];
    for (int k = 0; k < 3; k++)
        aside[k] -= along * out[k];
    spread(floats + AXES, aside, direction);
    for (int k = 0; k < 3; k++)
        floats[DIRECTION + k] = promised_up_to(largest_promised, nearest_float(direction[k]));
    const double off = draw_one_in(s, 2) ? 0.0 : draw_real(s, -2.0, 8.0) * draw_power(s, -23, -11);
    for (int k = 0; k < 3; k++)
        out[k] *= 1.0 + off;
    spread(floats + AXES, out, point);
    lead_to(s, floats, point);
}

/* Somewhere into it, or near an end of a column. */
static void aim(stream *s, float *floats)
{
    double out[3], point[3];
    draw_unit(s, out);
    const double share = draw_one_in(s, 2) ? 1.0 : draw_real(s, 0.0, 1.0);
    for (int k = 0; k < 3; k++)
        out[k] *= share;
    if (draw_one_in(s, 4)) {
        const int column = draw_integer(s, 0, 2);
        for (int k = 0; k < 3; k++)
            out[k] = k == column ? 1.0 : 0.0;
    }
    spread(floats + AXES, out, point);
    lead_to(s, floats, point);
}

/* In the plane of two columns, or nearly. */
static void skim(stream *s, float *floats)
{
    const int column = draw_integer(s, 0, 2);
    const float *const a = floats + AXES + 3 * column, *const b = floats + AXES + 3 * ((column + 1) % 3),
                       *const c = floats + AXES + 3 * ((column + 2) % 3);
    const double x = draw_real(s, -1.0, 1.0), y = draw_real(s, -1.0, 1.0);
    const double tilt = draw_one_in(s, 2) ? 0.0 : draw_real(s, -4.0, 4.0);
    for (int k = 0; k < 3; k++)
        floats[DIRECTION + k] = promised_up_to(
            largest_promised, nearest_float(x * (double)a[k] + y * (double)b[k] + tilt * (double)c[k]));
    aim(s, floats);
}

/* A limit that is a time at which the ray is close to the boundary. */
static void limit(stream *s, float *floats)
{
    double point[3], squared = 0.0, towards = 0.0;
    aim(s, floats);
    for (int k = 0; k < 3; k++) {
        point[k] = (double)floats[MIDDLE + k] - (double)floats[ORIGIN + k];
        squared += (double)floats[DIRECTION + k] * (double)floats[DIRECTION + k];
        towards += point[k] * (double)floats[DIRECTION + k];
    }
    const float time = squared > 0.0 ? nearest_float(fmax(towards / squared, 0.0)) : 0.0f;
    floats[draw_one_in(s, 2) ? T_MIN : T_MAX] = neighbour(time, draw_integer(s, -3, 3));
}

static const family families[] = {
    {"grazing", draft_any, ANYWHERE, 0, graze},
    {"grazing, about the origin", draft_any, UNMOVED, 0, graze},
    {"grazing, far away", draft_any, FAR_AWAY, 0, graze},
    {"grazing, smallest", draft_any, SMALLEST, 0, graze},
    {"grazing, largest", draft_any, LARGEST, 0, graze},
    {"grazing, needles", draft_needle, UNMOVED, 0, graze},
    {"grazing, leaning", draft_leaning, UNMOVED, 0, graze},
    {"grazing, leaning, moved", draft_leaning, ANYWHERE, 0, graze},
    {"grazing, flat", draft_flat, UNMOVED, 0, graze},
    {"through", draft_any, ANYWHERE, 0, aim},
    {"through, stretched", draft_any, STRETCHED, 0, aim},
    {"through, far away", draft_any, FAR_AWAY, 0, aim},
    {"through needles", draft_needle, ANYWHERE, 0, aim},
    {"through, leaning", draft_leaning, UNMOVED, 0, aim},
    {"through what is flat", draft_flat, ANYWHERE, 0, aim},
    {"skimming", draft_any, ANYWHERE, 0, skim},
    {"skimming needles", draft_needle, UNMOVED, 0, skim},
    {"skimming, leaning", draft_leaning, UNMOVED, 0, skim},
    {"skimming what is flat", draft_flat, UNMOVED, 0, skim},
    {"skimming what is flat, moved", draft_flat, ANYWHERE, 0, skim},
    {"limited", draft_any, ANYWHERE, 0, limit},
    {"limited, needles", draft_needle, UNMOVED, 0, limit},
    {"upright", draft_upright, UNMOVED, 0, NULL},
    {"upright, 1 ulp off", draft_upright, UNMOVED, 1, NULL},
    {"upright, odd limits", draft_upright, UNMOVED, 0, limit_oddly},
    {"upright, tiny zeros", draft_upright, UNMOVED, 0, make_zeros_tiny},
    {"whole", draft_whole, UNMOVED, 0, NULL},
    {"whole, 1 ulp off", draft_whole, UNMOVED, 1, NULL},
    {"without direction", draft_standing, UNMOVED, 0, NULL},
    {"without direction, 1 ulp off", draft_standing, UNMOVED, 1, NULL},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

/* Half axes of 4, 2 and 1 about (1, 2, 3); a disc of radius 2 across z, a segment along x, and a point. */
#define EGG     1, 2, 3, 4, 0, 0, 0, 2, 0, 0, 0, 1
#define DISC    0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0
#define SEGMENT 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0
#define POINT   1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0
#define ALWAYS  0, INFINITY

static const sentence sentences[] = {
    {"along a half axis", {-9, 2, 3, 1, 0, 0, ALWAYS, EGG}, .hit = 1},
    {"past its end", {5, 2, 9, 0, 0, -1, ALWAYS, EGG}, .hit = 1},
    {"beyond it", {5.001f, 2, 9, 0, 0, -1, ALWAYS, EGG}},
    {"over the top", {-9, 2, 4, 1, 0, 0, ALWAYS, EGG}, .hit = 1},
    {"over that", {-9, 2, 4.0005f, 1, 0, 0, ALWAYS, EGG}},
    {"aslant", {1 + 4 * 0.6f, 2 + 2 * 0.79f, -9, 0, 0, 1, ALWAYS, EGG}, .hit = 1},
    {"aslant, beyond", {1 + 4 * 0.6f, 2 + 2 * 0.81f, -9, 0, 0, 1, ALWAYS, EGG}},
    {"it begins behind", {6, 2, 3, 1, 0, 0, ALWAYS, EGG}},
    {"it ends before", {-9, 2, 3, 1, 0, 0, 0, 5.9f, EGG}},
    {"and at the end of the half axis", {-9, 2, 3, 1, 0, 0, 0, 6, EGG}, .hit = 1},
    {"columns in any order, of any sign",
     {3.9f, 0, -9, 0, 0, 1, ALWAYS, 0, 0, 0, 0, 0, 1, -4, 0, 0, 0, 2, 0},
     .hit = 1},
    {"through a disc", {1, 1, 9, 0, 0, -1, ALWAYS, DISC}, .hit = 1},
    {"past a disc", {1.5f, 1.5f, 9, 0, 0, -1, ALWAYS, DISC}},
    {"in its plane", {-9, 1, 0, 1, 0, 0, ALWAYS, DISC}, .hit = 1},
    {"in its plane, past it", {-9, 2.01f, 0, 1, 0, 0, ALWAYS, DISC}},
    {"over its plane", {-9, 1, 0.1f, 1, 0, 0, ALWAYS, DISC}},
    {"through a segment", {1, -9, 0, 0, 1, 0, ALWAYS, SEGMENT}, .hit = 1},
    {"past its end, too", {2.01f, -9, 0, 0, 1, 0, ALWAYS, SEGMENT}},
    {"along a segment", {-9, 0, 0, 1, 0, 0, ALWAYS, SEGMENT}, .hit = 1},
    {"beside it", {-9, 0.1f, 0, 1, 0, 0, ALWAYS, SEGMENT}},
    {"through a point", {1, -9, 3, 0, 1, 0, ALWAYS, POINT}, .hit = 1},
    {"past a point", {1.1f, -9, 3, 0, 1, 0, ALWAYS, POINT}},
    {"a ray that stays, within", {1, 2, 3.9f, 0, 0, 0, ALWAYS, EGG}, .hit = 1},
    {"and outside", {1, 2, 4.1f, 0, 0, 0, ALWAYS, EGG}},
    {NULL},
};

const subject raycast_ellipsoid = {
    .query = LH_QUERY_raycast_ellipsoid,
    .name = "raycast_ellipsoid",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
    .sentences = sentences,
};

const subject raycast_ellipsoid_by_inverse = {
    .query = LH_QUERY_raycast_ellipsoid,
    .name = "raycast_ellipsoid_by_inverse",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .by_inverse = 1,
    .judge = judge,
};
