/* Moving ball against moving ball: the earliest time at which they touch, and the direction from one to the other. */
#include <math.h>
#include <string.h>

#include "chord.h"
#include "documented_bounds.h"
#include "floats.h"
#include "subject.h"
#include "sweep_sphere_cases.h"

static const char layout[] = "xyzruvwxyzruvwt";
/* Times above count as this. */
static const float latest_time = 0x1p127f;

/* ---- Exactly ------------------------------------------------------------------------------------------ */

/* Behind the floats of a case. */
enum { TIME = SWEPT_SPHERE_FLOATS, INPUTS = TIME + CHORD_INPUTS };

static chord exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    term velocity[3], to_b[3];
    for (int axis = 0; axis < 3; axis++) {
        velocity[axis] = difference(f, input(f, A_VELOCITY + axis), input(f, B_VELOCITY + axis));
        to_b[axis] = difference(f, input(f, B_CENTRE + axis), input(f, A_CENTRE + axis));
    }
    write_chord(&exact, to_b, velocity, sum(f, input(f, A_RADIUS), input(f, B_RADIUS)), TIME);
}

static int is_empty(const float *floats)
{
    return floats[A_RADIUS] < 0.0f || floats[B_RADIUS] < 0.0f;
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

static double radius_of(const float *floats)
{
    return (double)floats[A_RADIUS] + floats[B_RADIUS];
}

/* In double: off by no more than some 2^-50 of the way. */
static void place_at(const double *to_b, const double *velocity, double t, double *from_there)
{
    for (int axis = 0; axis < 3; axis++)
        from_there[axis] = to_b[axis] - t * velocity[axis];
}

static const char *broken_by_time(chord_part *part, float toi, int hit, int touching)
{
    if (!hit)
        return isinf(toi) && toi > 0.0f ? NULL : "the time of a miss is not +inf";
    if (!(toi >= 0.0f && !signbit(toi) && toi <= part->end))
        return "the time of a hit is not within the limit";
    if (touching && toi > 0.0f && !is_before_entry(part, toi))
        return "the time is too late";
    return NULL;
}

static const char *broken_by_normal(const double *to_b, const double *velocity, const answer *given)
{
    const double toi = given->floats[FIRST_TIME];
    double normal[3], from_there[3], off[3];
    for (int axis = 0; axis < 3; axis++)
        normal[axis] = given->floats[FIRST_TIME + 1 + axis];
    if (!given->hit)
        return length_of(normal) == 0.0 ? NULL : "the normal of a miss is not 0";
    if (!(fabs(length_of(normal) - 1.0) <= most_ball_normal_length_error * unit_roundoff))
        return "the normal is not of length 1";

    place_at(to_b, velocity, toi, from_there);
    const double distance = length_of(from_there), way = length_of(to_b) + 2.0 * toi * length_of(velocity);
    if (distance == 0.0)
        return NULL;
    const double most_off =
        (most_ball_normal_error + most_normal_error_by_way * way / distance) * unit_roundoff;
    for (int axis = 0; axis < 3; axis++)
        off[axis] = normal[axis] + from_there[axis] / distance;
    return most_off > normal_promised_to || length_of(off) <= most_off ? NULL : "the normal looks elsewhere";
}

static void judge(const float *floats, const answer *given, finding *out)
{
    float inputs[INPUTS];
    double to_b[3], velocity[3], from_there[3];
    if (exact.f.terms == 0)
        write_formula();
    memcpy(inputs, floats, SWEPT_SPHERE_FLOATS * sizeof *floats);
    see_swept(floats, to_b, velocity);
    chord_part part = {
        .of = &exact, .inputs = inputs, .end = floats[UNTIL] < latest_time ? floats[UNTIL] : latest_time};
    const float toi = given->floats[FIRST_TIME];

    out->growth_bound = most_ray_sphere_growth;
    out->touches = !is_empty(floats) && meets_ball(&part);
    out->broken = broken_by_time(&part, toi, given->hit, out->touches);
    if (!out->broken)
        out->broken = broken_by_normal(to_b, velocity, given);
    if (given->hit) {
        place_at(to_b, velocity, toi, from_there);
        out->growth = is_empty(floats) ? INFINITY : growth_of_ball(to_b, from_there, radius_of(floats));
    }
    out->effort = part.effort;
}

/* ---- Families ----------------------------------------------------------------------------------------- */

static const family families[] = {
    {"tangent", draft_swept_tangent, GRID, 0, NULL},
    {"tangent, 1 ulp off", draft_swept_tangent, GRID, 1, NULL},
    {"tangent, 4 ulps off", draft_swept_tangent, GRID, 4, NULL},
    {"tangent, rounded", draft_swept_tangent, ANYWHERE, 0, graze_swept},
    {"tangent, far away", draft_swept_tangent, FAR_AWAY, 1, graze_swept},
    {"tangent, stretched", draft_swept_any, STRETCHED, 1, graze_swept},
    {"tangent, smallest", draft_swept_tangent, SMALLEST, 1, graze_swept},
    {"tangent, largest", draft_swept_tangent, LARGEST, 1, graze_swept},
    {"tangent, hardly moving", draft_swept_tangent, ANYWHERE, 0, graze_hardly_moving},
    {"tangent, hardly moving, smallest", draft_swept_tangent, SMALLEST, 0, graze_hardly_moving},
    {"tangent, huge", draft_swept_huge, ANYWHERE, 1, graze_swept},
    {"through", draft_swept_through, GRID, 0, NULL},
    {"through, rounded", draft_swept_through, ANYWHERE, 1, NULL},
    {"through, far away", draft_swept_through, FAR_AWAY, 0, NULL},
    {"touching at the start", draft_swept_from_boundary, GRID, 0, NULL},
    {"touching at the start, 1 ulp off", draft_swept_from_boundary, GRID, 1, NULL},
    {"touching at the start, rounded", draft_swept_from_boundary, ANYWHERE, 1, touch_at_start},
    {"touching at the start, stretched", draft_swept_any, STRETCHED, 1, touch_at_start},
    {"moving away", draft_swept_behind, GRID, 0, NULL},
    {"moving away, 1 ulp off", draft_swept_behind, ANYWHERE, 1, NULL},
    {"limited", draft_swept_limited, GRID, 0, NULL},
    {"limited, 1 ulp off", draft_swept_limited, GRID, 1, NULL},
    {"limited, rounded", draft_swept_limited, ANYWHERE, 0, touch_at_limit},
    {"limited, far away", draft_swept_limited, FAR_AWAY, 0, touch_at_limit},
    {"limited, stretched", draft_swept_any, STRETCHED, 0, touch_at_limit},
    {"points", draft_swept_points, GRID, 0, NULL},
    {"points, 1 ulp off", draft_swept_points, GRID, 1, NULL},
    {"points, smallest", draft_swept_points, SMALLEST, 0, graze_swept},
    {"along axes", draft_swept_along_axes, GRID, 0, NULL},
    {"along axes, 1 ulp off", draft_swept_along_axes, ANYWHERE, 1, graze_swept},
    {"at rest", draft_swept_at_rest, GRID, 0, NULL},
    {"at rest, rounded", draft_swept_at_rest, ANYWHERE, 1, touch_at_start},
    {"negative radii", draft_swept_empty, GRID, 1, NULL},
    {"unfavourable", draft_swept_unfavourable, UNMOVED, 0, NULL},
    {"unfavourable, tangent", draft_swept_unfavourable, UNMOVED, 0, graze_swept},
    {"anything", draft_swept_any, ANYWHERE, 0, NULL},
};

const subject sweep_sphere_sphere = {
    .query = LH_QUERY_sweep_sphere_sphere,
    .name = "sweep_sphere_sphere",
    .layout = layout,
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
