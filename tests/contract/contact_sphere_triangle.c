/* lh_contact_sphere_triangle: how far is a ball from a triangle? */
#include "contact_rows.h"

static const row apart_or_not[] = {
    {"above it",
     {BALL(0, 0, 3, 1), TRIANGLE(POINT(-2, -2, 0), POINT(2, -2, 0), POINT(0, 2, 0)), 2},
     CONTACT(2, POINT(0, 0, -1), POINT(0, 0, 1))},
    {"just beyond the margin",
     {BALL(0, 0, 3.0001f, 1), TRIANGLE(POINT(-2, -2, 0), POINT(2, -2, 0), POINT(0, 2, 0)), 2},
     MISS},
    {"below it",
     {BALL(0, 0, -3, 1), TRIANGLE(POINT(-2, -2, 0), POINT(2, -2, 0), POINT(0, 2, 0)), 2},
     CONTACT(2, POINT(0, 0, 1), POINT(0, 0, -1))},
    {"beside an edge",
     {BALL(0, -5, 0, 1), TRIANGLE(POINT(-2, -2, 0), POINT(2, -2, 0), POINT(0, 2, 0)), 2},
     CONTACT(2, POINT(0, 1, 0), POINT(0, -3, 0))},
    {"beyond a vertex",
     {BALL(0, 5, 0, 1), TRIANGLE(POINT(-2, -2, 0), POINT(2, -2, 0), POINT(0, 2, 0)), 2},
     CONTACT(2, POINT(0, -1, 0), POINT(0, 3, 0))},
    {"touching",
     {BALL(0, 0, 1, 1), TRIANGLE(POINT(-2, -2, 0), POINT(2, -2, 0), POINT(0, 2, 0)), 0},
     CONTACT(0, POINT(0, 0, -1), POINT(0, 0, 0))},
    {"in each other",
     {BALL(0, 0, 0.5f, 1), TRIANGLE(POINT(-2, -2, 0), POINT(2, -2, 0), POINT(0, 2, 0)), 0},
     CONTACT(-0.5f, POINT(0, 0, -1), POINT(0, 0, -0.25f))},
    {"as deep as is asked",
     {BALL(0, 0, 0.5f, 1), TRIANGLE(POINT(-2, -2, 0), POINT(2, -2, 0), POINT(0, 2, 0)), -0.5f},
     CONTACT(-0.5f, POINT(0, 0, -1), POINT(0, 0, -0.25f))},
    {"not so deep",
     {BALL(0, 0, 0.5001f, 1), TRIANGLE(POINT(-2, -2, 0), POINT(2, -2, 0), POINT(0, 2, 0)), -0.5f},
     MISS},
    {"a segment",
     {BALL(0, 3, 0, 1), TRIANGLE(POINT(-2, 0, 0), POINT(2, 0, 0), POINT(0, 0, 0)), 2},
     CONTACT(2, POINT(0, -1, 0), POINT(0, 1, 0))},
    {"a point",
     {BALL(0, 3, 0, 1), TRIANGLE(POINT(0, 0, 0), POINT(0, 0, 0), POINT(0, 0, 0)), 2},
     CONTACT(2, POINT(0, -1, 0), POINT(0, 1, 0))},
    {"a negative radius",
     {BALL(0, 0, 0, -1), TRIANGLE(POINT(-2, -2, 0), POINT(2, -2, 0), POINT(0, 2, 0)), 9},
     MISS},
    {"NaN in the centre",
     {BALL(0, NAN, 0, 9), TRIANGLE(POINT(-2, -2, 0), POINT(2, -2, 0), POINT(0, 2, 0)), 9},
     MISS},
    {"NaN in the radius",
     {BALL(0, 0, 0, NAN), TRIANGLE(POINT(-2, -2, 0), POINT(2, -2, 0), POINT(0, 2, 0)), 9},
     MISS},
    {"NaN in a vertex",
     {BALL(0, 0, 0, 9), TRIANGLE(POINT(-2, -2, NAN), POINT(2, -2, 0), POINT(0, 2, 0)), 9},
     MISS},
    {"NaN in the margin",
     {BALL(0, 0, 0, 9), TRIANGLE(POINT(-2, -2, 0), POINT(2, -2, 0), POINT(0, 2, 0)), NAN},
     MISS},
};
static table apart_or_not_table = TABLE(contact_sphere_triangle, apart_or_not);

static const row no_margin[] = {
    {"touching",
     {BALL(0, 0, 1, 1), TRIANGLE(POINT(-2, -2, 0), POINT(2, -2, 0), POINT(0, 2, 0)), 9},
     CONTACT(0, POINT(0, 0, -1), POINT(0, 0, 0))},
    {"just apart",
     {BALL(0, 0, 1.0001f, 1), TRIANGLE(POINT(-2, -2, 0), POINT(2, -2, 0), POINT(0, 2, 0)), 9},
     MISS},
};
static table no_margin_table = TABLE_WITH(contact_sphere_triangle, no_margin, WITHOUT_MARGIN);

static const row on_it[] = {
    {"the centre on it, taken to be in front",
     {BALL(0, 0, 0, 1), TRIANGLE(POINT(-2, -2, 0), POINT(2, -2, 0), POINT(0, 2, 0)), 0},
     CONTACT(-1, POINT(0, 0, -1), POINT(0, 0, -0.5f))},
    {"no area: +x",
     {BALL(0, 0, 0, 1), TRIANGLE(POINT(-2, 0, 0), POINT(2, 0, 0), POINT(0, 0, 0)), 0},
     CONTACT(-1, POINT(1, 0, 0), POINT(0.5f, 0, 0))},
};
static table on_it_table = TABLE_WITH(contact_sphere_triangle, on_it, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("distance, normal and point within a margin", check_table, apart_or_not_table),
        CHECK("no margin is a margin of 0", check_table, no_margin_table),
        CHECK("the centre on the triangle", check_table, on_it_table),
    };
    return cmocka_run_group_tests_name("contact_sphere_triangle", tests, NULL, NULL);
}
