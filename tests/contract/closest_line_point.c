/* lh_closest_line_point: the point of a line that is closest to a point, where on the line, and how far away. */
#include "rays.h"

#define NONE                   FLOATS(INFINITY, NAN, NAN, NAN, NAN)
#define LYING                  RAY(POINT(0, 0, 0), POINT(2, 0, 0))
#define AT(distance2, t, foot) FLOATS(distance2, t, foot)

static const row nearest[] = {
    {"ahead of the origin", {LYING, POINT(3, 4, 0)}, AT(16, 1.5f, POINT(3, 0, 0))},
    {"behind it", {LYING, POINT(-3, 0, 5)}, AT(25, -1.5f, POINT(-3, 0, 0))},
    {"on the line", {RAY(POINT(1, 2, 3), POINT(1, 1, 2)), POINT(-2, -1, -3)}, AT(0, -3, POINT(-2, -1, -3))},
    {"limits do not count",
     {RAY_WITHIN(POINT(0, 0, 0), POINT(2, 0, 0), 5, -5), POINT(-3, 0, 5)},
     AT(25, -1.5f, POINT(-3, 0, 0))},
    {"of a slow one",
     {RAY(POINT(0, 0, 0), POINT(0, 0x1p-40f, 0)), POINT(1, 8, 0)},
     AT(1, 0x1p43f, POINT(0, 8, 0))},
    {"2^40 away",
     {RAY(POINT(0, 0, 0), POINT(0, 0x1p40f, 0)), POINT(0x1p40f, 0x1p40f, 0)},
     AT(0x1p80f, 1, POINT(0, 0x1p40f, 0))},
};
static table nearest_table = TABLE_OF_RAYS(closest_line_point, nearest);

static const row along_axes[] = {
    {"ahead of the origin", {LYING, POINT(3, 4, 0)}, AT(16, 1.5f, POINT(3, 0, 0))},
    {"behind it", {LYING, POINT(-3, 0, 5)}, AT(25, -1.5f, POINT(-3, 0, 0))},
};
static table along_axes_table = TABLE_OF_RAYS(closest_line_point, along_axes);

static const row odd[] = {
    {"without a direction", {RAY(POINT(1, 2, 3), POINT(0, 0, 0)), POINT(1, 5, 7)}, AT(25, 0, POINT(1, 2, 3))},
    {"of a length that counts as 0",
     {RAY(POINT(1, 2, 3), POINT(0x1p-64f, 0, 0)), POINT(1, 5, 7)},
     AT(25, 0, POINT(1, 2, 3))},
    {"NaN limits",
     {RAY_WITHIN(POINT(0, 0, 0), POINT(2, 0, 0), NAN, NAN), POINT(3, 4, 0)},
     AT(16, 1.5f, POINT(3, 0, 0))},
    {"distances that overflow", {LYING, POINT(2, 0x1p64f, 0)}, AT(INFINITY, 1, POINT(2, 0, 0))},
    {"NaN in the point", {LYING, POINT(3, NAN, 0)}, NONE},
    {"NaN in the origin", {RAY(POINT(0, 0, NAN), POINT(2, 0, 0)), POINT(3, 4, 0)}, NONE},
    {"NaN in the direction", {RAY(POINT(0, 0, 0), POINT(2, 0, -NAN)), POINT(3, 4, 0)}, NONE},
    {"an infinite direction", {RAY(POINT(0, 0, 0), POINT(INFINITY, 0, 0)), POINT(3, 4, 0)}, NONE},
    {"an infinite point", {LYING, POINT(INFINITY, 4, 0)}, NONE},
};
static table odd_table = TABLE_WITH(closest_line_point, odd, .absent = {INV_DIRS}, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("the nearest point, where on the line, and its squared distance", check_table, nearest_table),
        CHECK("of lines that are given by reciprocals", check_inverse, along_axes_table),
        CHECK("points, overflow, NaN", check_table, odd_table),
    };
    return cmocka_run_group_tests_name("closest_line_point", tests, NULL, NULL);
}
