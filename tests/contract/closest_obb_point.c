/* lh_closest_obb_point: the point of an oriented box that is closest to a point, and its squared distance. */
#include "table.h"

#define NO_TURN      0, 0, 0, 1
#define QUARTER_TURN 0, 0, 1, 1 /* about z: x becomes y */
#define HALF_TURN    0, 0, 2, 0
#define NONE         FLOATS(INFINITY, NAN, NAN, NAN)
#define ROD(turn)    OBB(POINT(1, 2, 3), POINT(5, 1, 2), turn)

static const row nearest[] = {
    {"within", {ROD(NO_TURN), POINT(5, 2.5f, 4)}, FLOATS(0, 5, 2.5f, 4)},
    {"on a face", {ROD(NO_TURN), POINT(6, 2, 3)}, FLOATS(0, 6, 2, 3)},
    {"off a face", {ROD(NO_TURN), POINT(8, 2, 3)}, FLOATS(4, 6, 2, 3)},
    {"off an edge", {ROD(NO_TURN), POINT(9, 7, 3)}, FLOATS(25, 6, 3, 3)},
    {"off a corner", {ROD(NO_TURN), POINT(8, 6, 9)}, FLOATS(29, 6, 3, 5)},
    {"turned by a quarter: off its long side", {ROD(QUARTER_TURN), POINT(5, 2, 3)}, FLOATS(9, 2, 2, 3)},
    {"off its end", {ROD(QUARTER_TURN), POINT(1, 10, 3)}, FLOATS(9, 1, 7, 3)},
    {"turned by a half", {ROD(HALF_TURN), POINT(9, 7, 3)}, FLOATS(25, 6, 3, 3)},
    {"a point", {OBB(POINT(3, 4, 5), POINT(0, 0, 0), QUARTER_TURN), POINT(1, 2, 6)}, FLOATS(9, 3, 4, 5)},
    {"a plate", {OBB(POINT(0, 0, 3), POINT(2, 2, 0), NO_TURN), POINT(1, 1, 5)}, FLOATS(4, 1, 1, 3)},
    {"2^40 away", {ROD(NO_TURN), POINT(0x1p40f, 2, 3)}, FLOATS(0x1p80f, 6, 2, 3)},
};
static table nearest_table = TABLE_WITH(closest_obb_point, nearest, .asymmetric = 1);

static const row odd[] = {
    {"a q of 0", {OBB(POINT(0, 0, 0), POINT(1, 1, 1), 0, 0, 0, 0), POINT(1, 2, 3)}, NONE},
    {"distances that overflow", {ROD(NO_TURN), POINT(0x1p64f, 2, 3)}, FLOATS(INFINITY, 6, 2, 3)},
    {"NaN in the point", {ROD(NO_TURN), POINT(1, NAN, 3)}, NONE},
    {"NaN in the centre", {OBB(POINT(NAN, 0, 0), POINT(1, 1, 1), NO_TURN), POINT(1, 2, 3)}, NONE},
    {"NaN in a half extent", {OBB(POINT(0, 0, 0), POINT(1, -NAN, 1), NO_TURN), POINT(1, 2, 3)}, NONE},
    {"NaN in the rotation", {OBB(POINT(0, 0, 0), POINT(1, 1, 1), 0, 0, NAN, 1), POINT(1, 2, 3)}, NONE},
};
static table odd_table = TABLE_WITH(closest_obb_point, odd, .asymmetric = 1);

/* The boxes have no array of rotations, whatever the row has there. */
enum { ROTATION = 0xf << 6 };
static const row unturned[] = {
    {"not turned", {ROD(QUARTER_TURN), POINT(8, 2, 3)}, FLOATS(4, 6, 2, 3)},
};
static table unturned_table = TABLE_WITH(closest_obb_point, unturned, .absent = {ROTATION}, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("the nearest point, and its squared distance", check_table, nearest_table),
        CHECK("a q of 0, overflow, NaN", check_table, odd_table),
        CHECK("rotations NULL: none", check_table, unturned_table),
    };
    return cmocka_run_group_tests_name("closest_obb_point", tests, NULL, NULL);
}
