/* lh_classify_aabb_frustum: is the box behind all planes, all of it or some? */
#include <string.h>

#include "frustum.h"

static const row in_wedge[] = {
    {"all of it", {UNIT_BOX}, INSIDE},
    {"touching a plane from within is not safely inside", {BOX(-4, -1, -1, -3, 1, 1)}, HIT},
    {"half of it", {BOX(-6, -1, -1, -3, 1, 1)}, HIT},
    {"touching from outside", {BOX(-6, -1, -1, -4, 1, 1)}, HIT},
    {"nothing of it", {BOX(-6, -1, -1, -4.00001f, 1, 1)}, MISS},
    {"in front of the last plane", {BOX(-1, -1, -3, 1, 1, -2.00001f)}, MISS},
    {"around all of it", {BOX(-9, -9, -9, 9, 9, 9)}, HIT},
    {"touching an edge", {BOX(4, 0, 0, 5, 1, 1)}, HIT},
    {"outside, beyond an edge, but in front of no plane", {BOX(5, -3, -1, 6, 3, 1)}, HIT},
    {"in front of one, if it is smaller", {BOX(5, -0.5f, -1, 6, 0.5f, 1)}, MISS},
    {"a point", {BOX(1, 1, 1, 1, 1, 1)}, INSIDE},
    {"a point on an edge", {BOX(4, 0, 0, 4, 0, 0)}, HIT},
    {"a point in front", {BOX(4.00001f, 0, 0, 4.00001f, 0, 0)}, MISS},
    {"the empty box", {EMPTY_BOX}, MISS},
};
static table in_wedge_table = TABLE_WITH(classify_aabb_frustum, in_wedge, PLANES(wedge));

static const row in_unbounded[] = {
    {"all of it", {BOX(-0x1p40f, -0x1p40f, 3, 0, 0x1p40f, 4)}, INSIDE},
    {"some of it", {UNIT_BOX}, HIT},
    {"nothing of it", {BOX(1.00001f, -1, -1, 2, 1, 1)}, MISS},
};
static table in_unbounded_table = TABLE_WITH(classify_aabb_frustum, in_unbounded, PLANES(unbounded));

static const row in_nothing[] = {{"whatever the others say", {BOX(-2, -2, -2, -1, -1, -1)}, MISS}};
static table in_nothing_table = TABLE_WITH(classify_aabb_frustum, in_nothing, PLANES(nothing));

static const row in_contradiction[] = {
    {"on both sides", {BOX(-1, 0, 0, 1, 1, 1)}, HIT},
    {"in front of one", {BOX(-0.99999f, 0, 0, 1, 1, 1)}, MISS},
};
static table in_contradiction_table =
    TABLE_WITH(classify_aabb_frustum, in_contradiction, PLANES(contradiction));

static const row behind_most[] = {
    {"behind all", {UNIT_BOX}, INSIDE},
    {"behind all but the last", {BOX(1, 1, 1, 3, 3, 3)}, HIT},
    {"in front of the last", {BOX(2.00001f, 1, 1, 3, 3, 3)}, MISS},
};
static table behind_most_table = TABLE_WITH(classify_aabb_frustum, behind_most, PLANES(most));

static const row nan_in_box[] = {
    {"NaN in the lowest corner along some normal", {BOX(NAN, -1, -1, 1, 1, 1)}, MISS},
    {"as max is", {BOX(-1, -1, -1, NAN, 1, 1)}, MISS},
};
static table nan_in_box_table = TABLE_WITH(classify_aabb_frustum, nan_in_box, PLANES(wedge));

static const row nan_in_highest[] = {
    {"NaN in highest corners alone: it is not inside", {BOX(0, -1, -1, NAN, 1, 1)}, HIT},
    {"in those of which the normal has 0, too", {BOX(0, -1, -1, 1, NAN, 1)}, HIT},
};
static table nan_in_highest_table =
    TABLE_WITH(classify_aabb_frustum, nan_in_highest, PLANES(unbounded), .asymmetric = 1);

static const row nan_in_plane[] = {{"of all planes one with NaN", {UNIT_BOX}, MISS},
                                   {"of every box", {BOX(-9, -9, -9, 9, 9, 9)}, MISS}};
static table nan_in_normal_table = TABLE_WITH(classify_aabb_frustum, nan_in_plane, PLANES(with_nan));
static table nan_in_offset_table = TABLE_WITH(classify_aabb_frustum, nan_in_plane, PLANES(with_nan_offset));

static void test_each_plane(void **state)
{
    (void)state;
    check_each_plane(LH_QUERY_classify_aabb_frustum, LH_QUERY_classify_aabb_plane);
}

/* The box around the wedge's corners tells a box beyond an edge from it. */
static void test_corners(void **state)
{
    (void)state;
    static const float boxes[][6] = {{BOX(5, -3, -1, 6, 3, 1)}, {BOX(3, -3, -1, 6, 3, 1)}};
    static const float around[] = {BOX(-4, -8, -2, 4, 8, 2)};
    const lh_aabbs many = lh_aabbs_aos(boxes[0], sizeof boxes[0], 2), one = lh_aabbs_aos(around, 0, 1);
    const lh_planes planes = lh_planes_aos(wedge, 4 * sizeof(float), COUNT_OF(wedge) / 4);
    uint64_t hits, near;
    assert_int_equal(lh_classify_aabb_frustum(&many, &planes, &hits, NULL), LH_OK);
    assert_int_equal(lh_overlap_aabb_aabb(&many, &one, &near), LH_OK);
    assert_int_equal(hits, 3);
    assert_int_equal(hits & near, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("all of it, some or nothing", check_table, in_wedge_table),
        CHECK("an unbounded frustum, a plane without a normal", check_table, in_unbounded_table),
        CHECK("a plane with nothing behind it", check_table, in_nothing_table),
        CHECK("planes with nothing in common", check_table, in_contradiction_table),
        CHECK("the most planes", check_table, behind_most_table),
        CHECK("NaN in a box", check_table, nan_in_box_table),
        CHECK("NaN in highest corners", check_table, nan_in_highest_table),
        CHECK("NaN in a normal", check_table, nan_in_normal_table),
        CHECK("NaN in d", check_table, nan_in_offset_table),
        cmocka_unit_test(test_each_plane),
        cmocka_unit_test(test_corners),
    };
    return cmocka_run_group_tests_name("classify_aabb_frustum", tests, NULL, NULL);
}
