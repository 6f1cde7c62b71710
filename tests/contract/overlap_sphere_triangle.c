/* lh_overlap_sphere_triangle: does the closed ball meet the closed triangle? */
#include "table.h"

#include <string.h>

#define FLAT TRIANGLE(POINT(0, 0, 0), POINT(8, 0, 0), POINT(0, 8, 0))

/* One row for each feature that may be the closest, touching and just apart. */
static const row closed_sets[] = {
    {"centre in the triangle", {BALL(2, 2, 0, 1), FLAT}, HIT},
    {"through the inside, all vertices without", {BALL(2, 2, 1, 1.5f), FLAT}, HIT},
    {"the triangle within the ball", {BALL(2, 2, 1, 99), FLAT}, HIT},
    {"touching the inside from above", {BALL(2, 2, 5, 5), FLAT}, HIT},
    {"just above the inside", {BALL(2, 2, 5, 4.9999f), FLAT}, MISS},
    {"touching the inside from below", {BALL(2, 2, -5, 5), FLAT}, HIT},
    {"touching an edge", {BALL(3, -4, 3, 5), FLAT}, HIT},
    {"just off an edge", {BALL(3, -4, 3, 4.9999f), FLAT}, MISS},
    {"touching the second edge", {BALL(6, 6, 1, 3), FLAT}, HIT},
    {"just off the second edge", {BALL(6, 6, 1, 2.9999f), FLAT}, MISS},
    {"touching the third edge", {BALL(-3, 3, -4, 5), FLAT}, HIT},
    {"just off the third edge", {BALL(-3, 3, -4, 4.9999f), FLAT}, MISS},
    {"touching the first vertex", {BALL(-2, -3, 6, 7), FLAT}, HIT},
    {"just off the first vertex", {BALL(-2, -3, 6, 6.9999f), FLAT}, MISS},
    {"touching the second vertex", {BALL(14, -3, 2, 7), FLAT}, HIT},
    {"just off the second vertex", {BALL(14, -3, 2, 6.9999f), FLAT}, MISS},
    {"touching the third vertex", {BALL(-3, 14, 2, 7), FLAT}, HIT},
    {"just off the third vertex", {BALL(-3, 14, 2, 6.9999f), FLAT}, MISS},
    {"touching an edge beyond an obtuse corner",
     {BALL(-9, 3, 0, 3), TRIANGLE(POINT(0, 0, 0), POINT(9, 0, 0), POINT(-12, 9, 0))},
     HIT},
    {"above the triangle's plane, out of sight", {BALL(0x1p40f, 0x1p40f, 1, 1), FLAT}, MISS},
    {"touching, 2^40 across",
     {BALL(0, 0, 0x1p39f, 0x1p39f),
      TRIANGLE(POINT(-0x1p40f, -0x1p40f, 0), POINT(0x1p40f, -0x1p40f, 0), POINT(0, 0x1p40f, 0))},
     HIT},
    {"apart, 2^40 across",
     {BALL(0, 0, 0x1p39f, 0x1.fff8p38f),
      TRIANGLE(POINT(-0x1p40f, -0x1p40f, 0), POINT(0x1p40f, -0x1p40f, 0), POINT(0, 0x1p40f, 0))},
     MISS},
    {"touching, 2^-40 across",
     {BALL(0x1p-40f, 0x1p-40f, 0x2p-40f, 0x2p-40f),
      TRIANGLE(POINT(0, 0, 0), POINT(0x4p-40f, 0, 0), POINT(0, 0x4p-40f, 0))},
     HIT},
    {"apart, 2^-40 across",
     {BALL(0x1p-40f, 0x1p-40f, 0x2p-40f, 0x1.fff8p-40f),
      TRIANGLE(POINT(0, 0, 0), POINT(0x4p-40f, 0, 0), POINT(0, 0x4p-40f, 0))},
     MISS},
};
static table closed_sets_table = TABLE(overlap_sphere_triangle, closed_sets);

#define STRETCH TRIANGLE(POINT(0, 0, 0), POINT(1, 2, 2), POINT(2, 4, 4))
#define DOT     TRIANGLE(POINT(2, 3, 6), POINT(2, 3, 6), POINT(2, 3, 6))

