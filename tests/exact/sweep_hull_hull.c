/* Two moving hulls of four vertices: the gap between one and the hull of the other at the start and at a time is the
 * least until then. */
#include <math.h>
#include <string.h>

#include "documented_bounds.h"
#include "floats.h"
#include "hull_pair.h"
#include "rotation.h"

/* The floats of a case: a and its velocity, b and its, the vertices of both, the time. */
enum { A = 0, ROTATION = 3, A_VELOCITY = 7, B = 10, B_VELOCITY = 17, VERTICES = 20, T_MAX = 44, EACH = 4 };
enum { TOI, NORMAL };

static const hull_case the_case = {ANOTHER_HULL, B, A, VERTICES, EACH};

/* ---- Judging ------------------------------------------------------------------------------------------ */

static double sum_of(const double v[3])
{
    return fabs(v[0]) + fabs(v[1]) + fabs(v[2]);
}

static solid swept(const solid *from, const double velocity[3], double until)
{
    solid all = *from;
    for (int k = 0; k < from->corners; k++, all.corners++)
        for (int axis = 0; axis < 3; axis++)
            all.corner[all.corners][axis] = from->corner[k][axis] + (long double)velocity[axis] * until;
    return all;
}

static solid moved(const solid *from, const double velocity[3], double time)
{
    solid there = *from;
    for (int k = 0; k < from->corners; k++)
        for (int axis = 0; axis < 3; axis++)
            there.corner[k][axis] += (long double)velocity[axis] * time;
    return there;
}

/* Of b up to a: below 0 where they overlap along it. */
static double gap_along(const solid *a, const solid *b, const double way[3])
{
    long double lowest = INFINITY, highest = -INFINITY;
    for (int k = 0; k < EACH; k++) {
        const long double *p = a->corner[k], *q = b->corner[k];
        lowest = fminl(lowest, p[0] * way[0] + p[1] * way[1] + p[2] * way[2]);
        highest = fmaxl(highest, q[0] * way[0] + q[1] * way[1] + q[2] * way[2]);
    }
    return (double)(lowest - highest);
}

/* In u of the size: by how much they may overlap along the normal at toi, where that is not 0. */
static const double most_overlap = 4.0;

/* Do they touch before that time? Along the normal they are apart at the start and then, if it is right, and so all the
 * time between; else the hull of both places is asked. */
static int touch_before(const hull_pair_sight *seen, const double velocity[3], const double normal[3],
                        double until)
{
    const solid then = moved(&seen->hull, velocity, until);
    const double clear = 0x1p-40 * seen->size;
    if (gap_along(&seen->hull, &seen->beside, normal) > clear &&
        gap_along(&then, &seen->beside, normal) > clear)
        return 0;
    const solid all = swept(&seen->hull, velocity, until);
    return is_no_gap(&all, &seen->beside, seen->size);
}

static const char *broken_by_hit(const float *floats, const answer *given, const hull_pair_sight *seen,
                                 const double velocity[3])
{
    const double toi = (double)given->floats[TOI];
    double normal[3], squared = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        normal[axis] = (double)given->floats[NORMAL + axis];
        squared += normal[axis] * normal[axis];
    }
    if (!(toi >= 0.0 && toi <= (double)floats[T_MAX] && !signbit(given->floats[TOI])))
        return "the time of a hit is not within the limits";
    if (!(fabs(sqrt(squared) - 1.0) <= 4.6 * unit_roundoff))
        return "the normal is not of length 1";
    if (toi == 0.0)
        return NULL;
    if (touch_before(seen, velocity, normal, (double)neighbour(given->floats[TOI], -1)))
        return "the time is too late";
    const solid then = moved(&seen->hull, velocity, toi);
    const double size = seen->size + toi * sum_of(velocity);
    if (gap_along(&then, &seen->beside, normal) < -most_overlap * unit_roundoff * size)
        return "they overlap along the normal";
    return NULL;
}

