/* lh_closest_aabb_aabb: the points of two boxes that are closest to each other, and their squared distance. */
#include "table.h"

#define NONE                FLOATS(INFINITY, NAN, NAN, NAN, NAN, NAN, NAN)
#define AT(distance2, a, b) FLOATS(distance2, a, b)

/* Apart, and flat where they are not, so that a mirror image has the same points. */
static const row apart[] = {
    {"beside a face", {UNIT_BOX, BOX(3, 0, 0, 4, 0, 0)}, AT(4, POINT(1, 0, 0), POINT(3, 0, 0))},
    {"beside an edge", {UNIT_BOX, BOX(4, 5, 0, 6, 6, 0)}, AT(25, POINT(1, 1, 0), POINT(4, 5, 0))},
    {"beside a corner", {UNIT_BOX, BOX(3, 4, -9, 4, 4, -7)}, AT(49, POINT(1, 1, -1), POINT(3, 4, -7))},
    {"touching at a corner", {UNIT_BOX, BOX(1, 1, 1, 2, 2, 2)}, AT(0, POINT(1, 1, 1), POINT(1, 1, 1))},
    {"2^-40 apart",
     {BOX(0, 0, 0, 0x1p-40f, 0, 0), BOX(0x1p-39f, 0, 0, 1, 0, 0)},
     AT(0x1p-80f, POINT(0x1p-40f, 0, 0), POINT(0x1p-39f, 0, 0))},
    {"2^62 apart",
     {UNIT_BOX, BOX(0x1p62f, 0, 0, 0x1p63f, 0, 0)},
     AT(0x1p124f, POINT(1, 0, 0), POINT(0x1p62f, 0, 0))},
};
static table apart_table = TABLE(closest_aabb_aabb, apart);

/* Of which a mirror image would exchange lower and upper ends. */
static const row odd[] = {
    {"in each other: the lower corner of what both have",
     {UNIT_BOX, BOX(0, -3, 0.5f, 3, 3, 0.75f)},
     AT(0, POINT(0, -1, 0.5f), POINT(0, -1, 0.5f))},
    {"beside a face, over more than a point",
     {UNIT_BOX, BOX(3, -0.5f, -2, 4, 5, 2)},
     AT(4, POINT(1, -0.5f, -1), POINT(3, -0.5f, -1))},
    {"endless in both directions",
     {BOX(-INFINITY, 0, 0, INFINITY, 1, 1), BOX(-INFINITY, 3, 0, INFINITY, 4, 0)},
     AT(4, POINT(-INFINITY, 1, 0), POINT(-INFINITY, 3, 0))},
    {"distances that overflow",
     {UNIT_BOX, BOX(0x1p64f, 0, 0, 0x1p65f, 0, 0)},
     AT(INFINITY, POINT(1, 0, 0), POINT(0x1p64f, 0, 0))},
    {"the empty box", {UNIT_BOX, EMPTY_BOX}, NONE},
    {"the empty box first", {EMPTY_BOX, UNIT_BOX}, NONE},
    {"min > max on an axis", {BOX(1, -1, -1, -1, 1, 1), UNIT_BOX}, NONE},
    {"NaN in a min", {UNIT_BOX, BOX(0, NAN, 0, 1, 1, 1)}, NONE},
    {"NaN in a max", {BOX(0, 0, 0, 1, 1, -NAN), UNIT_BOX}, NONE},
};
static table odd_table = TABLE_WITH(closest_aabb_aabb, odd, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("the nearest points, and their squared distance", check_table, apart_table),
        CHECK("a common point, empty boxes, overflow, NaN", check_table, odd_table),
    };
    return cmocka_run_group_tests_name("closest_aabb_aabb", tests, NULL, NULL);
}
