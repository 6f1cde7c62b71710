/* lh_classify_sphere_frustum: is the ball behind all planes, all of it or some? */
#include <string.h>

#include "frustum.h"

static const row in_wedge[] = {
    {"all of it", {BALL(0, 0, 0, 1)}, INSIDE},
    {"touching planes from within is not safely inside", {BALL(0, 0, 0, 2)}, HIT},
    {"half of it", {BALL(-4, 1, 0, 1)}, HIT},
    {"touching from outside", {BALL(-6, 1, 0, 2)}, HIT},
    {"nothing of it", {BALL(-6, 1, 0, 1.99999f)}, MISS},
    {"in front of the last plane", {BALL(0, 0, -3, 0.99999f)}, MISS},
    {"around all of it", {BALL(0, 0, 0, 99)}, HIT},
    {"outside, beyond an edge, but in front of no plane", {BALL(6, 0, 0, 1.5f)}, HIT},
    {"in front of one, if it is smaller", {BALL(6, 0, 0, 1.4f)}, MISS},
    {"a point", {BALL(1, 1, 1, 0)}, INSIDE},
    {"a point on an edge", {BALL(4, 0, 0, 0)}, HIT},
    {"a point in front", {BALL(4.00001f, 0, 0, 0)}, MISS},
    {"a negative radius", {BALL(0, 0, 0, -1)}, MISS},
    {"NaN in the centre", {BALL(0, NAN, 0, 1)}, MISS},
    {"NaN in the radius", {BALL(0, 0, 0, NAN)}, MISS},
};
static table in_wedge_table = TABLE_WITH(classify_sphere_frustum, in_wedge, PLANES(wedge));

static const row in_unbounded[] = {
    {"all of it", {BALL(-4, 0x1p40f, 3, 2)}, INSIDE},
    {"some of it", {BALL(0, 0, 0, 2)}, HIT},
    {"nothing of it", {BALL(4, 0, 0, 2.99999f)}, MISS},
};
static table in_unbounded_table = TABLE_WITH(classify_sphere_frustum, in_unbounded, PLANES(unbounded));

static const row in_nothing[] = {{"whatever the others say", {BALL(-2, 0, 0, 1)}, MISS}};
static table in_nothing_table = TABLE_WITH(classify_sphere_frustum, in_nothing, PLANES(nothing));

static const row in_contradiction[] = {
    {"on both sides", {BALL(0, 0, 0, 1)}, HIT},
    {"in front of one", {BALL(0, 0, 0, 0.99999f)}, MISS},
};
static table in_contradiction_table =
    TABLE_WITH(classify_sphere_frustum, in_contradiction, PLANES(contradiction));

static const row behind_most[] = {
    {"behind all", {BALL(0, 0, 0, 1)}, INSIDE},
    {"behind all but the last", {BALL(2, 0, 0, 1)}, HIT},
    {"in front of the last", {BALL(3, 0, 0, 0.99999f)}, MISS},
};
static table behind_most_table = TABLE_WITH(classify_sphere_frustum, behind_most, PLANES(most));

/* Within the padding of the radius, next to which the centre's height is rounded off. */
static const float far_behind[] = {PLANE(POINT(1, 0, 0), -0x1.73d184p+30f)};
static const row huge[] = {{"a radius counts as larger by 8u", {BALL(192, 0, 0, 0x1.73d17ap+30f)}, HIT},
                           {"and by no more", {BALL(192, 0, 0, 0x1.73d16ap+30f)}, MISS}};
static table huge_table = TABLE_WITH(classify_sphere_frustum, huge, PLANES(far_behind));

static const row nan_in_plane[] = {{"of all planes one with NaN", {BALL(0, 0, 0, 1)}, MISS},
                                   {"of every ball", {BALL(0, 0, 0, 99)}, MISS}};
static table nan_in_normal_table = TABLE_WITH(classify_sphere_frustum, nan_in_plane, PLANES(with_nan));
static table nan_in_offset_table = TABLE_WITH(classify_sphere_frustum, nan_in_plane, PLANES(with_nan_offset));

/* Without an array of radii, whatever the row has there. */
enum { RADIUS = 3 };
static const row points[] = {
    {"in it", {BALL(1, 1, 1, 9)}, INSIDE},
    {"on an edge", {BALL(4, 0, 0, 9)}, HIT},
    {"in front", {BALL(5, 0, 0, 9)}, MISS},
};
static table points_table =
    TABLE_WITH(classify_sphere_frustum, points, PLANES(wedge), .absent = {1 << RADIUS, 0});

static void test_each_plane(void **state)
{
    (void)state;
    check_each_plane(LH_QUERY_classify_sphere_frustum, LH_QUERY_classify_sphere_plane);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("all of it, some or nothing", check_table, in_wedge_table),
        CHECK("an unbounded frustum, a plane without a normal", check_table, in_unbounded_table),
        CHECK("a plane with nothing behind it", check_table, in_nothing_table),
        CHECK("planes with nothing in common", check_table, in_contradiction_table),
        CHECK("the most planes", check_table, behind_most_table),
        CHECK("a huge radius", check_table, huge_table),
        CHECK("radius NULL is 0 for all", check_table, points_table),
        CHECK("NaN in a normal", check_table, nan_in_normal_table),
        CHECK("NaN in d", check_table, nan_in_offset_table),
        cmocka_unit_test(test_each_plane),
    };
    return cmocka_run_group_tests_name("classify_sphere_frustum", tests, NULL, NULL);
}
