/* Ray against closed oriented box: the times within its three slabs and both limits. With N = |q|^2 the box's axes,
 * times N, are whole polynomials in q; times are compared by cross-multiplication. */
#include <math.h>
#include <string.h>

#include "documented_bounds.h"
#include "floats.h"
#include "formula.h"
#include "rays.h"
#include "rotation.h"
#include "subject.h"

static const char layout[] = "xyzijkttxyzrrrqqqq";
enum { CENTRE = RAY_END, HALF = 11, ROTATION = 14, FLOATS = 18 };

/* Times above count as this. */
static const float latest_time = 0x1p127f;

/* ---- Exactly ------------------------------------------------------------------------------------------ */

/* After the floats of a case. */
enum { TIME = FLOATS, ONE, INPUTS };

enum { LOW, HIGH, PLANES };

static struct {
    formula f;
    struct {
        term speed;          /* of the sign that the speed along this axis has */
        term before[PLANES]; /* of the way to the plane at TIME: positive if it is further up the axis */
        term outside;        /* at TIME, by how much the ray is */
    } axis[3];
    term order[3][PLANES][3][PLANES]; /* of the times at these planes, but for the signs of both speeds */
    term scale;                       /* the sum of the way and the half extents */
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    term way[3], direction[3], speed[3], to_plane[3][PLANES], size = 0;
    const turned box = write_rotation(f, ROTATION);
    const term time = input(f, TIME), one = input(f, ONE);
    for (int i = 0; i < 3; i++) {
        way[i] = difference(f, input(f, ORIGIN + i), input(f, CENTRE + i));
        direction[i] = input(f, DIRECTION + i);
        term both = sum(f, magnitude(f, way[i]), input(f, HALF + i));
        size = i == 0 ? both : sum(f, size, both);
    }
    exact.scale = product(f, product(f, size, box.norm), one);
    for (int i = 0; i < 3; i++) {
        term from = write_dot(f, box.axis[i], way), reach = product(f, input(f, HALF + i), box.norm);
        speed[i] = write_dot(f, box.axis[i], direction);
        to_plane[i][LOW] = negative(f, sum(f, from, reach));
        to_plane[i][HIGH] = difference(f, reach, from);
        term step = product(f, speed[i], time);
        term there = sum(f, product(f, from, one), step);
        exact.axis[i].speed = speed[i];
        exact.axis[i].outside = difference(f, magnitude(f, there), product(f, reach, one));
        for (int k = 0; k < PLANES; k++)
            exact.axis[i].before[k] = difference(f, product(f, to_plane[i][k], one), step);
    }
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            for (int both = 0; both < PLANES * PLANES && i != k; both++) {
                int of_i = both / PLANES, of_k = both % PLANES;
                exact.order[i][of_i][k][of_k] = difference(f, product(f, to_plane[i][of_i], speed[k]),
                                                           product(f, to_plane[k][of_k], speed[i]));
            }
}

/* A case, as lanehit.h says that it counts. */
typedef struct flight {
    float inputs[INPUTS];
    float start, end;
    int speed[3]; /* their signs */
    effort effort;
} flight;

static int decide(flight *a, term t)
{
    int sign = sign_of(&exact.f, t);
    if (exact.f.effort > a->effort)
        a->effort = exact.f.effort;
    return sign;
}

static void go_to(flight *a, float t)
{
    a->inputs[TIME] = t;
    set_inputs(&exact.f, a->inputs);
}

static void set_flight(flight *a, const float *floats)
{
    if (exact.f.terms == 0)
        write_formula();
    memcpy(a->inputs, floats, FLOATS * sizeof *floats);
    a->inputs[ONE] = 1.0f;
    a->start = floats[T_MIN] > 0.0f ? floats[T_MIN] : 0.0f;
    a->end = floats[T_MAX] < latest_time ? floats[T_MAX] : latest_time;
    a->effort = BY_DOUBLE;
    go_to(a, a->start);
    for (int i = 0; i < 3; i++)
        a->speed[i] = decide(a, exact.axis[i].speed);
}