static const char *broken_by_miss(const answer *given)
{
    if (!(isinf(given->floats[TOI]) && given->floats[TOI] > 0.0f))
        return "the time of a miss is not +inf";
    for (int axis = 0; axis < 3; axis++)
        if (given->floats[NORMAL + axis] != 0.0f)
            return "the normal of a miss is not 0";
    return NULL;
}

static int is_without_rotation(const float *floats)
{
    return norm_of(floats + A + ROTATION) <= 0.0 || norm_of(floats + B + ROTATION) <= 0.0;
}

/* Of a hit: how far apart are they then? Whether they touch later does not matter. */
static void judge_time(const answer *given, const hull_pair_sight *seen, const double velocity[3],
                       finding *out)
{
    const double toi = (double)given->floats[TOI], size = seen->size + toi * sum_of(velocity);
    const solid then = moved(&seen->hull, velocity, toi);
    const double gap = (double)gap_between(&then, &seen->beside).least;
    out->touches = gap <= 0x1p-44 * size;
    out->growth = fmax(gap, 0.0) / size * 0x1p23;
}

/* Beyond some time they only go away. */
static int ever_touch(const hull_pair_sight *seen, const double velocity[3], double t_max)
{
    const double speed = sum_of(velocity);
    const double last = speed > 0.0 ? fmin(t_max, 4.0 * seen->size / speed) : 0.0;
    const solid all = swept(&seen->hull, velocity, last);
    return is_no_gap(&all, &seen->beside, seen->size);
}

