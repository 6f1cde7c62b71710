/* A closed capsule within a margin of a closed solid cylinder, in double. What touches but for the rounding of that has
 * to be a hit, too.
 *
 * In each other: cylinder and segment, one subtracted from the other, are convex, and the distance is that of 0 from
 * the surface. It is the least way out along any direction; of those square to the segment, here, many are tried. */
#include <math.h>
#include <string.h>

#include "capsule_cylinder.h"
#include "contact_oracle.h"
#include "cylinder_point.h"
#include "segment_pair.h"

enum { MARGIN = CAPSULE_CYLINDER_FLOATS, FLOATS };

/* ---- The cylinder, upright ---------------------------------------------------------------------------- */

/* A frame of which the third axis is that of the cylinder, and what is seen from the start of that. */
typedef struct upright {
    double frame[3][3];
    double length, radius;
    double ends[2][3];
} upright;

static double dot(const double *a, const double *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void cross(const double *a, const double *b, double *product)
{
    for (int k = 0; k < 3; k++)
        product[k] = a[(k + 1) % 3] * b[(k + 2) % 3] - a[(k + 2) % 3] * b[(k + 1) % 3];
}

/* Returns the length. */
static double normalise(double *a)
{
    const double length = sqrt(dot(a, a));
    for (int k = 0; k < 3; k++)
        a[k] /= length;
    return length;
}

/* Of any length, square to a direction. */
static void find_across(const double *direction, double *across)
{
    double other[3] = {0.0};
    int least = 0;
    for (int k = 1; k < 3; k++)
        least = fabs(direction[k]) < fabs(direction[least]) ? k : least;
    other[least] = 1.0;
    cross(direction, other, across);
}

static void turn_upright(const upright *of, const double *way, double *seen)
{
    for (int k = 0; k < 3; k++)
        seen[k] = dot(of->frame[k], way);
}

static void see_point_upright(const upright *of, const float *floats, const double *point, double *seen)
{
    double way[3];
    for (int k = 0; k < 3; k++)
        way[k] = point[k] - (double)floats[CYLINDER + k];
    turn_upright(of, way, seen);
}

static upright make_upright(const float *floats)
{
    upright u = {.radius = (double)floats[CYLINDER + 6]};
    for (int k = 0; k < 3; k++)
        u.frame[2][k] = (double)floats[CYLINDER + 3 + k] - (double)floats[CYLINDER + k];
    u.length = normalise(u.frame[2]);
    find_across(u.frame[2], u.frame[0]);
    normalise(u.frame[0]);
    cross(u.frame[2], u.frame[0], u.frame[1]);
    for (int end = 0; end < 2; end++) {
        double point[3];
        place_at_share(floats, end, point);
        see_point_upright(&u, floats, point, u.ends[end]);
    }
    return u;
}

/* How far a segment has to be moved in this direction to leave the cylinder. */
static double depth_along(const upright *u, const double *direction)
{
    const double of_cylinder =
        u->radius * hypot(direction[0], direction[1]) + fmax(u->length * direction[2], 0.0);
    return of_cylinder - fmin(dot(direction, u->ends[0]), dot(direction, u->ends[1]));
}

/* ---- Ways out ----------------------------------------------------------------------------------------- */

enum { AROUND = 192, NARROWINGS = 60, MOST_WAYS = 8 + AROUND };

typedef struct way_out {
    double outwards[3], depth;
    int is_exact; /* its direction is as exact as the distance is, with room to spare */
} way_out;

typedef struct ways_out {
    way_out way[MOST_WAYS];
    int count;
} ways_out;

static void append(ways_out *to, const upright *u, double x, double y, double z, int is_exact)
{
    way_out *const way = &to->way[to->count++];
    *way = (way_out){.outwards = {x, y, z}, .is_exact = is_exact};
    way->depth = depth_along(u, way->outwards);
}

static void append_by_mantle(ways_out *to, const upright *u, const double *end)
{
    const double from_axis = hypot(end[0], end[1]);
    const int is_off_axis = from_axis > 0x1p-60;
    append(to, u, is_off_axis ? end[0] / from_axis : 1.0, is_off_axis ? end[1] / from_axis : 0.0, 0.0,
           from_axis > 0x1p-6 * (u->radius + u->length));
}

/* Square to the segment. */
typedef struct turn {
    double aside[3], up[3];
} turn;

static void direction_at(const turn *t, double angle, double *direction)
{
    for (int k = 0; k < 3; k++)
        direction[k] = t->aside[k] * cos(angle) + t->up[k] * sin(angle);
}

static double depth_at(const upright *u, const turn *t, double angle)
{
    double direction[3];
    direction_at(t, angle, direction);
    return depth_along(u, direction);
}

static void append_least_between(ways_out *to, const upright *u, const turn *t, double from, double end)
{
    double direction[3];
    for (int i = 0; i < NARROWINGS; i++) {
        const double a = from + (end - from) / 3.0, b = end - (end - from) / 3.0;
        if (depth_at(u, t, a) <= depth_at(u, t, b))
            end = b;
        else
            from = a;
    }
    direction_at(t, 0.5 * (from + end), direction);
    append(to, u, direction[0], direction[1], direction[2], 0);
}

/* All around, and nearer where a direction is better than those beside it. */
static void append_around(ways_out *to, const upright *u)
{
    const double step = 2.0 * acos(-1.0) / AROUND;
    double way[3], depth[AROUND];
    for (int k = 0; k < 3; k++)
        way[k] = u->ends[1][k] - u->ends[0][k];
    if (!(normalise(way) > 0.0))
        return;
    const double axis[3] = {0.0, 0.0, 1.0};
    turn t = {{0.0}};
    cross(axis, way, t.aside);
    const double sine = normalise(t.aside);
    if (!(sine > 0x1p-36))
        return;
    cross(way, t.aside, t.up);
    append(to, u, t.aside[0], t.aside[1], 0.0, sine > 0x1p-6);
    append(to, u, -t.aside[0], -t.aside[1], 0.0, sine > 0x1p-6);
    for (int k = 0; k < AROUND; k++)
        depth[k] = depth_at(u, &t, k * step);
    for (int k = 0; k < AROUND; k++)
        if (depth[k] <= depth[(k + 1) % AROUND] && depth[k] <= depth[(k + AROUND - 1) % AROUND])
            append_least_between(to, u, &t, (k - 1) * step, (k + 1) * step);
}

static ways_out find_ways_out(const upright *u)
{
    ways_out ways;
    ways.count = 0;
    append(&ways, u, 0.0, 0.0, 1.0, 1);
    append(&ways, u, 0.0, 0.0, -1.0, 1);
    append_by_mantle(&ways, u, u->ends[0]);
    append_by_mantle(&ways, u, u->ends[1]);
    append_around(&ways, u);
    return ways;
}

/* No other way is about as short. */
static int is_alone(const ways_out *ways, const way_out *shortest, double size)
{
    const double room = 0x1p-16 * (fabs(shortest->depth) + size);
    for (int k = 0; k < ways->count; k++) {
        double off[3];
        for (int axis = 0; axis < 3; axis++)
            off[axis] = ways->way[k].outwards[axis] - shortest->outwards[axis];
        if (ways->way[k].depth - shortest->depth < room && sqrt(dot(off, off)) > 0x1p-20)
            return 0;
    }
    return shortest->is_exact;
}

/* ---- The oracle --------------------------------------------------------------------------------------- */

static void see_in_each_other(const upright *u, contact_sight *seen)
{
    const ways_out ways = find_ways_out(u);
    const way_out *shortest = ways.way;
    for (int k = 1; k < ways.count; k++)
        shortest = ways.way[k].depth < shortest->depth ? &ways.way[k] : shortest;
    if (shortest->depth < 0.0)
        return;
    seen->distance = -shortest->depth;
    seen->has_one_normal = is_alone(&ways, shortest, seen->size);
    for (int k = 0; k < 3; k++)
        seen->normal[k] = -(shortest->outwards[0] * u->frame[0][k] + shortest->outwards[1] * u->frame[1][k] +
                            shortest->outwards[2] * u->frame[2][k]);
}

/* Where they are nearest, from a place of the segment. */
static void see_apart(const upright *u, const float *floats, contact_sight *seen)
{
    double spot[3], at[3], on[3];
    place_at_share(floats, share_nearest_to_cylinder(floats), spot);
    see_point_upright(u, floats, spot, at);
    const double from_axis = hypot(at[0], at[1]), share = from_axis > u->radius ? u->radius / from_axis : 1.0;
    const double to[3] = {at[0] * share, at[1] * share, fmin(fmax(at[2], 0.0), u->length)};
    for (int k = 0; k < 3; k++)
        on[k] = spot[k] + (to[0] - at[0]) * u->frame[0][k] + (to[1] - at[1]) * u->frame[1][k] +
                (to[2] - at[2]) * u->frame[2][k];
    see_points(spot, on, seen);
}

/* Of an empty one nothing is seen. */
static void see(const float *floats, contact_sight *seen)
{
    *seen = (contact_sight){.distance = 1.0, .size = 1.0};
    if (capsule_or_cylinder_is_empty(floats))
        return;
    const upright u = make_upright(floats);
    see_apart(&u, floats, seen);
    seen->size = size_of_capsule_and_cylinder(floats);
    if (seen->distance <= 0x1p-30 * seen->size)
        see_in_each_other(&u, seen);
}

static double gap_along(const float *floats, const double *normal)
{
    const upright u = make_upright(floats);
    const double backwards[3] = {-normal[0], -normal[1], -normal[2]};
    double outwards[3];
    turn_upright(&u, backwards, outwards);
    normalise(outwards);
    return -depth_along(&u, outwards);
}

static double off_core(const float *floats, int which, const double *point)
{
    if (which == 0)
        return segment_to_point(floats + SEGMENT_START, floats + SEGMENT_END, point);
    const upright u = make_upright(floats);
    double at[3];
    see_point_upright(&u, floats, point, at);
    const double beside = hypot(at[0], at[1]) - u.radius, beyond = fmax(-at[2], at[2] - u.length);
    return beside <= 0.0 && beyond <= 0.0 ? fmax(beside, beyond)
                                          : hypot(fmax(beside, 0.0), fmax(beyond, 0.0));
}

static int reaches(const float *floats, float extra)
{
    contact_sight seen;
    if (capsule_or_cylinder_is_empty(floats))
        return 0;
    see(floats, &seen);
    const double reach = (double)floats[CAPSULE_RADIUS] + (double)extra;
    return seen.distance <= reach + 0x1p-40 * (seen.size + fabs(reach));
}

static effort needed(void)
{
    return BY_DOUBLE;
}

static const contact_oracle oracle = {
    .places = {CAPSULE_RADIUS, -1},
    .floats = FLOATS,
    .bounds = {.growth = 85.0, .slack = 0x1p-61, .distance = 136.0, .normal = 290.0, .point = 240.0},
    .normal_is_by_distance = 1,
    .reaches = reaches,
    .see = see,
    .off_core = off_core,
    .gap_along = gap_along,
    .needed = needed,
};

/* A unit long and wide, along x; and a segment beside it. */
#define CAN             0, 0, 0, 1, 0, 0, 1
#define POINT_BESIDE(y) 0.5f, y, 0, 0.5f, y, 0

static const sentence sentences[] = {
    {"touching the side", {0.5f, 3, -4, 0.5f, 3, 4, 2, CAN, 0}, .hit = 1},
    {"touching the rim by its middle", {4, 5, -4, 4, 5, 4, 4, CAN, 1}, .hit = 1},
    {"past the rim", {4, 5, -4, 4, 5, 4, 4, CAN, 0.999f}},
    {"an end in it, as deep as the margin asks", {0.75f, 0, 0, 9, 0, 0, 0, CAN, -0.25f}, .hit = 1},
    {"not as deep", {0.8125f, 0, 0, 9, 0, 0, 0, CAN, -0.25f}},
    {"through it, as deep", {0.5f, 0.5f, -9, 0.5f, 0.5f, 9, 0, CAN, -0.5f}, .hit = 1},
    {"through it, not as deep", {0.5f, 0.5625f, -9, 0.5f, 0.5625f, 9, 0, CAN, -0.5f}},
    {"a disc goes as deep as it is wide", {-9, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0x1p-20f, 0, 0, 1, -1}, .hit = 1},
    {"or as the segment goes through",
     {-9, 0, 0, 0.25f, 0, 0, 0, 0, 0, 0, 0x1p-20f, 0, 0, 1, -0.25f},
     .hit = 1},
    {"and no deeper", {-9, 0, 0, 0.25f, 0, 0, 0, 0, 0, 0, 0x1p-20f, 0, 0, 1, -0.251f}},
    {"length and radius of the cylinder are padded by 28u of them",
     {POINT_BESIDE(1 + 0x36p-24f), 0, CAN, 0},
     .hit = 1},
    {"and by no more", {POINT_BESIDE(1 + 0x3ap-24f), 0, CAN, 0}},
    {"without a length there is no cylinder", {POINT_BESIDE(0), 9, 0, 0, 0, 0, 0, 0, 9, 9}},
    {"nor of a negative radius", {POINT_BESIDE(0), 9, 0, 0, 0, 1, 0, 0, -1, 9}},
    {"a capsule of a negative radius", {POINT_BESIDE(0), -1, CAN, 9}},
    {0},
};

const subject contact_capsule_cylinder = {
    .query = LH_QUERY_contact_capsule_cylinder,
    .name = "contact_capsule_cylinder",
    .layout = "xyzxyzrxyzxyzrr",
    .cases_of = &overlap_capsule_cylinder,
    .contact = &oracle,
    .sentences = sentences,
};
