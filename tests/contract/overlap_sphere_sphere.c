/* lh_overlap_sphere_sphere: do two closed balls meet? */
#include "table.h"

/* Touching rows are Pythagorean, so that the distance of the centres is exactly the sum: 3, 4 -> 5; 2, 3, 6 -> 7. */
static const row closed_sets[] = {
    {"the same ball", {BALL(1, 2, 3, 1), BALL(1, 2, 3, 1)}, HIT},
    {"one within the other", {BALL(0, 0, 0, 9), BALL(1, 1, 1, 1)}, HIT},
    {"overlapping", {BALL(0, 0, 0, 2), BALL(3, 0, 0, 2)}, HIT},
    {"touching along an axis", {BALL(0, 0, 0, 1), BALL(3, 0, 0, 2)}, HIT},
    {"touching in a plane", {BALL(0, 0, 0, 3), BALL(3, 4, 0, 2)}, HIT},
    {"touching in space", {BALL(0, 0, 0, 3), BALL(2, 3, 6, 4)}, HIT},
    {"just apart along an axis", {BALL(0, 0, 0, 1), BALL(3, 0, 0, 1.9999f)}, MISS},
    {"just apart in space", {BALL(0, 0, 0, 3), BALL(2, 3, 6, 3.9999f)}, MISS},
    {"touching, 2^40 across", {BALL(0x1p40f, 0, 0, 0x1p39f), BALL(0, 0, 0, 0x1p39f)}, HIT},
    {"apart, 2^40 across", {BALL(0x1p40f, 0, 0, 0x1.fffp38f), BALL(0, 0, 0, 0x1p39f)}, MISS},
    {"touching, 2^-40 across", {BALL(0x3p-40f, 0x4p-40f, 0, 0x2p-40f), BALL(0, 0, 0, 0x3p-40f)}, HIT},
    {"apart, 2^-40 across", {BALL(0x3p-40f, 0x4p-40f, 0, 0x1.fffp-40f), BALL(0, 0, 0, 0x3p-40f)}, MISS},
    {"out of sight", {BALL(0x1p40f, 0x1p40f, 0x1p40f, 1), BALL(0, 0, 0, 1)}, MISS},
};
static table closed_sets_table = TABLE(overlap_sphere_sphere, closed_sets);

static const row degenerate[] = {
    {"a point on a sphere", {BALL(2, 3, 6, 0), BALL(0, 0, 0, 7)}, HIT},
    {"a point off a sphere", {BALL(2, 3, 6, 0), BALL(0, 0, 0, 6.9999f)}, MISS},
    {"two points in one place", {BALL(3, 4, 5, 0), BALL(3, 4, 5, 0)}, HIT},
    {"two points one ulp apart", {BALL(3, 4, 1, 0), BALL(3, 4, 1 + 0x1p-23f, 0)}, MISS},
    {"radius -0 is 0", {BALL(2, 3, 6, -0.0f), BALL(0, 0, 0, 7)}, HIT},
    {"points within the absolute padding", {BALL(0x1p-63f, 0, 0, 0), BALL(0, 0, 0, 0)}, HIT},
    {"a negative radius is the empty sphere", {BALL(0, 0, 0, -1), BALL(0, 0, 0, 9)}, MISS},
    {"in either place", {BALL(0, 0, 0, 9), BALL(0, 0, 0, -1)}, MISS},
    {"however little it is negative", {BALL(0, 0, 0, -0x1p-149f), BALL(0, 0, 0, 9)}, MISS},
    {"two negative radii", {BALL(0, 0, 0, -1), BALL(0, 0, 0, -1)}, MISS},
};
static table degenerate_table = TABLE(overlap_sphere_sphere, degenerate);

static const row nans[] = {
    {"NaN in the first centre", {BALL(NAN, 0, 0, 9), BALL(0, 0, 0, 9)}, MISS},
    {"NaN in the second centre", {BALL(0, 0, 0, 9), BALL(0, NAN, 0, 9)}, MISS},
    {"NaN in the first radius", {BALL(0, 0, 0, NAN), BALL(0, 0, 0, 9)}, MISS},
    {"NaN in the second radius", {BALL(0, 0, 0, 9), BALL(0, 0, 0, NAN)}, MISS},
};
static table nans_table = TABLE(overlap_sphere_sphere, nans);

/* The second has no array of radii, whatever the row has there. */
enum { RADIUS = 3 };
static const row points[] = {
    {"a point in the ball", {BALL(0, 0, 0, 2), BALL(1, 1, 1, 9)}, HIT},
    {"a point on the sphere", {BALL(0, 0, 0, 2), BALL(2, 0, 0, 9)}, HIT},
    {"a point one ulp off", {BALL(0, 0, 0, 2), BALL(2 + 0x1p-20f, 0, 0, 9)}, MISS},
};
static table points_table = TABLE_WITH(overlap_sphere_sphere, points, .absent = {0, 1 << RADIUS});

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("touching counts", check_table, closed_sets_table),
        CHECK("radius 0, -0 and below", check_table, degenerate_table),
        CHECK("radius NULL is 0 for all", check_table, points_table),
        CHECK("the verdict of a NaN", check_table, nans_table),
    };
    return cmocka_run_group_tests_name("overlap_sphere_sphere", tests, NULL, NULL);
}
