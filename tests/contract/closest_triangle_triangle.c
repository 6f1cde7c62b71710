/* lh_closest_triangle_triangle: the points of two triangles that are closest to each other, and their squared
 * distance. */
#include "table.h"

#define NONE                FLOATS(INFINITY, NAN, NAN, NAN, NAN, NAN, NAN)
#define AT(distance2, a, b) FLOATS(distance2, a, b)
#define FLAT                TRIANGLE(POINT(0, 0, 0), POINT(4, 0, 0), POINT(0, 4, 0))

static const row nearest[] = {
    {"a vertex above the inside",
     {TRIANGLE(POINT(1, 1, 3), POINT(1, 2, 9), POINT(2, 1, 9)), FLAT},
     AT(9, POINT(1, 1, 3), POINT(1, 1, 0))},
    {"the inside below a vertex",
     {FLAT, TRIANGLE(POINT(1, 2, 9), POINT(1, 1, 3), POINT(2, 1, 9))},
     AT(9, POINT(1, 1, 0), POINT(1, 1, 3))},
    {"edge across edge",
     {FLAT, TRIANGLE(POINT(2, -3, -1), POINT(2, -3, 1), POINT(2, -9, 0))},
     AT(9, POINT(2, 0, 0), POINT(2, -3, 0))},
    {"vertex beside vertex",
     {FLAT, TRIANGLE(POINT(7, -4, 0), POINT(9, -9, 0), POINT(9, -9, 3))},
     AT(25, POINT(4, 0, 0), POINT(7, -4, 0))},
    {"through each other: where an edge crosses the plane",
     {FLAT, TRIANGLE(POINT(1, 1, -1), POINT(1, 1, 1), POINT(0.5f, 1, 2))},
     AT(0, POINT(1, 1, 0), POINT(1, 1, 0))},
    {"touching at a vertex",
     {FLAT, TRIANGLE(POINT(4, 0, 0), POINT(9, 0, 3), POINT(9, 0, 4))},
     AT(0, POINT(4, 0, 0), POINT(4, 0, 0))},
    {"points",
     {TRIANGLE(POINT(3, 4, 5), POINT(3, 4, 5), POINT(3, 4, 5)),
      TRIANGLE(POINT(1, 2, 6), POINT(1, 2, 6), POINT(1, 2, 6))},
     AT(9, POINT(3, 4, 5), POINT(1, 2, 6))},
};
static table nearest_table = TABLE(closest_triangle_triangle, nearest);

#define ABOVE TRIANGLE(POINT(1, 1, 3), POINT(1, 2, 9), POINT(2, 1, 9))

static const row odd[] = {
    {"a vertex at infinity", {TRIANGLE(POINT(0, 0, 0), POINT(4, 0, 0), POINT(0, INFINITY, 0)), ABOVE}, NONE},
    {"a distance that overflows",
     {FLAT, TRIANGLE(POINT(0, 0, 0x1p64f), POINT(1, 0, 0x1p64f), POINT(0, 1, 0x1p64f))},
     NONE},
    {"NaN in a vertex of a", {TRIANGLE(POINT(NAN, 0, 0), POINT(4, 0, 0), POINT(0, 4, 0)), ABOVE}, NONE},
    {"NaN in b of b", {FLAT, TRIANGLE(POINT(1, 1, 3), POINT(1, -NAN, 9), POINT(2, 1, 9))}, NONE},
    {"NaN in c of b", {FLAT, TRIANGLE(POINT(1, 1, 3), POINT(1, 2, 9), POINT(2, 1, NAN))}, NONE},
};
static table odd_table = TABLE_WITH(closest_triangle_triangle, odd, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("the nearest points, and their squared distance", check_table, nearest_table),
        CHECK("infinities, overflow, NaN", check_table, odd_table),
    };
    return cmocka_run_group_tests_name("closest_triangle_triangle", tests, NULL, NULL);
}
