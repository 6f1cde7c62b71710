/* lh_contains_sphere_point: does the closed ball contain the point? Never a wrong hit. */
#include "table.h"

static const row contained[] = {
    {"a point well within", {BALL(1, 2, 3, 4), POINT(2, 1, 3)}, HIT},
    {"the centre", {BALL(1, 2, 3, 4), POINT(1, 2, 3)}, HIT},
    {"within the sphere by more than the padding", {BALL(0, 0, 0, 7), POINT(2, 3, 5.99999f)}, HIT},
    {"one ulp out of the sphere", {BALL(0, 0, 0, 1), POINT(1 + 0x1p-23f, 0, 0)}, MISS},
    {"out of it in space", {BALL(0, 0, 0, 7), POINT(2, 3, 6 + 0x1p-21f)}, MISS},
    {"2^40 across", {BALL(0x1p40f, 0, 0, 0x1p40f), POINT(0x1p20f, 0, 0)}, HIT},
    {"2^-40 across", {BALL(0x1p-40f, 0, 0, 0x1p-40f), POINT(0x1.8p-40f, 0, 0)}, HIT},
    {"as large as squares allow", {BALL(0, 0, 0, 0x1p63f), POINT(0x1.ffffp62f, 0, 0)}, HIT},
    {"beyond, a ball counts as smaller", {BALL(0, 0, 0, 0x1p120f), POINT(0x1p100f, 0, 0)}, MISS},
    {"but contains what that does", {BALL(0, 0, 0, 0x1p120f), POINT(0x1p62f, 0, 0)}, HIT},
    {"differences may overflow", {BALL(0x1.8p127f, 0, 0, 0x1p127f), POINT(-0x1.8p127f, 0, 0)}, MISS},
};
static table contained_table = TABLE(contains_sphere_point, contained);

static const row degenerate[] = {
    {"radius 0: the centre", {BALL(3, 4, 5, 0), POINT(3, 4, 5)}, HIT},
    {"and nothing else", {BALL(3, 4, 5, 0), POINT(3, 4, 5 + 0x1p-21f)}, MISS},
    {"however near, in range", {BALL(0x1p-40f, 0, 0, 0), POINT(0x1.000002p-40f, 0, 0)}, MISS},
    {"nor below, down to squares that underflow", {BALL(0, 0, 0, 0), POINT(0, 0, 0x1.8p-75f)}, MISS},
    {"radius -0 is 0", {BALL(3, 4, 5, -0.0f), POINT(3, 4, 5)}, HIT},
    {"the least radius there is", {BALL(0, 0, 0, 0x1p-149f), POINT(0, 0, 0)}, HIT},
    {"the least there is in range", {BALL(0, 0, 0, 0x1p-40f), POINT(0x1.ffffep-41f, 0, 0)}, HIT},
    {"and what is beyond it", {BALL(0, 0, 0, 0x1p-40f), POINT(0x1.000002p-40f, 0, 0)}, MISS},
    {"a negative radius is the empty sphere", {BALL(0, 0, 0, -9), POINT(0, 0, 0)}, MISS},
    {"however little it is negative", {BALL(0, 0, 0, -0x1p-149f), POINT(0, 0, 0)}, MISS},
    {"or much", {BALL(0, 0, 0, -0x1p127f), POINT(0, 0, 0)}, MISS},
};
static table degenerate_table = TABLE(contains_sphere_point, degenerate);

static const row nan_misses[] = {
    {"NaN in the centre", {BALL(0, NAN, 0, 9), POINT(0, 0, 0)}, MISS},
    {"NaN in the radius", {BALL(0, 0, 0, NAN), POINT(0, 0, 0)}, MISS},
    {"NaN in the point", {BALL(0, 0, 0, 9), POINT(NAN, 0, 0)}, MISS},
};
static table nan_misses_table = TABLE(contains_sphere_point, nan_misses);

/* Without an array of radii, whatever the row has there. */
enum { RADIUS = 3 };
static const row points[] = {
    {"the same point", {BALL(1, 2, 3, 9), POINT(1, 2, 3)}, HIT},
    {"another", {BALL(1, 2, 3, 9), POINT(1, 2, 3.5f)}, MISS},
};
static table points_table = TABLE_WITH(contains_sphere_point, points, .absent = {1 << RADIUS, 0});

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("what is contained, and what is not", check_table, contained_table),
        CHECK("radius 0, -0, tiny and below", check_table, degenerate_table),
        CHECK("radius NULL is 0 for all", check_table, points_table),
        CHECK("a NaN is a miss", check_table, nan_misses_table),
    };
    return cmocka_run_group_tests_name("contains_sphere_point", tests, NULL, NULL);
}
