/* Ray against plane: whether its height over the plane is 0 at a time within the limits, or has another sign at one
 * than at the other. */
#include <math.h>
#include <string.h>

#include "documented_bounds.h"
#include "floats.h"
#include "formula.h"
#include "rays.h"
#include "subject.h"

static const char layout[] = "xyzijkttlmnd";
enum { NORMAL = RAY_END, OFFSET = 11, FLOATS = 12 };

/* Times above count as this. */
static const float latest_time = 0x1p127f;

/* ---- Exactly ------------------------------------------------------------------------------------------ */

/* After the floats of a case. */
enum { TIME = FLOATS, SLACK, ONE, INPUTS };

static struct {
    formula f;
    term height;   /* at TIME: of the sign of n.p - d, if that is 0 or not */
    term distance; /* its magnitude */
    term scale;    /* the sum of what it is made of, without signs, a little later */
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    term time = input(f, TIME), one = input(f, ONE), later = sum(f, time, input(f, SLACK));
    term start = negative(f, product(f, input(f, OFFSET), one)), slope = 0, start_scale = 0, slope_scale = 0;
    for (int axis = 0; axis < 3; axis++) {
        term normal = input(f, NORMAL + axis);
        term here = product(f, normal, input(f, ORIGIN + axis));
        term step = product(f, normal, input(f, DIRECTION + axis));
        start = sum(f, start, here);
        slope = axis == 0 ? step : sum(f, slope, step);
        start_scale = axis == 0 ? magnitude(f, here) : sum(f, start_scale, magnitude(f, here));
        slope_scale = axis == 0 ? magnitude(f, step) : sum(f, slope_scale, magnitude(f, step));
    }
    exact.height = sum(f, product(f, start, one), product(f, slope, time));
    exact.distance = magnitude(f, exact.height);
    exact.scale = sum(f, product(f, start_scale, one), product(f, slope_scale, later));
}

/* A case, as lanehit.h says that it counts. */
typedef struct flight {
    float inputs[INPUTS];
    float start, end;
    effort effort;
} flight;

static int side_at(flight *a, float t)
{
    a->inputs[TIME] = t;
    set_inputs(&exact.f, a->inputs);
    int side = sign_of(&exact.f, exact.height);
    if (exact.f.effort > a->effort)
        a->effort = exact.f.effort;
    return side;
}

static void set_flight(flight *a, const float *floats)
{
    if (exact.f.terms == 0)
        write_formula();
    memcpy(a->inputs, floats, FLOATS * sizeof *floats);
    a->inputs[SLACK] = ray_plane_slack;
    a->inputs[ONE] = 1.0f;
    a->start = floats[T_MIN] > 0.0f ? floats[T_MIN] : 0.0f;
    a->end = floats[T_MAX] < latest_time ? floats[T_MAX] : latest_time;
    a->effort = BY_DOUBLE;
}

static int is_promised(const float *floats)
{
    for (int axis = 0; axis < 3; axis++) {
        double speed = fabs((double)floats[DIRECTION + axis]);
        if (speed != 0.0 && (speed < slowest_to_plane || speed > fastest_to_plane))
            return 0;
    }
    return 1;
}

