/* lh_overlap_capsule_obb: does the closed capsule meet the closed oriented box? */
#include "table.h"

#define NO_TURN    0, 0, 0, 1
#define THIRD_TURN 1, 1, 1, 1 /* x becomes y, y becomes z */
#define OF_3_4_5   0, 0, 1, 2 /* about z: x becomes (3, 4) / 5 */
#define CUBE(...)  OBB(POINT(0, 0, 0), POINT(1, 1, 1), __VA_ARGS__)
#define ROD(...)   OBB(POINT(0, 0, 0), POINT(5, 1, 1), __VA_ARGS__)

static const row closed_sets[] = {
    {"beside a face", {CAPSULE(POINT(-3, 0, 3), POINT(3, 0, 3), 2), CUBE(NO_TURN)}, HIT},
    {"just off it", {CAPSULE(POINT(-3, 0, 3.001f), POINT(3, 0, 3.001f), 2), CUBE(NO_TURN)}, MISS},
    {"beside an edge", {CAPSULE(POINT(-9, 4, 5), POINT(9, 4, 5), 5), CUBE(THIRD_TURN)}, HIT},
    {"just off the edge", {CAPSULE(POINT(-9, 4, 5.001f), POINT(9, 4, 5.001f), 5), CUBE(THIRD_TURN)}, MISS},
    {"at the end of a rod", {CAPSULE(POINT(6, 8, -9), POINT(6, 8, 9), 5), ROD(OF_3_4_5)}, HIT},
    {"just off it", {CAPSULE(POINT(6, 8, -9), POINT(6, 8, 9), 4.999f), ROD(OF_3_4_5)}, MISS},
    {"of one turned the other way round",
     {CAPSULE(POINT(6, -8, -9), POINT(6, -8, 9), 5), ROD(OF_3_4_5)},
     MISS},
    {"x turned to y", {CAPSULE(POINT(-9, 7, 0), POINT(9, 7, 0), 2), ROD(THIRD_TURN)}, HIT},
    {"and no more to x", {CAPSULE(POINT(7, -9, 0), POINT(7, 9, 0), 2), ROD(THIRD_TURN)}, MISS},
    {"right through", {CAPSULE(POINT(-9, -8, -7), POINT(9, 8, 7), 0), CUBE(OF_3_4_5)}, HIT},
    {"within", {CAPSULE(POINT(0, 0, 0), POINT(0, 0.5f, 0), 0.125f), CUBE(OF_3_4_5)}, HIT},
    {"far away", {CAPSULE(POINT(9, 9, 9), POINT(8, 9, 9), 1), CUBE(OF_3_4_5)}, MISS},
};
static table closed_sets_table = TABLE(overlap_capsule_obb, closed_sets);

static const row degenerate[] = {
    {"a ball at a corner", {CAPSULE(POINT(2, 3, 3), POINT(2, 3, 3), 3), CUBE(THIRD_TURN)}, HIT},
    {"off it", {CAPSULE(POINT(2, 3, 3), POINT(2, 3, 3), 2.999f), CUBE(THIRD_TURN)}, MISS},
    {"a box that is a point",
     {CAPSULE(POINT(0, 0, 0), POINT(4, 4, 0), 1), OBB(POINT(2, 2, 1), POINT(0, 0, 0), OF_3_4_5)},
     HIT},
    {"a negative radius is the empty capsule",
     {CAPSULE(POINT(0, 0, 0), POINT(0, 1, 0), -0x1p-149f), CUBE(OF_3_4_5)},
     MISS},
};
static table degenerate_table = TABLE(overlap_capsule_obb, degenerate);

static const row without_rotations[] = {
    {"all are upright", {CAPSULE(POINT(-3, 0, 3), POINT(3, 0, 3), 2), CUBE(OF_3_4_5)}, HIT},
    {"and no further", {CAPSULE(POINT(-3, 0, 3.001f), POINT(3, 0, 3.001f), 2), CUBE(OF_3_4_5)}, MISS},
};
static table without_rotations_table =
    TABLE_WITH(overlap_capsule_obb, without_rotations, .absent = {[1] = 15 << 6});

static const row nans[] = {
    {"NaN in a", {CAPSULE(POINT(0, NAN, 0), POINT(0, 1, 0), 9), CUBE(OF_3_4_5)}, MISS},
    {"NaN in b", {CAPSULE(POINT(0, 0, 0), POINT(0, NAN, 0), 9), CUBE(OF_3_4_5)}, MISS},
    {"NaN in the radius", {CAPSULE(POINT(0, 0, 0), POINT(0, 1, 0), NAN), CUBE(OF_3_4_5)}, MISS},
    {"NaN in the centre",
     {CAPSULE(POINT(0, 0, 0), POINT(0, 1, 0), 9), OBB(POINT(0, NAN, 0), POINT(1, 1, 1), OF_3_4_5)},
     MISS},
    {"NaN in a half extent",
     {CAPSULE(POINT(0, 0, 0), POINT(0, 1, 0), 9), OBB(POINT(0, 0, 0), POINT(1, NAN, 1), OF_3_4_5)},
     MISS},
    {"NaN in q", {CAPSULE(POINT(0, 0, 0), POINT(0, 1, 0), 9), CUBE(0, 0, NAN, 1)}, MISS},
    {"q is 0", {CAPSULE(POINT(0, 0, 0), POINT(0, 1, 0), 9), CUBE(0, 0, 0, 0)}, MISS},
};
static table nans_table = TABLE(overlap_capsule_obb, nans);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("closed sets", check_table, closed_sets_table),
        CHECK("balls, points and what is empty", check_table, degenerate_table),
        CHECK("without rotations", check_table, without_rotations_table),
        CHECK("NaN", check_table, nans_table),
    };
    return cmocka_run_group_tests_name("overlap_capsule_obb", tests, NULL, NULL);
}
