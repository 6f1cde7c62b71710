/* lh_closest_cylinder_point: the point of a solid cylinder that is closest to a point, and its squared distance. */
#include "table.h"

#define NONE FLOATS(INFINITY, NAN, NAN, NAN)
#define CAN  CAPSULE(POINT(1, 2, 3), POINT(1, 2, 7), 2)

static const row nearest[] = {
    {"within", {CAN, POINT(2, 2.5f, 4)}, FLOATS(0, 2, 2.5f, 4)},
    {"on the side", {CAN, POINT(3, 2, 4)}, FLOATS(0, 3, 2, 4)},
    {"off the side", {CAN, POINT(6, 2, 4)}, FLOATS(9, 3, 2, 4)},
    {"over an end", {CAN, POINT(2, 2, 9)}, FLOATS(4, 2, 2, 7)},
    {"under the other", {CAN, POINT(2, 2, -1)}, FLOATS(16, 2, 2, 3)},
    {"off the rim", {CAN, POINT(6, 2, 11)}, FLOATS(25, 3, 2, 7)},
    {"of a segment", {CAPSULE(POINT(1, 2, 3), POINT(1, 2, 7), 0), POINT(4, 2, 11)}, FLOATS(25, 1, 2, 7)},
};
static table nearest_table = TABLE_WITH(closest_cylinder_point, nearest, .asymmetric = 1);

static const row none[] = {
    {"without a length", {CAPSULE(POINT(1, 2, 3), POINT(1, 2, 3), 2), POINT(1, 2, 3)}, NONE},
    {"a negative radius", {CAPSULE(POINT(1, 2, 3), POINT(1, 2, 7), -1), POINT(1, 2, 3)}, NONE},
    {"NaN in the point", {CAN, POINT(1, NAN, 3)}, NONE},
    {"NaN in an end", {CAPSULE(POINT(1, 2, 3), POINT(1, NAN, 7), 1), POINT(1, 2, 3)}, NONE},
    {"NaN in the radius", {CAPSULE(POINT(1, 2, 3), POINT(1, 2, 7), NAN), POINT(1, 2, 3)}, NONE},
    {"no number for a point", {CAN, POINT(INFINITY, 2, 3)}, NONE},
};
static table none_table = TABLE_WITH(closest_cylinder_point, none, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("the nearest point, and its squared distance", check_table, nearest_table),
        CHECK("empty cylinders and NaN", check_table, none_table),
    };
    return cmocka_run_group_tests_name("closest_cylinder_point", tests, NULL, NULL);
}
