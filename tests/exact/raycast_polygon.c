/* Ray against polygon: the line passes through the loop of edges, by a half-line along another axis than the library's;
 * and where the vertices are in a plane without error, the time at which it does. */
#include <math.h>
#include <string.h>

#include "floats.h"
#include "formula.h"
#include "polygon_cases.h"
#include "ray_capsule_cases.h"
#include "term_vector.h"

enum { VERTICES = RAY_END, FLOATS = VERTICES + POLYGON_FLOATS, TIME = FLOATS, ONE, INPUTS };

/* How far the ray is off the lowest or the highest vertex along an axis or the normal, in 2^-23 of what
 * lanehit/polygons.h says; in absolute terms besides. */
static const double most_growth = 12.0;
static const long double slack = 0x1p-80L;

/* ---- Exactly ------------------------------------------------------------------------------------------ */

static struct {
    formula f;
    term seen[3][CORNERS]
             [2];        /* of each vertex, along the other axes if the direction is largest on this one */
    term side[CORNERS];  /* direction . (a x b), of the ways to the ends of the edge that ends in each */
    term over[CORNERS];  /* each vertex over the plane of the normal through the first */
    term ahead[CORNERS]; /* where it is along the direction, less where the ray is at TIME */
    term before, speed;  /* of the plane through the first vertex, from the point at TIME; along the normal */
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    vector d = {{0}}, way[CORNERS], normal = {{0}};
    const term one = input(f, ONE), time = input(f, TIME);
    for (int k = 0; k < 3; k++)
        d.axis[k] = input(f, DIRECTION + k);
    for (int k = 0; k < CORNERS; k++)
        way[k] = vector_from_to(f, ORIGIN, VERTICES + 3 * k);
    for (int k = 0; k < CORNERS; k++) {
        const vector across = vector_cross(f, way[(k + CORNERS - 1) % CORNERS], way[k]);
        exact.side[k] = vector_dot(f, d, across);
        for (int axis = 0; axis < 3; axis++) {
            normal.axis[axis] = k == 0 ? across.axis[axis] : sum(f, normal.axis[axis], across.axis[axis]);
            for (int other = 0; other < 2; other++) {
                const int u = (axis + 1 + other) % 3;
                exact.seen[axis][k][other] = difference(f, product(f, way[k].axis[u], d.axis[axis]),
                                                        product(f, way[k].axis[axis], d.axis[u]));
            }
        }
    }
    const term squared = product(f, vector_dot(f, d, d), time);
    for (int k = 0; k < CORNERS; k++) {
        const vector edge = vector_from_to(f, VERTICES, VERTICES + 3 * k);
        exact.over[k] = vector_dot(f, normal, edge);
        exact.ahead[k] = difference(f, product(f, vector_dot(f, d, way[k]), one), squared);
    }
    exact.speed = vector_dot(f, normal, d);
    exact.before =
        difference(f, product(f, vector_dot(f, normal, way[0]), one), product(f, exact.speed, time));
}

static float inputs[INPUTS];

static void go_to(float t)
{
    inputs[TIME] = t;
    inputs[ONE] = 1.0f;
    set_inputs(&exact.f, inputs);
}

static int sign_at(term t)
{
    return sign_of(&exact.f, t);
}

/* A half-line along the second of the other axes. */
static int passes(void)
{
    int axis = 0, crossed = 0;
    for (int k = 1; k < 3; k++)
        if (fabsf(inputs[DIRECTION + k]) > fabsf(inputs[DIRECTION + axis]))
            axis = k;
    for (int k = 0; k < CORNERS; k++) {
        const term *const a = exact.seen[axis][(k + CORNERS - 1) % CORNERS], *const b = exact.seen[axis][k];
        const int flip = inputs[DIRECTION + axis] < 0.0f ? -1 : 1;
        const int ax = flip * sign_at(a[0]), bx = flip * sign_at(b[0]), ay = sign_at(a[1]),
                  by = sign_at(b[1]);
        const int side = flip * sign_at(exact.side[k]);
        if (side == 0 && ax * bx <= 0 && ay * by <= 0)
            return 1;
        if ((ax < 0) != (bx < 0))
            crossed ^= ax < bx ? side < 0 : side > 0;
    }
    return crossed;
}

static int is_flat(void)
{
    for (int k = 1; k < CORNERS; k++)
        if (sign_at(exact.over[k]) != 0)
            return 0;
    return 1;
}

/* From one time to another. Where the vertices are in no plane, or the ray in theirs, nothing is told but if the ray
 * passes all of them in between. */