static void judge(const float *floats, const answer *given, finding *out)
{
    out->growth_bound = most_moving_hull_growth;
    if (is_without_rotation(floats)) {
        out->broken = given->hit ? "what has no axes hits" : NULL;
        return;
    }
    const hull_pair_sight seen = see_hull_pair(&the_case, floats);
    double velocity[3];
    for (int axis = 0; axis < 3; axis++)
        velocity[axis] = (double)floats[A_VELOCITY + axis] - (double)floats[B_VELOCITY + axis];
    out->broken = given->hit ? broken_by_hit(floats, given, &seen, velocity) : broken_by_miss(given);
    if (given->hit)
        judge_time(given, &seen, velocity, out);
    else
        out->touches = ever_touch(&seen, velocity, (double)floats[T_MAX]);
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

typedef enum motion { MOVES_ANYHOW, GRAZES, HARDLY_MOVES, RESTS } motion;

static double draft_speed(stream *s, hull_look look)
{
    if (draw_one_in(s, 4))
        return 0.0;
    return look == LOOKS_EVEN ? draw_integer(s, -4, 4) : draw_real(s, -8.0, 8.0);
}

/* At right angles to the way along which they touch, or as good as that. */
static void turn_aside(stream *s, const double way[3], double *velocity)
{
    const double from[3] = {velocity[0], velocity[1], velocity[2]};
    for (int axis = 0; axis < 3; axis++) {
        const int next = (axis + 1) % 3, last = (axis + 2) % 3;
        velocity[axis] = from[next] * way[last] - from[last] * way[next];
    }
    if (draw_one_in(s, 3)) {
        const double by = draw_real(s, -1.0, 1.0) * draw_power(s, -26, -16);
        for (int axis = 0; axis < 3; axis++)
            velocity[axis] += by * way[axis];
    }
}

static double draft_limit(stream *s, double time)
{
    switch (draw_integer(s, 0, 5)) {
    case 0:
        return time;
    case 1:
        return time * draw_real(s, 0.0, 1.0);
    case 2:
        return INFINITY;
    default:
        return time + draw_integer(s, 0, 4);
    }
}

/* They touch at some time. */
static void draft_motion(stream *s, hull_look look, motion how, double *draft)
{
    double way[3];
    draft_hull_pair_along(&the_case, s, look, draft, way);
    const double tempo = how == HARDLY_MOVES ? draw_power(s, -30, -10) : 1.0;
    const double time = (look == LOOKS_EVEN ? draw_integer(s, 0, 3) : draw_real(s, 0.0, 3.0)) / tempo;
    for (int axis = 0; axis < 3; axis++) {
        draft[A_VELOCITY + axis] = draft_speed(s, look) * tempo;
        draft[B_VELOCITY + axis] = draw_one_in(s, 2) ? 0.0 : draft_speed(s, look) * tempo;
    }
    if (how == GRAZES) {
        turn_aside(s, way, draft + A_VELOCITY);
        memset(draft + B_VELOCITY, 0, 3 * sizeof *draft);
    }
    for (int axis = 0; axis < 3; axis++) {
        if (how == RESTS)
            draft[B_VELOCITY + axis] = draft[A_VELOCITY + axis];
        draft[A + axis] -= time * draft[A_VELOCITY + axis];
        draft[B + axis] -= time * draft[B_VELOCITY + axis];
    }
    draft[T_MAX] = draft_limit(s, time);
}

#define DRAFT(name, look, how)                                                                               \
    static void name(source *from, double *draft)                                                            \
    {                                                                                                        \
        draft_motion(&from->own, look, how, draft);                                                          \
    }
DRAFT(draft_any, LOOKS_ANYHOW, MOVES_ANYHOW)
DRAFT(draft_even, LOOKS_EVEN, MOVES_ANYHOW)
DRAFT(draft_flat, LOOKS_FLAT, MOVES_ANYHOW)
DRAFT(draft_thin, LOOKS_THIN, MOVES_ANYHOW)
DRAFT(draft_point, LOOKS_LIKE_A_POINT, MOVES_ANYHOW)
DRAFT(draft_grazing, LOOKS_ANYHOW, GRAZES)
DRAFT(draft_even_grazing, LOOKS_EVEN, GRAZES)
DRAFT(draft_flat_grazing, LOOKS_FLAT, GRAZES)
DRAFT(draft_thin_grazing, LOOKS_THIN, GRAZES)
DRAFT(draft_slow, LOOKS_ANYHOW, HARDLY_MOVES)
DRAFT(draft_at_rest, LOOKS_ANYHOW, RESTS)

/* Moves them into each other or apart, by some paddings; or anywhere. */
static void part(stream *s, float *floats)
{
    part_hull_pair(&the_case, s, floats);
}

static void move(stream *s, float *floats)
{
    move_hull_pair(&the_case, s, floats);
}

static const family families[] = {
    {"touching", draft_even, GRID, 0},
    {"touching, 1 ulp off", draft_even, GRID, 1},
    {"touching, rounded", draft_any, ANYWHERE, 0},
    {"touching, about the origin", draft_any, UNMOVED, 0},
    {"touching, far away", draft_any, FAR_AWAY, 0},
    {"grazing", draft_grazing, ANYWHERE, 0},
    {"grazing, even", draft_even_grazing, GRID, 0},
    {"grazing, even, 1 ulp off", draft_even_grazing, GRID, 1},
    {"grazing, a little apart", draft_grazing, ANYWHERE, 0, part},
    {"grazing, flat", draft_flat_grazing, ANYWHERE, 0, part},
    {"grazing, thin", draft_thin_grazing, ANYWHERE, 0, part},
    {"flat", draft_flat, ANYWHERE, 0},
    {"thin", draft_thin, ANYWHERE, 0},
    {"a point", draft_point, ANYWHERE, 0},
    {"hardly moving", draft_slow, ANYWHERE, 0},
    {"hardly moving, smallest", draft_slow, SMALLEST, 0},
    {"at rest", draft_at_rest, ANYWHERE, 0, part},
    {"anywhere", draft_any, ANYWHERE, 0, move},
    {"anywhere, flat", draft_flat, ANYWHERE, 0, move},
    {"anywhere, thin", draft_thin, ANYWHERE, 0, move},
    {"smallest", draft_any, SMALLEST, 0},
    {"largest", draft_any, LARGEST, 0},
    {"stretched", draft_any, STRETCHED, 0},
};

const subject sweep_hull_hull = {
    .query = LH_QUERY_sweep_hull_hull,
    .name = "sweep_hull_hull",
    .layout = "xyzqqqquvwxyzqqqquvw" VERTICES_OF_4 "t",
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
};
