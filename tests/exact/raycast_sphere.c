/* Ray against closed ball: the times at which the ray is in the ball, within the limits. */
#include <math.h>
#include <string.h>

#include "chord.h"
#include "documented_bounds.h"
#include "floats.h"
#include "ray_sphere_cases.h"
#include "subject.h"

static const char layout[] = "xyzijkttxyzr";
/* Times above count as this. */
static const float latest_time = 0x1p127f;

/* ---- Exactly ------------------------------------------------------------------------------------------ */

/* Behind the floats of a case. */
enum { TIME = RAY_SPHERE_FLOATS, INPUTS = TIME + CHORD_INPUTS };

static chord exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    term direction[3], to_centre[3];
    for (int axis = 0; axis < 3; axis++) {
        direction[axis] = input(f, DIRECTION + axis);
        to_centre[axis] = difference(f, input(f, CENTRE + axis), input(f, ORIGIN + axis));
    }
    write_chord(&exact, to_centre, direction, input(f, RADIUS), TIME);
}

/* A case, as lanehit.h says that it counts. */
typedef struct flight {
    float inputs[INPUTS];
    chord_part part;
    int is_standing, is_promised;
} flight;

static void set_flight(flight *a, const float *floats)
{
    if (exact.f.terms == 0)
        write_formula();
    memcpy(a->inputs, floats, RAY_SPHERE_FLOATS * sizeof *floats);
    a->part = (chord_part){.of = &exact,
                           .inputs = a->inputs,
                           .start = floats[T_MIN] > 0.0f ? floats[T_MIN] : 0.0f,
                           .end = floats[T_MAX] < latest_time ? floats[T_MAX] : latest_time};

    const double direction[] = {floats[DIRECTION], floats[DIRECTION + 1], floats[DIRECTION + 2]};
    double speed = length_of(direction);
    a->is_standing = speed <= longest_zero_direction;
    a->is_promised = a->is_standing || speed >= shortest_direction;
    if (a->is_standing)
        memset(a->inputs + DIRECTION, 0, 3 * sizeof *a->inputs);
}

static int touches(flight *a)
{
    return a->inputs[RADIUS] >= 0.0f && a->part.start <= a->part.end && meets_ball(&a->part);
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

static double growth_at(const float *inputs, float t)
{
    double to_centre[3], from_there[3];
    for (int axis = 0; axis < 3; axis++) {
        to_centre[axis] = (double)inputs[CENTRE + axis] - inputs[ORIGIN + axis];
        from_there[axis] = to_centre[axis] - (double)t * inputs[DIRECTION + axis];
    }
    return growth_of_ball(to_centre, from_there, inputs[RADIUS]);
}

static int is_miss_time(float t)
{
    return isinf(t) && t > 0.0f;
}

static int are_limits_kept(const flight *a, const answer *given)
{
    return !signbit(given->floats[FIRST_TIME]) && !signbit(given->floats[LAST_TIME]) &&
           a->part.start <= given->floats[FIRST_TIME] &&
           given->floats[FIRST_TIME] <= given->floats[LAST_TIME] && given->floats[LAST_TIME] <= a->part.end;
}

static const char *broken_by_times(flight *a, const answer *given, int touching)
{
    if (!given->hit)
        return is_miss_time(given->floats[FIRST_TIME]) && is_miss_time(given->floats[LAST_TIME])
                   ? NULL
                   : "a time of a miss is not +inf";
    if (!are_limits_kept(a, given))
        return "the times of a hit do not ascend within the limits";
    int is_started = given->floats[FIRST_TIME] > a->part.start;
    int is_ended = given->floats[LAST_TIME] < a->part.end;
    if (a->is_standing && (is_started || is_ended))
        return "the times of a ray without direction are not its limits";
    if (touching && is_started && !is_before_entry(&a->part, given->floats[FIRST_TIME]))
        return "the first time is too late";
    if (touching && is_ended && !is_after_exit(&a->part, given->floats[LAST_TIME]))
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
    out->effort = a.part.effort;
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
    .name = "raycast_sphere_by_inverse",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .by_inverse = 1,
    .judge = judge,
};
