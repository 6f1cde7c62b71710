/* Closed capsule against closed solid cylinder: whether a point of the segment is within the radius of the cylinder.
 * The nearest one is found in double. Where that is too near the radius for double to tell, the shapes touch if the
 * nearest point, or another one near it, is one of floats that does, exactly: as in cases of whole numbers. */
#include <math.h>
#include <string.h>

#include "capsule_cylinder.h"
#include "cylinder_point.h"
#include "floats.h"
#include "quadruples.h"

static const double most_growth = 52.0, slack = 0x1p-61;

/* ---- Exactly ------------------------------------------------------------------------------------------ */

/* Whether the place is one of floats, without rounding, from which the ball reaches the cylinder. */
static int reaches_from(const float *floats, double share)
{
    cylinder_point c;
    memcpy(c.floats + START, floats + CYLINDER, 7 * sizeof *floats);
    c.floats[BALL_RADIUS] = floats[CAPSULE_RADIUS];
    for (int k = 0; k < 3; k++) {
        const double start = (double)floats[SEGMENT_START + k], way = (double)floats[SEGMENT_END + k] - start;
        const double step = share * way, spot = start + step;
        if (fma(share, way, -step) != 0.0 || spot - start != step || spot - step != start ||
            (double)nearest_float(spot) != spot)
            return 0;
        c.floats[POINT + k] = nearest_float(spot);
    }
    return is_within_reach(&c, 0.0f);
}

/* Shares in whole numbers of these parts are tried. */
static int reaches_exactly(const float *floats)
{
    static const double parts[] = {1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 1024.0};
    const double near = share_nearest_to_cylinder(floats);
    for (size_t k = 0; k < sizeof parts / sizeof *parts; k++)
        if (reaches_from(floats, nearbyint(near * parts[k]) / parts[k]))
            return 1;
    return reaches_from(floats, 0.0) || reaches_from(floats, 1.0);
}

static void judge(const float *floats, const answer *given, finding *out)
{
    out->growth_bound = most_growth;
    out->effort = BY_DOUBLE;
    if (capsule_or_cylinder_is_empty(floats)) {
        out->growth = given->hit ? INFINITY : 0.0;
        return;
    }
    const double radius = (double)floats[CAPSULE_RADIUS], size = size_of_capsule_and_cylinder(floats),
                 distance = distance_from_cylinder(floats, share_nearest_to_cylinder(floats));
    const int is_clear = fabs(distance - radius) > (size + distance + radius) * 0x1p-36;
    out->touches = distance <= 0.0 || (is_clear ? distance < radius : reaches_exactly(floats));
    if (given->hit && !out->touches)
        out->growth = fmax(distance - radius - slack, 0.0) / ((radius + size) * 0x1p-23);
    if (!is_clear)
        out->effort = BY_GMP;
}

static contact touching(stream *s, const float *floats)
{
    (void)s;
    const double distance = capsule_or_cylinder_is_empty(floats)
                                ? 1.0
                                : distance_from_cylinder(floats, share_nearest_to_cylinder(floats));
    return (contact){distance, (distance + size_of_capsule_and_cylinder(floats)) * 0x1p-23};
}

/* ---- Cases -------------------------------------------------------------------------------------------- */

/* A point beside a cylinder, of whichever kind, becomes a segment through it: across the way to the cylinder or not. */
static void draft_through(source *from, const family *beside, int is_across, double *draft)
{
    stream *s = &from->own;
    double point[CYLINDER_POINT_FLOATS] = {0.0}, step[3], back = draw_integer(s, 0, 4),
           on = draw_integer(s, 0, 4);
    beside->draft(from, point);
    for (int k = 0; k < 3; k++)
        step[k] = draw_integer(s, -4, 4);
    if (is_across) {
        const double other[3] = {step[0], step[1], step[2]};
        double way[3];
        for (int k = 0; k < 3; k++)
            way[k] = point[POINT + k] - point[START + k];
        for (int k = 0; k < 3; k++)
            step[k] = way[(k + 1) % 3] * other[(k + 2) % 3] - way[(k + 2) % 3] * other[(k + 1) % 3];
    }
    memcpy(draft + CYLINDER, point + START, 7 * sizeof *point);
    draft[CAPSULE_RADIUS] = point[BALL_RADIUS];
    for (int k = 0; k < 3; k++) {
        draft[SEGMENT_START + k] = point[POINT + k] - back * step[k];
        draft[SEGMENT_END + k] = point[POINT + k] + on * step[k];
    }
}