static int touches(flight *a)
{
    return a->start <= a->end && side_at(a, a->start) * side_at(a, a->end) <= 0;
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

static double growth_at(flight *a, float t)
{
    if (side_at(a, t) == 0)
        return 0.0;
    if (sign_of(&exact.f, exact.scale) == 0)
        return INFINITY;
    return ratio_of(&exact.f, exact.distance, exact.scale) * 0x1p23;
}

static const char *broken_by_time(flight *a, const answer *given, int touching)
{
    const float t = given->floats[FIRST_TIME];
    if (!given->hit)
        return isinf(t) && t > 0.0f ? NULL : "the time of a miss is not +inf";
    if (signbit(t) || !(a->start <= t && t <= a->end))
        return "the time of a hit is not within the limits";
    const int first_side = side_at(a, a->start);
    if (touching && t > a->start && (first_side == 0 || first_side * side_at(a, t) < 0))
        return "the time is too late";
    return NULL;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    flight a;
    out->growth_bound = most_ray_plane_growth;
    if (!is_promised(floats))
        return;
    set_flight(&a, floats);
    out->touches = touches(&a);
    out->broken = broken_by_time(&a, given, out->touches);
    if (given->hit)
        out->growth = growth_at(&a, given->floats[FIRST_TIME]);
    out->effort = a.effort;
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

static double dot_of(const double *a, const double *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/* A plane through a point in whole numbers, and a ray without limits that is there at time t. */
static void draft_meeting(stream *s, double t, double *draft)
{
    double met[3];
    for (int axis = 0; axis < 3; axis++) {
        met[axis] = draw_integer(s, -8, 8);
        draft[NORMAL + axis] = draw_integer(s, -8, 8);
        draft[DIRECTION + axis] = draw_integer(s, -8, 8);
        draft[ORIGIN + axis] = met[axis] - t * draft[DIRECTION + axis];
    }
    draft[OFFSET] = dot_of(draft + NORMAL, met);
    draft[T_MIN] = 0.0;
    draft[T_MAX] = INFINITY;
}

static void draft_crossing(source *from, double *draft)
{
    stream *s = &from->own;
    double t = draw_integer(s, -1, 4);
    draft_meeting(s, t, draft);
}

static void draft_from_plane(source *from, double *draft)
{
    draft_meeting(&from->own, 0.0, draft);
}

/* With the one point within a limit, or both. */
static void draft_limited(source *from, double *draft)
{
    stream *s = &from->own;
    double t = draw_integer(s, 0, 4);
    draft_meeting(s, t, draft);
    int which = draw_integer(s, 0, 2);
    if (which != 0)
        draft[T_MIN] = t;
    if (which != 1)
        draft[T_MAX] = t;
}

/* In the plane, or beside it by one unit. */
static void draft_parallel(source *from, double *draft)
{
    stream *s = &from->own;
    double across[3];
    draft_meeting(s, 0.0, draft);
    for (int axis = 0; axis < 3; axis++)
        across[axis] = draw_integer(s, -4, 4);
    for (int axis = 0; axis < 3; axis++) {
        int u = (axis + 1) % 3, w = (axis + 2) % 3;
        draft[DIRECTION + axis] = draft[NORMAL + u] * across[w] - draft[NORMAL + w] * across[u];
    }
    draft[OFFSET] += draw_integer(s, -1, 1);
    draft[T_MIN] = draw_integer(s, 0, 2);
}

/* Some components 0, of the normal or the direction. */
static void draft_axial(source *from, double *draft)
{
    stream *s = &from->own;
    double t = draw_integer(s, 0, 4);
    draft_meeting(s, t, draft);
    int of = draw_one_in(s, 2) ? NORMAL : DIRECTION;
    for (int axis = 0; axis < 3; axis++)
        if (draw_one_in(s, 2)) {
            draft[OFFSET] -= of == NORMAL
                                 ? draft[NORMAL + axis] * (draft[ORIGIN + axis] + t * draft[DIRECTION + axis])
                                 : 0.0;
            draft[ORIGIN + axis] += of == DIRECTION ? t * draft[DIRECTION + axis] : 0.0;
            draft[of + axis] = copysign(0.0, draw_sign(s));
        }
}

static void draft_standing(source *from, double *draft)
{
    draft_meeting(&from->own, 0.0, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[DIRECTION + axis] = 0.0;
    draft[OFFSET] += draw_integer(&from->own, -1, 1);
    draft[T_MIN] = draw_integer(&from->own, 0, 2);
}

/* All of space, or nothing. */
static void draft_without_normal(source *from, double *draft)
{
    draft_crossing(from, draft);
    for (int axis = 0; axis < 3; axis++)
        draft[NORMAL + axis] = 0.0;
    draft[OFFSET] = draw_integer(&from->own, -1, 1);
}

/* Every intermediate result of the usual arithmetic just above a power of two, where rounding errors are
 * largest; nothing cancels in the slope, or everything nearly. */
static void draft_unfavourable(source *from, double *draft)
{
    stream *s = &from->own;
    double turn = draw_sign(s);
    for (int axis = 0; axis < 3; axis++) {
        draft[NORMAL + axis] = draw_real(s, 1.0, 1.04) * (axis == 0 ? 1.0 : 0.3);
        draft[DIRECTION + axis] = draw_real(s, 1.0, 1.04) * (axis == 0 ? 1.0 : 0.1) * turn;
        draft[ORIGIN + axis] = draw_one_in(s, 2) ? 0.0 : draw_real(s, -1.0, 1.0);
    }
    draft[OFFSET] = turn * draw_real(s, 1.0, 1.04) * draw_power(s, -3, 3);
    draft[T_MAX] = INFINITY;
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[NORMAL + axis] = draw_real(s, -1.0, 1.0);
        draft[DIRECTION + axis] = draw_real(s, -8.0, 8.0);
        draft[ORIGIN + axis] = draw_real(s, -16.0, 16.0);
    }
    draft[OFFSET] = draw_real(s, -16.0, 16.0);
    draft[T_MAX] = draw_one_in(s, 2) ? INFINITY : draw_real(s, 0.0, 4.0);
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

static double rounded_dot(const float *a, const float *b)
{
    return (double)a[0] * b[0] + (double)a[1] * b[1] + (double)a[2] * b[2];
}

/* The plane goes through the origin of the ray, as far as it can. */
static void reach_the_origin(stream *s, float *floats)
{
    (void)s;
    floats[OFFSET] = nearest_float(rounded_dot(floats + NORMAL, floats + ORIGIN));
}

/* Or through another of its points. */
static void reach_the_ray(stream *s, float *floats)
{
    double t = draw_real(s, 0.0, 4.0) * draw_power(s, -20, 2);
    floats[OFFSET] = nearest_float(rounded_dot(floats + NORMAL, floats + ORIGIN) +
                                   t * rounded_dot(floats + NORMAL, floats + DIRECTION));
}

/* A limit becomes the time of the meeting, or some steps off. */
static void limit_at_plane(stream *s, float *floats)
{
    double slope = rounded_dot(floats + NORMAL, floats + DIRECTION);
    double t = ((double)floats[OFFSET] - rounded_dot(floats + NORMAL, floats + ORIGIN)) / slope;
    if (slope == 0.0 || !(fabs(t) < 0x1p127))
        return;
    floats[draw_integer(s, 0, 1) ? T_MAX : T_MIN] = neighbour(nearest_float(t), draw_integer(s, -4, 4));
}

static void reach_and_limit(stream *s, float *floats)
{
    reach_the_ray(s, floats);
    limit_at_plane(s, floats);
}

/* Nearly along the plane, by some steps of the direction, so that the ray takes long. */
static void graze(stream *s, float *floats)
{
    int longest = 0;
    for (int axis = 1; axis < 3; axis++)
        if (fabsf(floats[NORMAL + axis]) > fabsf(floats[NORMAL + longest]))
            longest = axis;
    if (floats[NORMAL + longest] == 0.0f)
        return;
    floats[DIRECTION + longest] = 0.0f;
    double other = rounded_dot(floats + NORMAL, floats + DIRECTION);
    floats[DIRECTION + longest] =
        neighbour(nearest_float(-other / floats[NORMAL + longest]), draw_integer(s, -16, 16));
    floats[OFFSET] = nearest_float(rounded_dot(floats + NORMAL, floats + ORIGIN));
    floats[OFFSET] = neighbour(floats[OFFSET], draw_integer(s, -16, 16));
}

static void graze_and_limit(stream *s, float *floats)
{
    graze(s, floats);
    limit_at_plane(s, floats);
}

/* As slow or fast as is promised; then as above. */
static void go_at_extremes(stream *s, float *floats)
{
    double by = draw_one_in(s, 2) ? draw_power(s, -100, -60) : draw_power(s, 30, 60);
    for (int axis = 0; axis < 3; axis++)
        floats[DIRECTION + axis] = nearest_float(floats[DIRECTION + axis] * by);
    floats[T_MIN] = 0.0f;
    floats[T_MAX] = INFINITY;
    limit_at_plane(s, floats);
}

/* From the origin, to a plane so close that times underflow. */
static void start_close(stream *s, float *floats)
{
    for (int axis = 0; axis < 3; axis++)
        floats[ORIGIN + axis] = 0.0f;
    floats[OFFSET] = nearest_float(floats[OFFSET] * draw_power(s, -149, -80));
    limit_at_plane(s, floats);
}

/* ---- Families ----------------------------------------------------------------------------------------- */

static const family families[] = {
    {"crossing", draft_crossing, GRID, 0, NULL},
    {"crossing, 1 ulp off", draft_crossing, GRID, 1, NULL},
    {"crossing, rounded", draft_crossing, ANYWHERE, 0, reach_the_ray},
    {"crossing, slow and fast", draft_crossing, ANYWHERE, 1, go_at_extremes},
    {"from the plane", draft_from_plane, GRID, 0, NULL},
    {"from the plane, 1 ulp off", draft_from_plane, GRID, 1, NULL},
    {"from the plane, rounded", draft_any, ANYWHERE, 0, reach_the_origin},
    {"from the plane, far away", draft_any, FAR_AWAY, 1, reach_the_origin},
    {"from the plane, stretched", draft_any, STRETCHED, 1, reach_the_origin},
    {"limited", draft_limited, GRID, 0, NULL},
    {"limited, 1 ulp off", draft_limited, GRID, 1, NULL},
    {"limited, rounded", draft_any, ANYWHERE, 0, reach_and_limit},
    {"limited, far away", draft_any, FAR_AWAY, 0, reach_and_limit},
    {"limited, stretched", draft_any, STRETCHED, 0, reach_and_limit},
    {"limited, smallest", draft_crossing, SMALLEST, 0, reach_and_limit},
    {"limited, largest", draft_crossing, LARGEST, 0, reach_and_limit},
    {"limited, close", draft_any, ANYWHERE, 0, start_close},
    {"parallel", draft_parallel, GRID, 0, NULL},
    {"parallel, 1 ulp off", draft_parallel, GRID, 1, NULL},
    {"parallel, rounded", draft_parallel, ANYWHERE, 1, reach_the_origin},
    {"grazing", draft_any, ANYWHERE, 0, graze},
    {"grazing, limited", draft_any, ANYWHERE, 0, graze_and_limit},
    {"grazing, far away", draft_any, FAR_AWAY, 0, graze_and_limit},
    {"grazing, stretched", draft_any, STRETCHED, 0, graze_and_limit},
    {"along axes", draft_axial, GRID, 0, NULL},
    {"along axes, rounded", draft_axial, ANYWHERE, 1, limit_at_plane},
    {"along axes, tiny zeros", draft_axial, GRID, 0, make_zeros_tiny},
    {"without direction", draft_standing, GRID, 0, NULL},
    {"without direction, rounded", draft_standing, ANYWHERE, 1, reach_the_origin},
    {"without normal", draft_without_normal, GRID, 0, NULL},
    {"odd limits", draft_crossing, ANYWHERE, 0, limit_oddly},
    {"unfavourable", draft_unfavourable, UNMOVED, 0, NULL},
    {"unfavourable, limited", draft_unfavourable, UNMOVED, 0, limit_at_plane},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

const subject raycast_plane = {
    .query = LH_QUERY_raycast_plane,
    .name = "raycast_plane",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};

const subject raycast_plane_by_inverse = {
    .query = LH_QUERY_raycast_plane,
    .name = "raycast_plane_by_inverse",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .by_inverse = 1,
    .judge = judge,
};
