/* lh_contact_capsule_triangle: how far is a capsule from a triangle? */
#include "contact_rows.h"

/* In the plane z = 0; seen from above its vertices are counterclockwise. */
#define FLAT TRIANGLE(POINT(0, 0, 0), POINT(8, 0, 0), POINT(0, 8, 0))
#define LINE TRIANGLE(POINT(0, 0, 0), POINT(8, 0, 0), POINT(4, 0, 0))
#define DOT  TRIANGLE(POINT(0, 0, 0), POINT(0, 0, 0), POINT(0, 0, 0))

static const row apart_or_not[] = {
    {"an end above it",
     {CAPSULE(POINT(1, 2, 3), POINT(1, 4, 9), 1), FLAT, 2},
     CONTACT(2, POINT(0, 0, -1), POINT(1, 2, 1))},
    {"just beyond the margin", {CAPSULE(POINT(1, 2, 3.001f), POINT(1, 4, 9), 1), FLAT, 2}, MISS},
    {"the other end below it",
     {CAPSULE(POINT(1, 4, -9), POINT(1, 2, -3), 1), FLAT, 2},
     CONTACT(2, POINT(0, 0, 1), POINT(1, 2, -1))},
    {"beside an edge",
     {CAPSULE(POINT(2, -4, 9), POINT(2, -4, -3), 1), FLAT, 3},
     CONTACT(3, POINT(0, 1, 0), POINT(2, -1.5f, 0))},
    {"beside a vertex",
     {CAPSULE(POINT(-3, -4, 9), POINT(-3, -4, -3), 1), FLAT, 4},
     CONTACT(4, POINT(0.6f, 0.8f, 0), POINT(-1.2f, -1.6f, 0))},
    {"touching",
     {CAPSULE(POINT(1, 2, 1), POINT(1, 4, 9), 1), FLAT, 0},
     CONTACT(0, POINT(0, 0, -1), POINT(1, 2, 0))},
    {"in each other, the segment above",
     {CAPSULE(POINT(1, 2, 0.5f), POINT(1, 4, 9), 1), FLAT, 0},
     CONTACT(-0.5f, POINT(0, 0, -1), POINT(1, 2, -0.25f))},
    {"an end through: back by that",
     {CAPSULE(POINT(2, 2, 9), POINT(2, 2, -1), 1), FLAT, 0},
     CONTACT(-2, POINT(0, 0, -1), POINT(2, 2, -1))},
    {"the other end through, from below",
     {CAPSULE(POINT(2, 2, 1), POINT(2, 2, -9), 1), FLAT, 0},
     CONTACT(-2, POINT(0, 0, 1), POINT(2, 2, 1))},
    {"far through: out past an edge",
     {CAPSULE(POINT(3, 1, 9), POINT(3, 1, -7), 1), FLAT, 0},
     CONTACT(-2, POINT(0, 1, 0), POINT(3, 1, 0))},
    {"past the other edge from a",
     {CAPSULE(POINT(1, 3, 9), POINT(1, 3, -7), 1), FLAT, 0},
     CONTACT(-2, POINT(1, 0, 0), POINT(1, 3, 0))},
    {"as deep as is asked",
     {CAPSULE(POINT(2, 2, 9), POINT(2, 2, -1), 0), FLAT, -1},
     CONTACT(-1, POINT(0, 0, -1), POINT(2, 2, -0.5f))},
    {"not so deep", {CAPSULE(POINT(2, 2, 9), POINT(2, 2, -0.999f), 0), FLAT, -1}, MISS},
    {"through the plane alone", {CAPSULE(POINT(2, -2, 9), POINT(2, -2, -9), 1), FLAT, -1}, MISS},
    {"a ball",
     {CAPSULE(POINT(1, 2, 3), POINT(1, 2, 3), 1), FLAT, 2},
     CONTACT(2, POINT(0, 0, -1), POINT(1, 2, 1))},
    {"a triangle that is a segment",
     {CAPSULE(POINT(1, 3, -4), POINT(1, 3, 4), 1), LINE, 2},
     CONTACT(2, POINT(0, -1, 0), POINT(1, 1, 0))},
    {"a triangle that is a point",
     {CAPSULE(POINT(-4, 3, 0), POINT(4, 3, 0), 1), DOT, 2},
     CONTACT(2, POINT(0, -1, 0), POINT(0, 1, 0))},
    {"a negative radius", {CAPSULE(POINT(2, 2, 9), POINT(2, 2, -1), -1), FLAT, 9}, MISS},
    {"NaN in an end", {CAPSULE(POINT(2, NAN, 9), POINT(2, 2, -1), 9), FLAT, 9}, MISS},
    {"in the other", {CAPSULE(POINT(2, 2, 9), POINT(2, 2, NAN), 9), FLAT, 9}, MISS},
    {"NaN in the radius", {CAPSULE(POINT(2, 2, 9), POINT(2, 2, -1), NAN), FLAT, 9}, MISS},
    {"NaN in the first vertex",
     {CAPSULE(POINT(8, 0, 0), POINT(8, 0, 2), 9), TRIANGLE(POINT(0, NAN, 0), POINT(8, 0, 0), POINT(0, 8, 0)),
      9},
     MISS},
    {"in the second",
     {CAPSULE(POINT(0, 0, 0), POINT(0, 8, 2), 9), TRIANGLE(POINT(0, 0, 0), POINT(NAN, 0, 0), POINT(0, 8, 0)),
      9},
     MISS},
    {"in the third",
     {CAPSULE(POINT(0, 0, 0), POINT(8, 0, 2), 9), TRIANGLE(POINT(0, 0, 0), POINT(8, 0, 0), POINT(0, 8, NAN)),
      9},
     MISS},
    {"NaN in the margin", {CAPSULE(POINT(2, 2, 9), POINT(2, 2, -1), 9), FLAT, NAN}, MISS},
};
static table apart_or_not_table = TABLE(contact_capsule_triangle, apart_or_not);

