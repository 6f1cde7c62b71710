/* lh_sweep_aabb_triangle: when does a moving box first touch a moving triangle, and along which axis? */
#include "table.h"

#define TABLE_UNTIL(limit, cases, ...) TABLE_WITH(sweep_aabb_triangle, cases, .number = (limit), __VA_ARGS__)
#define ALONE                          .absent = {[3] = ABSENT_VIEW}
#define ASYMMETRIC                     .asymmetric = 1

#define MOVING(x, y, z) POINT(x, y, z)
#define AT_REST         POINT(0, 0, 0)
#define LEVEL(z)        TRIANGLE(POINT(-4, -4, z), POINT(4, -4, z), POINT(0, 8, z))
#define SMALL(z)        TRIANGLE(POINT(-1, -1, z), POINT(1, -1, z), POINT(0, 1, z))
#define AT(x, y, z)     TRIANGLE(POINT(x, y, z), POINT(x, y, z), POINT(x, y, z))
#define PLATE           BOX(-1, -1, 0, 1, 1, 0)

/* Askew: the plane x + y + z = 6; and an edge through (2, 2, 0), across the box's edges along z. */
#define IN_CORNER TRIANGLE(POINT(6, 0, 0), POINT(0, 6, 0), POINT(0, 0, 6))
#define ACROSS    TRIANGLE(POINT(5, -1, 3), POINT(-1, 5, -3), POINT(6, 6, 0))

#define TOUCH(toi, normal)                                                                                   \
    {                                                                                                        \
        .hit = 1, .floats = { toi, normal }                                                                  \
    }

/* A way along an axis of the box, at this speed, with the doubt that the documentation states. */
#define TIME_OF(way, speed) ((way) / ((speed) + (speed)*0x1.4p-21f))

/* The root of a half, of which the length of (6, 6, 0) is rounded, and of a third. */
#define R2 0x1.6a09e8p-1f
#define R3 0x1.279a74p-1f

/* (12 - 84 * 2^-20) / (24 + 24 * 10u), but for the rounding of a way that is as long as the triangle. */
#define AT_EDGE 0x1.ffff0ap-2f

static const row step[] = {
    {"half way",
     {UNIT_BOX, MOVING(0, 0, -8), LEVEL(-5), AT_REST},
     TOUCH(TIME_OF(4.0f, 8.0f), POINT(0, 0, 1))},
    {"upwards", {UNIT_BOX, MOVING(0, 0, 8), LEVEL(5), AT_REST}, TOUCH(TIME_OF(4.0f, 8.0f), POINT(0, 0, -1))},
    {"contact at the end of the step",
     {UNIT_BOX, MOVING(0, 0, -4), LEVEL(-5), AT_REST},
     TOUCH(TIME_OF(4.0f, 4.0f), POINT(0, 0, 1))},
    {"the step ends before contact", {UNIT_BOX, MOVING(0, 0, -3.9999f), LEVEL(-5), AT_REST}, MISS},
    {"away", {UNIT_BOX, MOVING(0, 0, 8), LEVEL(-5), AT_REST}, MISS},
    {"past it", {UNIT_BOX, MOVING(9, 0, -4), SMALL(-5), AT_REST}, MISS},
    {"along it", {UNIT_BOX, MOVING(9, 0, 0), LEVEL(-1.0001f), AT_REST}, MISS},
    {"a corner onto the plane",
     {UNIT_BOX, MOVING(2, 2, 2), IN_CORNER, AT_REST},
     TOUCH((3.0f - 21 * 0x1p-20f) / (6.0f + 6.0f * 0x1.4p-21f), POINT(-R3, -R3, -R3))},
    {"an edge onto an edge",
     {UNIT_BOX, MOVING(2, 2, 0), ACROSS, AT_REST},
     TOUCH(AT_EDGE, POINT(-R2, -R2, 0))},
    {"beside the edge", {UNIT_BOX, MOVING(-2, 8, 0), ACROSS, AT_REST}, MISS},
    {"touching at the start, and moving in",
     {UNIT_BOX, MOVING(0, 0, -8), LEVEL(-1), AT_REST},
     TOUCH(0, POINT(0, 0, 1))},
    {"touching at the start, and moving apart: so the normal says",
     {UNIT_BOX, MOVING(0, 0, 8), LEVEL(-1), AT_REST},
     TOUCH(0, POINT(0, 0, 1))},
    {"touching at the start, and sliding",
     {UNIT_BOX, MOVING(8, 0, 0), LEVEL(-1), AT_REST},
     TOUCH(0, POINT(0, 0, 1))},
    {"just off, and moving apart", {UNIT_BOX, MOVING(0, 0, 8), LEVEL(-1.0001f), AT_REST}, MISS},
    {"overlapping at the start: the axis of least depth",
     {UNIT_BOX, MOVING(-8, 0, 0), LEVEL(-0.5f), AT_REST},
     TOUCH(0, POINT(0, 0, 1))},
    {"neither moves: touching", {UNIT_BOX, AT_REST, LEVEL(-1), AT_REST}, TOUCH(0, POINT(0, 0, 1))},
    {"neither moves: off", {UNIT_BOX, AT_REST, LEVEL(-1.0001f), AT_REST}, MISS},
    {"a point through a plate",
     {PLATE, MOVING(0, 0, 8), AT(0, 0, 4), AT_REST},
     TOUCH(TIME_OF(4.0f, 8.0f), POINT(0, 0, -1))},
    {"a point past it", {PLATE, MOVING(0, 0, 8), AT(1.0001f, 0, 4), AT_REST}, MISS},
    {"a segment",
     {UNIT_BOX, MOVING(0, 0, -8), TRIANGLE(POINT(-9, 0, -5), POINT(9, 0, -5), POINT(9, 0, -5)), AT_REST},
     TOUCH(TIME_OF(4.0f, 8.0f), POINT(0, 0, 1))},
    {"a box that is a point, into a corner",
     {BOX(0, 0, 0, 0, 0, 0), MOVING(4, 4, 4), IN_CORNER, AT_REST},
     TOUCH((6.0f - 18 * 0x1p-20f) / (12.0f + 12.0f * 0x1.4p-21f), POINT(-R3, -R3, -R3))},
    {"the empty box", {EMPTY_BOX, MOVING(0, 0, -8), LEVEL(-5), AT_REST}, MISS},
    {"a box inside out on one axis", {BOX(-1, 1, -1, 1, -1, 1), MOVING(0, 0, -8), LEVEL(0), AT_REST}, MISS},
};
static table step_table = TABLE_UNTIL(1, step, ASYMMETRIC);
static table step_alone_table = TABLE_UNTIL(1, step, ALONE, ASYMMETRIC);

