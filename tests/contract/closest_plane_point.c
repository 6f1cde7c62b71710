/* lh_closest_plane_point: the point of a plane that is closest to a point, and its squared distance. */
#include "table.h"

#define NONE                 FLOATS(INFINITY, NAN, NAN, NAN)
#define PLANE(nx, ny, nz, d) nx, ny, nz, d

static const row nearest[] = {
    {"above", {PLANE(0, 0, 1, 2), POINT(3, 4, 5)}, FLOATS(9, 3, 4, 2)},
    {"below", {PLANE(0, 0, 1, 2), POINT(3, 4, -1)}, FLOATS(9, 3, 4, 2)},
    {"on it", {PLANE(0, 0, 1, 2), POINT(3, 4, 2)}, FLOATS(0, 3, 4, 2)},
    {"a normal of length 4", {PLANE(0, 4, 0, 8), POINT(3, 5, 7)}, FLOATS(9, 3, 2, 7)},
    {"turned round", {PLANE(0, -4, 0, -8), POINT(3, 5, 7)}, FLOATS(9, 3, 2, 7)},
    {"aslant", {PLANE(1, 1, 0, 0), POINT(4, 2, 5)}, FLOATS(18, 1, -1, 5)},
    {"a normal of length 2^-40", {PLANE(0x1p-40f, 0, 0, 0), POINT(3, 4, 5)}, FLOATS(9, 0, 4, 5)},
    {"2^40 away", {PLANE(0x1p-40f, 0, 0, 0), POINT(0x1p40f, 4, 5)}, FLOATS(0x1p80f, 0, 4, 5)},
};
static table nearest_table = TABLE(closest_plane_point, nearest);

/* NaN among them, of which a mirror image would change the sign. */
static const row odd[] = {
    {"a normal of 0: all of space", {PLANE(0, 0, 0, 0), POINT(3, 4, 5)}, FLOATS(0, 3, 4, 5)},
    {"or nothing", {PLANE(0, 0, 0, 1), POINT(3, 4, 5)}, NONE},
    {"distances that overflow", {PLANE(0, 0, 1, 0), POINT(0, 0, 0x1p64f)}, FLOATS(INFINITY, 0, 0, 0)},
    {"a point at infinity", {PLANE(0, 0, 1, 0), POINT(0, 0, INFINITY)}, NONE},
    {"NaN in the point", {PLANE(0, 0, 1, 0), POINT(NAN, 0, 0)}, NONE},
    {"NaN in n", {PLANE(0, NAN, 1, 0), POINT(0, 0, 0)}, NONE},
    {"NaN in d", {PLANE(0, 0, 1, -NAN), POINT(0, 0, 0)}, NONE},
};
static table odd_table = TABLE_WITH(closest_plane_point, odd, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("the nearest point, and its squared distance", check_table, nearest_table),
        CHECK("normals of 0, overflow, NaN", check_table, odd_table),
    };
    return cmocka_run_group_tests_name("closest_plane_point", tests, NULL, NULL);
}
