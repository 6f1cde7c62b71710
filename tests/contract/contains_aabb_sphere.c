/* lh_contains_aabb_sphere: does the closed box contain the closed ball? Exact for all finite values. */
#include "table.h"

static const row closed_sets[] = {
    {"a ball well within", {UNIT_BOX, BALL(0.25f, 0, 0, 0.5f)}, HIT},
    {"touching every face", {UNIT_BOX, BALL(0, 0, 0, 1)}, HIT},
    {"touching one", {UNIT_BOX, BALL(0.5f, 0, 0, 0.5f)}, HIT},
    {"one ulp beyond it", {UNIT_BOX, BALL(0.5f, 0, 0, 0.5f + 0x1p-24f)}, MISS},
    {"not the ball around it", {UNIT_BOX, BALL(0, 0, 0, 2)}, MISS},
    {"not one that meets it", {UNIT_BOX, BALL(1, 0, 0, 0.5f)}, MISS},
    {"not one elsewhere", {UNIT_BOX, BALL(9, 9, 9, 1)}, MISS},
};
static table closed_sets_table = TABLE(contains_aabb_sphere, closed_sets);

/* What is beyond a face by so little that a difference does not show it. */
static const row hidden[] = {
    {"by less than the centre's distance can tell", {UNIT_BOX, BALL(0x1p-30f, 0, 0, 1)}, MISS},
    {"by as little on the other side", {UNIT_BOX, BALL(-0x1p-30f, 0, 0, 1)}, MISS},
    {"within by as little", {BOX(-1, -1, -1, 1, 1, 1), BALL(0x1p-30f, 0, 0, 1 - 0x1p-24f)}, HIT},
    {"a radius that adds nothing to the centre",
     {BOX(0, 0, 0, 1, 1, 1), BALL(1, 0.5f, 0.5f, 0x1p-30f)},
     MISS},
    {"and none", {BOX(0, 0, 0, 1, 1, 1), BALL(1, 0.5f, 0.5f, 0)}, HIT},
    {"a face that is as far as the radius, nearly",
     {BOX(-0x1p40f, -0x1p60f, -0x1p60f, 0x1p60f, 0x1p60f, 0x1p60f), BALL(-1, 0, 0, 0x1p40f)},
     MISS},
    {"and just as far",
     {BOX(-0x1p40f, -0x1p60f, -0x1p60f, 0x1p60f, 0x1p60f, 0x1p60f), BALL(0, 0, 0, 0x1p40f)},
     HIT},
    {"the least excess that floats have",
     {BOX(0, 0, 0, 1, 1, 1), BALL(0.5f, 0.5f, 0x1p-149f, 0x1p-148f)},
     MISS},
    {"distances that overflow", {BOX(-0x1.8p127f, -1, -1, 0x1.8p127f, 1, 1), BALL(0x1p127f, 0, 0, 1)}, HIT},
    {"radii that overflow the face", {BOX(-1, -1, -1, 1, 1, 1), BALL(0, 0, 0, 0x1.8p127f)}, MISS},
};
static table hidden_table = TABLE(contains_aabb_sphere, hidden);

static const row degenerate[] = {
    {"a point on a corner", {UNIT_BOX, BALL(1, 1, 1, 0)}, HIT},
    {"of radius -0", {UNIT_BOX, BALL(1, 1, 1, -0.0f)}, HIT},
    {"a flat box contains points", {BOX(1, -1, -1, 1, 1, 1), BALL(1, 0, 0, 0)}, HIT},
    {"and no ball", {BOX(1, -1, -1, 1, 1, 1), BALL(1, 0, 0, 0x1p-149f)}, MISS},
    {"an empty ball is not contained", {UNIT_BOX, BALL(0, 0, 0, -1)}, MISS},
    {"however little its radius is negative", {UNIT_BOX, BALL(0, 0, 0, -0x1p-149f)}, MISS},
    {"an empty box contains nothing", {EMPTY_BOX, BALL(0, 0, 0, 0)}, MISS},
    {"nor does a box with min one ulp above max",
     {BOX(0x1.000002p0f, -1, -1, 1, 1, 1), BALL(1, 0, 0, 0)},
     MISS},
    {"nor does one with min > max on an axis", {BOX(1, -1, -1, -1, 1, 1), BALL(0, 0, 0, 0)}, MISS},
};
static table degenerate_table = TABLE(contains_aabb_sphere, degenerate);

static const row nan_misses[] = {
    {"NaN in min", {BOX(-1, NAN, -1, 1, 1, 1), BALL(0, 0, 0, 0.5f)}, MISS},
    {"NaN in max", {BOX(-1, -1, -1, 1, 1, NAN), BALL(0, 0, 0, 0.5f)}, MISS},
    {"NaN in the centre", {UNIT_BOX, BALL(NAN, 0, 0, 0.5f)}, MISS},
    {"NaN in the radius", {UNIT_BOX, BALL(0, 0, 0, NAN)}, MISS},
};
static table nan_misses_table = TABLE(contains_aabb_sphere, nan_misses);

/* Without an array of radii, whatever the row has there. */
enum { RADIUS = 3 };
static const row points[] = {
    {"a point on a face", {UNIT_BOX, BALL(1, 0, 0, 9)}, HIT},
    {"a point beyond it", {UNIT_BOX, BALL(1 + 0x1p-23f, 0, 0, 9)}, MISS},
};
static table points_table = TABLE_WITH(contains_aabb_sphere, points, .absent = {0, 1 << RADIUS});

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("boundaries are included, and nothing beyond them", check_table, closed_sets_table),
        CHECK("however little is beyond them", check_table, hidden_table),
        CHECK("points, flat and empty boxes, empty balls", check_table, degenerate_table),
        CHECK("radius NULL is 0 for all", check_table, points_table),
        CHECK("a NaN is a miss", check_table, nan_misses_table),
    };
    return cmocka_run_group_tests_name("contains_aabb_sphere", tests, NULL, NULL);
}
