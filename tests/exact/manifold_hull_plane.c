/* A closed hull within a margin of the half-space behind a plane, by up to four of its vertices. */
#include <math.h>

#include "hull_over_plane.h"
#include "manifold_oracle.h"
#include "plane_contact.h"

enum { MOST_POINTS = LH_POINTS_OF_MANIFOLDS };

/* What areas and squares along the plane may be off by, of the square of what vertices reach. */
static const double same_gain = 0x1p-18;

/* The clearly deepest vertex is one of the points; of the others it may be any. */
static int see_vertices(const float *floats, const answer *given, seen_point *points)
{
    (void)given;
    contact_sight lowest;
    double next = INFINITY;
    int deepest = 0;
    see_hull_over_plane(floats, &lowest);
    for (int k = 0; k < COUNT; k++) {
        seen_point *const p = &points[k];
        *p = (seen_point){feature_of(LH_VERTEX, (uint32_t)k), lowest, .may_be_none = 1};
        find_vertex_of_hull(floats, k, p->sight.on_a);
        p->sight.distance = height_over_plane(p->sight.on_a, floats + PLANE);
        if (p->sight.distance < points[deepest].sight.distance)
            deepest = k;
    }
    for (int k = 0; k < COUNT; k++)
        if (k != deepest)
            next = fmin(next, points[k].sight.distance);
    points[deepest].may_be_none = !(points[deepest].sight.distance + lowest.size * 0x1p-17 < next);
    return COUNT;
}

/* ---- The choice --------------------------------------------------------------------------------------- */

/* Vertices as they are seen along the plane, and which of them are within the margin for certain. */
typedef struct seen_vertices {
    double at[COUNT][2];
    double unit; /* of areas */
    int is_within[COUNT];
} seen_vertices;

static double cross(const double a[2], const double b[2])
{
    return a[0] * b[1] - a[1] * b[0];
}

/* Two directions across the normal, at right angles. */
static void see_across(const double normal[3], double across[2][3])
{
    int least = 0;
    double length = 0.0;
    for (int axis = 1; axis < 3; axis++)
        least = fabs(normal[axis]) < fabs(normal[least]) ? axis : least;
    const int i = (least + 1) % 3, k = (least + 2) % 3;
    across[0][least] = 0.0;
    across[0][i] = normal[k];
    across[0][k] = -normal[i];
    for (int axis = 0; axis < 3; axis++)
        length += across[0][axis] * across[0][axis];
    for (int axis = 0; axis < 3; axis++)
        across[0][axis] /= sqrt(length);
    for (int axis = 0; axis < 3; axis++) {
        const int next = (axis + 1) % 3, last = (axis + 2) % 3;
        across[1][axis] = normal[next] * across[0][last] - normal[last] * across[0][next];
    }
}

/* What a vertex adds to some that were chosen, as the query's definition says. */
static double gain_of(const seen_vertices *seen, const int *chosen, int count, int k)
{
    double way[2], base[2], third[2];
    for (int axis = 0; axis < 2; axis++) {
        const double from = seen->at[chosen[0]][axis];
        way[axis] = seen->at[k][axis] - from;
        base[axis] = count > 1 ? seen->at[chosen[1]][axis] - from : 0.0;
        third[axis] = count > 2 ? seen->at[chosen[2]][axis] - from : 0.0;
    }
    if (count == 1)
        return way[0] * way[0] + way[1] * way[1];
    if (count == 2)
        return fabs(cross(base, way));
    const double triangle = cross(base, third), sign = triangle < 0.0 ? -1.0 : 1.0;
    const double one = cross(base, way) * sign, other = cross(way, third) * sign;
    return -fmin(fmin(one, other), triangle * sign - one - other);
}

/* Whether no vertex adds more than the next one does that was chosen; or than nothing, after the last. */
static int is_choice(const seen_vertices *seen, const int *chosen, int count)
{
    for (int next = 1; next <= count && next < MOST_POINTS; next++) {
        const double gain = next < count ? gain_of(seen, chosen, next, chosen[next]) : 0.0;
        for (int k = 0; k < COUNT; k++)
            if (seen->is_within[k] && gain_of(seen, chosen, next, k) > gain + same_gain * seen->unit)
                return 0;
    }
    return 1;
}

/* Points are given in another order than they were chosen in. */
static int is_choice_in_some_order(const seen_vertices *seen, int *chosen, int from, int count)
{
    if (from == count)
        return is_choice(seen, chosen, count);
    for (int k = from; k < count; k++) {
        const int taken = chosen[k];
        chosen[k] = chosen[from];
        chosen[from] = taken;
        if (is_choice_in_some_order(seen, chosen, from + 1, count))
            return 1;
        chosen[from] = chosen[k];
        chosen[k] = taken;
    }
    return 0;
}

static const contact_oracle oracle;

static const char *broken_choice(const float *floats, const answer *given)
{
    seen_vertices seen = {.unit = 0.0};
    seen_point points[MOST_SEEN_POINTS];
    double across[2][3];
    int chosen[MOST_POINTS];
    see_vertices(floats, given, points);
    see_across(points[0].sight.normal, across);
    for (int k = 0; k < COUNT; k++) {
        double turned[3];
        turn_vertex_of_hull(floats, k, turned);
        seen.is_within[k] = is_surely_within(&oracle, floats, &points[k].sight);
        for (int axis = 0; axis < 3; axis++) {
            seen.unit = fmax(seen.unit, 9.0 * turned[axis] * turned[axis]);
            for (int which = 0; which < 2; which++)
                seen.at[k][which] += turned[axis] * across[which][axis];
        }
    }
    for (int k = 0; k < given->normal; k++)
        chosen[k] = (int)(feature_at(given, k) >> LH_FEATURE_NUMBER);
    return is_choice_in_some_order(&seen, chosen, 0, given->normal) ? NULL : "other vertices span more";
}

static const contact_oracle oracle = {
    .places = {-1, -1},
    .margin = MARGIN,
    .floats = FLOATS,
    .bounds = HULL_OVER_PLANE_BOUNDS,
    .reaches = hull_reaches_plane,
    .see = see_hull_over_plane,
    .needed = hull_over_plane_effort,
    .see_points = see_vertices,
    .broken_choice = broken_choice,
};

const subject manifold_hull_plane = {
    .query = LH_QUERY_manifold_hull_plane,
    .name = "manifold_hull_plane",
    .layout = HULL_OVER_PLANE_LAYOUT,
    .cases_of = &hulls_over_planes,
    .contact = &oracle,
};
