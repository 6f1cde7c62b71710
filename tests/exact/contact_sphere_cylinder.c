/* A closed ball within a margin of a closed solid cylinder. */
#include "cylinder_point.h"

enum { RADIUS_OF_BALL = 3, FLOATS = 12 };

static int reaches(const float *floats, float extra)
{
    const cylinder_point c = cylinder_point_of(&overlap_sphere_cylinder, floats);
    return is_within_reach(&c, extra);
}

/* Of an empty one nothing is seen. */
static void see(const float *floats, contact_sight *seen)
{
    const cylinder_point c = cylinder_point_of(&overlap_sphere_cylinder, floats);
    *seen = (contact_sight){.distance = 1.0, .size = 1.0};
    if (!cylinder_is_empty(&c))
        see_cylinder(&c, seen, NULL);
}

static const contact_oracle oracle = {
    .places = {RADIUS_OF_BALL, -1},
    .floats = FLOATS,
    .bounds = {.growth = 24.0, .slack = 0x1p-61, .distance = 26.0, .normal = 41.0, .point = 24.0},
    .reaches = reaches,
    .see = see,
    .needed = cylinder_point_effort,
};

#define CAN 0, 0, 0, 1, 0, 0, 1

static const sentence sentences[] = {
    {"touching", {0.5f, 3, 0, 2, CAN, 0}, .hit = 1},
    {"as deep as the margin asks", {0.5f, 0, 0, 0, CAN, -0.5f}, .hit = 1},
    {"not as deep", {0.75f, 0, 0, 0, CAN, -0.5f}},
    {"length and radius are padded by 22u of them", {0.5f, 1 + 0x2ap-24f, 0, 0, CAN, 0}, .hit = 1},
    {"and by no more", {0.5f, 1 + 0x2ep-24f, 0, 0, CAN, 0}},
    {"without a length there is no cylinder", {0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 9, 9}},
    {"nor of a negative radius", {0.5f, 0, 0, 9, 0, 0, 0, 1, 0, 0, -1, 9}},
    {0},
};

const subject contact_sphere_cylinder = {
    .query = LH_QUERY_contact_sphere_cylinder,
    .name = "contact_sphere_cylinder",
    .layout = "xyzrxyzxyzrr",
    .cases_of = &overlap_sphere_cylinder,
    .contact = &oracle,
    .sentences = sentences,
};