static int is_met_within(float start, float end)
{
    go_to(start);
    if (!(start <= end) || !passes())
        return 0;
    int is_between = 1;
    const int speed = sign_at(exact.speed), is_plane = is_flat() && speed != 0;
    const int from_start = sign_at(exact.before) * speed;
    for (int k = 0; k < CORNERS; k++)
        is_between &= sign_at(exact.ahead[k]) >= 0;
    go_to(end);
    const int from_end = sign_at(exact.before) * speed;
    for (int k = 0; k < CORNERS; k++)
        is_between &= sign_at(exact.ahead[k]) <= 0;
    return is_plane ? from_start >= 0 && from_end <= 0 : is_between;
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

/* In the plane: past it. Else, past all vertices. */
static int is_late(float t)
{
    go_to(t);
    const int speed = sign_at(exact.speed);
    if (is_flat() && speed != 0)
        return sign_at(exact.before) * speed < 0;
    for (int k = 0; k < CORNERS; k++)
        if (sign_at(exact.ahead[k]) >= 0)
            return 0;
    return 1;
}

/* Off the vertices along an axis, at t. */
static double growth_along(const long double *axis, float t)
{
    long double lowest = INFINITY, highest = -INFINITY, at = 0.0L, of_ray = 0.0L, of_vertices = 0.0L;
    for (int k = 0; k < CORNERS; k++) {
        long double height = 0.0L;
        for (int i = 0; i < 3; i++)
            height += axis[i] * (long double)inputs[VERTICES + 3 * k + i];
        lowest = fminl(lowest, height);
        highest = fmaxl(highest, height);
        of_vertices = fmaxl(of_vertices, fabsl(height));
    }
    for (int i = 0; i < 3; i++) {
        const long double o = (long double)inputs[ORIGIN + i],
                          d = (long double)t * (long double)inputs[DIRECTION + i];
        at += axis[i] * (o + d);
        of_ray += fabsl(axis[i]) * (fabsl(o) + fabsl(d));
    }
    const long double off = fmaxl(lowest - at, at - highest) - slack, unit = of_ray + of_vertices;
    return off > 0.0L ? (double)(off / unit * 0x1p23L) : 0.0;
}

static double growth_at(float t)
{
    double normal[3], growth = 0.0;
    const int largest = normal_of_polygon(inputs + VERTICES, normal);
    for (int k = 0; k < 3; k++) {
        const long double axis[3] = {k == 0 ? 1.0L : 0.0L, k == 1 ? 1.0L : 0.0L, k == 2 ? 1.0L : 0.0L};
        growth = fmax(growth, growth_along(axis, t));
    }
    if (normal[largest] == 0.0)
        return growth;
    long double axis[3];
    for (int k = 0; k < 3; k++)
        axis[k] = (long double)(float)(normal[k] / fabs(normal[largest]));
    return fmax(growth, growth_along(axis, t));
}

static void judge(const float *floats, const answer *given, finding *out)
{
    const float t = given->floats[FIRST_TIME], start = start_of(floats), end = end_of(floats);
    if (exact.f.terms == 0)
        write_formula();
    memcpy(inputs, floats, FLOATS * sizeof *floats);
    out->growth_bound = most_growth;
    if (!is_promised(floats) ||
        (floats[DIRECTION] == 0.0f && floats[DIRECTION + 1] == 0.0f && floats[DIRECTION + 2] == 0.0f))
        return;
    out->touches = is_met_within(start, end);
    out->effort = exact.f.effort;
    if (!given->hit) {
        out->broken = isinf(t) && t > 0.0f ? NULL : "a time of a miss is not +inf";
        return;
    }
    if (!passes())
        out->broken = "the line does not pass through the loop";
    else if (signbit(t) || !(start <= t && t <= end))
        out->broken = "the time is not within the limits";
    else if (t > start && is_late(t))
        out->broken = "the time is late";
    out->growth = growth_at(t);
}

/* The ray goes along the reciprocals of what the library is given. */
static void judge_by_inverse(const float *floats, const answer *given, finding *out)
{
    float along[FLOATS];
    memcpy(along, floats, sizeof along);
    for (int k = 0; k < 3; k++)
        along[DIRECTION + k] = 1.0f / (1.0f / floats[DIRECTION + k]);
    judge(along, given, out);
}

/* ---- Cases -------------------------------------------------------------------------------------------- */

/* In whole numbers: at a whole time the ray is at a point of the polygon, or near it. */
static void draft_even(source *from, double *draft)
{
    stream *s = &from->own;
    const int time = draw_integer(s, 0, 3);
    double point[3];
    draft_even_polygon(s, draft + VERTICES);
    draw_point_of(s, draft + VERTICES, point);
    draft[T_MIN] = draw_one_in(s, 4) ? time : 0.0;
    draft[T_MAX] = draw_one_in(s, 4) ? (double)time : INFINITY;
    for (int k = 0; k < 3; k++) {
        draft[DIRECTION + k] = draw_one_in(s, 3) ? 0.0 : draw_integer(s, -3, 3);
        draft[ORIGIN + k] = floor(point[k]) - time * draft[DIRECTION + k];
    }
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    double point[3];
    const double time = draw_real(s, 0.0, 4.0);
    draft_any_polygon(s, draft + VERTICES);
    draw_point_of(s, draft + VERTICES, point);
    draft[T_MIN] = 0.0;
    draft[T_MAX] = draw_one_in(s, 4) ? time : INFINITY;
    for (int k = 0; k < 3; k++) {
        draft[DIRECTION + k] = draw_real(s, -4.0, 4.0);
        draft[ORIGIN + k] = point[k] - time * draft[DIRECTION + k];
    }
}

/* At some time the ray is at a point of the polygon, but for rounding. */
static void aim(stream *s, float *floats)
{
    double vertices[POLYGON_FLOATS], point[3], size = 0.0, speed = 0.0;
    for (int k = 0; k < POLYGON_FLOATS; k++)
        vertices[k] = (double)floats[VERTICES + k];
    draw_point_of(s, vertices, point);
    for (int k = 0; k < 3; k++) {
        size += fabs(vertices[k] - vertices[3 + k]) + fabs(vertices[k] - vertices[9 + k]);
        speed += fabs((double)floats[DIRECTION + k]);
    }
    const double pace = draw_real(s, 0.0, 2.0) * draw_power(s, -2, 6) * (speed > 0.0 ? size / speed : 0.0);
    for (int k = 0; k < 3; k++)
        floats[ORIGIN + k] = promised_up_to(
            largest_promised, neighbour(nearest_float(point[k] - pace * (double)floats[DIRECTION + k]),
                                        draw_integer(s, -1, 1)));
}

/* From one vertex to another and on, and so nearly in the plane. */
static void skim(stream *s, float *floats)
{
    const int a = VERTICES + 3 * draw_integer(s, 0, CORNERS - 1),
              b = VERTICES + 3 * draw_integer(s, 0, CORNERS - 1);
    for (int k = 0; k < 3; k++)
        floats[DIRECTION + k] = promised_up_to(largest_promised, floats[b + k] - floats[a + k]);
    aim(s, floats);
}

static const family families[] = {
    {"even", draft_even, GRID, 0, NULL},
    {"even, 1 ulp off", draft_even, GRID, 1, NULL},
    {"even, odd limits", draft_even, GRID, 0, limit_oddly},
    {"even, tiny zeros", draft_even, GRID, 0, make_zeros_tiny},
    {"even, moved", draft_even, ANYWHERE, 0, aim},
    {"aimed at", draft_any, ANYWHERE, 0, aim},
    {"aimed at, about the origin", draft_any, UNMOVED, 0, aim},
    {"aimed at, far away", draft_any, FAR_AWAY, 0, aim},
    {"aimed at, stretched", draft_any, STRETCHED, 0, aim},
    {"aimed at, smallest", draft_any, SMALLEST, 0, aim},
    {"aimed at, largest", draft_any, LARGEST, 0, aim},
    {"skimmed", draft_any, ANYWHERE, 0, skim},
    {"skimmed, about the origin", draft_any, UNMOVED, 0, skim},
    {"even, skimmed", draft_even, GRID, 0, skim},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

/* A dart in the plane of x and y, with a notch below (0, 1). */
#define DART   0, 1, 0, 2, -2, 0, 0, 3, 0, -2, -2, 0, 0, 1, 0, 0, 1, 0
#define ALWAYS 0, INFINITY

static const sentence sentences[] = {
    {"through the middle", {0, 2, 5, 0, 0, -1, ALWAYS, DART}, .hit = 1},
    {"from behind", {0, 2, -5, 0, 0, 1, ALWAYS, DART}, .hit = 1},
    {"through the notch", {0, 0, 5, 0, 0, -1, ALWAYS, DART}},
    {"through its corner", {0, 1, 5, 0, 0, -1, ALWAYS, DART}, .hit = 1},
    {"one float below that", {0, 1 - 0x1p-24f, 5, 0, 0, -1, ALWAYS, DART}},
    {"aslant", {5, 2, 5, -1, 0, -1, ALWAYS, DART}, .hit = 1},
    {"away from it", {0, 2, 5, 0, 0, 1, ALWAYS, DART}},
    {"it begins behind it", {0, 2, 5, 0, 0, -1, 6, INFINITY, DART}},
    {"it ends before it", {0, 2, 5, 0, 0, -1, 0, 4.9f, DART}},
    {"it ends in it", {0, 2, 5, 0, 0, -1, 0, 5, DART}, .hit = 1},
    {"in its plane", {-9, 2, 0, 1, 0, 0, ALWAYS, DART}, .hit = 1},
    {"in its plane, above it", {-9, 3.5f, 0, 1, 0, 0, ALWAYS, DART}},
    {"over its plane", {-9, 2, 0.01f, 1, 0, 0, ALWAYS, DART}},
    {"a ray that stays, in it", {0, 2, 0, 0, 0, 0, ALWAYS, DART}, .hit = 1},
    {"in the notch", {0, 0, 0, 0, 0, 0, ALWAYS, DART}},
    {"over it", {0, 2, 0.01f, 0, 0, 0, ALWAYS, DART}},
    {NULL},
};

const subject raycast_polygon = {
    .query = LH_QUERY_raycast_polygon,
    .name = "raycast_polygon",
    .layout = "xyzijkttxyzxyzxyzxyzxyzxyz",
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
    .sentences = sentences,
};

const subject raycast_polygon_by_inverse = {
    .query = LH_QUERY_raycast_polygon,
    .name = "raycast_polygon_by_inverse",
    .layout = "xyzijkttxyzxyzxyzxyzxyzxyz",
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .by_inverse = 1,
    .judge = judge_by_inverse,
};
