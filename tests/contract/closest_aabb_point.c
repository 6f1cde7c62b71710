/* lh_closest_aabb_point: the point of a box that is closest to a point, and its squared distance. */
#include "table.h"

#define NONE FLOATS(INFINITY, NAN, NAN, NAN)

static const row nearest[] = {
    {"within", {UNIT_BOX, POINT(0.5f, -0.25f, 0)}, FLOATS(0, 0.5f, -0.25f, 0)},
    {"on a face", {UNIT_BOX, POINT(1, 0.5f, -0.5f)}, FLOATS(0, 1, 0.5f, -0.5f)},
    {"off a face", {UNIT_BOX, POINT(3, 0.5f, -0.5f)}, FLOATS(4, 1, 0.5f, -0.5f)},
    {"off an edge", {UNIT_BOX, POINT(4, -5, 0.5f)}, FLOATS(25, 1, -1, 0.5f)},
    {"off a corner", {UNIT_BOX, POINT(3, 4, -7)}, FLOATS(49, 1, 1, -1)},
    {"an ulp off a face", {UNIT_BOX, POINT(1 + 0x1p-23f, 0.5f, 0.5f)}, FLOATS(0x1p-46f, 1, 0.5f, 0.5f)},
    {"2^-40 across",
     {BOX(0, 0, 0, 0x1p-40f, 0x1p-40f, 0x1p-40f), POINT(0x3p-40f, 0, 0)},
     FLOATS(0x1p-78f, 0x1p-40f, 0, 0)},
    {"2^62 away", {UNIT_BOX, POINT(0x1p62f, 0, 0)}, FLOATS(0x1p124f, 1, 0, 0)},
    {"a flat box", {BOX(1, -1, -1, 1, 1, 1), POINT(3, 0.5f, 0.5f)}, FLOATS(4, 1, 0.5f, 0.5f)},
    {"a point", {BOX(3, 4, 5, 3, 4, 5), POINT(1, 2, 6)}, FLOATS(9, 3, 4, 5)},
};
static table nearest_table = TABLE(closest_aabb_point, nearest);

/* Of which a mirror image would exchange min and max. */
static const row odd[] = {
    {"the empty box", {EMPTY_BOX, POINT(1, 2, 3)}, FLOATS(INFINITY, INFINITY, INFINITY, INFINITY)},
    {"min > max on an axis", {BOX(1, -1, -1, -1, 1, 1), POINT(0, 0, 0)}, FLOATS(1, 1, 0, 0)},
    {"distances that overflow", {UNIT_BOX, POINT(0x1p64f, 0, 0)}, FLOATS(INFINITY, 1, 0, 0)},
    {"a point at infinity", {UNIT_BOX, POINT(INFINITY, 0, 0)}, FLOATS(INFINITY, 1, 0, 0)},
    {"NaN in the point", {UNIT_BOX, POINT(0.5f, NAN, 0)}, NONE},
    {"NaN in min", {BOX(-1, NAN, -1, 1, 1, 1), POINT(0, 0, 0)}, NONE},
    {"another NaN", {BOX(-1, -NAN, -1, 1, 1, 1), POINT(0, 0, 0)}, NONE},
    {"NaN in max", {BOX(-1, -1, -1, NAN, 1, 1), POINT(0, 0.5f, 0.5f)}, FLOATS(1, -1, 0.5f, 0.5f)},
    {"infinities that cancel", {BOX(INFINITY, 0, 0, INFINITY, 1, 1), POINT(INFINITY, 0, 0)}, NONE},
};
static table odd_table = TABLE_WITH(closest_aabb_point, odd, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("the nearest point, and its squared distance", check_table, nearest_table),
        CHECK("empty and inverted boxes, overflow, NaN", check_table, odd_table),
    };
    return cmocka_run_group_tests_name("closest_aabb_point", tests, NULL, NULL);
}