static void draft_by_some(source *from, double *draft)
{
    const int which = draw_integer(&from->own, 0, CYLINDER_POINT_FAMILIES - 1);
    draft_through(from, &cylinder_point_families[which], draw_one_in(&from->own, 2), draft);
}

/* Through a place near the rim, or the side or a cap, of whichever cylinder; the segment may be long or short. */
static void draft_in(source *from, double *draft)
{
    stream *s = &from->own;
    const family *of = &cylinder_point_families[draw_integer(s, 0, CYLINDER_POINT_FAMILIES - 1)];
    const double deep = draw_power(s, -20, 0), high = draw_one_in(s, 2) ? draw_power(s, -20, 0) : 0.5,
                 back = draw_one_in(s, 3) ? 0.0 : draw_power(s, -8, 3), on = draw_power(s, -8, 3);
    double point[CYLINDER_POINT_FLOATS] = {0.0}, axis[3], out[3], step[3], squared = 0.0;
    of->draft(from, point);
    for (int k = 0; k < 3; k++) {
        axis[k] = point[END + k] - point[START + k];
        step[k] = draw_real(s, -1.0, 1.0);
    }
    for (int k = 0; k < 3; k++)
        out[k] = axis[(k + 1) % 3] * step[(k + 2) % 3] - axis[(k + 2) % 3] * step[(k + 1) % 3];
    for (int k = 0; k < 3; k++)
        squared += out[k] * out[k];
    const double inwards = squared > 0.0 ? point[RADIUS] * (1.0 - deep) / sqrt(squared) : 0.0,
                 lean = draw_power(s, -20, 3), along = draw_one_in(s, 3) ? 0.0 : draw_real(s, -2.0, 2.0);
    memcpy(draft + CYLINDER, point + START, 7 * sizeof *point);
    for (int k = 0; k < 3; k++) {
        const double spot = point[END + k] - high * axis[k] + inwards * out[k];
        const double way = lean * draw_real(s, -1.0, 1.0) + along * axis[k];
        draft[SEGMENT_START + k] = spot - back * way;
        draft[SEGMENT_END + k] = spot + on * way;
    }
    draft[CAPSULE_RADIUS] = draw_one_in(s, 2) ? 0.0 : draw_real(s, 0.0, 4.0);
}

/* The end nearest to the cylinder, or the segment a point. */
static void draft_by_end(source *from, double *draft)
{
    draft_by_some(from, draft);
    memmove(draft + SEGMENT_END, draft + SEGMENT_START, 3 * sizeof *draft);
}

