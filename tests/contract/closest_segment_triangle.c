/* lh_closest_segment_triangle: the points of a segment and a triangle that are closest to each other, and their
 * squared distance. */
#include "table.h"

#define NONE                FLOATS(INFINITY, NAN, NAN, NAN, NAN, NAN, NAN)
#define AT(distance2, a, b) FLOATS(distance2, a, b)
#define FLAT                TRIANGLE(POINT(0, 0, 0), POINT(4, 0, 0), POINT(0, 4, 0))

static const row nearest[] = {
    {"an end above the inside",
     {SEGMENT(POINT(1, 1, 3), POINT(1, 1, 9)), FLAT},
     AT(9, POINT(1, 1, 3), POINT(1, 1, 0))},
    {"the other end", {SEGMENT(POINT(1, 1, 9), POINT(1, 1, 3)), FLAT}, AT(9, POINT(1, 1, 3), POINT(1, 1, 0))},
    {"beside an edge",
     {SEGMENT(POINT(2, -3, -1), POINT(2, -3, 1)), FLAT},
     AT(9, POINT(2, -3, 0), POINT(2, 0, 0))},
    {"beside a vertex",
     {SEGMENT(POINT(7, -4, 0), POINT(9, -9, 0)), FLAT},
     AT(25, POINT(7, -4, 0), POINT(4, 0, 0))},
    {"through the inside: where it crosses the plane",
     {SEGMENT(POINT(1, 1, -1), POINT(1, 1, 3)), FLAT},
     AT(0, POINT(1, 1, 0), POINT(1, 1, 0))},
    {"through it aslant",
     {SEGMENT(POINT(1, 1, 1), POINT(1, 2, -1)), FLAT},
     AT(0, POINT(1, 1.5f, 0), POINT(1, 1.5f, 0))},
    {"touching with an end",
     {SEGMENT(POINT(1, 1, 0), POINT(1, 1, 3)), FLAT},
     AT(0, POINT(1, 1, 0), POINT(1, 1, 0))},
    {"touching at a vertex",
     {SEGMENT(POINT(4, 0, 0), POINT(9, 0, 3)), FLAT},
     AT(0, POINT(4, 0, 0), POINT(4, 0, 0))},
    {"a point above the inside",
     {SEGMENT(POINT(1, 1, 2), POINT(1, 1, 2)), FLAT},
     AT(4, POINT(1, 1, 2), POINT(1, 1, 0))},
    {"a triangle that is a point",
     {SEGMENT(POINT(-1, 3, 0), POINT(1, 3, 0)), TRIANGLE(POINT(0, 0, 4), POINT(0, 0, 4), POINT(0, 0, 4))},
     AT(25, POINT(0, 3, 0), POINT(0, 0, 4))},
};
static table nearest_table = TABLE(closest_segment_triangle, nearest);

static const row odd[] = {
    {"an end at infinity", {SEGMENT(POINT(1, 1, 3), POINT(1, 1, INFINITY)), FLAT}, NONE},
    {"a vertex at infinity",
     {SEGMENT(POINT(1, 1, 3), POINT(1, 1, 9)),
      TRIANGLE(POINT(0, 0, 0), POINT(4, 0, 0), POINT(0, INFINITY, 0))},
     NONE},
    {"a distance that overflows", {SEGMENT(POINT(0, 0, 0x1p64f), POINT(0, 0, 0x1p65f)), FLAT}, NONE},
    {"NaN in a of the segment", {SEGMENT(POINT(NAN, 1, 3), POINT(1, 1, 9)), FLAT}, NONE},
    {"NaN in b of the segment", {SEGMENT(POINT(1, 1, 3), POINT(1, -NAN, 9)), FLAT}, NONE},
    {"NaN in a",
     {SEGMENT(POINT(1, 1, 3), POINT(1, 1, 9)), TRIANGLE(POINT(0, 0, NAN), POINT(4, 0, 0), POINT(0, 4, 0))},
     NONE},
    {"NaN in b",
     {SEGMENT(POINT(1, 1, 3), POINT(1, 1, 9)), TRIANGLE(POINT(0, 0, 0), POINT(NAN, 0, 0), POINT(0, 4, 0))},
     NONE},
    {"NaN in c",
     {SEGMENT(POINT(1, 1, 3), POINT(1, 1, 9)), TRIANGLE(POINT(0, 0, 0), POINT(4, 0, 0), POINT(0, NAN, 0))},
     NONE},
};
static table odd_table = TABLE_WITH(closest_segment_triangle, odd, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("the nearest points, and their squared distance", check_table, nearest_table),
        CHECK("infinities, overflow, NaN", check_table, odd_table),
    };
    return cmocka_run_group_tests_name("closest_segment_triangle", tests, NULL, NULL);
}
