/* lh_closest_obb_obb: the points of two oriented boxes that are closest to each other, and their squared distance. */
#include "table.h"

#define NONE                FLOATS(INFINITY, NAN, NAN, NAN, NAN, NAN, NAN)
#define AT(distance2, a, b) FLOATS(distance2, a, b)
#define UPRIGHT             0, 0, 0, 1
#define UNIT_OBB            OBB(POINT(0, 0, 0), POINT(1, 1, 1), UPRIGHT)
#define BEYOND              OBB(POINT(5, 5, 8), POINT(1, 2, 1), UPRIGHT)
#define PLATE               OBB(POINT(0, 0, 0), POINT(5, 5, 2), UPRIGHT)

/* A half turn about x + y exchanges x and y, and turns z round. */
static const row nearest[] = {
    {"corner beside corner", {UNIT_OBB, BEYOND}, AT(49, POINT(1, 1, 1), POINT(4, 3, 7))},
    {"the other way round", {BEYOND, UNIT_OBB}, AT(49, POINT(4, 3, 7), POINT(1, 1, 1))},
    {"the second turned",
     {UNIT_OBB, OBB(POINT(5, 5, 8), POINT(2, 1, 1), 1, 1, 0, 0)},
     AT(49, POINT(1, 1, 1), POINT(4, 3, 7))},
    {"the first turned",
     {OBB(POINT(5, 5, 8), POINT(2, 1, 1), 1, 1, 0, 0), UNIT_OBB},
     AT(49, POINT(4, 3, 7), POINT(1, 1, 1))},
    {"a point beside a face",
     {UNIT_OBB, OBB(POINT(4, 0.5f, 0), POINT(0, 0, 0), UPRIGHT)},
     AT(9, POINT(1, 0.5f, 0), POINT(4, 0.5f, 0))},
    {"a face beside a point",
     {OBB(POINT(4, 0.5f, 0), POINT(0, 0, 0), UPRIGHT), UNIT_OBB},
     AT(9, POINT(4, 0.5f, 0), POINT(1, 0.5f, 0))},
    {"a rod through a box: where it enters",
     {UNIT_OBB, OBB(POINT(0, 0, 0), POINT(4, 0, 0), UPRIGHT)},
     AT(0, POINT(-1, 0, 0), POINT(-1, 0, 0))},
    {"a box through a plate: where a diagonal enters",
     {OBB(POINT(0, 0, 0), POINT(0.25f, 0.25f, 8), UPRIGHT), PLATE},
     AT(0, POINT(-0.0625f, -0.0625f, -2), POINT(-0.0625f, -0.0625f, -2))},
    {"a point in a box",
     {PLATE, OBB(POINT(0.5f, 0.25f, 0), POINT(0, 0, 0), UPRIGHT)},
     AT(0, POINT(0.5f, 0.25f, 0), POINT(0.5f, 0.25f, 0))},
    {"a box about a point",
     {OBB(POINT(0.5f, 0.25f, 0), POINT(0, 0, 0), UPRIGHT), PLATE},
     AT(0, POINT(0.5f, 0.25f, 0), POINT(0.5f, 0.25f, 0))},
    {"touching corners",
     {UNIT_OBB, OBB(POINT(2, 3, 2), POINT(1, 2, 1), UPRIGHT)},
     AT(0, POINT(1, 1, 1), POINT(1, 1, 1))},
};
static table nearest_table = TABLE_WITH(closest_obb_obb, nearest, .asymmetric = 1);

static const row odd[] = {
    {"a centre at infinity", {UNIT_OBB, OBB(POINT(INFINITY, 0, 0), POINT(1, 1, 1), UPRIGHT)}, NONE},
    {"a distance that overflows", {UNIT_OBB, OBB(POINT(0x1p64f, 0, 0), POINT(1, 1, 1), UPRIGHT)}, NONE},
    {"a q of 0 of the first", {OBB(POINT(0, 0, 0), POINT(1, 1, 1), 0, 0, 0, 0), BEYOND}, NONE},
    {"a q of 0 of the second", {UNIT_OBB, OBB(POINT(5, 5, 8), POINT(1, 2, 1), 0, 0, 0, 0)}, NONE},
    {"a half extent of the first that is negative by less than the way rounds off",
     {OBB(POINT(0, 0, 0), POINT(1, -0x1p-30f, 1), UPRIGHT), BEYOND},
     NONE},
    {"a negative half extent of the second", {UNIT_OBB, OBB(POINT(5, 5, 8), POINT(1, -2, 1), UPRIGHT)}, NONE},
    {"NaN in the first centre", {OBB(POINT(0, NAN, 0), POINT(1, 1, 1), UPRIGHT), BEYOND}, NONE},
    {"NaN in the second centre", {UNIT_OBB, OBB(POINT(5, -NAN, 8), POINT(1, 2, 1), UPRIGHT)}, NONE},
    {"NaN in a half extent", {OBB(POINT(0, 0, 0), POINT(1, 1, NAN), UPRIGHT), BEYOND}, NONE},
    {"NaN in another half extent", {UNIT_OBB, OBB(POINT(5, 5, 8), POINT(1, 2, -NAN), UPRIGHT)}, NONE},
    {"NaN in q", {UNIT_OBB, OBB(POINT(5, 5, 8), POINT(1, 2, 1), 0, 0, NAN, 1)}, NONE},
};
static table odd_table = TABLE_WITH(closest_obb_obb, odd, .asymmetric = 1);

/* The boxes have no array of rotations, whatever the row has there. */
enum { ROTATION = 0xf << 6 };
static const row unturned[] = {
    {"corner beside corner",
     {OBB(POINT(0, 0, 0), POINT(1, 1, 1), NAN, NAN, NAN, NAN),
      OBB(POINT(5, 5, 8), POINT(1, 2, 1), NAN, NAN, NAN, NAN)},
     AT(49, POINT(1, 1, 1), POINT(4, 3, 7))},
};
static table unturned_table =
    TABLE_WITH(closest_obb_obb, unturned, .absent = {ROTATION, ROTATION}, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("the nearest points, and their squared distance", check_table, nearest_table),
        CHECK("a q of 0, empty boxes, infinities, NaN", check_table, odd_table),
        CHECK("rotations NULL: none", check_table, unturned_table),
    };
    return cmocka_run_group_tests_name("closest_obb_obb", tests, NULL, NULL);
}
