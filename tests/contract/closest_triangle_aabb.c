/* lh_closest_triangle_aabb: the points of a triangle and a box that are closest to each other, and their squared
 * distance. */
#include "table.h"

#define NONE                FLOATS(INFINITY, NAN, NAN, NAN, NAN, NAN, NAN)
#define AT(distance2, a, b) FLOATS(distance2, a, b)
#define BEYOND              TRIANGLE(POINT(3, 0.5f, 0), POINT(9, 2, 0), POINT(9, 0, 2))

static const row nearest[] = {
    {"a vertex beside a face", {BEYOND, UNIT_BOX}, AT(4, POINT(3, 0.5f, 0), POINT(1, 0.5f, 0))},
    {"another vertex",
     {TRIANGLE(POINT(9, 2, 0), POINT(9, 0, 2), POINT(3, 0.5f, 0)), UNIT_BOX},
     AT(4, POINT(3, 0.5f, 0), POINT(1, 0.5f, 0))},
    {"an edge across an edge",
     {TRIANGLE(POINT(6, 6, 0), POINT(1, 5, 0), POINT(5, 1, 0)), UNIT_BOX},
     AT(8, POINT(3, 3, 0), POINT(1, 1, 0))},
    {"the last edge across an edge",
     {TRIANGLE(POINT(5, 1, 0), POINT(6, 6, 0), POINT(1, 5, 0)), UNIT_BOX},
     AT(8, POINT(3, 3, 0), POINT(1, 1, 0))},
    {"a vertex beside a corner",
     {TRIANGLE(POINT(3, 4, 7), POINT(9, 9, 9), POINT(9, 9, 8)), UNIT_BOX},
     AT(49, POINT(3, 4, 7), POINT(1, 1, 1))},
    {"a corner above the inside",
     {TRIANGLE(POINT(0, 0, 0), POINT(4, 0, 0), POINT(0, 4, 0)), BOX(1, 1, 3, 1, 1, 3)},
     AT(9, POINT(1, 1, 0), POINT(1, 1, 3))},
    {"an edge through the box: where it enters",
     {TRIANGLE(POINT(3, 0, 0), POINT(-5, 0, 0), POINT(0, 9, 0)), UNIT_BOX},
     AT(0, POINT(1, 0, 0), POINT(1, 0, 0))},
    {"the plane through the box: where a diagonal crosses it",
     {TRIANGLE(POINT(-16, -16, 0), POINT(16, -16, 0), POINT(0, 48, 0)), UNIT_BOX},
     AT(0, POINT(0, 0, 0), POINT(0, 0, 0))},
    {"within the box: where it begins",
     {TRIANGLE(POINT(0.5f, 0, 0.25f), POINT(0.25f, 0, 0.5f), POINT(0, 0.5f, 0)), UNIT_BOX},
     AT(0, POINT(0.5f, 0, 0.25f), POINT(0.5f, 0, 0.25f))},
    {"touching a corner with a vertex",
     {TRIANGLE(POINT(5, 2, 9), POINT(1, 1, 1), POINT(5, 9, 2)), UNIT_BOX},
     AT(0, POINT(1, 1, 1), POINT(1, 1, 1))},
    {"a point",
     {TRIANGLE(POINT(0, 0, 4), POINT(0, 0, 4), POINT(0, 0, 4)), UNIT_BOX},
     AT(9, POINT(0, 0, 4), POINT(0, 0, 1))},
};
static table nearest_table = TABLE(closest_triangle_aabb, nearest);

static const row odd[] = {
    {"a box without end", {BEYOND, BOX(-INFINITY, -INFINITY, -INFINITY, 1, INFINITY, INFINITY)}, NONE},
    {"a distance that overflows",
     {TRIANGLE(POINT(0x1p64f, 0, 0), POINT(0x1p64f, 0, 0), POINT(0x1p64f, 0, 0)), UNIT_BOX},
     NONE},
    {"the empty box", {BEYOND, EMPTY_BOX}, NONE},
    {"min > max on an axis", {BEYOND, BOX(-1, 1, -1, 1, -1, 1)}, NONE},
    {"a vertex at infinity",
     {TRIANGLE(POINT(3, 0, 0), POINT(4, 0, 0), POINT(INFINITY, 0, 0)), UNIT_BOX},
     NONE},
    {"NaN in a vertex a", {TRIANGLE(POINT(3, NAN, 0), POINT(4, 0, 0), POINT(4, 1, 0)), UNIT_BOX}, NONE},
    {"NaN in a vertex b", {TRIANGLE(POINT(3, 0, 0), POINT(4, 0, -NAN), POINT(4, 1, 0)), UNIT_BOX}, NONE},
    {"NaN in a vertex c", {TRIANGLE(POINT(3, 0, 0), POINT(4, 0, 0), POINT(NAN, 1, 0)), UNIT_BOX}, NONE},
    {"NaN in a min", {BEYOND, BOX(NAN, -1, -1, 1, 1, 1)}, NONE},
    {"NaN in a max", {BEYOND, BOX(-1, -1, -1, 1, NAN, 1)}, NONE},
};
static table odd_table = TABLE_WITH(closest_triangle_aabb, odd, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("the nearest points, and their squared distance", check_table, nearest_table),
        CHECK("endless and empty boxes, overflow, NaN", check_table, odd_table),
    };
    return cmocka_run_group_tests_name("closest_triangle_aabb", tests, NULL, NULL);
}
