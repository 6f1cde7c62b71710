/* lh_closest_segment_segment: the points of two segments that are closest, where on them, and their squared
 * distance. */
#include "table.h"

#define NONE                      FLOATS(INFINITY, NAN, NAN, NAN, NAN, NAN, NAN, NAN, NAN)
#define AT(distance2, s, t, a, b) FLOATS(distance2, s, t, a, b)
#define LYING                     SEGMENT(POINT(-2, 0, 0), POINT(2, 0, 0))

static const row nearest[] = {
    {"crossing, one above the other",
     {LYING, SEGMENT(POINT(1, -3, 5), POINT(1, 3, 5))},
     AT(25, 0.75f, 0.5f, POINT(1, 0, 0), POINT(1, 0, 5))},
    {"crossing in a point",
     {LYING, SEGMENT(POINT(0, -1, 0), POINT(0, 3, 0))},
     AT(0, 0.5f, 0.25f, POINT(0, 0, 0), POINT(0, 0, 0))},
    {"an end beside the middle",
     {LYING, SEGMENT(POINT(0, 3, 0), POINT(0, 9, 2))},
     AT(9, 0.5f, 0, POINT(0, 0, 0), POINT(0, 3, 0))},
    {"the other end",
     {SEGMENT(POINT(0, 9, 2), POINT(0, 3, 0)), LYING},
     AT(9, 1, 0.5f, POINT(0, 3, 0), POINT(0, 0, 0))},
    {"two ends",
     {LYING, SEGMENT(POINT(5, 4, 0), POINT(9, 9, 0))},
     AT(25, 1, 0, POINT(2, 0, 0), POINT(5, 4, 0))},
    {"one after the other",
     {LYING, SEGMENT(POINT(9, 0, 0), POINT(5, 0, 0))},
     AT(9, 1, 1, POINT(2, 0, 0), POINT(5, 0, 0))},
    {"sharing an end",
     {LYING, SEGMENT(POINT(2, 0, 0), POINT(2, 7, 0))},
     AT(0, 1, 0, POINT(2, 0, 0), POINT(2, 0, 0))},
    {"2^-40 above 2^-40",
     {SEGMENT(POINT(0, 0, 0), POINT(0x1p-40f, 0, 0)),
      SEGMENT(POINT(0x1p-41f, -0x1p-40f, 0x1p-40f), POINT(0x1p-41f, 0x1p-40f, 0x1p-40f))},
     AT(0x1p-80f, 0.5f, 0.5f, POINT(0x1p-41f, 0, 0), POINT(0x1p-41f, 0, 0x1p-40f))},
    {"2^40 above 2^40",
     {SEGMENT(POINT(0, 0, 0), POINT(0x1p40f, 0, 0)),
      SEGMENT(POINT(0x1p39f, -0x1p40f, 0x1p40f), POINT(0x1p39f, 0x1p40f, 0x1p40f))},
     AT(0x1p80f, 0.5f, 0.5f, POINT(0x1p39f, 0, 0), POINT(0x1p39f, 0, 0x1p40f))},
};
static table nearest_table = TABLE(closest_segment_segment, nearest);

/* Which of several pairs depends on the order, and NaN have no mirror image. */
static const row odd[] = {
    {"points",
     {SEGMENT(POINT(3, 4, 5), POINT(3, 4, 5)), SEGMENT(POINT(1, 2, 6), POINT(1, 2, 6))},
     AT(9, 0, 0, POINT(3, 4, 5), POINT(1, 2, 6))},
    {"a point beside a segment",
     {LYING, SEGMENT(POINT(1, 3, 0), POINT(1, 3, 0))},
     AT(9, 0.75f, 0, POINT(1, 0, 0), POINT(1, 3, 0))},
    {"parallel: the start is as near as any",
     {LYING, SEGMENT(POINT(-4, 3, 0), POINT(4, 3, 0))},
     AT(9, 0, 0.25f, POINT(-2, 0, 0), POINT(-2, 3, 0))},
    {"the same", {LYING, LYING}, AT(0, 0, 0, POINT(-2, 0, 0), POINT(-2, 0, 0))},
    {"distances that overflow",
     {LYING, SEGMENT(POINT(0, 0x1p64f, 0), POINT(0, 0x1p64f, 0))},
     AT(INFINITY, 0.5f, 0, POINT(0, 0, 0), POINT(0, 0x1p64f, 0))},
    {"an end at infinity",
     {SEGMENT(POINT(-2, 0, 0), POINT(INFINITY, 0, 0)), SEGMENT(POINT(-4, 0, 0), POINT(-5, 0, 0))},
     NONE},
    {"NaN in an a", {LYING, SEGMENT(POINT(NAN, 0, 0), POINT(0, 3, 0))}, NONE},
    {"NaN in a b", {LYING, SEGMENT(POINT(0, 3, 0), POINT(0, NAN, 0))}, NONE},
    {"NaN in the first", {SEGMENT(POINT(-2, 0, 0), POINT(2, 0, -NAN)), LYING}, NONE},
};
static table odd_table = TABLE_WITH(closest_segment_segment, odd, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("the nearest points, where on the segments, and their squared distance", check_table,
              nearest_table),
        CHECK("points, parallel segments, overflow, NaN", check_table, odd_table),
    };
    return cmocka_run_group_tests_name("closest_segment_segment", tests, NULL, NULL);
}
