/* lh_classify_triangle_plane: is the triangle behind the plane, all of it or some? */
#include "table.h"

#define PLANE(normal, d) normal, d
#define STEPS            TRIANGLE(POINT(1, 2, 3), POINT(4, 5, 6), POINT(7, 8, 9))
#define OTHER_STEPS      TRIANGLE(POINT(7, 8, 9), POINT(1, 2, 3), POINT(4, 5, 6))

static const row sides[] = {
    {"all of it", {STEPS, PLANE(POINT(0, 0, 1), 9.001f)}, INSIDE},
    {"all but a vertex", {STEPS, PLANE(POINT(0, 0, 1), 8.999f)}, HIT},
    {"touching with a vertex from behind is not safely inside", {STEPS, PLANE(POINT(0, 0, 1), 9)}, HIT},
    {"a vertex of it", {STEPS, PLANE(POINT(0, 0, 1), 3.001f)}, HIT},
    {"touching with a vertex", {STEPS, PLANE(POINT(0, 0, 1), 3)}, HIT},
    {"nothing of it", {STEPS, PLANE(POINT(0, 0, 1), 2.999f)}, MISS},
    {"another vertex first", {OTHER_STEPS, PLANE(POINT(0, 0, 1), 3)}, HIT},
    {"and nothing of it", {OTHER_STEPS, PLANE(POINT(0, 0, 1), 2.999f)}, MISS},
    {"the normal turned about", {STEPS, PLANE(POINT(0, 0, -1), -9)}, HIT},
    {"off it", {STEPS, PLANE(POINT(0, 0, -1), -9.001f)}, MISS},
    {"beyond it", {STEPS, PLANE(POINT(0, 0, -1), -2.999f)}, INSIDE},
    {"a sloping plane, its normal of another length", {STEPS, PLANE(POINT(2, 4, 4), 22)}, HIT},
    {"off that", {STEPS, PLANE(POINT(2, 4, 4), 21.999f)}, MISS},
    {"2^40 across",
     {TRIANGLE(POINT(0x1p40f, 0, 0), POINT(0x1p40f, 1, 0), POINT(0x1p40f, 0, 1)),
      PLANE(POINT(0x1p40f, 0, 0), 0x1p80f)},
     HIT},
    {"however far the plane is", {STEPS, PLANE(POINT(0, 0, 1), 0x1.fffffep127f)}, INSIDE},
};
static table sides_table = TABLE(classify_triangle_plane, sides);

static const row degenerate[] = {
    {"in the plane",
     {TRIANGLE(POINT(1, 2, 3), POINT(4, 5, 3), POINT(0, 1, 3)), PLANE(POINT(0, 0, 1), 3)},
     HIT},
    {"a point on the plane",
     {TRIANGLE(POINT(1, 2, 3), POINT(1, 2, 3), POINT(1, 2, 3)), PLANE(POINT(1, 1, 1), 6)},
     HIT},
    {"the origin, decided exactly",
     {TRIANGLE(POINT(0, 0, 0), POINT(0, 0, 0), POINT(0, 0, 0)), PLANE(POINT(1, 1, 1), 0)},
     INSIDE},
    {"without a normal, all of space is behind", {STEPS, PLANE(POINT(0, 0, 0), 0)}, INSIDE},
    {"or nothing", {STEPS, PLANE(POINT(0, 0, 0), -0x1p-149f)}, MISS},
    {"what is inside is a hit, where heights overflow too",
     {TRIANGLE(POINT(0x1p100f, 0, 0), POINT(0x1p100f, 0, 0), POINT(0x1p100f, 0, 0)),
      PLANE(POINT(0x1p100f, 0, 0), INFINITY)},
     MISS},
};
static table degenerate_table = TABLE(classify_triangle_plane, degenerate);

static const row nans[] = {
    {"NaN in the normal", {STEPS, PLANE(POINT(NAN, 1, 1), 99)}, MISS},
    {"NaN in d", {STEPS, PLANE(POINT(1, 1, 1), NAN)}, MISS},
    {"NaN in a vertex: the others may be behind",
     {TRIANGLE(POINT(NAN, 2, 3), POINT(4, 5, 6), POINT(7, 8, 9)), PLANE(POINT(0, 0, 1), 99)},
     HIT},
    {"NaN in a vertex, the others in front",
     {TRIANGLE(POINT(1, NAN, 3), POINT(4, 5, 6), POINT(7, 8, 9)), PLANE(POINT(0, 0, 1), 5)},
     MISS},
};
static table nans_table = TABLE_WITH(classify_triangle_plane, nans, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("all of it, some or nothing", check_table, sides_table),
        CHECK("in the plane, points, no normal", check_table, degenerate_table),
        CHECK("NaN", check_table, nans_table),
    };
    return cmocka_run_group_tests_name("classify_triangle_plane", tests, NULL, NULL);
}
