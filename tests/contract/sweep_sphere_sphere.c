/* lh_sweep_sphere_sphere: when do two moving balls first touch, and in which direction? */
#include "table.h"

#define TABLE_UNTIL(limit, cases, ...) TABLE_WITH(sweep_sphere_sphere, cases, .number = (limit), __VA_ARGS__)
#define ALONE                          .absent = {[3] = ABSENT_VIEW}

#define MOVING(x, y, z)    POINT(x, y, z)
#define AT_REST            POINT(0, 0, 0)
#define UNIT_BALL          BALL(0, 0, 0, 1)
#define HALF_BALL(x, y, z) BALL(x, y, z, 0.5f)

#define TOUCH(toi, normal)                                                                                   \
    {                                                                                                        \
        .hit = 1, .floats = { toi, normal }                                                                  \
    }

/* Head on: the way that is left, of `foot` to the other centre, and the padding that the documentation states. */
#define WAY(foot, radius) ((foot) - (radius)-0x1p-20f * ((radius) + (foot)))

/* Displacements: t_max is 1. b is at rest, and so both given and not given a velocity. */
static const row step[] = {
    {"half way",
     {HALF_BALL(-3.5f, 0, 0), MOVING(4, 0, 0), UNIT_BALL, AT_REST},
     TOUCH(WAY(3.5f, 1.5f) / 4, POINT(-1, 0, 0))},
    {"contact at the end of the step",
     {HALF_BALL(-3.5f, 0, 0), MOVING(2, 0, 0), UNIT_BALL, AT_REST},
     TOUCH(WAY(3.5f, 1.5f) / 2, POINT(-1, 0, 0))},
    {"the step ends before contact",
     {HALF_BALL(-3.5f, 0, 0), MOVING(1.9999f, 0, 0), UNIT_BALL, AT_REST},
     MISS},
    {"away", {HALF_BALL(-3.5f, 0, 0), MOVING(-4, 0, 0), UNIT_BALL, AT_REST}, MISS},
    {"beside", {HALF_BALL(-3.5f, 2, 0), MOVING(8, 0, 0), UNIT_BALL, AT_REST}, MISS},
    {"just beside", {HALF_BALL(-3.5f, 1.5001f, 0), MOVING(8, 0, 0), UNIT_BALL, AT_REST}, MISS},
    {"overlapping at the start",
     {BALL(0.75f, 0, 0, 4), MOVING(-5, 3, 0), UNIT_BALL, AT_REST},
     TOUCH(0, POINT(1, 0, 0))},
    {"overlapping at the start, and moving apart",
     {BALL(0, -1, 0, 4), MOVING(0, -9, 0), UNIT_BALL, AT_REST},
     TOUCH(0, POINT(0, -1, 0))},
    {"touching at the start, and moving apart",
     {HALF_BALL(1.5f, 0, 0), MOVING(4, 0, 0), UNIT_BALL, AT_REST},
     TOUCH(0, POINT(1, 0, 0))},
    {"touching at the start, and moving in",
     {HALF_BALL(0, 0, 1.5f), MOVING(0, 0, -4), UNIT_BALL, AT_REST},
     TOUCH(0, POINT(0, 0, 1))},
    {"touching at the start, and along",
     {HALF_BALL(1.5f, 0, 0), MOVING(0, 4, 0), UNIT_BALL, AT_REST},
     TOUCH(0, POINT(1, 0, 0))},
    {"the normal is that of the centres",
     {BALL(3, 0, -4, 5), AT_REST, UNIT_BALL, AT_REST},
     TOUCH(0, POINT(0.6f, 0, -0.8f))},
    {"neither moves: off", {HALF_BALL(1.5001f, 0, 0), AT_REST, UNIT_BALL, AT_REST}, MISS},
    {"2^-64 counts as rest", {HALF_BALL(1.5001f, 0, 0), MOVING(-0x1p-64f, 0, 0), UNIT_BALL, AT_REST}, MISS},
    {"points that meet",
     {BALL(-1, 0, 0, 0), MOVING(4, 0, 0), BALL(0, 0, 0, 0), AT_REST},
     TOUCH(WAY(1, 0) / 4, POINT(-1, 0, 0))},
    {"points that do not", {BALL(-1, 0.0001f, 0, 0), MOVING(4, 0, 0), BALL(0, 0, 0, 0), AT_REST}, MISS},
    {"a tiny ball, 2^-40 off",
     {BALL(0x1p-40f, 0, 0, 0x1p-41f), MOVING(4, 0, 0), BALL(0, 0, 0, 0x1p-41f), AT_REST},
     TOUCH(0, POINT(1, 0, 0))},
    {"2^40 off", {BALL(0, 0x1p40f, 0, 0x1p40f), AT_REST, UNIT_BALL, AT_REST}, TOUCH(0, POINT(0, 1, 0))},
};
static table step_table = TABLE_UNTIL(1, step, .absent = {0});
static table step_at_rest_table = TABLE_UNTIL(1, step, ALONE);

