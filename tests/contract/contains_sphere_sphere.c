/* lh_contains_sphere_sphere: does a closed ball contain another? Never a wrong hit. */
#include "table.h"

static const row contained[] = {
    {"the same ball", {BALL(1, 2, 3, 4), BALL(1, 2, 3, 4)}, HIT},
    {"a smaller one with its centre", {BALL(1, 2, 3, 4), BALL(1, 2, 3, 4 - 0x1p-21f)}, HIT},
    {"not a larger one", {BALL(1, 2, 3, 4), BALL(1, 2, 3, 4 + 0x1p-21f)}, MISS},
    {"well within", {BALL(0, 0, 0, 9), BALL(1, 1, 1, 1)}, HIT},
    {"within by more than the padding", {BALL(0, 0, 0, 9), BALL(2, 3, 6, 1.99999f)}, HIT},
    {"beyond by one ulp", {BALL(0, 0, 0, 9), BALL(2, 3, 6, 2 + 0x1p-22f)}, MISS},
    {"beyond by less than the sum of the radii can tell",
     {BALL(0, 0, 0, 1), BALL(0.5f, 0, 0, 0.5f + 0x1p-24f)},
     MISS},
    {"not one that meets it", {BALL(0, 0, 0, 2), BALL(2, 0, 0, 1)}, MISS},
    {"not the ball around it", {BALL(0, 0, 0, 1), BALL(0, 0, 0, 9)}, MISS},
    {"not one elsewhere", {BALL(0, 0, 0, 1), BALL(9, 9, 9, 1)}, MISS},
    {"2^40 across", {BALL(0, 0, 0, 0x1p40f), BALL(0x1p39f, 0, 0, 0x1.fp38f)}, HIT},
    {"2^-40 across", {BALL(0, 0, 0, 0x4p-40f), BALL(0x2p-40f, 0, 0, 0x1p-40f)}, HIT},
};
static table contained_table = TABLE(contains_sphere_sphere, contained);

static const row degenerate[] = {
    {"a point within", {BALL(0, 0, 0, 2), BALL(1, 1, 1, 0)}, HIT},
    {"a point contains itself", {BALL(3, 4, 5, 0), BALL(3, 4, 5, 0)}, HIT},
    {"with either sign of 0", {BALL(3, 4, 5, -0.0f), BALL(3, 4, 5, 0)}, HIT},
    {"and the other way round", {BALL(3, 4, 5, 0), BALL(3, 4, 5, -0.0f)}, HIT},
    {"a point contains no other", {BALL(0, 0, 0, 0), BALL(0x1p-40f, 0, 0, 0)}, MISS},
    {"equal radii and another centre", {BALL(0x1p-40f, 0, 0, 1), BALL(0x1.000002p-40f, 0, 0, 1)}, MISS},
    {"an empty ball is not contained", {BALL(0, 0, 0, 9), BALL(0, 0, 0, -1)}, MISS},
    {"however little its radius is negative", {BALL(0, 0, 0, 9), BALL(0, 0, 0, -0x1p-149f)}, MISS},
    {"an empty ball contains nothing", {BALL(0, 0, 0, -0x1p-149f), BALL(0, 0, 0, 0)}, MISS},
    {"nor a smaller radius", {BALL(0, 0, 0, -1), BALL(0, 0, 0, -2)}, MISS},
};
static table degenerate_table = TABLE(contains_sphere_sphere, degenerate);

static const row nan_misses[] = {
    {"NaN in the outer centre", {BALL(NAN, 0, 0, 9), BALL(0, 0, 0, 1)}, MISS},
    {"NaN in the inner centre", {BALL(0, 0, 0, 9), BALL(0, NAN, 0, 1)}, MISS},
    {"NaN in the outer radius", {BALL(0, 0, 0, NAN), BALL(0, 0, 0, 1)}, MISS},
    {"NaN in the inner radius", {BALL(0, 0, 0, 9), BALL(0, 0, 0, NAN)}, MISS},
};
static table nan_misses_table = TABLE(contains_sphere_sphere, nan_misses);

/* The inner balls have no array of radii, whatever the row has there. */
enum { RADIUS = 3 };
static const row points[] = {
    {"a point in the ball", {BALL(0, 0, 0, 2), BALL(1, 1, 1, 9)}, HIT},
    {"a point out of it", {BALL(0, 0, 0, 2), BALL(2 + 0x1p-22f, 0, 0, 9)}, MISS},
};
static table points_table = TABLE_WITH(contains_sphere_sphere, points, .absent = {0, 1 << RADIUS});

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("what is contained, and what is not", check_table, contained_table),
        CHECK("radius 0, -0 and below", check_table, degenerate_table),
        CHECK("radius NULL is 0 for all", check_table, points_table),
        CHECK("a NaN is a miss", check_table, nan_misses_table),
    };
    return cmocka_run_group_tests_name("contains_sphere_sphere", tests, NULL, NULL);
}