/* The middle of a long segment beside the round side, or the rim, in whole numbers: square to the way from the axis. */
static void draft_square(source *from, double *draft)
{
    stream *s = &from->own;
    const int *parts = draw_quadruple(s), turn = draw_integer(s, 0, 2);
    const double up = draw_integer(s, 0, 3), down = draw_integer(s, 0, 3), back = draw_integer(s, 0, 3),
                 on = draw_integer(s, 0, 3);
    double out[3], first[3], second[3];
    for (int k = 0; k < 3; k++) {
        out[k] = draw_sign(s) * parts[(k + turn) % 3];
        first[k] = draw_integer(s, -2, 2);
    }
    for (int k = 0; k < 3; k++)
        second[k] = out[(k + 1) % 3] * first[(k + 2) % 3] - out[(k + 2) % 3] * first[(k + 1) % 3];
    for (int k = 0; k < 3; k++)
        first[k] = out[(k + 1) % 3] * second[(k + 2) % 3] - out[(k + 2) % 3] * second[(k + 1) % 3];
    for (int k = 0; k < 3; k++) {
        const double foot = draw_integer(s, -8, 8);
        draft[CYLINDER + k] = foot - down * second[k];
        draft[CYLINDER + 3 + k] = foot + up * second[k];
        draft[SEGMENT_START + k] = foot + out[k] - back * first[k];
        draft[SEGMENT_END + k] = foot + out[k] + on * first[k];
    }
    draft[CYLINDER + 6] = draw_integer(s, 0, parts[3]);
    draft[CAPSULE_RADIUS] = parts[3] - draft[CYLINDER + 6];
}

static void draft_any(source *from, double *draft)
{
    stream *s = &from->own;
    for (int k = 0; k < CAPSULE_CYLINDER_FLOATS; k++)
        draft[k] = draw_real(s, -16.0, 16.0);
    draft[CAPSULE_RADIUS] = draw_real(s, 0.0, 8.0);
    draft[CYLINDER + 6] = draw_one_in(s, 4) ? 0.0 : draw_real(s, 0.0, 8.0);
}

/* Nearly parallel to the axis, or to a cap, and long. */
static void draft_along(source *from, double *draft)
{
    stream *s = &from->own;
    const double lean = draw_power(s, -26, -2), times = draw_real(s, 0.5, 4.0), off = draw_power(s, -20, 3);
    draft_any(from, draft);
    double axis[3], way[3];
    for (int k = 0; k < 3; k++) {
        axis[k] = draft[CYLINDER + 3 + k] - draft[CYLINDER + k];
        way[k] = draw_real(s, -8.0, 8.0);
    }
    const int is_by_cap = draw_one_in(s, 2);
    for (int k = 0; k < 3; k++) {
        const double across = axis[(k + 1) % 3] * way[(k + 2) % 3] - axis[(k + 2) % 3] * way[(k + 1) % 3];
        const double step = (is_by_cap ? across / 8.0 : axis[k]) + lean * way[k];
        const double near = draft[CYLINDER + k] + (is_by_cap ? 0.0 : across / 16.0) - off * axis[k];
        draft[SEGMENT_START + k] = near - 0.5 * times * step;
        draft[SEGMENT_END + k] = near + 0.5 * times * step;
    }
}

static void draft_empty(source *from, double *draft)
{
    draft_square(from, draft);
    if (draw_one_in(&from->own, 2))
        memcpy(draft + CYLINDER, draft + CYLINDER + 3, 3 * sizeof *draft);
    else
        draft[draw_one_in(&from->own, 2) ? CAPSULE_RADIUS : CYLINDER + 6] = -1.0;
}

static void scatter_all(stream *s, float *floats)
{
    scatter(s, CAPSULE_CYLINDER_FLOATS, floats);
}

