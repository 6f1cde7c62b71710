/* lh_closest_line_line: the points of two lines that are closest, where on them, and their squared distance. */
#include "rays.h"

#define NONE                      FLOATS(INFINITY, NAN, NAN, NAN, NAN, NAN, NAN, NAN, NAN)
#define AT(distance2, s, t, a, b) FLOATS(distance2, s, t, a, b)
#define LYING                     RAY(POINT(0, 0, 0), POINT(2, 0, 0))
#define ALONG                     RAY(POINT(3, 0, 0), POINT(4, 0, 0))
#define STEP                      0x1p-23f

static const row nearest[] = {
    {"crossing, one above the other",
     {LYING, RAY(POINT(1, -3, 5), POINT(0, 3, 0))},
     AT(25, 0.5f, 1, POINT(1, 0, 0), POINT(1, 0, 5))},
    {"behind both origins",
     {RAY(POINT(4, 1, 2), POINT(2, 0, 0)), RAY(POINT(-2, 9, 2), POINT(0, 4, 0))},
     AT(0, -3, -2, POINT(-2, 1, 2), POINT(-2, 1, 2))},
    {"limits do not count",
     {RAY_WITHIN(POINT(4, 1, 2), POINT(2, 0, 0), 7, 6), RAY_WITHIN(POINT(-2, 9, 5), POINT(0, 4, 0), NAN, 0)},
     AT(9, -3, -2, POINT(-2, 1, 2), POINT(-2, 1, 5))},
    {"leaning by 2^-20",
     {RAY(POINT(0, 0, 0), POINT(1, 0, 0)), RAY(POINT(0, 1, 3), POINT(1, 0x1p-20f, 0))},
     AT(9, -0x1p20f, -0x1p20f, POINT(-0x1p20f, 0, 0), POINT(-0x1p20f, 0, 3))},
};
static table nearest_table = {.query = LH_QUERY_closest_line_line,
                              .rows = nearest,
                              .count = COUNT_OF(nearest),
                              .absent = {INV_DIRS, INV_DIRS},
                              .asymmetric = 1};

static const row odd[] = {
    {"parallel: the origin of the first",
     {LYING, RAY(POINT(5, 3, 4), POINT(-1, 0, 0))},
     AT(25, 0, 5, POINT(0, 0, 0), POINT(0, 3, 4))},
    {"of any lengths, and exactly so",
     {RAY(POINT(0, 0, 0), POINT(1.5f, 3 + 6 * STEP, 0)), RAY(POINT(0, 0, 3), POINT(0.5f, 1 + 2 * STEP, 0))},
     AT(9, 0, 0, POINT(0, 0, 0), POINT(0, 0, 3))},
    {"one line", {LYING, ALONG}, AT(0, 0, -0.75f, POINT(0, 0, 0), POINT(0, 0, 0))},
    {"the second is a point",
     {LYING, RAY(POINT(3, 4, 0), POINT(0, 0, 0))},
     AT(16, 1.5f, 0, POINT(3, 0, 0), POINT(3, 4, 0))},
    {"the first is a point",
     {RAY(POINT(3, 4, 0), POINT(0, 0, 0)), LYING},
     AT(16, 0, 1.5f, POINT(3, 4, 0), POINT(3, 0, 0))},
    {"both are",
     {RAY(POINT(3, 4, 0), POINT(0, 0, 0)), RAY(POINT(3, 7, 4), POINT(0, 0, 0))},
     AT(25, 0, 0, POINT(3, 4, 0), POINT(3, 7, 4))},
    {"distances that overflow",
     {LYING, RAY(POINT(0, 0x1p64f, 0), POINT(0, 0, 1))},
     AT(INFINITY, 0, 0, POINT(0, 0, 0), POINT(0, 0x1p64f, 0))},
    {"an infinite direction", {LYING, RAY(POINT(0, 1, 0), POINT(0, INFINITY, 0))}, NONE},
    {"NaN in an origin", {LYING, RAY(POINT(0, NAN, 0), POINT(0, 0, 1))}, NONE},
    {"NaN in a direction", {LYING, RAY(POINT(0, 1, 0), POINT(-NAN, 0, 1))}, NONE},
    {"NaN in that of the first", {RAY(POINT(0, 0, 0), POINT(2, 0, NAN)), ALONG}, NONE},
    {"NaN in that of a point", {RAY(POINT(0, NAN, 0), POINT(0, 0, 0)), ALONG}, NONE},
};
static table odd_table = {.query = LH_QUERY_closest_line_line,
                          .rows = odd,
                          .count = COUNT_OF(odd),
                          .absent = {INV_DIRS, INV_DIRS},
                          .asymmetric = 1};

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("the nearest points, where on the lines, and their squared distance", check_table,
              nearest_table),
        CHECK("parallel lines, points, overflow, NaN", check_table, odd_table),
    };
    return cmocka_run_group_tests_name("closest_line_line", tests, NULL, NULL);
}
