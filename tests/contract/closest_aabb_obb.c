/* lh_closest_aabb_obb: the points of a box and an oriented box that are closest to each other, and their squared
 * distance. */
#include "table.h"

#define NONE                FLOATS(INFINITY, NAN, NAN, NAN, NAN, NAN, NAN)
#define AT(distance2, a, b) FLOATS(distance2, a, b)
#define UPRIGHT             0, 0, 0, 1
#define BEYOND              OBB(POINT(5, 5, 8), POINT(1, 2, 1), UPRIGHT)
#define PLATE               OBB(POINT(0, 0, 0), POINT(5, 5, 2), UPRIGHT)

/* A half turn about x + y exchanges x and y, and turns z round. */
static const row nearest[] = {
    {"corner beside corner", {UNIT_BOX, BEYOND}, AT(49, POINT(1, 1, 1), POINT(4, 3, 7))},
    {"on the other side",
     {UNIT_BOX, OBB(POINT(-5, -5, -8), POINT(1, 2, 1), UPRIGHT)},
     AT(49, POINT(-1, -1, -1), POINT(-4, -3, -7))},
    {"corner beside corner, turned",
     {UNIT_BOX, OBB(POINT(5, 5, 8), POINT(2, 1, 1), 1, 1, 0, 0)},
     AT(49, POINT(1, 1, 1), POINT(4, 3, 7))},
    {"a point beside a face",
     {UNIT_BOX, OBB(POINT(4, 0.5f, 0), POINT(0, 0, 0), UPRIGHT)},
     AT(9, POINT(1, 0.5f, 0), POINT(4, 0.5f, 0))},
    {"a face beside a point",
     {BOX(4, 0.5f, 0, 4, 0.5f, 0), OBB(POINT(0, 0, 0), POINT(1, 1, 1), UPRIGHT)},
     AT(9, POINT(4, 0.5f, 0), POINT(1, 0.5f, 0))},
    {"a rod through a box: where it enters",
     {UNIT_BOX, OBB(POINT(0, 0, 0), POINT(4, 0, 0), UPRIGHT)},
     AT(0, POINT(-1, 0, 0), POINT(-1, 0, 0))},
    {"a box through a plate: where a diagonal enters",
     {BOX(-0.25f, -0.25f, -8, 0.25f, 0.25f, 8), PLATE},
     AT(0, POINT(-0.0625f, -0.0625f, -2), POINT(-0.0625f, -0.0625f, -2))},
    {"a point in a box",
     {UNIT_BOX, OBB(POINT(0.5f, 0.25f, 0), POINT(0, 0, 0), UPRIGHT)},
     AT(0, POINT(0.5f, 0.25f, 0), POINT(0.5f, 0.25f, 0))},
    {"a box about a point",
     {BOX(0.5f, 0.25f, 0, 0.5f, 0.25f, 0), PLATE},
     AT(0, POINT(0.5f, 0.25f, 0), POINT(0.5f, 0.25f, 0))},
    {"touching corners",
     {UNIT_BOX, OBB(POINT(2, 3, 2), POINT(1, 2, 1), UPRIGHT)},
     AT(0, POINT(1, 1, 1), POINT(1, 1, 1))},
};
static table nearest_table = TABLE_WITH(closest_aabb_obb, nearest, .asymmetric = 1);

static const row odd[] = {
    {"a box without end", {BOX(-INFINITY, -1, -1, 1, 1, 1), BEYOND}, NONE},
    {"a distance that overflows", {UNIT_BOX, OBB(POINT(0x1p64f, 0, 0), POINT(1, 1, 1), UPRIGHT)}, NONE},
    {"the empty box", {EMPTY_BOX, BEYOND}, NONE},
    {"min > max by what the way rounds off",
     {BOX(0x1p-30f, 0, 0, 0, 1, 1), OBB(POINT(1, 5, 5), POINT(1, 1, 1), UPRIGHT)},
     NONE},
    {"a q of 0", {UNIT_BOX, OBB(POINT(5, 5, 8), POINT(1, 2, 1), 0, 0, 0, 0)}, NONE},
    {"a negative half extent", {UNIT_BOX, OBB(POINT(5, 5, 8), POINT(1, -2, 1), UPRIGHT)}, NONE},
    {"NaN in a min", {BOX(NAN, -1, -1, 1, 1, 1), BEYOND}, NONE},
    {"NaN in a max", {BOX(-1, -1, -1, 1, NAN, 1), BEYOND}, NONE},
    {"NaN in the centre", {UNIT_BOX, OBB(POINT(5, NAN, 8), POINT(1, 2, 1), UPRIGHT)}, NONE},
    {"NaN in a half extent", {UNIT_BOX, OBB(POINT(5, 5, 8), POINT(1, 2, -NAN), UPRIGHT)}, NONE},
    {"NaN in q", {UNIT_BOX, OBB(POINT(5, 5, 8), POINT(1, 2, 1), 0, 0, NAN, 1)}, NONE},
};
static table odd_table = TABLE_WITH(closest_aabb_obb, odd, .asymmetric = 1);

/* The oriented boxes have no array of rotations, whatever the row has there. */
enum { ROTATION = 0xf << 6 };
static const row unturned[] = {
    {"corner beside corner",
     {UNIT_BOX, OBB(POINT(5, 5, 8), POINT(1, 2, 1), NAN, NAN, NAN, NAN)},
     AT(49, POINT(1, 1, 1), POINT(4, 3, 7))},
};
static table unturned_table =
    TABLE_WITH(closest_aabb_obb, unturned, .absent = {0, ROTATION}, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("the nearest points, and their squared distance", check_table, nearest_table),
        CHECK("a q of 0, empty boxes, infinities, NaN", check_table, odd_table),
        CHECK("rotations NULL: none", check_table, unturned_table),
    };
    return cmocka_run_group_tests_name("closest_aabb_obb", tests, NULL, NULL);
}
