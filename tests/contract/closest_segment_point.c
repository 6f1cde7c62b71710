/* lh_closest_segment_point: the point of a segment that is closest to a point, where on it, and its squared
 * distance. */
#include "table.h"

#define NONE  FLOATS(INFINITY, NAN, NAN, NAN, NAN)
#define LYING SEGMENT(POINT(-2, 0, 0), POINT(2, 0, 0))

static const row nearest[] = {
    {"beside the middle", {LYING, POINT(0, 3, 0)}, FLOATS(9, 0.5f, 0, 0, 0)},
    {"beside a quarter", {LYING, POINT(-1, 3, 4)}, FLOATS(25, 0.25f, -1, 0, 0)},
    {"beside a", {LYING, POINT(-2, 3, 0)}, FLOATS(9, 0, -2, 0, 0)},
    {"beyond a", {LYING, POINT(-5, 4, 0)}, FLOATS(25, 0, -2, 0, 0)},
    {"beyond b", {LYING, POINT(5, 4, 0)}, FLOATS(25, 1, 2, 0, 0)},
    {"beside b", {LYING, POINT(2, 0, 1)}, FLOATS(1, 1, 2, 0, 0)},
    {"on it", {LYING, POINT(1, 0, 0)}, FLOATS(0, 0.75f, 1, 0, 0)},
    {"at an end", {LYING, POINT(2, 0, 0)}, FLOATS(0, 1, 2, 0, 0)},
    {"aslant", {SEGMENT(POINT(0, 0, 0), POINT(4, 4, 0)), POINT(3, 1, 5)}, FLOATS(27, 0.5f, 2, 2, 0)},
    {"2^-40 beside 2^-40",
     {SEGMENT(POINT(0, 0, 0), POINT(0x1p-40f, 0, 0)), POINT(0x1p-41f, 0x1p-40f, 0)},
     FLOATS(0x1p-80f, 0.5f, 0x1p-41f, 0, 0)},
    {"2^40 beside 2^40",
     {SEGMENT(POINT(0, 0, 0), POINT(0x1p40f, 0, 0)), POINT(0x1p39f, 0x1p40f, 0)},
     FLOATS(0x1p80f, 0.5f, 0x1p39f, 0, 0)},
};
static table nearest_table = TABLE(closest_segment_point, nearest);

/* NaN among them, of which a mirror image would change the sign. */
static const row odd[] = {
    {"a segment that is a point",
     {SEGMENT(POINT(3, 4, 5), POINT(3, 4, 5)), POINT(1, 2, 6)},
     FLOATS(9, 0, 3, 4, 5)},
    {"that point itself", {SEGMENT(POINT(3, 4, 5), POINT(3, 4, 5)), POINT(3, 4, 5)}, FLOATS(0, 0, 3, 4, 5)},
    {"the smallest segment",
     {SEGMENT(POINT(1, 0, 0), POINT(1, 0, 0x1p-149f)), POINT(3, 0, 0)},
     FLOATS(4, 0, 1, 0, 0)},
    {"distances that overflow", {LYING, POINT(0, 0x1p64f, 0)}, FLOATS(INFINITY, 0.5f, 0, 0, 0)},
    {"a point at infinity", {LYING, POINT(0, INFINITY, 0)}, FLOATS(INFINITY, 0, -2, 0, 0)},
    {"NaN in the point", {LYING, POINT(0, NAN, 0)}, NONE},
    {"NaN in a", {SEGMENT(POINT(-2, NAN, 0), POINT(2, 0, 0)), POINT(0, 1, 0)}, NONE},
    {"NaN in b", {SEGMENT(POINT(-2, 0, 0), POINT(2, NAN, 0)), POINT(-4, 0, 0)}, NONE},
    {"another NaN", {SEGMENT(POINT(-2, 0, 0), POINT(2, -NAN, 0)), POINT(-4, 0, 0)}, NONE},
    {"an end at infinity", {SEGMENT(POINT(-2, 0, 0), POINT(INFINITY, 0, 0)), POINT(-4, 0, 0)}, NONE},
};
static table odd_table = TABLE_WITH(closest_segment_point, odd, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("the nearest point, where on the segment, and its squared distance", check_table,
              nearest_table),
        CHECK("points, overflow, NaN", check_table, odd_table),
    };
    return cmocka_run_group_tests_name("closest_segment_point", tests, NULL, NULL);
}