static int plane_of(const flight *a, int axis, int is_entry)
{
    return (a->speed[axis] > 0) == is_entry ? LOW : HIGH;
}

/* -1, 0 or 1: how the time given lies to that at which the ray enters a slab that it crosses, or leaves it. */
static int time_against(flight *a, int axis, int is_entry)
{
    return -decide(a, exact.axis[axis].before[plane_of(a, axis, is_entry)]) * a->speed[axis];
}

/* Is no slab entered after the ray ends, or left before it starts, or entered after another is left? */
static int touches(flight *a)
{
    if (!(a->start <= a->end))
        return 0;
    for (int i = 0; i < 3; i++) {
        go_to(a, a->start);
        if (a->speed[i] == 0 ? decide(a, exact.axis[i].outside) > 0 : time_against(a, i, 0) > 0)
            return 0;
        go_to(a, a->end);
        if (a->speed[i] != 0 && time_against(a, i, 1) < 0)
            return 0;
        for (int k = 0; k < 3 && a->speed[i] != 0; k++) {
            if (k == i || a->speed[k] == 0)
                continue;
            int order = decide(a, exact.order[i][plane_of(a, i, 1)][k][plane_of(a, k, 0)]);
            if (order * a->speed[i] * a->speed[k] > 0)
                return 0;
        }
    }
    return 1;
}

/* Has it entered every slab before t, so that t is late, though not its start? */
static int is_late(flight *a, float t)
{
    go_to(a, t);
    for (int i = 0; i < 3; i++)
        if (a->speed[i] != 0 && time_against(a, i, 1) <= 0)
            return 0;
    return t > a->start;
}

