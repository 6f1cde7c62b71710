/* lh_overlap_sphere_capsule: do the closed ball and the closed capsule meet? */
#include "table.h"

/* From -2 to 2 along x, of radius 1. */
#define LYING CAPSULE(POINT(-2, 0, 0), POINT(2, 0, 0), 1)

static const row closed_sets[] = {
    {"at the side", {BALL(1, 3, 0, 2), LYING}, HIT},
    {"just off the side", {BALL(1, 3.00001f, 0, 2), LYING}, MISS},
    {"at the edge of an end", {BALL(2, 0, 3, 2), LYING}, HIT},
    {"at an end", {BALL(5, 0, 0, 2), LYING}, HIT},
    {"at the other end", {BALL(-5, 0, 0, 2), LYING}, HIT},
    {"just off the end", {BALL(5.00001f, 0, 0, 2), LYING}, MISS},
    {"beside the end, which is round", {BALL(5, 4, 0, 4), LYING}, HIT},
    {"just beside it", {BALL(5, 4.00001f, 0, 4), LYING}, MISS},
    {"within", {BALL(0, 0.5f, 0, 0.125f), LYING}, HIT},
    {"around it", {BALL(0, 1, 0, 100), LYING}, HIT},
    {"far away", {BALL(9, 9, 9, 1), LYING}, MISS},
    {"aslant", {BALL(3, 3, 1, 0), CAPSULE(POINT(0, 0, 0), POINT(4, 4, 0), 1)}, HIT},
};
static table closed_sets_table = TABLE(overlap_sphere_capsule, closed_sets);

static const row degenerate[] = {
    {"a segment that is a point is a ball",
     {BALL(3, 4, 0, 2), CAPSULE(POINT(0, 0, 0), POINT(0, 0, 0), 3)},
     HIT},
    {"off it", {BALL(3, 4.00001f, 0, 2), CAPSULE(POINT(0, 0, 0), POINT(0, 0, 0), 3)}, MISS},
    {"the smallest segment", {BALL(0, 0, 2, 1), CAPSULE(POINT(0, 0, 0), POINT(0, 0, 0x1p-149f), 1)}, HIT},
    {"radii of 0: a point of the segment",
     {BALL(1, 1, 0, 0), CAPSULE(POINT(0, 0, 0), POINT(4, 4, 0), 0)},
     HIT},
    {"an end of it", {BALL(4, 4, 0, 0), CAPSULE(POINT(0, 0, 0), POINT(4, 4, 0), -0.0f)}, HIT},
    {"a point off it", {BALL(1, 1.00001f, 0, 0), CAPSULE(POINT(0, 0, 0), POINT(4, 4, 0), 0)}, MISS},
    {"a negative radius is the empty ball", {BALL(0, 0, 0, -1), LYING}, MISS},
    {"or the empty capsule", {BALL(0, 0, 0, 2), CAPSULE(POINT(-2, 0, 0), POINT(2, 0, 0), -1)}, MISS},
    {"however little", {BALL(0, 0, 0, 2), CAPSULE(POINT(-2, 0, 0), POINT(2, 0, 0), -0x1p-149f)}, MISS},
};
static table degenerate_table = TABLE(overlap_sphere_capsule, degenerate);

static const row without_radii[] = {
    {"a point of the segment", {BALL(1, 1, 0, 9), CAPSULE(POINT(0, 0, 0), POINT(4, 4, 0), 9)}, HIT},
    {"a point off it", {BALL(1, 1.00001f, 0, 9), CAPSULE(POINT(0, 0, 0), POINT(4, 4, 0), 9)}, MISS},
};
static table without_radii_table =
    TABLE_WITH(overlap_sphere_capsule, without_radii, .absent = {1 << 3, 1 << 6});

static const row nans[] = {
    {"NaN in the centre", {BALL(0, NAN, 0, 1), LYING}, MISS},
    {"NaN in the radius", {BALL(0, 0, 0, NAN), LYING}, MISS},
    {"NaN in a", {BALL(0, 0, 0, 1), CAPSULE(POINT(-2, NAN, 0), POINT(2, 0, 0), 1)}, MISS},
    {"NaN in b", {BALL(-2, 0, 0, 1), CAPSULE(POINT(-2, 0, 0), POINT(2, NAN, 0), 1)}, MISS},
    {"NaN in the other radius", {BALL(0, 0, 0, 1), CAPSULE(POINT(-2, 0, 0), POINT(2, 0, 0), NAN)}, MISS},
};
static table nans_table = TABLE(overlap_sphere_capsule, nans);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("touching counts", check_table, closed_sets_table),
        CHECK("points, segments and empty shapes", check_table, degenerate_table),
        CHECK("radius NULL: 0", check_table, without_radii_table),
        CHECK("the verdict of a NaN", check_table, nans_table),
    };
    return cmocka_run_group_tests_name("overlap_sphere_capsule", tests, NULL, NULL);
}
