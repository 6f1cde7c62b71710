/* lh_sweep_obb_triangle: when does a moving oriented box first touch a moving triangle, and along which axis? */
#include "table.h"

#define TABLE_UNTIL(limit, cases, ...) TABLE_WITH(sweep_obb_triangle, cases, .number = (limit), __VA_ARGS__)
#define ALONE                          .absent = {[3] = ABSENT_VIEW}
#define WITHOUT_A_ROTATION             .absent = {[0] = 0xf << 6}
#define ASYMMETRIC                     .asymmetric = 1

#define MOVING(x, y, z)   POINT(x, y, z)
#define AT_REST           POINT(0, 0, 0)
#define NOT_TURNED        0, 0, 0, 1
#define A_QUARTER_ABOUT_Z 0, 0, 1, 1
#define BY_53_DEGREES     0, 0, 1, 2 /* about z: the cosine is 0.6 */
#define CUBE              OBB(POINT(0, 0, 0), POINT(1, 1, 1), NOT_TURNED)
#define PLATE             OBB(POINT(0, 0, 0), POINT(1, 1, 0), NOT_TURNED)
#define LEVEL(z)          TRIANGLE(POINT(-4, -4, z), POINT(4, -4, z), POINT(0, 8, z))
#define SMALL(z)          TRIANGLE(POINT(-1, -1, z), POINT(1, -1, z), POINT(0, 1, z))
#define WALL(x)           TRIANGLE(POINT(x, -4, -4), POINT(x, 4, -4), POINT(x, 0, 8))
#define AT(x, y, z)       TRIANGLE(POINT(x, y, z), POINT(x, y, z), POINT(x, y, z))

#define TOUCH(toi, normal)                                                                                   \
    {                                                                                                        \
        .hit = 1, .floats = { toi, normal }                                                                  \
    }

/* A way along an axis of the box, at this speed, with the paddings that the documentation states: of the longest way to
 * a vertex, and of the speed. */
#define DOUBT_OF(speed)              ((speed)*0x1.4p-21f + (speed)*0x1p-20f)
#define TIME_OF(way, longest, speed) (((way) - (longest)*0x1p-20f) / ((speed) + DOUBT_OF(speed)))

static const row step[] = {
    {"half way",
     {CUBE, MOVING(0, 0, -8), LEVEL(-5), AT_REST},
     TOUCH(TIME_OF(4.0f, 13, 8.0f), POINT(0, 0, 1))},
    {"contact at the end of the step",
     {CUBE, MOVING(0, 0, -4), LEVEL(-5), AT_REST},
     TOUCH(TIME_OF(4.0f, 13, 4.0f), POINT(0, 0, 1))},
    {"the step ends before contact", {CUBE, MOVING(0, 0, -3.9998f), LEVEL(-5), AT_REST}, MISS},
    {"away", {CUBE, MOVING(0, 0, 8), LEVEL(-5), AT_REST}, MISS},
    {"past it", {CUBE, MOVING(9, 0, -4), SMALL(-5), AT_REST}, MISS},
    {"touching at the start, and moving in",
     {CUBE, MOVING(0, 0, -8), LEVEL(-1), AT_REST},
     TOUCH(0, POINT(0, 0, 1))},
    {"touching at the start, and moving apart: so the normal says",
     {CUBE, MOVING(0, 0, 8), LEVEL(-1), AT_REST},
     TOUCH(0, POINT(0, 0, 1))},
    {"just off, and moving apart", {CUBE, MOVING(0, 0, 8), LEVEL(-1.0001f), AT_REST}, MISS},
    {"overlapping at the start: the axis of least depth",
     {CUBE, MOVING(-8, 0, 0), LEVEL(-0.5f), AT_REST},
     TOUCH(0, POINT(0, 0, 1))},
    {"neither moves: touching", {CUBE, AT_REST, LEVEL(-1), AT_REST}, TOUCH(0, POINT(0, 0, 1))},
    {"neither moves: off", {CUBE, AT_REST, LEVEL(-1.0001f), AT_REST}, MISS},
    {"a point through a plate",
     {PLATE, MOVING(0, 0, 8), AT(0, 0, 4), AT_REST},
     TOUCH(TIME_OF(4.0f, 4, 8.0f), POINT(0, 0, -1))},
    {"a point past it", {PLATE, MOVING(0, 0, 8), AT(1.0001f, 0, 4), AT_REST}, MISS},
    {"a negative half extent",
     {OBB(POINT(0, 0, 0), POINT(1, -1, 1), NOT_TURNED), MOVING(0, 0, -8), LEVEL(-5), AT_REST},
     MISS},
};
static table step_table = TABLE_UNTIL(1, step, ASYMMETRIC);
static table step_alone_table = TABLE_UNTIL(1, step, ALONE, ASYMMETRIC);
static table step_unturned_table = TABLE_UNTIL(1, step, WITHOUT_A_ROTATION, ASYMMETRIC);

