/* Closed capsules within a margin of each other, with two points where they lie along each other. */
#include <math.h>
#include <string.h>

#include "capsule_manifold.h"
#include "capsule_pair_contact.h"

enum { AXIS = 0, OTHER_AXIS = 7, POINTS = 2 };

/* ---- In double ---------------------------------------------------------------------------------------- */

static int comes_before(const float *a, const float *b)
{
    for (int k = 0; k < 6; k++)
        if (a[k] != b[k])
            return a[k] < b[k];
    return 0;
}

static double dot(const double *a, const double *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static double clamped(double share)
{
    return fmin(fmax(share, 0.0), 1.0);
}

/* The first and the second segment, and what the second has of the first: at the feet of its ends, of which one may be
 * beyond an end. */
typedef struct segments_along {
    int first_is_b;
    double start[2][3], way[2][3], between[3];
    double both, squared_cosine;
    double feet[POINTS];
    double overlap; /* as a length; negative where there is none */
} segments_along;

static segments_along see_along(const float *floats)
{
    segments_along s;
    s.first_is_b = comes_before(floats + OTHER_AXIS, floats + AXIS);
    for (int k = 0; k < 2; k++) {
        const float *from = floats + ((k == 0) == s.first_is_b ? OTHER_AXIS : AXIS);
        for (int axis = 0; axis < 3; axis++) {
            s.start[k][axis] = (double)from[axis];
            s.way[k][axis] = (double)from[3 + axis] - (double)from[axis];
        }
    }
    for (int axis = 0; axis < 3; axis++)
        s.between[axis] = s.start[1][axis] - s.start[0][axis];
    const double squared = dot(s.way[0], s.way[0]);
    s.both = dot(s.way[0], s.way[1]);
    s.squared_cosine = s.both / squared * (s.both / dot(s.way[1], s.way[1]));
    for (int k = 0; k < POINTS; k++)
        s.feet[k] = (dot(s.between, s.way[0]) + k * s.both) / squared;
    const double low = fmin(s.feet[0], s.feet[1]), high = fmax(s.feet[0], s.feet[1]);
    s.overlap = (fmin(high, 1.0) - fmax(low, 0.0)) * sqrt(squared);
    return s;
}

/* Towards an end of the second. */
static void see_point(const segments_along *s, int end, const answer *given, double size, seen_point *out)
{
    const double share = clamped(s->feet[end]);
    const double along = share * s->both - dot(s->between, s->way[1]);
    const double other = clamped(along / dot(s->way[1], s->way[1]));
    const uint32_t of_second = feature_of(LH_VERTEX, (uint32_t)end),
                   of_first = feature_of(LH_VERTEX, (uint32_t)(s->both < 0.0 ? 1 - end : end));
    double on[2][3], way[3];
    for (int axis = 0; axis < 3; axis++) {
        on[0][axis] = s->start[0][axis] + share * s->way[0][axis];
        on[1][axis] = s->start[1][axis] + other * s->way[1][axis];
        const double apart = s->between[axis] + other * s->way[1][axis] - share * s->way[0][axis];
        way[axis] = s->first_is_b ? -apart : apart;
    }
    see_tilted(on[s->first_is_b], way, given, size, &out->sight);
    out->feature = s->first_is_b ? features_of(of_second, of_first) : features_of(of_first, of_second);
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

/* The squared cosine down to which they are along each other, and what that and what they have in common may be off by:
 * the latter of the lengths and the distance. */
static const double least_squared_cosine = 1.0 - 0x1p-10, room_of_cosine = 0x1p-19, room_along = 0x1p-18;

static int see_two_or_one(const float *floats, const answer *given, seen_point *points);

static const contact_oracle oracle = {
    .places = CAPSULE_PAIR_PLACES,
    .floats = CAPSULE_PAIR_FLOATS,
    .bounds = {.growth = 31.0, .slack = 0x1p-61, .distance = 40.0, .normal = 34.0, .point = 40.0},
    .normal_is_by_distance = 1,
    .reaches = capsules_reach,
    .see = see_capsules,
    .off_core = off_capsule_axis,
    .needed = capsules_effort,
    .see_points = see_two_or_one,
};

/* With a room by which the segments are, or might be, along each other. */
static int are_along(const segments_along *s, const contact_sight *of, double rooms)
{
    const double room = room_along * (of->size + of->distance);
    return s->squared_cosine > least_squared_cosine + rooms * room_of_cosine && s->overlap > rooms * room;
}

static int see_two_or_one(const float *floats, const answer *given, seen_point *points)
{
    contact_sight nearest = {0};
    see_capsules(floats, &nearest);
    const segments_along s = see_along(floats);
    for (int end = 0; end < POINTS; end++)
        see_point(&s, end, given, nearest.size, &points[end]);
    if (given->normal == POINTS)
        return are_along(&s, &nearest, -1.0) ? POINTS : 0;
    int are_two = are_along(&s, &nearest, 1.0);
    for (int end = 0; end < POINTS; end++)
        are_two &= is_surely_within(&oracle, floats, &points[end].sight);
    if (are_two)
        return POINTS;
    points[0] = (seen_point){feature_at(given, 0), nearest, 0};
    return has_feature_of_capsule(floats + AXIS, 0, given, nearest.size) &&
           has_feature_of_capsule(floats + OTHER_AXIS, 1, given, nearest.size);
}

const subject manifold_capsule_capsule = {
    .query = LH_QUERY_manifold_capsule_capsule,
    .name = "manifold_capsule_capsule",
    .layout = "xyzxyzrxyzxyzrr",
    .cases_of = &overlap_capsule_capsule,
    .contact = &oracle,
};
