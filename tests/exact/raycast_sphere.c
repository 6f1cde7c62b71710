/* Ray against closed ball: the times at which the ray is in the ball, within the limits. */
#include <math.h>
#include <string.h>

#include "documented_bounds.h"
#include "floats.h"
#include "formula.h"
#include "ray_sphere_cases.h"
#include "subject.h"

static const char layout[] = "xyzijkttxyzr";
/* Times above count as this. */
static const float latest_time = 0x1p127f;

/* ---- Exactly ------------------------------------------------------------------------------------------ */

/* After the floats of a case. */
enum { TIME = RAY_SPHERE_FLOATS, ONE, INPUTS };

static struct {
    formula f;
    term ahead;        /* of the sign that the time of the foot of the perpendicular less TIME has */
    term outside;      /* squared distance at TIME - squared radius */
    term line_outside; /* the same at the foot, times the squared speed */
} exact;

static term dot_of(formula *f, const term *a, const term *b)
{
    term all = product(f, a[0], b[0]);
    for (int axis = 1; axis < 3; axis++)
        all = sum(f, all, product(f, a[axis], b[axis]));
    return all;
}

static void write_formula(void)
{
    formula *f = &exact.f;
    term time = input(f, TIME), one = input(f, ONE), radius = input(f, RADIUS);
    term direction[3], to_centre[3], from_there[3];
    for (int axis = 0; axis < 3; axis++) {
        direction[axis] = input(f, DIRECTION + axis);
        to_centre[axis] = difference(f, input(f, CENTRE + axis), input(f, ORIGIN + axis));
        term way = product(f, time, direction[axis]);
        from_there[axis] = difference(f, product(f, to_centre[axis], one), way);
    }
    term towards = dot_of(f, to_centre, direction);
    term squared_speed = dot_of(f, direction, direction);
    exact.ahead = difference(f, product(f, towards, one), product(f, squared_speed, time));

    term reach = product(f, radius, one);
    exact.outside = difference(f, dot_of(f, from_there, from_there), product(f, reach, reach));

    term start_outside = difference(f, dot_of(f, to_centre, to_centre), product(f, radius, radius));
    exact.line_outside =
        difference(f, product(f, squared_speed, start_outside), product(f, towards, towards));
}

/* A case, as lanehit.h says that it counts. */
typedef struct flight {
    float inputs[INPUTS];
    float start, end;
    int is_standing, is_promised;
    effort effort;
} flight;

static void set_time(flight *a, float t)
{
    if (exact.f.effort > a->effort)
        a->effort = exact.f.effort;
    a->inputs[TIME] = t;
    set_inputs(&exact.f, a->inputs);
}

static double length_of(const float *v)
{
    return sqrt((double)v[0] * v[0] + (double)v[1] * v[1] + (double)v[2] * v[2]);
}

static void set_flight(flight *a, const float *floats)
{
    if (exact.f.terms == 0)
        write_formula();
    memcpy(a->inputs, floats, RAY_SPHERE_FLOATS * sizeof *floats);
    a->inputs[ONE] = 1.0f;
    a->start = floats[T_MIN] > 0.0f ? floats[T_MIN] : 0.0f;
    a->end = floats[T_MAX] < latest_time ? floats[T_MAX] : latest_time;

    double speed = length_of(floats + DIRECTION);
    a->is_standing = speed <= longest_zero_direction;
    a->is_promised = a->is_standing || speed >= shortest_direction;
    if (a->is_standing)
        memset(a->inputs + DIRECTION, 0, 3 * sizeof *a->inputs);
    a->effort = exact.f.effort = BY_DOUBLE;
}

/* At the time nearest to that of the foot. */
static int touches(flight *a)
{
    if (a->inputs[RADIUS] < 0.0f || a->start > a->end)
        return 0;
    set_time(a, a->start);
    if (sign_of(&exact.f, exact.ahead) <= 0)
        return sign_of(&exact.f, exact.outside) <= 0;
    set_time(a, a->end);
    if (sign_of(&exact.f, exact.ahead) >= 0)
        return sign_of(&exact.f, exact.outside) <= 0;
    return sign_of(&exact.f, exact.line_outside) <= 0;
}

/* Whether the ray is not yet in the ball at t, or only just; and whether not any more. */
static int is_before_entry(flight *a, float t)
{
    set_time(a, t);
    return sign_of(&exact.f, exact.ahead) >= 0 && sign_of(&exact.f, exact.outside) >= 0;
}

static int is_after_exit(flight *a, float t)
{
    set_time(a, t);
    return sign_of(&exact.f, exact.ahead) <= 0 && sign_of(&exact.f, exact.outside) >= 0;
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

/* What the radius lacks at t, beyond the absolute bound. In double this is off by some 2^-50 of the way, and it
 * is measured in steps of 2^-23. */
static double growth_at(const float *inputs, float t)
{
    double from_there[3], squared = 0.0, way = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        double to_centre = (double)inputs[CENTRE + axis] - inputs[ORIGIN + axis];
        from_there[axis] = to_centre - (double)t * inputs[DIRECTION + axis];
        squared += from_there[axis] * from_there[axis];
        way += to_centre * to_centre;
    }
    double radius = inputs[RADIUS];
    double lacking = sqrt(squared) - radius - ray_sphere_slack;
    return lacking > 0.0 ? lacking / ((radius + sqrt(way)) * 0x1p-23) : 0.0;
}

static int is_miss_time(float t)
{
    return isinf(t) && t > 0.0f;
}

static int are_limits_kept(const flight *a, const answer *given)
{
    return !signbit(given->floats[FIRST_TIME]) && !signbit(given->floats[LAST_TIME]) &&
           a->start <= given->floats[FIRST_TIME] && given->floats[FIRST_TIME] <= given->floats[LAST_TIME] &&
           given->floats[LAST_TIME] <= a->end;
}

