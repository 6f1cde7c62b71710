/* lh_classify_obb_frustum: is the oriented box behind all planes, all of it or some? */
#include <string.h>

#include "frustum.h"

#define NO_TURN          0, 0, 0, 1
#define OF_3_4_5         0, 0, 1, 2 /* about z: x becomes (3, 4) / 5 */
#define CUBE(x, y, half) OBB(POINT(x, y, 0), POINT(half, half, 1), NO_TURN)
#define ROD(x)           OBB(POINT(x, 0, 0), POINT(5, 0, 0), OF_3_4_5)

static const row in_wedge[] = {
    {"all of it", {CUBE(0, 0, 1)}, INSIDE},
    {"touching a plane from within is not safely inside", {CUBE(-3, 0, 1)}, HIT},
    {"half of it", {CUBE(-4, 0, 1)}, HIT},
    {"touching from outside", {CUBE(-5, 0, 1)}, HIT},
    {"nothing of it", {CUBE(-5.001f, 0, 1)}, MISS},
    {"in front of the last plane", {OBB(POINT(0, 0, -3), POINT(1, 1, 0.999f), NO_TURN)}, MISS},
    {"around all of it", {OBB(POINT(0, 0, 0), POINT(9, 9, 9), OF_3_4_5)}, HIT},
    {"turned, from plane to plane", {ROD(-1)}, HIT},
    {"turned, as far out as it reaches", {ROD(-6.999f)}, HIT},
    {"turned, and further", {ROD(-7.001f)}, MISS},
    {"outside, beyond an edge, but in front of no plane",
     {OBB(POINT(5.5f, 0, 0), POINT(0.5f, 3, 1), NO_TURN)},
     HIT},
    {"in front of one, if it is smaller", {OBB(POINT(5.5f, 0, 0), POINT(0.5f, 0.5f, 1), NO_TURN)}, MISS},
    {"a point", {OBB(POINT(1, 1, 1), POINT(0, 0, 0), OF_3_4_5)}, INSIDE},
    {"a point in front", {OBB(POINT(4.001f, 0, 0), POINT(0, 0, 0), OF_3_4_5)}, MISS},
    {"a q of 0", {OBB(POINT(0, 0, 0), POINT(1, 1, 1), 0, 0, 0, 0)}, MISS},
    {"NaN in the centre", {OBB(POINT(0, NAN, 0), POINT(1, 1, 1), NO_TURN)}, MISS},
    {"NaN in a half extent", {OBB(POINT(0, 0, 0), POINT(1, 1, NAN), NO_TURN)}, MISS},
    {"NaN in the rotation", {OBB(POINT(0, 0, 0), POINT(1, 1, 1), 0, NAN, 0, 1)}, MISS},
};
static table in_wedge_table = TABLE_WITH(classify_obb_frustum, in_wedge, PLANES(wedge));

static const row in_unbounded[] = {
    {"all of it", {OBB(POINT(-0x1p38f, 0, 3), POINT(0x1p37f, 1, 0x1p40f), NO_TURN)}, INSIDE},
    {"some of it", {CUBE(0, 0, 2)}, HIT},
    {"nothing of it", {CUBE(3.001f, 0, 2)}, MISS},
};
static table in_unbounded_table = TABLE_WITH(classify_obb_frustum, in_unbounded, PLANES(unbounded));

static const row in_nothing[] = {{"whatever the others say", {CUBE(-4, 0, 1)}, MISS}};
static table in_nothing_table = TABLE_WITH(classify_obb_frustum, in_nothing, PLANES(nothing));

static const row behind_most[] = {
    {"behind all", {CUBE(0, 0, 1)}, INSIDE},
    {"behind all but the last", {CUBE(2, 0, 1)}, HIT},
    {"in front of the last", {CUBE(3.001f, 0, 1)}, MISS},
};
static table behind_most_table = TABLE_WITH(classify_obb_frustum, behind_most, PLANES(most));

static const row nan_in_plane[] = {{"of all planes one with NaN", {CUBE(0, 0, 1)}, MISS},
                                   {"of every box", {CUBE(0, 0, 99)}, MISS}};
static table nan_in_normal_table = TABLE_WITH(classify_obb_frustum, nan_in_plane, PLANES(with_nan));
static table nan_in_offset_table = TABLE_WITH(classify_obb_frustum, nan_in_plane, PLANES(with_nan_offset));

/* The boxes have no array of rotations, whatever the row has there. */
enum { ROTATION = 0xf << 6 };
static const row unturned[] = {{"as it is", {ROD(-7.001f)}, HIT}, {"out", {ROD(-9.001f)}, MISS}};
static table unturned_table = TABLE_WITH(classify_obb_frustum, unturned, PLANES(wedge), .absent = {ROTATION});

static void test_each_plane(void **state)
{
    (void)state;
    check_each_plane(LH_QUERY_classify_obb_frustum, LH_QUERY_classify_obb_plane);
}

/* The corners of the wedge, as a hull, tell a box beyond an edge from it. */
static void test_corners(void **state)
{
    (void)state;
    static const float boxes[][10] = {{OBB(POINT(5.5f, 0, 0), POINT(0.5f, 3, 1), NO_TURN)},
                                      {OBB(POINT(4.5f, 0, 0), POINT(0.5f, 3, 1), NO_TURN)}};
    static const float corners[][3] = {{4, 0, -2}, {4, 0, 2},    {-4, 8, -2},
                                       {-4, 8, 2}, {-4, -8, -2}, {-4, -8, 2}};
    static const float here[] = {POINT(0, 0, 0), NO_TURN};
    const lh_obbs many = lh_obbs_aos(boxes[0], sizeof boxes[0], 2);
    const lh_planes planes = lh_planes_aos(wedge, 4 * sizeof(float), COUNT_OF(wedge) / 4);
    const lh_vectors hull = lh_vectors_aos(corners[0], sizeof corners[0], COUNT_OF(corners));
    const lh_poses at = lh_poses_aos(here, sizeof here, 1);
    uint64_t hits, touched;
    assert_int_equal(lh_classify_obb_frustum(&many, &planes, &hits, NULL), LH_OK);
    assert_int_equal(lh_overlap_obb_hull(&many, &at, &hull, &touched), LH_OK);
    assert_int_equal(hits, 3);
    assert_int_equal(touched, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("all of it, some or nothing", check_table, in_wedge_table),
        CHECK("an unbounded frustum, a plane without a normal", check_table, in_unbounded_table),
        CHECK("a plane with nothing behind it", check_table, in_nothing_table),
        CHECK("the most planes", check_table, behind_most_table),
        CHECK("rotations NULL: none", check_table, unturned_table),
        CHECK("NaN in a normal", check_table, nan_in_normal_table),
        CHECK("NaN in d", check_table, nan_in_offset_table),
        cmocka_unit_test(test_each_plane),
        cmocka_unit_test(test_corners),
    };
    return cmocka_run_group_tests_name("classify_obb_frustum", tests, NULL, NULL);
}
