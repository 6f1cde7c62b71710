/* lh_closest_segment_aabb: the points of a segment and a box that are closest to each other, and their squared
 * distance. */
#include "table.h"

#define NONE                FLOATS(INFINITY, NAN, NAN, NAN, NAN, NAN, NAN)
#define AT(distance2, a, b) FLOATS(distance2, a, b)
#define BEYOND              SEGMENT(POINT(3, 0, 0), POINT(4, 0, 0))

static const row nearest[] = {
    {"an end beside a face",
     {SEGMENT(POINT(3, 0.5f, 0), POINT(9, 2, 0)), UNIT_BOX},
     AT(4, POINT(3, 0.5f, 0), POINT(1, 0.5f, 0))},
    {"the other end",
     {SEGMENT(POINT(9, 2, 0), POINT(3, 0.5f, 0)), UNIT_BOX},
     AT(4, POINT(3, 0.5f, 0), POINT(1, 0.5f, 0))},
    {"across an edge",
     {SEGMENT(POINT(1, 5, 0), POINT(5, 1, 0)), UNIT_BOX},
     AT(8, POINT(3, 3, 0), POINT(1, 1, 0))},
    {"beside a corner",
     {SEGMENT(POINT(3, 4, 7), POINT(9, 9, 9)), UNIT_BOX},
     AT(49, POINT(3, 4, 7), POINT(1, 1, 1))},
    {"through: where it enters",
     {SEGMENT(POINT(3, 0, 0), POINT(-5, 0, 0)), UNIT_BOX},
     AT(0, POINT(1, 0, 0), POINT(1, 0, 0))},
    {"from within: where it begins",
     {SEGMENT(POINT(0.5f, 0, 0.25f), POINT(4, 9, 5)), UNIT_BOX},
     AT(0, POINT(0.5f, 0, 0.25f), POINT(0.5f, 0, 0.25f))},
    {"touching a corner with an end",
     {SEGMENT(POINT(5, 2, 9), POINT(1, 1, 1)), UNIT_BOX},
     AT(0, POINT(1, 1, 1), POINT(1, 1, 1))},
    {"a point", {SEGMENT(POINT(0, 0, 4), POINT(0, 0, 4)), UNIT_BOX}, AT(9, POINT(0, 0, 4), POINT(0, 0, 1))},
};
static table nearest_table = TABLE(closest_segment_aabb, nearest);

static const row odd[] = {
    {"a box without end",
     {BEYOND, BOX(-INFINITY, -INFINITY, -INFINITY, 1, INFINITY, INFINITY)},
     AT(4, POINT(3, 0, 0), POINT(1, 0, 0))},
    {"a distance that overflows",
     {SEGMENT(POINT(0x1p64f, 0, 0), POINT(0x1p64f, 0, 0)), UNIT_BOX},
     AT(INFINITY, POINT(0x1p64f, 0, 0), POINT(1, 0, 0))},
    {"the empty box", {BEYOND, EMPTY_BOX}, NONE},
    {"min > max on an axis", {BEYOND, BOX(-1, 1, -1, 1, -1, 1)}, NONE},
    {"an end at infinity", {SEGMENT(POINT(3, 0, 0), POINT(INFINITY, 0, 0)), UNIT_BOX}, NONE},
    {"NaN in an a", {SEGMENT(POINT(3, NAN, 0), POINT(4, 0, 0)), UNIT_BOX}, NONE},
    {"NaN in a b", {SEGMENT(POINT(3, 0, 0), POINT(4, 0, -NAN)), UNIT_BOX}, NONE},
    {"NaN in a min", {BEYOND, BOX(NAN, -1, -1, 1, 1, 1)}, NONE},
    {"NaN in a max", {BEYOND, BOX(-1, -1, -1, 1, NAN, 1)}, NONE},
};
static table odd_table = TABLE_WITH(closest_segment_aabb, odd, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("the nearest points, and their squared distance", check_table, nearest_table),
        CHECK("endless and empty boxes, overflow, NaN", check_table, odd_table),
    };
    return cmocka_run_group_tests_name("closest_segment_aabb", tests, NULL, NULL);
}
