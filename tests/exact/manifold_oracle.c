#include "manifold_oracle.h"

#include <math.h>
#include <string.h>

uint32_t feature_at(const answer *given, int k)
{
    uint32_t feature;
    memcpy(&feature, &given->floats[MANIFOLD_FEATURE + k], sizeof feature);
    return feature;
}

/* From a point on there are none. */
static int is_empty_from(const answer *given, int first)
{
    for (int k = first; k < LH_POINTS_OF_MANIFOLDS; k++) {
        for (int axis = 0; axis < 3; axis++)
            if (given->floats[MANIFOLD_POINT + 3 * k + axis] != 0.0f)
                return 0;
        if (!(given->floats[MANIFOLD_DISTANCE + k] == INFINITY) || feature_at(given, k) != 0)
            return 0;
    }
    return 1;
}

const char *broken_by_missed_manifold(const answer *given)
{
    for (int axis = 0; axis < 3; axis++)
        if (given->floats[MANIFOLD_NORMAL + axis] != 0.0f)
            return "the normal of a miss is not 0";
    return given->normal == 0 && given->more == 0 && is_empty_from(given, 0) ? NULL : "a miss has a point";
}

answer contact_at(const answer *given, int k)
{
    answer one = {.hit = 1};
    one.floats[CONTACT_DISTANCE] = given->floats[MANIFOLD_DISTANCE + k];
    for (int axis = 0; axis < 3; axis++) {
        one.floats[CONTACT_NORMAL + axis] = given->floats[MANIFOLD_NORMAL + axis];
        one.floats[CONTACT_POINT + axis] = given->floats[MANIFOLD_POINT + 3 * k + axis];
    }
    return one;
}

static int index_of(const seen_point *points, int count, uint32_t feature)
{
    int k = 0;
    while (k < count && points[k].feature != feature)
        k++;
    return k;
}

const char *broken_by_order(const answer *given)
{
    if (given->normal < 1 || given->normal > LH_POINTS_OF_MANIFOLDS || !is_empty_from(given, given->normal))
        return "the count is not that of the points";
    for (int k = 1; k < given->normal; k++)
        if (feature_at(given, k) <= feature_at(given, k - 1))
            return "the points are not in the order of their features";
    return NULL;
}

static const char *broken_by_features(const answer *given, const seen_point *points, int count)
{
    for (int k = 0; k < given->normal; k++)
        if (index_of(points, count, feature_at(given, k)) == count)
            return "no point has this feature";
    return NULL;
}

/* Each point that is given, as the contact of its feature; marks those. */
static void judge_points(const contact_oracle *oracle, const float *floats, const answer *given,
                         seen_point *points, int count, finding *out)
{
    answer nearest = contact_at(given, 0);
    int is_tilted = 0;
    for (int k = 0; k < given->normal; k++) {
        seen_point *const seen = &points[index_of(points, count, feature_at(given, k))];
        const answer one = contact_at(given, k);
        seen->may_be_none = 1;
        is_tilted |= seen->sight.is_tilted;
        judge_errors(oracle, floats, &seen->sight, &one, out);
        out->growth = fmax(out->growth, growth_of_sight(oracle, floats, &seen->sight));
        if (one.floats[CONTACT_DISTANCE] < nearest.floats[CONTACT_DISTANCE])
            nearest = one;
    }
    if (!is_tilted)
        judge_distance_exactly(oracle, floats, &nearest, out);
}

void see_tilted(const double *on_a, const double *way, const answer *given, double size, contact_sight *seen)
{
    *seen = (contact_sight){.size = size, .is_tilted = 1};
    for (int axis = 0; axis < 3; axis++) {
        seen->normal[axis] = (double)given->floats[MANIFOLD_NORMAL + axis];
        seen->distance += way[axis] * seen->normal[axis];
    }
    for (int axis = 0; axis < 3; axis++)
        seen->on_a[axis] = on_a[axis] + (way[axis] - seen->normal[axis] * seen->distance) / 2.0;
}

void judge_manifold_hit(const contact_oracle *oracle, const float *floats, const answer *given, finding *out)
{
    seen_point points[MOST_SEEN_POINTS] = {{0}};
    contact_sight seen = {0};
    const answer first = contact_at(given, 0);
    out->broken = broken_by_order(given);
    if (!out->broken && oracle->judge_points)
        oracle->judge_points(oracle, floats, given, out);
    if (out->broken || oracle->judge_points)
        return;
    const int count = oracle->see_points(floats, given, points);
    out->broken = broken_by_features(given, points, count);
    if (out->broken)
        return;
    oracle->see(floats, &seen);
    judge_normal(oracle, &seen, &first, out);
    judge_points(oracle, floats, given, points, count, out);
    for (int k = 0; k < count; k++)
        if (!points[k].may_be_none && is_surely_within(oracle, floats, &points[k].sight))
            out->broken = "a point that is within the margin is missed";
    if (!out->broken && oracle->broken_choice)
        out->broken = oracle->broken_choice(floats, given);
}
