/* lh_classify_capsule_frustum: is the capsule behind all planes, all of it or some? */
#include <string.h>

#include "frustum.h"

#define LYING(from, to, radius) CAPSULE(POINT(from, 0, 0), POINT(to, 0, 0), radius)
#define UPRIGHT(x, radius)      CAPSULE(POINT(x, 1, 0), POINT(x, -1, 0), radius)

static const row in_wedge[] = {
    {"all of it", {LYING(-1, 1, 1)}, INSIDE},
    {"touching a plane from within is not safely inside", {LYING(-3, 0, 1)}, HIT},
    {"one end outside", {LYING(-9, 0, 1)}, HIT},
    {"the other end", {LYING(0, -9, 1)}, HIT},
    {"both ends outside, of it the middle", {LYING(-9, 9, 0)}, HIT},
    {"touching from outside", {LYING(-9, -6, 2)}, HIT},
    {"nothing of it", {LYING(-9, -6, 1.999f)}, MISS},
    {"in front of the last plane", {CAPSULE(POINT(0, 0, -3), POINT(0, 0, -9), 0.999f)}, MISS},
    {"around all of it", {LYING(-1, 1, 99)}, HIT},
    {"outside, beyond an edge, but in front of no plane",
     {CAPSULE(POINT(5, 3, 0), POINT(5, -3, 0), 0.1f)},
     HIT},
    {"in front of one, if it is shorter", {CAPSULE(POINT(5, 0.5f, 0), POINT(5, -0.5f, 0), 0.1f)}, MISS},
    {"a point", {CAPSULE(POINT(1, 1, 1), POINT(1, 1, 1), 0)}, INSIDE},
    {"a negative radius", {LYING(-1, 1, -1)}, MISS},
    {"NaN in an end: the other is behind, but it is not inside", {LYING(NAN, 0, 1)}, HIT},
    {"NaN in both", {LYING(NAN, NAN, 1)}, MISS},
    {"NaN in the radius", {LYING(-1, 1, NAN)}, MISS},
};
static table in_wedge_table = TABLE_WITH(classify_capsule_frustum, in_wedge, PLANES(wedge));

static const row in_unbounded[] = {
    {"all of it", {LYING(-9, -4, 2)}, INSIDE},
    {"some of it", {LYING(0, 9, 2)}, HIT},
    {"nothing of it", {LYING(4, 9, 2.999f)}, MISS},
};
static table in_unbounded_table = TABLE_WITH(classify_capsule_frustum, in_unbounded, PLANES(unbounded));

static const row in_nothing[] = {{"whatever the others say", {UPRIGHT(-4, 1)}, MISS}};
static table in_nothing_table = TABLE_WITH(classify_capsule_frustum, in_nothing, PLANES(nothing));

static const row behind_most[] = {
    {"behind all", {UPRIGHT(0, 1)}, INSIDE},
    {"behind all but the last", {UPRIGHT(2, 1)}, HIT},
    {"in front of the last", {UPRIGHT(3, 0.999f)}, MISS},
};
static table behind_most_table = TABLE_WITH(classify_capsule_frustum, behind_most, PLANES(most));

static const row nan_in_plane[] = {{"of all planes one with NaN", {UPRIGHT(0, 1)}, MISS},
                                   {"of every capsule", {UPRIGHT(0, 99)}, MISS}};
static table nan_in_normal_table = TABLE_WITH(classify_capsule_frustum, nan_in_plane, PLANES(with_nan));
static table nan_in_offset_table =
    TABLE_WITH(classify_capsule_frustum, nan_in_plane, PLANES(with_nan_offset));

/* Without an array of radii, whatever the row has there: segments. */
enum { RADIUS = 6 };
static const row segments[] = {{"in it", {UPRIGHT(0, 9)}, INSIDE}, {"in front", {UPRIGHT(-5, 9)}, MISS}};
static table segments_table =
    TABLE_WITH(classify_capsule_frustum, segments, PLANES(wedge), .absent = {1 << RADIUS, 0});

static void test_each_plane(void **state)
{
    (void)state;
    check_each_plane(LH_QUERY_classify_capsule_frustum, LH_QUERY_classify_capsule_plane);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("all of it, some or nothing", check_table, in_wedge_table),
        CHECK("an unbounded frustum, a plane without a normal", check_table, in_unbounded_table),
        CHECK("a plane with nothing behind it", check_table, in_nothing_table),
        CHECK("the most planes", check_table, behind_most_table),
        CHECK("radius NULL is 0 for all", check_table, segments_table),
        CHECK("NaN in a normal", check_table, nan_in_normal_table),
        CHECK("NaN in d", check_table, nan_in_offset_table),
        cmocka_unit_test(test_each_plane),
    };
    return cmocka_run_group_tests_name("classify_capsule_frustum", tests, NULL, NULL);
}