static const family families[] = {
    {"square", draft_square, GRID, 0, NULL, AS_DRAFTED},
    {"square, 1 ulp off", draft_square, GRID, 1, NULL, AS_DRAFTED},
    {"square, rounded", draft_square, ANYWHERE, 0, NULL, REACHING},
    {"square, far away", draft_square, FAR_AWAY, 0, NULL, REACHING},
    {"by a point", draft_by_some, GRID, 0, NULL, JUST_TOUCHING},
    {"by a point, rounded", draft_by_some, ANYWHERE, 1, NULL, REACHING},
    {"by a point, far away", draft_by_some, FAR_AWAY, 0, NULL, REACHING},
    {"by an end", draft_by_end, GRID, 1, NULL, REACHING},
    {"by an end, stretched", draft_by_end, STRETCHED, 0, NULL, REACHING},
    {"along", draft_along, ANYWHERE, 0, NULL, REACHING},
    {"along, about the origin", draft_along, UNMOVED, 0, NULL, REACHING},
    {"along, far away", draft_along, FAR_AWAY, 0, NULL, REACHING},
    {"along, stretched", draft_along, STRETCHED, 0, NULL, REACHING},
    {"along, smallest", draft_along, SMALLEST, 0, NULL, REACHING},
    {"reaching", draft_any, ANYWHERE, 0, NULL, REACHING},
    {"reaching, stretched", draft_any, STRETCHED, 0, NULL, REACHING},
    {"reaching, smallest", draft_any, SMALLEST, 0, NULL, REACHING},
    {"reaching, largest", draft_any, LARGEST, 0, NULL, REACHING},
    {"reaching, scattered", draft_any, UNMOVED, 0, scatter_all, REACHING},
    {"in it", draft_in, ANYWHERE, 0, NULL, AS_DRAFTED},
    {"in it, about the origin", draft_in, UNMOVED, 0, NULL, AS_DRAFTED},
    {"in it, far away", draft_in, FAR_AWAY, 0, NULL, AS_DRAFTED},
    {"in it, stretched", draft_in, STRETCHED, 0, NULL, AS_DRAFTED},
    {"in it, smallest", draft_in, SMALLEST, 0, NULL, AS_DRAFTED},
    {"empty", draft_empty, GRID, 0, NULL, AS_DRAFTED},
    {"anything", draft_any, ANYWHERE, 0, NULL, AS_DRAFTED},
};

/* A unit long and wide, along x; and a segment beside it. */
#define CAN             0, 0, 0, 1, 0, 0, 1
#define ACROSS_AT(y)    0.5f, y, -4, 0.5f, y, 4
#define POINT_BESIDE(y) 0.5f, y, 0, 0.5f, y, 0

static const sentence sentences[] = {
    {"through it", {0.5f, -9, 0, 0.5f, 9, 0, 0, CAN}, .hit = 1},
    {"touching the side", {ACROSS_AT(3), 2, CAN}, .hit = 1},
    {"touching an end", {3, -4, 0, 3, 4, 0, 2, CAN}, .hit = 1},
    {"touching the rim by its middle", {4, 5, -4, 4, 5, 4, 5, CAN}, .hit = 1},
    {"by its end", {4, 5, 0, 9, 9, 9, 5, CAN}, .hit = 1},
    {"past the rim", {4, 5, -4, 4, 5, 4, 4.999f, CAN}},
    {"ends are flat", {1.5f, 0, 0, 9, 0, 0, 0.49f, CAN}},
    {"the radius counts as larger by 34u", {POINT_BESIDE(64), 64 - 0x1p-13f, 0, 0, 0, 1, 0, 0, 0}, .hit = 1},
    {"and by no more", {POINT_BESIDE(64), 64 - 0x1.2p-13f, 0, 0, 0, 1, 0, 0, 0}},
    {"length and radius of the cylinder by 28u of them", {POINT_BESIDE(1 + 0x36p-24f), 0, CAN}, .hit = 1},
    {"and no more", {POINT_BESIDE(1 + 0x3ap-24f), 0, CAN}},
    {"without a length there is no cylinder", {POINT_BESIDE(0), 9, 0, 0, 0, 0, 0, 0, 9}},
    {"nor of a negative radius", {POINT_BESIDE(0), 9, 0, 0, 0, 1, 0, 0, -1}},
    {"a capsule of a negative radius", {POINT_BESIDE(0), -1, CAN}},
    {NULL},
};

const subject overlap_capsule_cylinder = {
    .query = LH_QUERY_overlap_capsule_cylinder,
    .name = "overlap_capsule_cylinder",
    .layout = "xyzxyzrxyzxyzr",
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
    .decisive = CAPSULE_RADIUS,
    .touching = touching,
    .bound = most_growth,
    .sentences = sentences,
};
