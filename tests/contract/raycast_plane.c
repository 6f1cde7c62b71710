/* lh_raycast_plane: does the ray meet the plane, and when? */
#include "rays.h"

#define PLANE(normal, d) normal, d
#define FROM(time)                                                                                           \
    {                                                                                                        \
        .hit = 1, .floats = { time }                                                                         \
    }

/* Head on, from the origin: the padding that the documentation states, 10u, and no other error. */
#define EARLY(time) ((time) / (1 + 0xap-24f))

/* The plane of height 3. */
#define THREE PLANE(POINT(0, 0, 1), 3)

static const row closed_sets[] = {
    {"head on", {RAY(POINT(0, 0, 0), POINT(0, 0, 1)), THREE}, FROM(EARLY(3))},
    {"from the other side",
     {RAY(POINT(0, 0, 0), POINT(0, 0, -1)), PLANE(POINT(0, 0, 1), -3)},
     FROM(EARLY(3))},
    {"the normal turned about",
     {RAY(POINT(0, 0, 0), POINT(0, 0, 1)), PLANE(POINT(0, 0, -1), -3)},
     FROM(EARLY(3))},
    {"a normal of another length",
     {RAY(POINT(0, 0, 0), POINT(0, 0, 1)), PLANE(POINT(0, 0, 8), 24)},
     FROM(EARLY(3))},
    {"twice as fast: half the time", {RAY(POINT(0, 0, 0), POINT(0, 0, 2)), THREE}, FROM(EARLY(1.5f))},
    {"aslant", {RAY(POINT(0, 0, 0), POINT(5, -7, 1)), THREE}, FROM(EARLY(3))},
    {"away", {RAY(POINT(0, 0, 0), POINT(0, 0, -1)), THREE}, MISS},
    {"away, just off the plane", {RAY(POINT(0, 0, 3.000001f), POINT(0, 0, 1)), THREE}, MISS},
    {"from the plane", {RAY(POINT(1, 2, 3), POINT(0, 0, 1)), THREE}, FROM(0)},
    {"in the plane", {RAY(POINT(1, 2, 3), POINT(4, 5, 0)), THREE}, FROM(0)},
    {"in the plane, which is aslant",
     {RAY(POINT(1, 2, 0), POINT(1, -1, 0)), PLANE(POINT(1, 1, 0), 3)},
     FROM(0)},
    {"parallel, off the plane", {RAY(POINT(1, 2, 3.000001f), POINT(4, 5, 0)), THREE}, MISS},
    {"parallel, off a plane that is aslant",
     {RAY_WITHIN(POINT(1, 3, 0), POINT(1, -1, 0), 0, 0x1p18f), PLANE(POINT(1, 1, 0), 3)},
     MISS},
};
static table closed_sets_table = TABLE_OF_RAYS(raycast_plane, closed_sets);

static const row zeros[] = {
    {"no direction is a point query: on the plane", {RAY(POINT(1, 2, 3), POINT(0, 0, 0)), THREE}, FROM(0)},
    {"of either sign", {RAY(POINT(1, 2, 3), POINT(-0.0f, 0, -0.0f)), THREE}, FROM(0)},
    {"off the plane", {RAY(POINT(1, 2, 3.000001f), POINT(0, 0, 0)), THREE}, MISS},
    {"without a normal, all of space",
     {RAY(POINT(1, 2, 3), POINT(4, 5, 6)), PLANE(POINT(0, 0, 0), 0)},
     FROM(0)},
    {"or nothing", {RAY(POINT(1, 2, 3), POINT(4, 5, 6)), PLANE(POINT(0, 0, 0), 1)}, MISS},
    {"on either side", {RAY(POINT(1, 2, 3), POINT(4, 5, 6)), PLANE(POINT(0, 0, 0), -1)}, MISS},
};
static table zeros_table = TABLE_OF_RAYS(raycast_plane, zeros);