/* 3.6 / 8, less 8 * 10^-6 of it by the paddings. */
#define AT_WALL 0x1.cccbbp-2f

/* By what a normal is rounded when it is turned. */
#define NEARLY_0 -0x1.99999ap-25f

static const row turned[] = {
    {"a quarter about z: its y along x",
     {OBB(POINT(0, 0, 0), POINT(1, 2, 1), A_QUARTER_ABOUT_Z), MOVING(8, 0, 0), WALL(5), AT_REST},
     TOUCH(TIME_OF(3.0f, 13, 8.0f), POINT(-1, 0, 0))},
    {"an edge first: 1.4 from the centre, by the triangle's plane",
     {OBB(POINT(0, 0, 0), POINT(1, 1, 1), BY_53_DEGREES), MOVING(8, 0, 0), WALL(5), AT_REST},
     TOUCH(AT_WALL, POINT(-1, NEARLY_0, 0))},
    {"a q of 0", {OBB(POINT(0, 0, 0), POINT(9, 9, 9), 0, 0, 0, 0), MOVING(8, 0, 0), WALL(5), AT_REST}, MISS},
};
static table turned_table = TABLE_UNTIL(1, turned, ASYMMETRIC);

static const row both_move[] = {
    {"the triangle comes",
     {CUBE, AT_REST, LEVEL(-5), MOVING(0, 0, 8)},
     TOUCH(TIME_OF(4.0f, 13, 8.0f), POINT(0, 0, 1))},
    {"together",
     {CUBE, MOVING(1, 2, -5), LEVEL(-5), MOVING(1, 2, 3)},
     TOUCH(TIME_OF(4.0f, 13, 8.0f), POINT(0, 0, 1))},
    {"the one flees", {CUBE, MOVING(0, 0, -8), LEVEL(-5), MOVING(0, 0, -8)}, MISS},
};
static table both_move_table = TABLE_UNTIL(1, both_move, ASYMMETRIC);

static const row late[] = {
    {"slowly",
     {CUBE, MOVING(0, 0, -0x1p-40f), LEVEL(-5), AT_REST},
     TOUCH(TIME_OF(4.0f, 13, 0x1p-40f), POINT(0, 0, 1))},
    {"never", {CUBE, MOVING(0, 0, 0x1p-40f), LEVEL(-5), AT_REST}, MISS},
    {"never, at rest", {CUBE, AT_REST, LEVEL(-5), AT_REST}, MISS},
    {"never, along it", {CUBE, MOVING(8, 0, 0), LEVEL(-5), AT_REST}, MISS},
};
static table late_table = TABLE_UNTIL(INFINITY, late, ASYMMETRIC);

static const row nans[] = {
    {"NaN in the centre",
     {OBB(POINT(0, NAN, 0), POINT(9, 9, 9), NOT_TURNED), MOVING(0, 0, -8), LEVEL(0), AT_REST},
     MISS},
    {"in a half extent",
     {OBB(POINT(0, 0, 0), POINT(9, NAN, 9), NOT_TURNED), MOVING(0, 0, -8), LEVEL(0), AT_REST},
     MISS},
    {"in the rotation",
     {OBB(POINT(0, 0, 0), POINT(9, 9, 9), 0, NAN, 0, 1), MOVING(0, 0, -8), LEVEL(0), AT_REST},
     MISS},
    {"NaN in a velocity", {CUBE, MOVING(0, NAN, -8), LEVEL(0), AT_REST}, MISS},
    {"NaN in the other", {CUBE, MOVING(0, 0, -8), LEVEL(0), MOVING(NAN, 0, 0)}, MISS},
    {"NaN in a vertex",
     {CUBE, MOVING(0, 0, -8), TRIANGLE(POINT(0, 0, 0), POINT(1, NAN, 0), POINT(0, 1, 0)), AT_REST},
     MISS},
};
static table nans_table = TABLE_UNTIL(1, nans, ASYMMETRIC);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("one step", check_table, step_table),
        CHECK("one step, the triangle without a velocity", check_table, step_alone_table),
        CHECK("one step, the box without a rotation", check_table, step_unturned_table),
        CHECK("turned", check_table, turned_table),
        CHECK("both move", check_table, both_move_table),
        CHECK("no limit", check_table, late_table),
        CHECK("NaN", check_table, nans_table),
    };
    return cmocka_run_group_tests_name("sweep_obb_triangle", tests, NULL, NULL);
}