static const row degenerate[] = {
    {"a segment, beside its middle", {BALL(1, 5, -1, 4.2427f), STRETCH}, HIT},
    {"a segment, just off its middle", {BALL(1, 5, -1, 4.2425f), STRETCH}, MISS},
    {"a segment, at its end", {BALL(2, 4, 9, 5), STRETCH}, HIT},
    {"a segment, just off its end", {BALL(2, 4, 9, 4.9999f), STRETCH}, MISS},
    {"a segment whose first vertex is its middle",
     {BALL(8, 3, 0, 3), TRIANGLE(POINT(5, 0, 0), POINT(0, 0, 0), POINT(9, 0, 0))},
     HIT},
    {"a segment whose second vertex is its middle",
     {BALL(8, 3, 0, 3), TRIANGLE(POINT(0, 0, 0), POINT(5, 0, 0), POINT(9, 0, 0))},
     HIT},
    {"a segment whose third vertex is its middle",
     {BALL(8, 3, 0, 3), TRIANGLE(POINT(0, 0, 0), POINT(9, 0, 0), POINT(5, 0, 0))},
     HIT},
    {"the first two vertices are one",
     {BALL(8, 3, 0, 3), TRIANGLE(POINT(0, 0, 0), POINT(0, 0, 0), POINT(9, 0, 0))},
     HIT},
    {"the last two vertices are one",
     {BALL(8, 3, 0, 3), TRIANGLE(POINT(0, 0, 0), POINT(9, 0, 0), POINT(9, 0, 0))},
     HIT},
    {"the first and last are one",
     {BALL(8, 3, 0, 3), TRIANGLE(POINT(0, 0, 0), POINT(9, 0, 0), POINT(0, 0, 0))},
     HIT},
    {"just off it", {BALL(8, 3, 0, 2.9999f), TRIANGLE(POINT(0, 0, 0), POINT(9, 0, 0), POINT(0, 0, 0))}, MISS},
    {"a point on the sphere", {BALL(0, 0, 0, 7), DOT}, HIT},
    {"a point off the sphere", {BALL(0, 0, 0, 6.9999f), DOT}, MISS},
    {"a ball of radius 0 on a point", {BALL(2, 3, 6, 0), DOT}, HIT},
    {"a ball of radius 0 one ulp off a point", {BALL(2, 3, 6 + 0x1p-21f, 0), DOT}, MISS},
    {"a ball of radius 0 in the triangle", {BALL(2, 2, 0, 0), FLAT}, HIT},
    {"radius -0 is 0", {BALL(2, 2, 0, -0.0f), FLAT}, HIT},
    {"a negative radius is the empty sphere", {BALL(2, 2, 0, -1), FLAT}, MISS},
    {"however little it is negative", {BALL(2, 2, 0, -0x1p-149f), FLAT}, MISS},
    {"points within the absolute padding",
     {BALL(0x1p-63f, 0, 0, 0), TRIANGLE(POINT(0, 0, 0), POINT(0, 0, 0), POINT(0, 0, 0))},
     HIT},
};
static table degenerate_table = TABLE(overlap_sphere_triangle, degenerate);

static const row points[] = {
    {"a point in the triangle", {BALL(2, 2, 0, 9), FLAT}, HIT},
    {"a point beside it", {BALL(5, 5, 0, 9), FLAT}, MISS},
    {"a point above it", {BALL(2, 2, 0.001f, 9), FLAT}, MISS},
};
enum { RADIUS = 3 };
static table points_table = TABLE_WITH(overlap_sphere_triangle, points, .absent = {1 << RADIUS});

/* The ball would hit, whatever the NaN is taken for. */
static void any_nan_misses(void **state)
{
    (void)state;
    enum { COMPONENTS = 13 };
    static const row whole = {"a NaN", {BALL(2, 2, 0, 99), FLAT}, MISS};
    row rows[COMPONENTS];
    for (int c = 0; c < COMPONENTS; c++) {
        memcpy(&rows[c], &whole, sizeof whole);
        rows[c].components[c] = NAN;
    }
    table nans = TABLE(overlap_sphere_triangle, rows);
    void *of_nans = &nans;
    check_table(&of_nans);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("touching counts, wherever it is", check_table, closed_sets_table),
        CHECK("segments, points, radius 0 and below", check_table, degenerate_table),
        CHECK("radius NULL is 0 for all", check_table, points_table),
        cmocka_unit_test(any_nan_misses),
    };
    return cmocka_run_group_tests_name("overlap_sphere_triangle", tests, NULL, NULL);
}
