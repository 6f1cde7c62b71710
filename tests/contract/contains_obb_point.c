/* lh_contains_obb_point: does the closed oriented box contain the point? */
#include "table.h"

#define NO_TURN      0, 0, 0, 1
#define QUARTER_TURN 0, 0, 1, 1 /* about z: x becomes y */
#define THIRD_TURN   1, 1, 1, 1 /* x becomes y, y becomes z */
#define OF_3_4_5     0, 0, 1, 2 /* about z: x becomes (3, 4) / 5 */

static const row inside[] = {
    {"the centre", {OBB(POINT(1, 2, 3), POINT(4, 4, 4), OF_3_4_5), POINT(1, 2, 3)}, HIT},
    {"along x", {OBB(POINT(0, 0, 0), POINT(5, 1, 1), NO_TURN), POINT(4.999f, 0.9f, -0.9f)}, HIT},
    {"beyond x", {OBB(POINT(0, 0, 0), POINT(5, 1, 1), NO_TURN), POINT(5.001f, 0, 0)}, MISS},
    {"x turned to y", {OBB(POINT(0, 0, 0), POINT(5, 1, 1), QUARTER_TURN), POINT(0, -4.999f, 0)}, HIT},
    {"and not to x", {OBB(POINT(0, 0, 0), POINT(5, 1, 1), QUARTER_TURN), POINT(1.001f, 0, 0)}, MISS},
    {"y turned to z", {OBB(POINT(0, 0, 0), POINT(1, 5, 1), THIRD_TURN), POINT(0, 0, 4.999f)}, HIT},
    {"and not to x", {OBB(POINT(0, 0, 0), POINT(1, 5, 1), THIRD_TURN), POINT(4.999f, 0, 0)}, MISS},
    {"in the plane", {OBB(POINT(0, 0, 0), POINT(5, 1, 1), OF_3_4_5), POINT(2.999f, 3.999f, 0)}, HIT},
    {"the other way round", {OBB(POINT(0, 0, 0), POINT(5, 1, 1), OF_3_4_5), POINT(2.999f, -3.999f, 0)}, MISS},
    {"large", {OBB(POINT(0, 0, 0), POINT(0x1p40f, 1, 1), NO_TURN), POINT(0x1.fffp39f, 0, 0)}, MISS},
    {"large enough",
     {OBB(POINT(0, 0, 0), POINT(0x1p40f, 0x1p20f, 0x1p20f), NO_TURN), POINT(0x1.fffp39f, 0, 0)},
     HIT},
};
static table inside_table = TABLE(contains_obb_point, inside);

/* Never yes wrongly: what is on the boundary, or nearer to it than the padding, is denied. */
static const row denied[] = {
    {"on a face", {OBB(POINT(0, 0, 0), POINT(5, 1, 1), NO_TURN), POINT(5, 0, 0)}, MISS},
    {"a ten-millionth within", {OBB(POINT(0, 0, 0), POINT(5, 1, 1), NO_TURN), POINT(4.9999995f, 0, 0)}, MISS},
    {"a millionth within", {OBB(POINT(0, 0, 0), POINT(5, 1, 1), NO_TURN), POINT(4.999995f, 0, 0)}, HIT},
    {"in a flat box", {OBB(POINT(0, 0, 0), POINT(5, 1, 0), NO_TURN), POINT(1, 0, 0)}, MISS},
    {"the point that the box is", {OBB(POINT(3, 4, 5), POINT(0, 0, 0), OF_3_4_5), POINT(3, 4, 5)}, HIT},
    {"beside it", {OBB(POINT(3, 4, 5), POINT(0, 0, 0), OF_3_4_5), POINT(3, 4, 5 + 0x1p-21f)}, MISS},
    {"a negative half extent", {OBB(POINT(0, 0, 0), POINT(9, 9, -1), NO_TURN), POINT(0, 0, 0)}, MISS},
    {"a q of 0", {OBB(POINT(0, 0, 0), POINT(9, 9, 9), 0, 0, 0, 0), POINT(0, 0, 0)}, MISS},
};
static table denied_table = TABLE(contains_obb_point, denied);

static const row nans[] = {
    {"NaN in the centre", {OBB(POINT(0, NAN, 0), POINT(9, 9, 9), NO_TURN), POINT(0, 0, 0)}, MISS},
    {"NaN in a half extent", {OBB(POINT(0, 0, 0), POINT(9, NAN, 9), NO_TURN), POINT(0, 0, 0)}, MISS},
    {"NaN in the rotation", {OBB(POINT(0, 0, 0), POINT(9, 9, 9), NAN, 0, 0, 1), POINT(0, 0, 0)}, MISS},
    {"NaN in the point", {OBB(POINT(0, 0, 0), POINT(9, 9, 9), NO_TURN), POINT(0, 0, NAN)}, MISS},
};
static table nans_table = TABLE(contains_obb_point, nans);

/* The boxes have no array of rotations, whatever the row has there. */
enum { ROTATION = 0xf << 6 };
static const row unturned[] = {
    {"along x", {OBB(POINT(0, 0, 0), POINT(2, 1, 1), QUARTER_TURN), POINT(1.9f, 0, 0)}, HIT},
    {"not turned", {OBB(POINT(0, 0, 0), POINT(2, 1, 1), QUARTER_TURN), POINT(0, 1.9f, 0)}, MISS},
};
static table unturned_table = TABLE_WITH(contains_obb_point, unturned, .absent = {ROTATION});

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("inside and outside", check_table, inside_table),
        CHECK("never yes wrongly", check_table, denied_table),
        CHECK("rotations NULL: none", check_table, unturned_table),
        CHECK("the verdict of a NaN", check_table, nans_table),
    };
    return cmocka_run_group_tests_name("contains_obb_point", tests, NULL, NULL);
}
