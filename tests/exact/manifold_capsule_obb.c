/* A closed capsule within a margin of a closed oriented box, with two points where it lies along a face or an edge. */
#include <math.h>
#include <string.h>

#include "box_features.h"
#include "capsule_manifold.h"
#include "capsule_obb_contact.h"

enum { AXES = 3, POINTS = 2, MOST_STEPS = 8 };

/* What is documented; and room for what is compared with that, of the size. */
static const double largest_tilt = 0x1p-5, room_of_normal = 0x1p-18, room = 0x1p-17, room_along = 0x1p-14;

/* As the box sees it. */
typedef struct capsule_over_box {
    segment_and_box shapes;
    double way[AXES], length;
    double normal[AXES]; /* that is given */
    int ends[AXES];      /* of the box, where what is touched is; 0 where it is not */
} capsule_over_box;

static double dot(const double *a, const double *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static double clamped(double a, double low, double high)
{
    return fmin(fmax(a, low), high);
}

static capsule_over_box see_over(const float *floats, const answer *given)
{
    capsule_over_box c = {.shapes = capsule_seen_from_obb(floats)};
    for (int axis = 0; axis < AXES; axis++) {
        c.way[axis] = c.shapes.end[axis] - c.shapes.start[axis];
        c.normal[axis] = (double)given->floats[MANIFOLD_NORMAL + axis];
    }
    turn_to_obb(floats, c.normal);
    c.length = sqrt(dot(c.way, c.way));
    return c;
}

/* ---- What it lies along ------------------------------------------------------------------------------- */

/* By the normal, but where that leaves it open. */
static void take_ends_of_normal(capsule_over_box *c)
{
    for (int axis = 0; axis < AXES; axis++)
        c->ends[axis] = !(fabs(c->normal[axis]) > largest_tilt) ? 0 : c->normal[axis] < 0.0 ? 1 : -1;
}

/* Whether the feature that is given can be that which is touched. */
static int take_ends_of_feature(capsule_over_box *c, uint32_t feature)
{
    if (!ends_of_feature(feature >> LH_FEATURE_OF_B, c->ends))
        return 0;
    for (int axis = 0; axis < AXES; axis++) {
        const double along = -c->ends[axis] * c->normal[axis];
        const int may_be = c->ends[axis] == 0 ? fabs(c->normal[axis]) <= largest_tilt + room_of_normal
                                              : along >= largest_tilt - room_of_normal;
        if (!may_be)
            return 0;
    }
    return 1;
}

static int runs_along(const capsule_over_box *c, int axis, double rooms)
{
    return fabs(c->way[axis]) > c->length * largest_tilt + rooms * room * c->shapes.size;
}

/* What of it is over the box, as shares of the way, if it runs along these axes; returns how long that is. */
static double see_shares(const capsule_over_box *c, unsigned axes, double shares[POINTS])
{
    shares[0] = 0.0;
    shares[1] = 1.0;
    for (int axis = 0; axis < AXES; axis++) {
        if (!(axes >> axis & 1))
            continue;
        const double low = (c->shapes.min[axis] - c->shapes.start[axis]) / c->way[axis];
        const double high = (c->shapes.max[axis] - c->shapes.start[axis]) / c->way[axis];
        shares[0] = fmax(shares[0], fmin(low, high));
        shares[1] = fmin(shares[1], fmax(low, high));
    }
    return (shares[1] - shares[0]) * c->length;
}

/* ---- Points ------------------------------------------------------------------------------------------- */

static void see_at(const float *floats, const capsule_over_box *c, double share, const answer *given,
                   seen_point *out)
{
    double on_segment[AXES], way[AXES];
    for (int axis = 0; axis < AXES; axis++) {
        const double at = c->shapes.start[axis] + share * c->way[axis];
        const double low = c->shapes.min[axis], high = c->shapes.max[axis];
        const double on = c->ends[axis] == 0 ? clamped(at, low, high) : c->ends[axis] > 0 ? high : low;
        way[axis] = on - at;
        on_segment[axis] = (double)floats[axis] + share * ((double)floats[3 + axis] - (double)floats[axis]);
    }
    turn_from_obb(floats, way);
    see_tilted(on_segment, way, given, c->shapes.size, &out->sight);
}

/* The share at which the point that is given is, where that is near this one: what of the segment is over the box is
 * cut off at small angles. */
static double share_that_is_given(const float *floats, const capsule_over_box *c, double share,
                                  const answer *given, int k)
{
    const double radius = (double)floats[6], most = room_along * c->shapes.size / c->length;
    const double first = share;
    for (int step = 0; step < MOST_STEPS; step++) {
        seen_point at;
        double off = 0.0;
        see_at(floats, c, share, given, &at);
        for (int axis = 0; axis < AXES; axis++) {
            const double middle =
                at.sight.on_a[axis] + at.sight.normal[axis] * (at.sight.distance + radius) / 2.0;
            off += ((double)given->floats[MANIFOLD_POINT + 3 * k + axis] - middle) *
                   ((double)floats[3 + axis] - (double)floats[axis]);
        }
        share += off / (c->length * c->length);
    }
    return clamped(clamped(share, first - most, first + most), 0.0, 1.0);
}

static uint32_t feature_at_end(const answer *given, int end)
{
    return features_of(feature_of(LH_VERTEX, (uint32_t)end), feature_at(given, 0) >> LH_FEATURE_OF_B);
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

static int see_two_or_one(const float *floats, const answer *given, seen_point *points);

static const contact_oracle oracle = {
    .places = CAPSULE_OBB_PLACES,
    .floats = CAPSULE_OBB_FLOATS,
    .bounds = {.growth = 28.5, .slack = 0x1p-61, .distance = 80.0, .normal = 46.0, .point = 80.0},
    .normal_is_by_distance = 1,
    .reaches = capsule_reaches_obb,
    .see = see_capsule_and_obb,
    .off_core = off_capsule_axis_or_obb,
    .needed = capsule_obb_effort,
    .see_points = see_two_or_one,
};

/* Of what it may run along the first that it can be: which makes a difference where that is a matter of rounding. */
static int see_two(const float *floats, capsule_over_box *c, const answer *given, seen_point *points)
{
    if (!take_ends_of_feature(c, feature_at(given, 0)))
        return 0;
    for (unsigned axes = 1; axes < 1U << AXES; axes++) {
        double shares[POINTS];
        int may_be = see_shares(c, axes, shares) > -room_along * c->shapes.size;
        for (int axis = 0; axis < AXES; axis++) {
            may_be &= axes >> axis & 1 ? runs_along(c, axis, -1.0) : !runs_along(c, axis, 1.0);
            may_be &= !(axes >> axis & 1) || c->ends[axis] == 0;
        }
        if (!may_be)
            continue;
        for (int end = 0; end < POINTS; end++) {
            const double share = share_that_is_given(floats, c, shares[end], given, end);
            see_at(floats, c, share, given, &points[end]);
            points[end].feature = feature_at_end(given, end);
        }
        return POINTS;
    }
    return 0;
}

/* Both, if they have to be there. */
static int must_be_two(const float *floats, capsule_over_box *c, const answer *given)
{
    double shares[POINTS];
    unsigned axes = 0;
    int is_sure = 1;
    take_ends_of_normal(c);
    for (int axis = 0; axis < AXES; axis++) {
        is_sure &= fabs(fabs(c->normal[axis]) - largest_tilt) > room_of_normal;
        is_sure &= runs_along(c, axis, -1.0) == runs_along(c, axis, 1.0);
        is_sure &= !(c->ends[axis] != 0 && runs_along(c, axis, 0.0));
        axes |= (unsigned)runs_along(c, axis, 0.0) << axis;
    }
    is_sure &= axes != 0 && see_shares(c, axes, shares) > room_along * c->shapes.size;
    for (int end = 0; end < POINTS && is_sure; end++) {
        seen_point at;
        see_at(floats, c, shares[end], given, &at);
        at.sight.distance += room_along * largest_tilt * c->shapes.size;
        is_sure &= is_surely_within(&oracle, floats, &at.sight);
    }
    return is_sure;
}

/* Whether the point that is alone is where the feature of the box says that it is. */
static int is_on_feature(const float *floats, const capsule_over_box *c, const answer *given)
{
    int is_there = 1;
    double on_box[AXES], seen[AXES];
    const answer one = contact_at(given, 0);
    const double half = (double)one.floats[CONTACT_DISTANCE] / 2.0;
    double size = c->shapes.size + fabs(half);
    for (int axis = 0; axis < AXES; axis++) {
        on_box[axis] =
            (double)one.floats[CONTACT_POINT + axis] + half * (double)one.floats[CONTACT_NORMAL + axis];
        size += fabs(on_box[axis]);
    }
    see_from_obb(floats, on_box, seen);
    for (int axis = 0; axis < AXES; axis++)
        is_there &= c->ends[axis] == 0 ||
                    fabs(seen[axis] - c->ends[axis] * c->shapes.max[axis]) <= room * size + 0x1p-60;
    return is_there;
}

static int see_two_or_one(const float *floats, const answer *given, seen_point *points)
{
    capsule_over_box c = see_over(floats, given);
    if (given->normal == POINTS)
        return see_two(floats, &c, given, points);
    if (must_be_two(floats, &c, given))
        return 0;
    see_capsule_and_obb(floats, &points[0].sight);
    points[0].feature = feature_at(given, 0);
    return has_feature_of_capsule(floats, 0, given, c.shapes.size) &&
           take_ends_of_feature(&c, feature_at(given, 0)) &&
           (!points[0].sight.has_one_normal || is_on_feature(floats, &c, given));
}

const subject manifold_capsule_obb = {
    .query = LH_QUERY_manifold_capsule_obb,
    .name = "manifold_capsule_obb",
    .layout = "xyzxyzrxyzrrrqqqqr",
    .cases_of = &overlap_capsule_obb,
    .contact = &oracle,
};
