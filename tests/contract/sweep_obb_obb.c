/* lh_sweep_obb_obb: when do two moving oriented boxes first touch, and along which axis? */
#include "table.h"

#define TABLE_UNTIL(limit, cases, ...) TABLE_WITH(sweep_obb_obb, cases, .number = (limit), __VA_ARGS__)
#define ALONE                          .absent = {[3] = ABSENT_VIEW}
#define WITHOUT_ROTATIONS              .absent = {[0] = 0xf << 6, [2] = 0xf << 6}
#define ASYMMETRIC                     .asymmetric = 1

#define MOVING(x, y, z)   POINT(x, y, z)
#define AT_REST           POINT(0, 0, 0)
#define NOT_TURNED        0, 0, 0, 1
#define A_QUARTER_ABOUT_Z 0, 0, 1, 1
#define BY_53_DEGREES     0, 0, 1, 2 /* about z: the cosine is 0.6 */
#define A_EIGHTH_ABOUT_Z  0, 0, 0.41421356f, 1
#define A_EIGHTH_ABOUT_Y  0, 0.41421356f, 0, 1
#define CUBE              OBB(POINT(0, 0, 0), POINT(1, 1, 1), NOT_TURNED)
#define FLOOR(z)          OBB(POINT(0, 0, z), POINT(4, 4, 1), NOT_TURNED)
#define TILE(z)           OBB(POINT(0, 0, z), POINT(1, 1, 1), NOT_TURNED)
#define AT(x, y, z)       OBB(POINT(x, y, z), POINT(0, 0, 0), NOT_TURNED)

#define TOUCH(toi, normal)                                                                                   \
    {                                                                                                        \
        .hit = 1, .floats = { toi, normal }                                                                  \
    }

/* The way of one centre to the other along an axis, at this speed, with the paddings that the documentation states: of
 * the sum of the half extents and of that way, and of the speed. */
#define REACH(both, halves, way)          ((both) + ((halves)*0x1.9p-19f + (way)*0x1.9p-19f))
#define TIME_OF(way, both, halves, speed) (((way)-REACH(both, halves, way)) / ((speed) + (speed)*0x1p-19f))

static const row step[] = {
    {"half way",
     {CUBE, MOVING(0, 0, -8), FLOOR(-6), AT_REST},
     TOUCH(TIME_OF(6.0f, 2.0f, 12, 8.0f), POINT(0, 0, 1))},
    {"contact at the end of the step",
     {CUBE, MOVING(0, 0, -4), FLOOR(-6), AT_REST},
     TOUCH(TIME_OF(6.0f, 2.0f, 12, 4.0f), POINT(0, 0, 1))},
    {"the step ends before contact", {CUBE, MOVING(0, 0, -3.9998f), FLOOR(-6), AT_REST}, MISS},
    {"away", {CUBE, MOVING(0, 0, 8), FLOOR(-6), AT_REST}, MISS},
    {"past it", {CUBE, MOVING(9, 0, -4), TILE(-6), AT_REST}, MISS},
    {"touching at the start, and moving in",
     {CUBE, MOVING(0, 0, -8), FLOOR(-2), AT_REST},
     TOUCH(0, POINT(0, 0, 1))},
    {"touching at the start, and moving apart: so the normal says",
     {CUBE, MOVING(0, 0, 8), FLOOR(-2), AT_REST},
     TOUCH(0, POINT(0, 0, 1))},
    {"just off, and moving apart", {CUBE, MOVING(0, 0, 8), FLOOR(-2.0001f), AT_REST}, MISS},
    {"overlapping at the start: the axis of least depth",
     {CUBE, MOVING(-8, 0, 0), FLOOR(-1.5f), AT_REST},
     TOUCH(0, POINT(0, 0, 1))},
    {"neither moves: touching", {CUBE, AT_REST, FLOOR(-2), AT_REST}, TOUCH(0, POINT(0, 0, 1))},
    {"neither moves: off", {CUBE, AT_REST, FLOOR(-2.0001f), AT_REST}, MISS},
    {"points that meet",
     {AT(0, 0, 0), MOVING(0, 0, 8), AT(0, 0, 4), AT_REST},
     TOUCH(TIME_OF(4.0f, 0.0f, 0, 8.0f), POINT(0, 0, -1))},
    {"points that do not", {AT(0.0001f, 0, 0), MOVING(0, 0, 8), AT(0, 0, 4), AT_REST}, MISS},
    {"a negative half extent",
     {OBB(POINT(0, 0, 0), POINT(1, -1, 1), NOT_TURNED), MOVING(0, 0, -8), FLOOR(-6), AT_REST},
     MISS},
    {"of the second",
     {CUBE, MOVING(0, 0, -8), OBB(POINT(0, 0, -6), POINT(4, 4, -1), NOT_TURNED), AT_REST},
     MISS},
};
static table step_table = TABLE_UNTIL(1, step, ASYMMETRIC);
static table step_alone_table = TABLE_UNTIL(1, step, ALONE, ASYMMETRIC);
static table step_unturned_table = TABLE_UNTIL(1, step, WITHOUT_ROTATIONS, ASYMMETRIC);

/* 3.6 / 8, and (6 - the root of 8) / 8, less 17 and 20 * 10^-6 of it by the paddings. */
#define AT_FACE  0x1.cccadp-2f
#define AT_EDGES 0x1.95f422p-2f