static const row limits[] = {
    {"begins in the plane", {RAY_WITHIN(POINT(0, 0, 0), POINT(0, 0, 1), 3, 9), THREE}, FROM(3)},
    {"ends in the plane", {RAY_WITHIN(POINT(0, 0, 0), POINT(0, 0, 1), 0, 3), THREE}, FROM(EARLY(3))},
    {"is there for an instant", {RAY_WITHIN(POINT(0, 0, 0), POINT(0, 0, 1), 3, 3), THREE}, FROM(3)},
    {"ends before", {RAY_WITHIN(POINT(0, 0, 0), POINT(0, 0, 1), 0, 2.99999f), THREE}, MISS},
    {"begins behind", {RAY_WITHIN(POINT(0, 0, 0), POINT(0, 0, 1), 3.00001f, 9), THREE}, MISS},
    {"begins later in the plane", {RAY_WITHIN(POINT(1, 2, 3), POINT(4, 5, 0), 2, 5), THREE}, FROM(2)},
    {"begins later, having left", {RAY_WITHIN(POINT(1, 2, 3), POINT(4, 5, 1), 2, 5), THREE}, MISS},
    {"a negative t_min is 0", {RAY_WITHIN(POINT(0, 0, 4), POINT(0, 0, 1), -5, 9), THREE}, MISS},
    {"a negative t_max", {RAY_WITHIN(POINT(0, 0, 3), POINT(0, 0, 1), 0, -1), THREE}, MISS},
    {"a t_max of -0", {RAY_WITHIN(POINT(0, 0, 3), POINT(0, 0, 1), 0, -0.0f), THREE}, FROM(0)},
    {"t_max before t_min", {RAY_WITHIN(POINT(0, 0, 0), POINT(0, 0, 1), 4, 2), THREE}, MISS},
    {"a NaN limit is none", {RAY_WITHIN(POINT(0, 0, 0), POINT(0, 0, 1), NAN, NAN), THREE}, FROM(EARLY(3))},
    {"later than 2^127", {RAY(POINT(0, 0, 0), POINT(0, 0, 0x1p-80f)), PLANE(POINT(0, 0, 1), 0x1p48f)}, MISS},
};
static table limits_table = TABLE_OF_RAYS(raycast_plane, limits);

static const row nans[] = {
    {"NaN in the origin", {RAY(POINT(NAN, 0, 3), POINT(0, 0, 1)), THREE}, MISS},
    {"NaN in the direction", {RAY(POINT(0, 0, 0), POINT(NAN, 0, 1)), THREE}, MISS},
    {"NaN in the direction, from the plane", {RAY(POINT(0, 0, 3), POINT(NAN, 0, 1)), THREE}, MISS},
    {"NaN in the normal", {RAY(POINT(0, 0, 3), POINT(0, 0, 1)), PLANE(POINT(NAN, 0, 1), 3)}, MISS},
    {"NaN in d", {RAY(POINT(0, 0, 3), POINT(0, 0, 1)), PLANE(POINT(0, 0, 1), NAN)}, MISS},
};
static table nans_table = TABLE_OF_RAYS(raycast_plane, nans);

/* Reciprocals that are NaN, as RAY has them, beside the directions. */
static table both_table = TABLE(raycast_plane, closed_sets);

static table without_limits_table = TABLE_WITHOUT_LIMITS(raycast_plane, zeros);

/* Of a batch of such rays hits alone are told by estimates. */
static void too_slow_for_any_limit(void **state)
{
    enum { RAYS = 64 };
    static const float plane[] = {0, 0, 0x1p-36f, 0x1p63f};
    static float rays[RAYS][6];
    (void)state;
    for (size_t i = 0; i < RAYS; i++)
        rays[i][5] = 0x1p-37f;
    const lh_rays all = lh_rays_aos(rays[0], sizeof rays[0], RAYS);
    const lh_planes one = lh_planes_aos(plane, sizeof plane, 1);
    for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++) {
        uint64_t hits = 1;
        if (!lh_isa_available(isa))
            continue;
        assert_int_equal(lh_isa_select(isa), LH_OK);
        assert_int_equal(lh_raycast_plane(&all, &one, &hits, NULL), LH_OK);
        assert_int_equal(hits, 0);
    }
    assert_int_equal(lh_isa_select(lh_isa_best()), LH_OK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("both sides, any normal", check_table, closed_sets_table),
        CHECK("of directions and their reciprocals the directions count", check_table, both_table),
        CHECK("zero directions and normals", check_table, zeros_table),
        CHECK("t_min and t_max NULL", check_table, without_limits_table),
        CHECK("limits", check_table, limits_table),
        CHECK("limits, inverse directions given", check_inverse, limits_table),
        CHECK("the verdict of a NaN", check_table, nans_table),
        cmocka_unit_test(too_slow_for_any_limit),
    };
    return cmocka_run_group_tests_name("raycast_plane", tests, NULL, NULL);
}