static const char *broken_by_times(flight *a, const answer *given, int touching)
{
    if (!given->hit)
        return is_miss_time(given->floats[FIRST_TIME]) && is_miss_time(given->floats[LAST_TIME])
                   ? NULL
                   : "a time of a miss is not +inf";
    if (!are_limits_kept(a, given))
        return "the times of a hit do not ascend within the limits";
    int is_started = given->floats[FIRST_TIME] > a->start;
    int is_ended = given->floats[LAST_TIME] < a->end;
    if (a->is_standing && (is_started || is_ended))
        return "the times of a ray without direction are not its limits";
    if (touching && is_started && !is_before_entry(a, given->floats[FIRST_TIME]))
        return "the first time is too late";
    if (touching && is_ended && !is_after_exit(a, given->floats[LAST_TIME]))
        return "the last time is too early";
    return NULL;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    flight a;
    set_flight(&a, floats);
    out->growth_bound = most_ray_sphere_growth;
    if (!a.is_promised)
        return;
    out->touches = touches(&a);
    out->broken = broken_by_times(&a, given, out->touches);
    if (given->hit)
        out->growth = floats[RADIUS] < 0.0f ? INFINITY
                                            : fmax(growth_at(a.inputs, given->floats[FIRST_TIME]),
                                                   growth_at(a.inputs, given->floats[LAST_TIME]));
    set_time(&a, 0.0f);
    out->effort = a.effort;
}

/* ---- Families ----------------------------------------------------------------------------------------- */

static const family families[] = {
    {"tangent", draft_tangent, GRID, 0, NULL},
    {"tangent, 1 ulp off", draft_tangent, GRID, 1, NULL},
    {"tangent, 4 ulps off", draft_tangent, GRID, 4, NULL},
    {"tangent, rounded", draft_tangent, ANYWHERE, 0, graze},
    {"tangent, far away", draft_tangent, FAR_AWAY, 1, graze},
    {"tangent, stretched", draft_any_sphere, STRETCHED, 1, graze},
    {"tangent, smallest", draft_tangent, SMALLEST, 1, graze},
    {"tangent, largest", draft_tangent, LARGEST, 1, graze},
    {"tangent, below range", draft_any_sphere, BELOW, 1, graze_at_extremes},
    {"tangent, slow and fast", draft_tangent, ANYWHERE, 1, graze_at_extremes},
    {"tangent, huge", draft_huge, ANYWHERE, 1, graze},
    {"through", draft_through, ANYWHERE, 0, NULL},
    {"through, slow and fast", draft_through, GRID, 1, go_at_extremes},
    {"from the boundary", draft_from_boundary, GRID, 0, NULL},
    {"from the boundary, 1 ulp off", draft_from_boundary, GRID, 1, NULL},
    {"from the boundary, rounded", draft_from_boundary, ANYWHERE, 1, reach_the_origin},
    {"from the boundary, stretched", draft_any_sphere, STRETCHED, 1, reach_the_origin},
    {"from the boundary, huge", draft_huge, GRID, 1, reach_the_origin},
    {"behind", draft_behind, GRID, 0, NULL},
    {"behind, 1 ulp off", draft_behind, ANYWHERE, 1, NULL},
    {"limited", draft_limited_sphere, GRID, 0, NULL},
    {"limited, rounded", draft_through, ANYWHERE, 0, limit_at_boundary},
    {"limited, tangent", draft_tangent, GRID, 1, limit_at_boundary},
    {"limited, far away", draft_through, FAR_AWAY, 0, limit_at_boundary},
    {"limited, huge", draft_huge, ANYWHERE, 0, limit_at_boundary},
    {"limited, stretched", draft_any_sphere, STRETCHED, 0, limit_at_boundary},
    {"odd limits", draft_through, ANYWHERE, 0, limit_oddly},
    {"points", draft_point_sphere, GRID, 0, NULL},
    {"points, 1 ulp off", draft_point_sphere, GRID, 1, NULL},
    {"points, rounded", draft_point_sphere, ANYWHERE, 0, shrink_onto_ray},
    {"points, far away", draft_point_sphere, FAR_AWAY, 0, shrink_onto_ray},
    {"points, smallest", draft_point_sphere, SMALLEST, 0, shrink_onto_ray},
    {"along axes", draft_along_axes, GRID, 0, NULL},
    {"along axes, 1 ulp off", draft_along_axes, ANYWHERE, 1, graze},
    {"along axes, tiny zeros", draft_along_axes, GRID, 0, make_zeros_tiny},
    {"without direction", draft_standing, GRID, 0, NULL},
    {"without direction, rounded", draft_standing, ANYWHERE, 1, reach_the_origin},
    {"without direction, nearly", draft_standing, GRID, 1, nearly_stand},
    {"without direction, or slow", draft_standing, GRID, 1, make_zeros_tiny},
    {"negative radii", draft_empty, GRID, 1, NULL},
    {"unfavourable", draft_unfavourable_chord, UNMOVED, 0, NULL},
    {"unfavourable, limited", draft_unfavourable_chord, UNMOVED, 0, limit_at_boundary},
    {"unfavourable, tangent", draft_unfavourable_chord, UNMOVED, 0, graze},
    {"anything", draft_any_sphere, ANYWHERE, 0, NULL},
};

const subject raycast_sphere = {
    .query = LH_QUERY_raycast_sphere,
    .name = "raycast_sphere",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};

const subject raycast_sphere_by_inverse = {
    .query = LH_QUERY_raycast_sphere,
    .name = "raycast_sphere, inverse",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .by_inverse = 1,
    .judge = judge,
};
