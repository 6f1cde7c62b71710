/* Closed ball against closed solid cylinder. Exactly: the distance of the centre from the cylinder is at most the
 * radius. */
#include <math.h>

#include "cylinder_point.h"

enum { RADIUS_OF_BALL = 3 };

static const double most_growth = 24.0, slack = 0x1p-61;

static contact touching(stream *s, const float *floats)
{
    (void)s;
    const cylinder_point c = cylinder_point_of(&overlap_sphere_cylinder, floats);
    contact_sight seen = {.distance = 1.0, .size = 1.0};
    if (!cylinder_is_empty(&c))
        see_cylinder(&c, &seen, NULL);
    return (contact){seen.distance, (fabs(seen.distance) + seen.size) * 0x1p-23};
}

static double growth(const cylinder_point *c)
{
    contact_sight seen;
    if (cylinder_is_empty(c) || c->floats[BALL_RADIUS] < 0.0f)
        return INFINITY;
    see_cylinder(c, &seen, NULL);
    const double radius = (double)c->floats[BALL_RADIUS], lacking = seen.distance - radius - slack;
    return lacking > 0.0 ? lacking / ((radius + seen.size) * 0x1p-23) : 0.0;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    const cylinder_point c = cylinder_point_of(&overlap_sphere_cylinder, floats);
    out->touches = is_within_reach(&c, 0.0f);
    out->growth_bound = most_growth;
    if (given->hit && !out->touches)
        out->growth = growth(&c);
    out->effort = cylinder_point_effort();
}

/* A unit long and wide, along x. */
#define CAN 0, 0, 0, 1, 0, 0, 1

static const sentence sentences[] = {
    {"in it", {0.5f, 0, 0, 0, CAN}, .hit = 1},
    {"touching beside it", {0.5f, 3, 0, 2, CAN}, .hit = 1},
    {"touching an end", {3, 0.5f, 0, 2, CAN}, .hit = 1},
    {"touching the other end", {-2, 0.5f, 0, 2, CAN}, .hit = 1},
    {"touching the rim", {4, 5, 0, 5, CAN}, .hit = 1},
    {"ends are flat", {1.5f, 0, 0, 0.25f, CAN}},
    {"a radius counts as larger by 28u", {0.5f, 64, 0, 64 - 0x1.bp-14f, 0, 0, 0, 1, 0, 0, 0}, .hit = 1},
    {"and by no more", {0.5f, 64, 0, 64 - 0x1.ep-14f, 0, 0, 0, 1, 0, 0, 0}},
    {"length and radius by 22u of them", {0.5f, 1 + 0x2ap-24f, 0, 0, CAN}, .hit = 1},
    {"and no more", {0.5f, 1 + 0x2ep-24f, 0, 0, CAN}},
    {"without a length there is no cylinder", {0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 9}},
    {"nor of a negative radius", {0.5f, 0, 0, 9, 0, 0, 0, 1, 0, 0, -1}},
    {"a ball of a negative radius", {0.5f, 0, 0, -1, CAN}},
    {NULL},
};

const subject overlap_sphere_cylinder = {
    .query = LH_QUERY_overlap_sphere_cylinder,
    .name = "overlap_sphere_cylinder",
    .layout = "xyzrxyzxyzr",
    .draft_layout = cylinder_point_layout,
    .parts = (const signed char[]){POINT, BALL_RADIUS, START, END, RADIUS},
    .families = cylinder_point_families,
    .family_count = CYLINDER_POINT_FAMILIES,
    .judge = judge,
    .decisive = RADIUS_OF_BALL,
    .touching = touching,
    .bound = most_growth,
    .sentences = sentences,
};