static const row turned[] = {
    {"a quarter about z: its y along x",
     {OBB(POINT(0, 0, 0), POINT(1, 2, 1), A_QUARTER_ABOUT_Z), MOVING(8, 0, 0),
      OBB(POINT(6, 0, 0), POINT(1, 1, 1), NOT_TURNED), AT_REST},
     TOUCH(TIME_OF(6.0f, 3.0f, 7, 8.0f), POINT(-1, 0, 0))},
    {"an edge first: 1.4 from the centre, by a face of the second",
     {OBB(POINT(0, 0, 0), POINT(1, 1, 1), BY_53_DEGREES), MOVING(8, 0, 0),
      OBB(POINT(6, 0, 0), POINT(1, 4, 4), NOT_TURNED), AT_REST},
     TOUCH(AT_FACE, POINT(-1, 0, 0))},
    {"edges across each other: each the root of 2 from its centre",
     {OBB(POINT(0, 0, 0), POINT(1, 1, 4), A_EIGHTH_ABOUT_Z), MOVING(8, 0, 0),
      OBB(POINT(6, 0, 0), POINT(1, 4, 1), A_EIGHTH_ABOUT_Y), AT_REST},
     TOUCH(AT_EDGES, POINT(-1, 0, 0))},
    {"a q of 0",
     {OBB(POINT(0, 0, 0), POINT(9, 9, 9), 0, 0, 0, 0), MOVING(8, 0, 0), FLOOR(-6), AT_REST},
     MISS},
    {"of the second",
     {CUBE, MOVING(8, 0, 0), OBB(POINT(0, 0, 0), POINT(9, 9, 9), 0, 0, 0, 0), AT_REST},
     MISS},
};
static table turned_table = TABLE_UNTIL(1, turned, ASYMMETRIC);

static const row both_move[] = {
    {"the second comes",
     {CUBE, AT_REST, FLOOR(-6), MOVING(0, 0, 8)},
     TOUCH(TIME_OF(6.0f, 2.0f, 12, 8.0f), POINT(0, 0, 1))},
    {"together",
     {CUBE, MOVING(1, 2, -5), FLOOR(-6), MOVING(1, 2, 3)},
     TOUCH(TIME_OF(6.0f, 2.0f, 12, 8.0f), POINT(0, 0, 1))},
    {"the one flees", {CUBE, MOVING(0, 0, -8), FLOOR(-6), MOVING(0, 0, -8)}, MISS},
};
static table both_move_table = TABLE_UNTIL(1, both_move, ASYMMETRIC);

static const row late[] = {
    {"slowly",
     {CUBE, MOVING(0, 0, -0x1p-40f), FLOOR(-6), AT_REST},
     TOUCH(TIME_OF(6.0f, 2.0f, 12, 0x1p-40f), POINT(0, 0, 1))},
    {"never", {CUBE, MOVING(0, 0, 0x1p-40f), FLOOR(-6), AT_REST}, MISS},
    {"never, at rest", {CUBE, AT_REST, FLOOR(-6), AT_REST}, MISS},
    {"never, along it", {CUBE, MOVING(8, 0, 0), FLOOR(-6), AT_REST}, MISS},
};
static table late_table = TABLE_UNTIL(INFINITY, late, ASYMMETRIC);

static const row nans[] = {
    {"NaN in the centre",
     {OBB(POINT(0, NAN, 0), POINT(9, 9, 9), NOT_TURNED), MOVING(0, 0, -8), FLOOR(0), AT_REST},
     MISS},
    {"in a half extent",
     {OBB(POINT(0, 0, 0), POINT(9, NAN, 9), NOT_TURNED), MOVING(0, 0, -8), FLOOR(0), AT_REST},
     MISS},
    {"of the second",
     {CUBE, MOVING(0, 0, -8), OBB(POINT(0, 0, 0), POINT(NAN, 9, 9), NOT_TURNED), AT_REST},
     MISS},
    {"in the rotation",
     {OBB(POINT(0, 0, 0), POINT(9, 9, 9), 0, NAN, 0, 1), MOVING(0, 0, -8), FLOOR(0), AT_REST},
     MISS},
    {"of the second",
     {CUBE, MOVING(0, 0, -8), OBB(POINT(0, 0, 0), POINT(9, 9, 9), 0, NAN, 0, 1), AT_REST},
     MISS},
    {"NaN in a velocity", {CUBE, MOVING(0, NAN, -8), FLOOR(0), AT_REST}, MISS},
    {"NaN in the other", {CUBE, MOVING(0, 0, -8), FLOOR(0), MOVING(NAN, 0, 0)}, MISS},
};
static table nans_table = TABLE_UNTIL(1, nans, ASYMMETRIC);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("one step", check_table, step_table),
        CHECK("one step, the second without a velocity", check_table, step_alone_table),
        CHECK("one step, both without a rotation", check_table, step_unturned_table),
        CHECK("turned", check_table, turned_table),
        CHECK("both move", check_table, both_move_table),
        CHECK("no limit", check_table, late_table),
        CHECK("NaN", check_table, nans_table),
    };
    return cmocka_run_group_tests_name("sweep_obb_obb", tests, NULL, NULL);
}
