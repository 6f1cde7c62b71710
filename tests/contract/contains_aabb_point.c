/* lh_contains_aabb_point: does the closed box contain the point? Exact for all finite coordinates. */
#include "table.h"

static const row closed_sets[] = {
    {"a point well within", {UNIT_BOX, POINT(0.5f, -0.25f, 0)}, HIT},
    {"on a face", {UNIT_BOX, POINT(1, 0.5f, -0.5f)}, HIT},
    {"on an edge", {UNIT_BOX, POINT(1, -1, 0)}, HIT},
    {"on a corner", {UNIT_BOX, POINT(1, 1, -1)}, HIT},
    {"one ulp out of a face", {UNIT_BOX, POINT(1 + 0x1p-23f, 0, 0)}, MISS},
    {"one ulp within it", {UNIT_BOX, POINT(1 - 0x1p-24f, 0, 0)}, HIT},
    {"elsewhere", {UNIT_BOX, POINT(3, 4, 5)}, MISS},
    {"outside on one axis alone", {UNIT_BOX, POINT(0, 0, 2)}, MISS},
    {"+0 and -0 are the same", {BOX(0, 0, 0, 1, 1, 1), POINT(-0.0f, -0.0f, -0.0f)}, HIT},
    {"the least excess that floats have", {BOX(0, -1, -1, 1, 1, 1), POINT(-0x1p-149f, 0, 0)}, MISS},
    {"as large as floats are", {BOX(-0x1p127f, 0, 0, 0x1p127f, 0, 0), POINT(0x1.8p127f, 0, 0)}, MISS},
};
static table closed_sets_table = TABLE(contains_aabb_point, closed_sets);

static const row degenerate[] = {
    {"a flat box contains its points", {BOX(1, -1, -1, 1, 1, 1), POINT(1, 0, 0.5f)}, HIT},
    {"and none beside it", {BOX(1, -1, -1, 1, 1, 1), POINT(1 + 0x1p-23f, 0, 0.5f)}, MISS},
    {"a point contains itself", {BOX(3, 4, 5, 3, 4, 5), POINT(3, 4, 5)}, HIT},
    {"and nothing else", {BOX(3, 4, 5, 3, 4, 5), POINT(3, 4, 5 + 0x1p-21f)}, MISS},
    {"an empty box contains nothing", {EMPTY_BOX, POINT(0, 0, 0)}, MISS},
    {"nor does a box with min > max on an axis", {BOX(1, -1, -1, -1, 1, 1), POINT(0, 0, 0)}, MISS},
};
static table degenerate_table = TABLE(contains_aabb_point, degenerate);

static const row nan_misses[] = {
    {"NaN in min", {BOX(NAN, -1, -1, 1, 1, 1), POINT(0, 0, 0)}, MISS},
    {"NaN in max", {BOX(-1, -1, -1, 1, NAN, 1), POINT(0, 0, 0)}, MISS},
    {"NaN in the point", {UNIT_BOX, POINT(0, 0, NAN)}, MISS},
};
static table nan_misses_table = TABLE(contains_aabb_point, nan_misses);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("boundaries are included, and nothing beyond them", check_table, closed_sets_table),
        CHECK("flat, point and empty boxes", check_table, degenerate_table),
        CHECK("a NaN is a miss", check_table, nan_misses_table),
    };
    return cmocka_run_group_tests_name("contains_aabb_point", tests, NULL, NULL);
}
