/* lh_closest_triangle_point: the point of a triangle that is closest to a point, where in it, and its squared
 * distance. */
#include "table.h"

#define NONE FLOATS(INFINITY, NAN, NAN, NAN, NAN, NAN)

/* With its right angle at the origin. */
#define RIGHT TRIANGLE(POINT(0, 0, 0), POINT(4, 0, 0), POINT(0, 4, 0))

static const row nearest[] = {
    {"above the inside", {RIGHT, POINT(1, 1, 3)}, FLOATS(9, 0.25f, 0.25f, 1, 1, 0)},
    {"in it", {RIGHT, POINT(2, 1, 0)}, FLOATS(0, 0.5f, 0.25f, 2, 1, 0)},
    {"off ab", {RIGHT, POINT(1, -3, 4)}, FLOATS(25, 0.25f, 0, 1, 0, 0)},
    {"off ac", {RIGHT, POINT(-3, 2, 4)}, FLOATS(25, 0, 0.5f, 0, 2, 0)},
    {"off bc", {RIGHT, POINT(3, 3, 0)}, FLOATS(2, 0.5f, 0.5f, 2, 2, 0)},
    {"off a", {RIGHT, POINT(-3, -4, 0)}, FLOATS(25, 0, 0, 0, 0, 0)},
    {"off b", {RIGHT, POINT(7, 0, 4)}, FLOATS(25, 1, 0, 4, 0, 0)},
    {"off c", {RIGHT, POINT(0, 7, 4)}, FLOATS(25, 0, 1, 0, 4, 0)},
    {"at a", {RIGHT, POINT(0, 0, 0)}, FLOATS(0, 0, 0, 0, 0, 0)},
    {"at b", {RIGHT, POINT(4, 0, 0)}, FLOATS(0, 1, 0, 4, 0, 0)},
    {"at c", {RIGHT, POINT(0, 4, 0)}, FLOATS(0, 0, 1, 0, 4, 0)},
};
static table nearest_table = TABLE(closest_triangle_point, nearest);

/* NaN among them, of which a mirror image would change the sign. */
static const row degenerate[] = {
    {"a segment: c = a",
     {TRIANGLE(POINT(0, 0, 0), POINT(4, 0, 0), POINT(0, 0, 0)), POINT(1, 3, 0)},
     FLOATS(9, 0.25f, 0.75f, 1, 0, 0)},
    {"a segment: b = a",
     {TRIANGLE(POINT(0, 0, 0), POINT(0, 0, 0), POINT(4, 0, 0)), POINT(1, 3, 0)},
     FLOATS(9, 0, 0.25f, 1, 0, 0)},
    {"distances that overflow", {RIGHT, POINT(0, 0, 0x1p64f)}, FLOATS(INFINITY, 0, 0, 0, 0, 0)},
    {"NaN in the point", {RIGHT, POINT(NAN, 0, 0)}, NONE},
    {"NaN in a", {TRIANGLE(POINT(0, NAN, 0), POINT(4, 0, 0), POINT(0, 4, 0)), POINT(1, 1, 1)}, NONE},
    {"NaN in b", {TRIANGLE(POINT(0, 0, 0), POINT(4, NAN, 0), POINT(0, 4, 0)), POINT(-1, -1, 1)}, NONE},
    {"NaN in c", {TRIANGLE(POINT(0, 0, 0), POINT(4, 0, 0), POINT(0, -NAN, 0)), POINT(-1, -1, 1)}, NONE},
};
static table degenerate_table = TABLE_WITH(closest_triangle_point, degenerate, .asymmetric = 1);

/* Of a triangle that is a point, the coordinates are any. */
static const row points[] = {
    {"a point",
     {TRIANGLE(POINT(3, 4, 5), POINT(3, 4, 5), POINT(3, 4, 5)), POINT(1, 2, 6)},
     FLOATS(9, 0, 1, 3, 4, 5)},
};
static table points_table = TABLE(closest_triangle_point, points);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("the nearest point, where in the triangle, and its squared distance", check_table,
              nearest_table),
        CHECK("segments, overflow, NaN", check_table, degenerate_table),
        CHECK("points", check_table, points_table),
    };
    return cmocka_run_group_tests_name("closest_triangle_point", tests, NULL, NULL);
}
