/* lh_overlap_capsule_triangle: does the closed capsule meet the closed triangle? */
#include "table.h"

/* In the plane z = 0. */
#define FLAT TRIANGLE(POINT(0, 0, 0), POINT(4, 0, 0), POINT(0, 4, 0))

static const row closed_sets[] = {
    {"above the inside, along it", {CAPSULE(POINT(-9, 1, 2), POINT(9, 1, 2), 2), FLAT}, HIT},
    {"just above", {CAPSULE(POINT(-9, 1, 2.001f), POINT(9, 1, 2.001f), 2), FLAT}, MISS},
    {"an end above the inside", {CAPSULE(POINT(1, 1, 2), POINT(5, 5, 9), 2), FLAT}, HIT},
    {"just above it", {CAPSULE(POINT(1, 1, 2.001f), POINT(5, 5, 9), 2), FLAT}, MISS},
    {"through the inside", {CAPSULE(POINT(1, 1, 9), POINT(1, 1, -9), 0), FLAT}, HIT},
    {"through it aslant", {CAPSULE(POINT(-7, 0, 8), POINT(9, 2, -8), 0), FLAT}, HIT},
    {"through the plane, beside an edge", {CAPSULE(POINT(1, -1, 9), POINT(1, -1, -9), 1), FLAT}, HIT},
    {"just beside it", {CAPSULE(POINT(1, -1.001f, 9), POINT(1, -1.001f, -9), 1), FLAT}, MISS},
    {"beside a vertex", {CAPSULE(POINT(-3, -4, 9), POINT(-3, -4, -9), 5), FLAT}, HIT},
    {"just beside it, upright", {CAPSULE(POINT(-3, -4.001f, 9), POINT(-3, -4.001f, -9), 5), FLAT}, MISS},
    {"an end beside a vertex", {CAPSULE(POINT(6, -2, 1), POINT(9, -4, 3), 3), FLAT}, HIT},
    {"just off that", {CAPSULE(POINT(6, -2, 1), POINT(9, -4, 3), 2.999f), FLAT}, MISS},
    {"in the plane, within", {CAPSULE(POINT(1, 1, 0), POINT(1.5f, 1, 0), 0), FLAT}, HIT},
    {"in the plane, up to an edge", {CAPSULE(POINT(1, -3, 0), POINT(1, -1, 0), 1), FLAT}, HIT},
    {"the triangle within", {CAPSULE(POINT(-9, 0, 0), POINT(9, 0, 0), 8), FLAT}, HIT},
    {"far away", {CAPSULE(POINT(9, 9, 9), POINT(8, 9, 9), 1), FLAT}, MISS},
};
static table closed_sets_table = TABLE(overlap_capsule_triangle, closed_sets);

static const row degenerate[] = {
    {"a ball above the inside", {CAPSULE(POINT(1, 1, 2), POINT(1, 1, 2), 2), FLAT}, HIT},
    {"and just above", {CAPSULE(POINT(1, 1, 2), POINT(1, 1, 2), 1.999f), FLAT}, MISS},
    {"a triangle that is a segment",
     {CAPSULE(POINT(1, -3, 2), POINT(1, 3, 2), 2), TRIANGLE(POINT(0, 0, 0), POINT(2, 0, 0), POINT(4, 0, 0))},
     HIT},
    {"just off it",
     {CAPSULE(POINT(1, -3, 2.001f), POINT(1, 3, 2.001f), 2),
      TRIANGLE(POINT(0, 0, 0), POINT(2, 0, 0), POINT(4, 0, 0))},
     MISS},
    {"a triangle that is a point",
     {CAPSULE(POINT(-9, 3, 4), POINT(9, 3, 4), 5), TRIANGLE(POINT(1, 0, 0), POINT(1, 0, 0), POINT(1, 0, 0))},
     HIT},
    {"just off that point",
     {CAPSULE(POINT(-9, 3, 4), POINT(9, 3, 4), 4.999f),
      TRIANGLE(POINT(1, 0, 0), POINT(1, 0, 0), POINT(1, 0, 0))},
     MISS},
    {"a negative radius is the empty capsule", {CAPSULE(POINT(1, 1, 9), POINT(1, 1, -9), -1), FLAT}, MISS},
};
static table degenerate_table = TABLE(overlap_capsule_triangle, degenerate);

static const row without_radii[] = {
    {"through", {CAPSULE(POINT(1, 1, 9), POINT(1, 1, -9), 9), FLAT}, HIT},
    {"beside", {CAPSULE(POINT(1, -0.001f, 9), POINT(1, -0.001f, -9), 9), FLAT}, MISS},
};
static table without_radii_table = TABLE_WITH(overlap_capsule_triangle, without_radii, .absent = {1 << 6});

static const row nans[] = {
    {"NaN in a", {CAPSULE(POINT(1, NAN, 2), POINT(1, 1, 0), 9), FLAT}, MISS},
    {"NaN in b", {CAPSULE(POINT(1, 1, 0), POINT(1, 1, NAN), 9), FLAT}, MISS},
    {"NaN in the radius", {CAPSULE(POINT(1, 1, 0), POINT(1, 1, 2), NAN), FLAT}, MISS},
    {"NaN in the first vertex",
     {CAPSULE(POINT(4, 0, 0), POINT(4, 0, 2), 9), TRIANGLE(POINT(NAN, 0, 0), POINT(4, 0, 0), POINT(0, 4, 0))},
     MISS},
    {"NaN in the second",
     {CAPSULE(POINT(0, 0, 0), POINT(0, 4, 2), 9), TRIANGLE(POINT(0, 0, 0), POINT(4, NAN, 0), POINT(0, 4, 0))},
     MISS},
    {"NaN in the third",
     {CAPSULE(POINT(0, 0, 0), POINT(4, 0, 2), 9), TRIANGLE(POINT(0, 0, 0), POINT(4, 0, 0), POINT(0, 4, NAN))},
     MISS},
};
static table nans_table = TABLE(overlap_capsule_triangle, nans);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("closed sets", check_table, closed_sets_table),
        CHECK("balls, segments, points and empty capsules", check_table, degenerate_table),
        CHECK("without radii", check_table, without_radii_table),
        CHECK("NaN", check_table, nans_table),
    };
    return cmocka_run_group_tests_name("overlap_capsule_triangle", tests, NULL, NULL);
}
