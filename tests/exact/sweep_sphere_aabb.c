/* Moving ball against moving box: the earliest time at which they touch, and the direction from the box to the
 * centre. */
#include <math.h>
#include <string.h>

#include "chord.h"
#include "course.h"
#include "documented_bounds.h"
#include "floats.h"
#include "quadruples.h"
#include "subject.h"

static const char layout[] = "xyzruvwxyzxyzuvwt";
enum { CENTRE = 0, RADIUS = 3, VELOCITY = 4, MIN = 7, MAX = 10, BOX_VELOCITY = 13, T_MAX = 16, FLOATS = 17 };

/* Times above count as this. */
static const float latest_time = 0x1p127f;

static course course_from(const float *floats)
{
    course c = {.radius = floats[RADIUS], .end = floats[T_MAX] < latest_time ? floats[T_MAX] : latest_time};
    memcpy(c.start, floats + CENTRE, sizeof c.start);
    memcpy(c.fast, floats + VELOCITY, sizeof c.fast);
    memcpy(c.slow, floats + BOX_VELOCITY, sizeof c.slow);
    memcpy(c.min, floats + MIN, sizeof c.min);
    memcpy(c.max, floats + MAX, sizeof c.max);
    return c;
}

static int is_empty(const float *floats)
{
    for (int axis = 0; axis < 3; axis++)
        if (floats[MIN + axis] > floats[MAX + axis])
            return 1;
    return floats[RADIUS] < 0.0f;
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

static const char *broken_by_time(const float *floats, const answer *given)
{
    const float toi = given->floats[FIRST_TIME];
    if (!given->hit)
        return isinf(toi) && toi > 0.0f ? NULL : "the time of a miss is not +inf";
    return !signbit(toi) && toi <= floats[T_MAX] && toi <= latest_time
               ? NULL
               : "the time of a hit is not within the limits";
}

static const char *broken_by_normal(const float *floats, const answer *given)
{
    const course c = course_from(floats); /* not turned */
    const course_sight seen = sight_at(&c, given->floats[FIRST_TIME]);
    double normal[3], off[3];
    for (int axis = 0; axis < 3; axis++)
        normal[axis] = given->floats[FIRST_TIME + 1 + axis];
    if (!given->hit)
        return length_of(normal) == 0.0 ? NULL : "the normal of a miss is not 0";
    if (!(fabs(length_of(normal) - 1.0) <= most_normal_length_error * unit_roundoff))
        return "the normal is not of length 1";
    if (seen.distance == 0.0)
        return NULL;
    const double most_off =
        (most_normal_error + most_course_normal_error * seen.sum / seen.distance) * unit_roundoff;
    for (int axis = 0; axis < 3; axis++)
        off[axis] = normal[axis] - seen.between[axis] / seen.distance;
    return most_off > normal_promised_to || length_of(off) <= most_off ? NULL : "the normal looks elsewhere";
}

/* What the radius lacks to reach the box at toi, relative to itself and what is padded. */
static double growth_at(const course *c, float toi)
{
    const double lacking = sight_at(c, toi).distance - c->radius - ray_sphere_slack;
    return lacking > 0.0 ? lacking / (nearest_sight(c).sum + c->radius) * 0x1p23 : 0.0;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    const float toi = given->floats[FIRST_TIME];
    course c = course_from(floats);
    out->growth_bound = most_course_growth;
    out->broken = broken_by_time(floats, given);
    if (is_empty(floats)) {
        if (given->hit)
            out->broken = "what is empty hits";
        return;
    }
    set_course(&c);
    out->touches = comes_within(&c);
    if (!out->broken)
        out->broken = broken_by_normal(floats, given);
    if (!out->broken && given->hit && out->touches && toi > 0.0f && !is_not_late(&c, toi))
        out->broken = "the time is too late";
    if (given->hit)
        out->growth = growth_at(&c, toi);
    out->effort = c.effort;
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

/* The limit of time is shared. */
static double draw_limit(source *from)
{
    const double limits[] = {0.0, 1.0, 2.0, 5.0, 0x1p126, INFINITY};
    return limits[draw_integer(&from->shared, 0, sizeof limits / sizeof *limits - 1)];
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    draft[T_MAX] = draw_limit(from);
    draft[RADIUS] = draw_one_in(s, 4) ? 0.0 : draw_real(s, 0.0, 4.0);
    for (int axis = 0; axis < 3; axis++) {
        draft[CENTRE + axis] = draw_real(s, -16.0, 16.0);
        draft[VELOCITY + axis] = draw_one_in(s, 8) ? 0.0 : draw_real(s, -8.0, 8.0);
        draft[BOX_VELOCITY + axis] = draw_one_in(s, 2) ? 0.0 : draw_real(s, -8.0, 8.0);
        draft[MIN + axis] = draw_real(s, -8.0, 8.0);
        draft[MAX + axis] = draft[MIN + axis] + (draw_one_in(s, 8) ? 0.0 : draw_real(s, 0.0, 8.0));
    }
}

/* In whole numbers: at a whole time the ball touches a face, an edge or a corner, from outside. */
static void draft_contact(source *from, int time, double *draft)
{
    stream *s = &from->own;
    const int *way = draw_quadruple(s);
    const int turn = draw_integer(s, 0, 2);
    draft[RADIUS] = way[3];
    for (int axis = 0; axis < 3; axis++) {
        const int out = draw_sign(s) * way[(axis + turn) % 3];
        const int low = draw_integer(s, -8, 8), high = low + draw_integer(s, 0, 8);
        const int at = out > 0 ? high : out < 0 ? low : draw_integer(s, low, high);
        const int velocity = draw_integer(s, -8, 8), other = draw_integer(s, -2, 2);
        draft[MIN + axis] = low + time * other;
        draft[MAX + axis] = high + time * other;
        draft[VELOCITY + axis] = velocity;
        draft[BOX_VELOCITY + axis] = -other;
        draft[CENTRE + axis] = at + out - time * velocity;
    }
}

/* At the limit. */
static void draft_at_limit(source *from, double *draft)
{
    draft[T_MAX] = draw_integer(&from->shared, 0, 3);
    draft_contact(from, (int)draft[T_MAX], draft);
}

static void draft_on_the_way(source *from, double *draft)
{
    draft[T_MAX] = draw_limit(from);
    draft_contact(from, draw_integer(&from->own, 0, 3), draft);
}

/* Past a corner or an edge at a tangent. */
static void draft_tangent(source *from, double *draft)
{
    stream *s = &from->own;
    const int time = draw_integer(s, 1, 3);
    double out[3], other[3];
    draft[T_MAX] = 5.0;
    draft_contact(from, 0, draft);
    for (int axis = 0; axis < 3; axis++) {
        const double at = draft[CENTRE + axis];
        out[axis] = at - fmin(fmax(at, draft[MIN + axis]), draft[MAX + axis]);
        other[axis] = draw_integer(s, -2, 2);
        draft[BOX_VELOCITY + axis] = 0.0;
    }
    for (int axis = 0; axis < 3; axis++) {
        const int u = (axis + 1) % 3, w = (axis + 2) % 3;
        draft[VELOCITY + axis] = out[u] * other[w] - out[w] * other[u];
        draft[CENTRE + axis] -= time * draft[VELOCITY + axis];
    }
}

static void draft_at_rest(source *from, double *draft)
{
    draft_contact(from, 0, draft);
    draft[T_MAX] = draw_limit(from);
    for (int axis = 0; axis < 3; axis++)
        draft[VELOCITY + axis] = draft[BOX_VELOCITY + axis] = 0.0;
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

static void order(float *floats)
{
    floats[RADIUS] = fabsf(floats[RADIUS]);
    order_box(floats + MIN, floats + MAX);
}

static void just_order(stream *s, float *floats)
{
    (void)s;
    order(floats);
}

/* The radius becomes what is just reached; or at the start; or at the limit. */
static void graze(stream *s, float *floats)
{
    order(floats);
    course c = course_from(floats);
    set_course(&c);
    const int how = draw_integer(s, 0, 7);
    const double off = draw_one_in(s, 4) ? draw_real(s, -32.0, 32.0) * unit_roundoff : 0.0;
    const course_sight seen = how == 0                      ? sight_at(&c, 0.0)
                              : how == 1 && c.end < 0x1p40f ? sight_at(&c, c.end)
                                                            : nearest_sight(&c);
    floats[RADIUS] = nearest_float(fmax(seen.distance + off * seen.sum, 0.0));
}

static void hardly_move(stream *s, float *floats)
{
    for (int axis = 0; axis < 3; axis++)
        floats[BOX_VELOCITY + axis] = neighbour(floats[VELOCITY + axis], draw_integer(s, -4, 4));
    graze(s, floats);
}

static void scatter_and_graze(stream *s, float *floats)
{
    scatter(s, T_MAX, floats);
    graze(s, floats);
}

static void make_empty(stream *s, float *floats)
{
    turn_inside_out(s, floats + MIN, floats + MAX, &floats[RADIUS]);
}

static const family families[] = {
    {"at the limit", draft_at_limit, GRID, 0, NULL},
    {"at the limit, 1 ulp off", draft_at_limit, GRID, 1, just_order},
    {"at the limit, rounded", draft_at_limit, ANYWHERE, 0, just_order},
    {"on the way", draft_on_the_way, GRID, 0, NULL},
    {"on the way, 1 ulp off", draft_on_the_way, GRID, 1, just_order},
    {"tangent", draft_tangent, GRID, 0, NULL},
    {"tangent, 1 ulp off", draft_tangent, GRID, 1, just_order},
    {"tangent, rounded", draft_tangent, ANYWHERE, 0, graze},
    {"tangent, far away", draft_tangent, FAR_AWAY, 1, graze},
    {"at rest", draft_at_rest, GRID, 0, NULL},
    {"at rest, 1 ulp off", draft_at_rest, GRID, 1, just_order},
    {"grazing", draft_any, ANYWHERE, 0, graze},
    {"grazing, 1 ulp off", draft_any, ANYWHERE, 1, graze},
    {"grazing, far away", draft_any, FAR_AWAY, 0, graze},
    {"grazing, stretched", draft_any, STRETCHED, 0, graze},
    {"grazing, smallest", draft_any, SMALLEST, 0, graze},
    {"grazing, largest", draft_any, LARGEST, 0, graze},
    {"grazing, scattered", draft_any, UNMOVED, 0, scatter_and_graze},
    {"hardly moving", draft_any, ANYWHERE, 0, hardly_move},
    {"hardly moving, smallest", draft_any, SMALLEST, 0, hardly_move},
    {"hardly moving, stretched", draft_any, STRETCHED, 0, hardly_move},
    {"empty", draft_on_the_way, GRID, 0, make_empty, AS_FINISHED},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

const subject sweep_sphere_aabb = {
    .query = LH_QUERY_sweep_sphere_aabb,
    .name = "sweep_sphere_aabb",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