static const row both_move[] = {
    {"the triangle comes",
     {UNIT_BOX, AT_REST, LEVEL(-5), MOVING(0, 0, 8)},
     TOUCH(TIME_OF(4.0f, 8.0f), POINT(0, 0, 1))},
    {"together",
     {UNIT_BOX, MOVING(1, 2, -5), LEVEL(-5), MOVING(1, 2, 3)},
     TOUCH(TIME_OF(4.0f, 8.0f), POINT(0, 0, 1))},
    {"the one flees", {UNIT_BOX, MOVING(0, 0, -8), LEVEL(-5), MOVING(0, 0, -8)}, MISS},
};
static table both_move_table = TABLE_UNTIL(1, both_move, ASYMMETRIC);

static const row start[] = {
    {"touching", {UNIT_BOX, MOVING(0, 0, -8), LEVEL(-1), AT_REST}, TOUCH(0, POINT(0, 0, 1))},
    {"off", {UNIT_BOX, MOVING(0, 0, -8), LEVEL(-1.0001f), AT_REST}, MISS},
};
static table start_table = TABLE_UNTIL(0, start, ASYMMETRIC);

static const row late[] = {
    {"slowly",
     {UNIT_BOX, MOVING(0, 0, -0x1p-40f), LEVEL(-5), AT_REST},
     TOUCH(TIME_OF(4.0f, 0x1p-40f), POINT(0, 0, 1))},
    {"never", {UNIT_BOX, MOVING(0, 0, 0x1p-40f), LEVEL(-5), AT_REST}, MISS},
    {"never, at rest", {UNIT_BOX, AT_REST, IN_CORNER, AT_REST}, MISS},
    {"never, along it", {UNIT_BOX, MOVING(8, 0, 0), LEVEL(-5), AT_REST}, MISS},
};
static table late_table = TABLE_UNTIL(INFINITY, late, ASYMMETRIC);

static const row nans[] = {
    {"NaN in min", {BOX(-1, NAN, -1, 1, 1, 1), MOVING(0, 0, -8), LEVEL(0), AT_REST}, MISS},
    {"NaN in max", {BOX(-1, -1, -1, 1, NAN, 1), MOVING(0, 0, -8), LEVEL(0), AT_REST}, MISS},
    {"NaN in a velocity", {UNIT_BOX, MOVING(0, NAN, -8), LEVEL(0), AT_REST}, MISS},
    {"NaN in the other", {UNIT_BOX, MOVING(0, 0, -8), LEVEL(0), MOVING(NAN, 0, 0)}, MISS},
    {"NaN in a vertex",
     {UNIT_BOX, MOVING(0, 0, -8), TRIANGLE(POINT(NAN, 0, 0), POINT(1, 0, 0), POINT(0, 1, 0)), AT_REST},
     MISS},
    {"in the second",
     {UNIT_BOX, MOVING(0, 0, -8), TRIANGLE(POINT(0, 0, 0), POINT(1, NAN, 0), POINT(0, 1, 0)), AT_REST},
     MISS},
    {"in the third",
     {UNIT_BOX, MOVING(0, 0, -8), TRIANGLE(POINT(0, 0, 0), POINT(1, 0, 0), POINT(0, 1, NAN)), AT_REST},
     MISS},
};
static table nans_table = TABLE_UNTIL(1, nans, ASYMMETRIC);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("one step", check_table, step_table),
        CHECK("one step, the triangle without a velocity", check_table, step_alone_table),
        CHECK("both move", check_table, both_move_table),
        CHECK("a step of no time", check_table, start_table),
        CHECK("no limit", check_table, late_table),
        CHECK("NaN", check_table, nans_table),
    };
    return cmocka_run_group_tests_name("sweep_aabb_triangle", tests, NULL, NULL);
}