static const row no_margin[] = {
    {"touching",
     {CAPSULE(POINT(1, 2, 1), POINT(1, 4, 9), 1), FLAT, 9},
     CONTACT(0, POINT(0, 0, -1), POINT(1, 2, 0))},
    {"just apart", {CAPSULE(POINT(1, 2, 1.001f), POINT(1, 4, 9), 1), FLAT, 9}, MISS},
};
static table no_margin_table = TABLE_WITH(contact_capsule_triangle, no_margin, WITHOUT_MARGIN);

/* Where segment and triangle just touch, the order of the vertices says which side is the front. */
static const row touching[] = {
    {"an end on it, from the front",
     {CAPSULE(POINT(1, 2, 0), POINT(1, 4, 9), 1), FLAT, 0},
     CONTACT(-1, POINT(0, 0, -1), POINT(1, 2, -0.5f))},
    {"from behind",
     {CAPSULE(POINT(1, 2, 0), POINT(1, 4, -9), 1), FLAT, 0},
     CONTACT(-1, POINT(0, 0, 1), POINT(1, 2, 0.5f))},
    {"in its plane, taken to be in front",
     {CAPSULE(POINT(1, 2, 0), POINT(2, 1, 0), 1), FLAT, 0},
     CONTACT(-1, POINT(0, 0, -1), POINT(1, 2, -0.5f))},
    {"across it, in its plane",
     {CAPSULE(POINT(-2, 2, 0), POINT(14, 2, 0), 1), FLAT, 0},
     CONTACT(-1, POINT(0, 0, -1), POINT(6, 2, -0.5f))},
    {"a ball in it",
     {CAPSULE(POINT(1, 2, 0), POINT(1, 2, 0), 1), FLAT, 0},
     CONTACT(-1, POINT(0, 0, -1), POINT(1, 2, -0.5f))},
    {"of a triangle without area the x axis",
     {CAPSULE(POINT(4, -2, 0), POINT(4, 2, 0), 1), LINE, 0},
     CONTACT(-1, POINT(-1, 0, 0), POINT(3.5f, 0, 0))},
    {"the same from the other side",
     {CAPSULE(POINT(0, -2, 0), POINT(0, 2, 0), 1), LINE, 0},
     CONTACT(-1, POINT(1, 0, 0), POINT(0.5f, 0, 0))},
};
static table touching_table = TABLE_WITH(contact_capsule_triangle, touching, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("distance, normal and point within a margin", check_table, apart_or_not_table),
        CHECK("no margin is a margin of 0", check_table, no_margin_table),
        CHECK("the segment on the triangle", check_table, touching_table),
    };
    return cmocka_run_group_tests_name("contact_capsule_triangle", tests, NULL, NULL);
}