/* Both move: what counts is the velocity of a relative to b. */
static const row both[] = {
    {"towards each other",
     {HALF_BALL(-3.5f, 0, 0), MOVING(2, 0, 0), UNIT_BALL, MOVING(-2, 0, 0)},
     TOUCH(WAY(3.5f, 1.5f) / 4, POINT(-1, 0, 0))},
    {"b alone",
     {HALF_BALL(0, 3.5f, 0), AT_REST, UNIT_BALL, MOVING(0, 4, 0)},
     TOUCH(WAY(3.5f, 1.5f) / 4, POINT(0, 1, 0))},
    {"together", {HALF_BALL(-3.5f, 0, 0), MOVING(8, 1, 2), UNIT_BALL, MOVING(8, 1, 2)}, MISS},
    {"together, touching",
     {HALF_BALL(-1.5f, 0, 0), MOVING(8, 1, 2), UNIT_BALL, MOVING(8, 1, 2)},
     TOUCH(0, POINT(-1, 0, 0))},
    {"b gets away", {HALF_BALL(-3.5f, 0, 0), MOVING(4, 0, 0), UNIT_BALL, MOVING(5, 0, 0)}, MISS},
};
static table both_table = TABLE_UNTIL(100, both, .absent = {0});

static const row start_alone[] = {
    {"touching at the start",
     {HALF_BALL(-1.5f, 0, 0), MOVING(4, 0, 0), UNIT_BALL, AT_REST},
     TOUCH(0, POINT(-1, 0, 0))},
    {"apart at the start", {HALF_BALL(-3.5f, 0, 0), MOVING(4, 0, 0), UNIT_BALL, AT_REST}, MISS},
};
static table start_alone_table = TABLE_UNTIL(0, start_alone, .absent = {0});

static const row long_after[] = {
    {"a time of 2^102",
     {BALL(0x1p40f, 0, 0, 0x1p39f), MOVING(-0x1p-63f, 0, 0), BALL(0, 0, 0, 0), AT_REST},
     TOUCH(0x1p102f * (1 - 0x3p-20f), POINT(1, 0, 0))},
    {"a time above 2^127",
     {BALL(-0x5p61f, -0x5p61f, 0, 1), MOVING(0x1p-64f, 0x1p-64f, 0), BALL(0, 0, 0, 0), AT_REST},
     MISS},
};
static table long_after_table = TABLE_UNTIL(INFINITY, long_after, .absent = {0});

/* Of which a mirror image would have another normal. */
static const row odd[] = {
    {"one centre",
     {HALF_BALL(1, 2, 3), MOVING(0, 4, 0), BALL(1, 2, 3, 1), AT_REST},
     TOUCH(0, POINT(1, 0, 0))},
    {"one point, at rest", {BALL(1, 2, 3, 0), AT_REST, BALL(1, 2, 3, 0), AT_REST}, TOUCH(0, POINT(1, 0, 0))},
    {"far apart, and larger than that",
     {BALL(0, 0x1p100f, 0, 0x1p110f), AT_REST, UNIT_BALL, AT_REST},
     TOUCH(0, POINT(1, 0, 0))},
    {"a negative radius is the empty sphere",
     {BALL(0, 0, 0, -1), MOVING(1, 0, 0), BALL(0, 0, 0, 4), AT_REST},
     MISS},
    {"of b too", {BALL(0, 0, 0, 4), MOVING(1, 0, 0), BALL(0, 0, 0, -0x1p-149f), AT_REST}, MISS},
    {"NaN in a centre", {BALL(0, NAN, 0, 1), MOVING(1, 0, 0), UNIT_BALL, AT_REST}, MISS},
    {"NaN in a radius", {UNIT_BALL, MOVING(1, 0, 0), BALL(0, 0, 0, NAN), AT_REST}, MISS},
    {"NaN in a velocity", {UNIT_BALL, MOVING(1, NAN, 0), UNIT_BALL, AT_REST}, MISS},
    {"NaN in that of b", {UNIT_BALL, MOVING(1, 0, 0), UNIT_BALL, MOVING(0, 0, NAN)}, MISS},
};
static table odd_table = TABLE_UNTIL(1, odd, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("a step, b given at rest", check_table, step_table),
        CHECK("a step, b without velocity", check_table, step_at_rest_table),
        CHECK("both move", check_table, both_table),
        CHECK("t_max = 0: the start alone", check_table, start_alone_table),
        CHECK("no limit", check_table, long_after_table),
        CHECK("one centre, empty spheres, NaN", check_table, odd_table),
    };
    return cmocka_run_group_tests_name("sweep_sphere_sphere", tests, NULL, NULL);
}
