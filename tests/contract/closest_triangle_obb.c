/* lh_closest_triangle_obb: the points of a triangle and an oriented box that are closest to each other, and their
 * squared distance. */
#include "table.h"

#define NONE                FLOATS(INFINITY, NAN, NAN, NAN, NAN, NAN, NAN)
#define AT(distance2, a, b) FLOATS(distance2, a, b)
#define UPRIGHT             0, 0, 0, 1
#define UNIT_OBB            OBB(POINT(0, 0, 0), POINT(1, 1, 1), UPRIGHT)
#define BEYOND              TRIANGLE(POINT(3, 0.5f, 0), POINT(9, 2, 0), POINT(9, 0, 2))

static const row nearest[] = {
    {"a vertex beside a face", {BEYOND, UNIT_OBB}, AT(4, POINT(3, 0.5f, 0), POINT(1, 0.5f, 0))},
    {"an edge across an edge",
     {TRIANGLE(POINT(6, 6, 0), POINT(1, 5, 0), POINT(5, 1, 0)), UNIT_OBB},
     AT(8, POINT(3, 3, 0), POINT(1, 1, 0))},
    {"a vertex beside a corner",
     {TRIANGLE(POINT(3, 4, 7), POINT(9, 9, 9), POINT(9, 9, 8)), UNIT_OBB},
     AT(49, POINT(3, 4, 7), POINT(1, 1, 1))},
    {"a corner above the inside",
     {TRIANGLE(POINT(0, 0, 0), POINT(4, 0, 0), POINT(0, 4, 0)), OBB(POINT(1, 1, 3), POINT(0, 0, 0), UPRIGHT)},
     AT(9, POINT(1, 1, 0), POINT(1, 1, 3))},
    {"an edge through the box: where it enters",
     {TRIANGLE(POINT(3, 0, 0), POINT(-5, 0, 0), POINT(0, 9, 0)), UNIT_OBB},
     AT(0, POINT(1, 0, 0), POINT(1, 0, 0))},
    {"the plane through the box: where a diagonal crosses it",
     {TRIANGLE(POINT(-16, -16, 0), POINT(16, -16, 0), POINT(0, 48, 0)), UNIT_OBB},
     AT(0, POINT(0, 0, 0), POINT(0, 0, 0))},
    {"touching a corner with a vertex",
     {TRIANGLE(POINT(5, 2, 9), POINT(1, 1, 1), POINT(5, 9, 2)), UNIT_OBB},
     AT(0, POINT(1, 1, 1), POINT(1, 1, 1))},
    {"a point",
     {TRIANGLE(POINT(0, 0, 4), POINT(0, 0, 4), POINT(0, 0, 4)), UNIT_OBB},
     AT(9, POINT(0, 0, 4), POINT(0, 0, 1))},
};
static table nearest_table = TABLE_WITH(closest_triangle_obb, nearest, .asymmetric = 1);

/* A half turn about x + y exchanges x and y, and turns z round. */
static const row odd[] = {
    {"turned",
     {TRIANGLE(POINT(5, 0, 3), POINT(5, 0, 9), POINT(7, 0, 9)),
      OBB(POINT(0, 0, 0), POINT(1, 3, 2), 1, 1, 0, 0)},
     AT(5, POINT(5, 0, 3), POINT(3, 0, 2))},
    {"a q of 0", {BEYOND, OBB(POINT(0, 0, 0), POINT(1, 1, 1), 0, 0, 0, 0)}, NONE},
    {"a negative half extent", {BEYOND, OBB(POINT(0, 0, 0), POINT(1, -1, 1), UPRIGHT)}, NONE},
    {"a vertex at infinity",
     {TRIANGLE(POINT(3, 0, 0), POINT(4, 0, 0), POINT(INFINITY, 0, 0)), UNIT_OBB},
     NONE},
    {"a distance that overflows",
     {TRIANGLE(POINT(0x1p64f, 0, 0), POINT(0x1p64f, 0, 0), POINT(0x1p64f, 0, 0)), UNIT_OBB},
     NONE},
    {"NaN in a vertex", {TRIANGLE(POINT(3, 0, 0), POINT(4, 0, NAN), POINT(4, 1, 0)), UNIT_OBB}, NONE},
    {"NaN in the centre", {BEYOND, OBB(POINT(0, NAN, 0), POINT(1, 1, 1), UPRIGHT)}, NONE},
    {"NaN in a half extent", {BEYOND, OBB(POINT(0, 0, 0), POINT(1, 1, -NAN), UPRIGHT)}, NONE},
    {"NaN in q", {BEYOND, OBB(POINT(0, 0, 0), POINT(1, 1, 1), 0, 0, NAN, 1)}, NONE},
};
static table odd_table = TABLE_WITH(closest_triangle_obb, odd, .asymmetric = 1);

/* The boxes have no array of rotations, whatever the row has there. */
enum { ROTATION = 0xf << 6 };
static const row unturned[] = {
    {"beside a face",
     {BEYOND, OBB(POINT(0, 0, 0), POINT(1, 1, 1), NAN, NAN, NAN, NAN)},
     AT(4, POINT(3, 0.5f, 0), POINT(1, 0.5f, 0))},
};
static table unturned_table =
    TABLE_WITH(closest_triangle_obb, unturned, .absent = {0, ROTATION}, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("the nearest points, and their squared distance", check_table, nearest_table),
        CHECK("turned, a q of 0, infinities, NaN", check_table, odd_table),
        CHECK("rotations NULL: none", check_table, unturned_table),
    };
    return cmocka_run_group_tests_name("closest_triangle_obb", tests, NULL, NULL);
}