static int is_early(flight *a, float t)
{
    go_to(a, t);
    for (int i = 0; i < 3; i++)
        if (a->speed[i] != 0 && time_against(a, i, 0) >= 0)
            return 0;
    return t < a->end;
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

static double growth_at(flight *a, float t)
{
    double most = 0.0;
    go_to(a, t);
    for (int i = 0; i < 3; i++)
        if (decide(a, exact.axis[i].outside) > 0)
            most = decide(a, exact.scale) <= 0
                       ? INFINITY
                       : fmax(most, ratio_of(&exact.f, exact.axis[i].outside, exact.scale) * 0x1p23);
    return most;
}

static int is_miss_time(float t)
{
    return isinf(t) && t > 0.0f;
}

static const char *broken_by_times(flight *a, const answer *given, int touching)
{
    const float first = given->floats[FIRST_TIME], last = given->floats[LAST_TIME];
    if (!given->hit)
        return is_miss_time(first) && is_miss_time(last) ? NULL : "a time of a miss is not +inf";
    if (signbit(first) || signbit(last) || !(a->start <= first && first <= last && last <= a->end))
        return "the times of a hit do not ascend within the limits";
    if (touching && is_late(a, first))
        return "the first time is too late";
    if (touching && is_early(a, last))
        return "the last time is too early";
    return NULL;
}

/* Of boxes inside out by a nudge or without a rotation, and of other directions, nothing is said. */
static int is_promised(const float *floats)
{
    const float *d = floats + DIRECTION;
    double speed = sqrt((double)d[0] * d[0] + (double)d[1] * d[1] + (double)d[2] * d[2]);
    for (int axis = 0; axis < 3; axis++)
        if (floats[HALF + axis] < 0.0f)
            return 0;
    return norm_of(floats + ROTATION) > 0.0 &&
           (speed == 0.0 || (speed >= shortest_to_obb && speed <= longest_to_obb));
}

static void judge(const float *floats, const answer *given, finding *out)
{
    flight a;
    out->growth_bound = is_turned(floats + ROTATION) ? most_ray_obb_growth : most_ray_obb_growth_unturned;
    if (!is_promised(floats))
        return;
    set_flight(&a, floats);
    out->touches = touches(&a);
    out->broken = broken_by_times(&a, given, out->touches);
    if (given->hit)
        out->growth = fmax(growth_at(&a, given->floats[FIRST_TIME]), growth_at(&a, given->floats[LAST_TIME]));
    out->effort = a.effort;
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

/* A box, and in its coordinates a direction and a point where the ray is to be at time t. */
typedef struct scene {
    double point[3], direction[3], t;
} scene;

/* Flat boxes, rods and points among them. */
static double draw_extent(stream *s)
{
    int how = draw_integer(s, 0, 7);
    double extent = draw_real(s, 0.0, 4.0), thin = draw_power(s, -24, 0);
    return how == 0 ? 0.0 : how == 1 ? extent * thin : extent;
}

/* Through an edge or a corner, or a face; from 0 to some thousand sizes away. */
static scene draw_scene(stream *s, double *draft)
{
    scene drawn = {.t = draw_real(s, 0.0, 4.0) * (draw_one_in(s, 2) ? 1.0 : draw_power(s, -4, 10))};
    for (int axis = 0; axis < 3; axis++) {
        double share = draw_one_in(s, 3) ? draw_real(s, -1.0, 1.0) : draw_sign(s);
        draft[CENTRE + axis] = draw_real(s, -4.0, 4.0);
        draft[HALF + axis] = draw_extent(s);
        drawn.point[axis] = share * draft[HALF + axis];
        drawn.direction[axis] = draw_real(s, -4.0, 4.0);
    }
    draft[T_MAX] = INFINITY;
    draw_rotation(s, draft + ROTATION);
    return drawn;
}

static void place_ray(const scene *drawn, double *draft)
{
    double from[3], direction[3];
    for (int axis = 0; axis < 3; axis++) {
        from[axis] = drawn->point[axis] - drawn->t * drawn->direction[axis];
        direction[axis] = drawn->direction[axis];
    }
    rotate(draft + ROTATION, from);
    rotate(draft + ROTATION, direction);
    for (int axis = 0; axis < 3; axis++) {
        draft[ORIGIN + axis] = draft[CENTRE + axis] + from[axis];
        draft[DIRECTION + axis] = direction[axis];
    }
}

static void draft_grazing(source *from, double *draft)
{
    scene drawn = draw_scene(&from->own, draft);
    place_ray(&drawn, draft);
}

static void draft_starting_there(source *from, double *draft)
{
    scene drawn = draw_scene(&from->own, draft);
    drawn.t = 0.0;
    place_ray(&drawn, draft);
}

/* Along axes of the box or of its faces, exactly or nearly. */
static void draft_along(source *from, double *draft)
{
    stream *s = &from->own;
    scene drawn = draw_scene(s, draft);
    double least = draw_one_in(s, 3) ? 0.0 : draw_power(s, -30, -2);
    for (int axis = 0; axis < 3; axis++)
        drawn.direction[axis] *= draw_one_in(s, 2) ? least : 1.0;
    place_ray(&drawn, draft);
}

/* The same of boxes that are not turned, in whole numbers. */
static void draft_upright(source *from, double *draft)
{
    stream *s = &from->own;
    int which = draw_integer(s, 0, 3);
    draft_along(from, draft);
    scene drawn = {.t = draw_integer(s, 0, 4)};
    for (int k = 0; k < 4; k++)
        draft[ROTATION + k] = k == which;
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_integer(s, -8, 8);
        draft[HALF + axis] = draw_integer(s, 0, 8);
        drawn.point[axis] = draw_sign(s) * (draft[HALF + axis] + draw_one_in(s, 4));
        drawn.direction[axis] = draw_one_in(s, 3) ? copysign(0.0, draw_sign(s)) : draw_integer(s, -8, 8);
    }
    place_ray(&drawn, draft);
}

/* Along a face of a flat box that is not turned, off by about what the padding allows. */
static void draft_out_of_reach(source *from, double *draft)
{
    stream *s = &from->own;
    int across = draw_integer(s, 0, 2), along = (across + 1) % 3;
    double away = draw_real(s, 1.0, 2.0);
    for (int axis = 0; axis < 3; axis++)
        draft[HALF + axis] = axis == across ? 0.0 : draw_real(s, 0.25, 0.5);
    double size = away + draft[HALF + along] + draft[HALF + 3 - across - along];
    draft[ORIGIN + along] = -away;
    draft[DIRECTION + along] = 1.0;
    draft[ORIGIN + across] = draw_sign(s) * draw_real(s, 24.0, 44.0) * unit_roundoff * size;
    draft[ROTATION + 3] = 1.0;
    draft[T_MAX] = INFINITY;
}

static void draft_standing(source *from, double *draft)
{
    draft_starting_there(from, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[DIRECTION + axis] = copysign(0.0, draw_sign(&from->own));
    draft[T_MIN] = draw_integer(&from->own, 0, 2);
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    (void)draw_scene(s, draft);
    for (int axis = 0; axis < 3; axis++) {
        draft[ORIGIN + axis] = draw_real(s, -16.0, 16.0);
        draft[DIRECTION + axis] = draw_real(s, -8.0, 8.0);
    }
    draft[T_MAX] = draw_one_in(s, 2) ? INFINITY : draw_real(s, 0.0, 4.0);
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

/* What the box sees of a way, in double. */
static void sight_of(const float *floats, double way[3], double direction[3])
{
    double q[4];
    for (int k = 0; k < 4; k++)
        q[k] = floats[ROTATION + k];
    for (int axis = 0; axis < 3; axis++) {
        way[axis] = (double)floats[ORIGIN + axis] - floats[CENTRE + axis];
        direction[axis] = floats[DIRECTION + axis];
    }
    rotate_back(q, way);
    rotate_back(q, direction);
}

static void order(float *floats)
{
    for (int axis = 0; axis < 3; axis++)
        floats[HALF + axis] = fabsf(floats[HALF + axis]);
}

/* Scales the box so that it just meets the ray: the exit time of any slab, which grows with it, is that of the latest
 * entry, or of the start; but for so much of the way. */
static void scale_to(float *floats, double gap)
{
    double way[3], d[3], least = 0.0, size = 0.0;
    sight_of(floats, way, d);
    for (int i = 0; i < 3; i++)
        size += fabs((double)floats[ORIGIN + i] - floats[CENTRE + i]) + floats[HALF + i];
    for (int i = 0; i < 3; i++) {
        double towards = d[i] < 0.0 ? -way[i] : way[i], speed = fabs(d[i]), half = floats[HALF + i];
        if (half > 0.0)
            least = fmax(least, ((speed == 0.0 ? fabs(way[i]) : towards) - gap * size) / half);
        for (int k = 0; k < 3; k++) {
            double pace = fabs(d[k]), from = d[k] < 0.0 ? -way[k] : way[k];
            double both = half * pace + floats[HALF + k] * speed;
            if (both > 0.0 && k != i)
                least = fmax(least, (towards * pace - from * speed - gap * size * (pace + speed)) / both);
        }
    }
    for (int axis = 0; axis < 3 && least > 0.0 && least < 0x1p40; axis++)
        floats[HALF + axis] = nearest_float((double)floats[HALF + axis] * least);
}

static void just_order(stream *s, float *floats)
{
    (void)s;
    order(floats);
}

static void reach(stream *s, float *floats)
{
    (void)s;
    order(floats);
    scale_to(floats, 0.0);
}

static void nearly_reach(stream *s, float *floats)
{
    order(floats);
    scale_to(floats, draw_real(s, 0.0, 72.0) * unit_roundoff);
}

/* A limit becomes the time at which a slab is entered or left, or some steps off. */
static void limit_there(stream *s, float *floats)
{
    double way[3], d[3];
    int axis = draw_integer(s, 0, 2), sign = draw_sign(s);
    order(floats);
    sight_of(floats, way, d);
    double t = (sign * (double)floats[HALF + axis] - way[axis]) / d[axis];
    if (d[axis] != 0.0 && t >= 0.0 && t < 0x1p127)
        floats[draw_integer(s, 0, 1) ? T_MAX : T_MIN] = neighbour(nearest_float(t), draw_integer(s, -4, 4));
}

static void reach_and_limit(stream *s, float *floats)
{
    reach(s, floats);
    limit_there(s, floats);
}

/* As slow or fast as is promised, then as above. */
static void go_at_extremes(stream *s, float *floats)
{
    double by = draw_one_in(s, 2) ? draw_power(s, -77, -40) : draw_power(s, 30, 56);
    for (int axis = 0; axis < 3; axis++)
        floats[DIRECTION + axis] = nearest_float(floats[DIRECTION + axis] * by);
    reach(s, floats);
}

static void order_and_limit_oddly(stream *s, float *floats)
{
    order(floats);
    limit_oddly(s, floats);
}

/* ---- Families ----------------------------------------------------------------------------------------- */

static const family families[] = {
    {"grazing", draft_grazing, ANYWHERE, 0, reach},
    {"grazing, 1 ulp off", draft_grazing, ANYWHERE, 1, reach},
    {"grazing, far away", draft_grazing, FAR_AWAY, 1, reach},
    {"grazing, stretched", draft_grazing, STRETCHED, 1, reach},
    {"grazing, smallest", draft_grazing, SMALLEST, 1, reach},
    {"grazing, largest", draft_grazing, LARGEST, 1, reach},
    {"grazing, about the origin", draft_grazing, UNMOVED, 0, reach},
    {"grazing, slow and fast", draft_grazing, ANYWHERE, 0, go_at_extremes},
    {"grazing, as drafted", draft_grazing, ANYWHERE, 0, just_order},
    {"starting there", draft_starting_there, ANYWHERE, 0, reach},
    {"starting there, far away", draft_starting_there, FAR_AWAY, 1, reach},
    {"starting there, about the origin", draft_starting_there, UNMOVED, 0, reach},
    {"along axes", draft_along, ANYWHERE, 0, reach},
    {"along axes, about the origin", draft_along, UNMOVED, 0, reach},
    {"along axes, stretched", draft_along, STRETCHED, 0, reach},
    {"limited", draft_grazing, ANYWHERE, 0, reach_and_limit},
    {"limited, as drafted", draft_grazing, ANYWHERE, 0, limit_there},
    {"limited, far away", draft_grazing, FAR_AWAY, 0, reach_and_limit},
    {"limited, along axes", draft_along, UNMOVED, 0, limit_there},
    {"odd limits", draft_grazing, ANYWHERE, 0, order_and_limit_oddly},
    {"apart", draft_grazing, ANYWHERE, 0, nearly_reach},
    {"apart, far away", draft_grazing, FAR_AWAY, 0, nearly_reach},
    {"apart, along axes", draft_along, UNMOVED, 0, nearly_reach},
    {"upright", draft_upright, GRID, 0, just_order},
    {"upright, 1 ulp off", draft_upright, GRID, 1, just_order},
    {"upright, tiny zeros", draft_upright, GRID, 0, make_zeros_tiny},
    {"out of reach", draft_out_of_reach, UNMOVED, 0, just_order},
    {"without direction", draft_standing, ANYWHERE, 0, reach},
    {"without direction, about the origin", draft_standing, UNMOVED, 0, reach},
    {"anything", draft_any, ANYWHERE, 0, just_order},
};

const subject raycast_obb = {
    .query = LH_QUERY_raycast_obb,
    .name = "raycast_obb",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};

const subject raycast_obb_by_inverse = {
    .query = LH_QUERY_raycast_obb,
    .name = "raycast_obb_by_inverse",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .by_inverse = 1,
    .judge = judge,
};
