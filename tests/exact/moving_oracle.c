#include "moving_oracle.h"

#include <math.h>

#include "documented_bounds.h"
#include "floats.h"

/* Times above count as this. */
static const float latest_time = 0x1p127f;

static float second_radius(const moving_places *at, const float *floats)
{
    return at->other_radius < 0 ? 0.0f : floats[at->other_radius];
}

static moving_hull hull_of(const moving_oracle *of, const float *floats)
{
    const moving_places *at = of->at;
    const float limit = floats[at->limit];
    moving_hull h = hull_past(floats + at->velocity, floats + at->other_velocity,
                              limit < latest_time ? limit : latest_time);
    h.radius = floats[at->radius];
    h.further = second_radius(at, floats);
    return of->see(floats, h);
}

double length_between(const float *from, const float *to)
{
    double squared = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        const double way = (double)to[axis] - from[axis];
        squared += way * way;
    }
    return sqrt(squared);
}

double speed_of(const moving_places *at, const float *floats)
{
    return length_between(floats + at->other_velocity, floats + at->velocity);
}

double furthest_point(const moving_places *at, const float *floats)
{
    double furthest = 0.0;
    for (int a = 0; a < at->a_points; a++)
        for (int b = 0; b < at->b_points; b++)
            furthest = fmax(furthest, length_between(floats + 3 * a, floats + at->b + 3 * b));
    return furthest;
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

static const char *broken_by_time(const moving_oracle *of, const float *floats, const answer *given)
{
    const float toi = given->floats[FIRST_TIME];
    if (!given->hit)
        return isinf(toi) && toi > 0.0f ? NULL : "the time of a miss is not +inf";
    return !signbit(toi) && toi <= floats[of->at->limit] && toi <= latest_time
               ? NULL
               : "the time of a hit is not within the limits";
}

static double length_of_three(const double *v)
{
    return sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
}

static const char *broken_by_normal(const moving_oracle *of, const float *floats, const answer *given,
                                    const hull_sight *seen)
{
    double normal[3], off[3];
    for (int axis = 0; axis < 3; axis++)
        normal[axis] = given->floats[FIRST_TIME + 1 + axis];
    if (!given->hit)
        return length_of_three(normal) == 0.0 ? NULL : "the normal of a miss is not 0";
    if (!(fabs(length_of_three(normal) - 1.0) <= most_normal_length_error * unit_roundoff))
        return "the normal is not of length 1";
    if (seen->distance == 0.0)
        return NULL;
    const double toi = given->floats[FIRST_TIME];
    const double most_off = of->normal_error(floats, toi, seen->distance) * unit_roundoff;
    for (int axis = 0; axis < 3; axis++)
        off[axis] = normal[axis] - seen->way[axis] / seen->distance;
    return most_off > normal_promised_to || length_of_three(off) <= most_off ? NULL
                                                                             : "the normal looks elsewhere";
}

static double growth_of(const moving_oracle *of, const float *floats, double distance)
{
    const double radius = (double)floats[of->at->radius] + second_radius(of->at, floats);
    const double lacking = distance - radius - of->slack;
    return lacking > 0.0 ? lacking / (of->size(floats) + radius) * 0x1p23 : 0.0;
}

void judge_moving(const moving_oracle *of, const float *floats, const answer *given, finding *out)
{
    const float toi = given->floats[FIRST_TIME];
    out->growth_bound = of->bound;
    out->broken = broken_by_time(of, floats, given);
    if (floats[of->at->radius] < 0.0f || second_radius(of->at, floats) < 0.0f ||
        (of->is_empty && of->is_empty(floats))) {
        if (given->hit)
            out->broken = "what is empty hits";
        return;
    }
    moving_hull h = hull_of(of, floats);
    out->touches = meets_hull(&h);
    if (given->hit && !out->broken) {
        if (out->touches && toi > 0.0f && !is_not_late_at_hull(&h, toi))
            out->broken = "the time is too late";
        const hull_sight seen = hull_sight_at(&h, toi);
        out->growth = growth_of(of, floats, seen.distance);
        if (!out->broken)
            out->broken = broken_by_normal(of, floats, given, &seen);
    }
    out->effort = h.effort;
}

/* ---- Drafts ------------------------------------------------------------------------------------------- */

/* The limit of time is shared. */
static double draw_limit(source *from)
{
    const double limits[] = {0.0, 1.0, 2.0, 5.0, 0x1p126, INFINITY};
    return limits[draw_integer(&from->shared, 0, sizeof limits / sizeof *limits - 1)];
}

static void go_back(double *points, int count, int time, const double *velocity)
{
    for (int k = 0; k < 3 * count; k++)
        points[k] -= time * velocity[k % 3];
}

static void touch_at(source *from, const moving_places *at, int time, double *draft)
{
    stream *s = &from->own;
    for (int axis = 0; axis < 3; axis++) {
        draft[at->velocity + axis] = draw_integer(s, -8, 8);
        draft[at->other_velocity + axis] = draw_integer(s, -2, 2);
    }
    go_back(draft, at->a_points, time, draft + at->velocity);
    go_back(draft + at->b, at->b_points, time, draft + at->other_velocity);
}

void move_until_limit(source *from, const moving_places *at, double *draft)
{
    draft[at->limit] = draw_integer(&from->shared, 0, 3);
    touch_at(from, at, (int)draft[at->limit], draft);
}

void move_on(source *from, const moving_places *at, double *draft)
{
    draft[at->limit] = draw_limit(from);
    touch_at(from, at, draw_integer(&from->own, 0, 3), draft);
}

void stay(source *from, const moving_places *at, double *draft)
{
    draft[at->limit] = draw_limit(from);
    for (int axis = 0; axis < 3; axis++)
        draft[at->velocity + axis] = draft[at->other_velocity + axis] = 0.0;
}

void move_anyhow(source *from, const moving_places *at, double *draft)
{
    stream *s = &from->own;
    draft[at->limit] = draw_limit(from);
    for (int axis = 0; axis < 3; axis++) {
        draft[at->velocity + axis] = draw_one_in(s, 8) ? 0.0 : draw_real(s, -8.0, 8.0);
        draft[at->other_velocity + axis] = draw_one_in(s, 2) ? 0.0 : draw_real(s, -8.0, 8.0);
    }
}

/* ---- What is better done after rounding ---------------------------------------------------------------- */

void graze_moving(const moving_oracle *of, stream *s, float *floats)
{
    const moving_places *at = of->at;
    floats[at->radius] = fabsf(floats[at->radius]);
    if (at->other_radius >= 0)
        floats[at->other_radius] = fabsf(floats[at->other_radius]);
    const moving_hull h = hull_of(of, floats);
    const int how = draw_integer(s, 0, 7);
    const double off = draw_one_in(s, 2) ? draw_real(s, -80.0, 16.0) * unit_roundoff : 0.0;
    const double distance = how == 0                      ? hull_sight_at(&h, 0.0).distance
                            : how == 1 && h.end < 0x1p40f ? hull_sight_at(&h, h.end).distance
                                                          : distance_of_way(&h, last_time_near(&h));
    const double both = fmax(distance + off * of->size(floats), 0.0);
    if (second_radius(at, floats) > both)
        floats[at->other_radius] = 0.0f;
    floats[at->radius] = nearest_float(both - second_radius(at, floats));
}

void graze_drifting(const moving_oracle *of, stream *s, float *floats)
{
    const moving_places *at = of->at;
    for (int axis = 0; axis < 3; axis++)
        floats[at->other_velocity + axis] = neighbour(floats[at->velocity + axis], draw_integer(s, -4, 4));
    graze_moving(of, s, floats);
}
