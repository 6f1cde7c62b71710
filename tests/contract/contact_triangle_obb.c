/* lh_contact_triangle_obb: how far is a triangle from an oriented box? */
#include "contact_rows.h"

#define NOT_TURNED        0, 0, 0, 1
#define A_QUARTER_ABOUT_Z 0, 0, 1, 1
#define A_THIRD           1, 1, 1, 1 /* x becomes y, y becomes z */
#define CUBE              OBB(POINT(0, 0, 0), POINT(1, 1, 1), NOT_TURNED)
#define PLATE             OBB(POINT(0, 0, 0), POINT(1, 1, 0), NOT_TURNED)
#define AT(x, y, z)       TRIANGLE(POINT(x, y, z), POINT(x, y, z), POINT(x, y, z))
#define BESIDE(x)         TRIANGLE(POINT(x, -0.5f, 0), POINT(x, 0.5f, 0), POINT(x, 0, 1))
#define LEVEL(z)          TRIANGLE(POINT(-4, -4, z), POINT(4, -4, z), POINT(0, 8, z))
#define HUGE_TRIANGLE     TRIANGLE(POINT(-9, -9, 0), POINT(9, -9, 0), POINT(0, 9, 0))

/* Of numbers that are not rounded: the longest way to a vertex, |x| + |y| + |z|, is a power of two. */
static const row apart_or_not[] = {
    {"beside a face", {BESIDE(3), CUBE, 2}, CONTACT(2, POINT(-1, 0, 0), POINT(2, 0, 0.375f))},
    {"just beyond the margin", {BESIDE(3.0001f), CUBE, 2}, MISS},
    {"a quarter about z: its y along -x",
     {BESIDE(3), OBB(POINT(0, 0, 0), POINT(1, 2, 1), A_QUARTER_ABOUT_Z), 1},
     CONTACT(1, POINT(-1, 0, 0), POINT(2.5f, 0, 0.375f))},
    {"a third: its z along x",
     {BESIDE(3), OBB(POINT(0, 0, 0), POINT(1, 1, 2), A_THIRD), 1},
     CONTACT(1, POINT(-1, 0, 0), POINT(2.5f, 0, 0.375f))},
    {"a face over the triangle's inside: the middle of that",
     {LEVEL(8), OBB(POINT(0, 0, 0), POINT(1, 1, 7), NOT_TURNED), 1},
     CONTACT(1, POINT(0, 0, -1), POINT(0, 0, 7.5f))},
    {"a segment",
     {TRIANGLE(POINT(3, 0, 1), POINT(3, 0, 0), POINT(3, 0, 0)), CUBE, 2},
     CONTACT(2, POINT(-1, 0, 0), POINT(2, 0, 0.5f))},
    {"a point inside", {AT(0.5f, 0, 0), CUBE, 0}, CONTACT(-0.5f, POINT(-1, 0, 0), POINT(0.75f, 0, 0))},
    {"off a corner: the best axis has less than the distance",
     {AT(4, 2, 2), CUBE, 3},
     CONTACT(3, POINT(-1, 0, 0), POINT(2.5f, 1, 1))},
    {"as deep as is asked",
     {AT(0.5f, 0, 0), CUBE, -0.5f},
     CONTACT(-0.5f, POINT(-1, 0, 0), POINT(0.75f, 0, 0))},
    {"not so deep", {AT(0.5001f, 0, 0), CUBE, -0.5f}, MISS},
    {"a box that is a point, 4 away: no axis has less than 4 / 1.74 of that",
     {AT(3, 4, 5), OBB(POINT(3, 4, 1), POINT(0, 0, 0), 1, 2, 3, 4), 2.25f},
     MISS},
    {"a negative half extent",
     {HUGE_TRIANGLE, OBB(POINT(0, 0, 0), POINT(1, -1, 1), NOT_TURNED), INFINITY},
     MISS},
    {"a q of 0", {HUGE_TRIANGLE, OBB(POINT(0, 0, 0), POINT(9, 9, 9), 0, 0, 0, 0), 9}, MISS},
    {"NaN in a vertex", {TRIANGLE(POINT(NAN, 0, 0), POINT(1, 0, 0), POINT(0, 1, 0)), CUBE, 9}, MISS},
    {"in the second", {TRIANGLE(POINT(0, 0, 0), POINT(1, NAN, 0), POINT(0, 1, 0)), CUBE, 9}, MISS},
    {"in the third", {TRIANGLE(POINT(0, 0, 0), POINT(1, 0, 0), POINT(0, 1, NAN)), CUBE, 9}, MISS},
    {"NaN in the centre", {HUGE_TRIANGLE, OBB(POINT(0, NAN, 0), POINT(9, 9, 9), NOT_TURNED), 9}, MISS},
    {"in a half extent", {HUGE_TRIANGLE, OBB(POINT(0, 0, 0), POINT(9, 9, NAN), NOT_TURNED), 9}, MISS},
    {"in the rotation", {HUGE_TRIANGLE, OBB(POINT(0, 0, 0), POINT(9, 9, 9), 0, NAN, 0, 1), 9}, MISS},
    {"NaN in the margin", {HUGE_TRIANGLE, CUBE, NAN}, MISS},
};
static table apart_or_not_table = TABLE(contact_triangle_obb, apart_or_not);

static const row no_margin[] = {
    {"touching", {AT(1, 0, 0), CUBE, 9}, CONTACT(0, POINT(-1, 0, 0), POINT(1, 0, 0))},
    {"just apart", {AT(1.0001f, 0, 0), CUBE, 9}, MISS},
};
static table no_margin_table = TABLE_WITH(contact_triangle_obb, no_margin, WITHOUT_MARGIN);

/* Of axes the first; and of both ways along it the one against it. */
static const row as_deep[] = {
    {"in the centre of a cube: out by its x",
     {AT(0, 0, 0), CUBE, 0},
     CONTACT(-1, POINT(-1, 0, 0), POINT(0.5f, 0, 0))},
    {"so is one that is turned",
     {AT(0, 0, 0), OBB(POINT(0, 0, 0), POINT(1, 1, 1), A_QUARTER_ABOUT_Z), 0},
     CONTACT(-1, POINT(0, -1, 0), POINT(0, 0.5f, 0))},
    {"a face before the triangle's plane",
     {LEVEL(0), CUBE, 0},
     CONTACT(-1, POINT(0, 0, -1), POINT(0, 0, 0.5f))},
    {"an edge beside an edge: the middle of what both have",
     {TRIANGLE(POINT(2, 2, -4), POINT(2, 2, 4), POINT(4, 4, 0)), CUBE, 1},
     CONTACT(1, POINT(-1, 0, 0), POINT(1.5f, 1, 0))},
    {"both flat, in one plane", {LEVEL(0), PLATE, 0}, CONTACT(0, POINT(0, 0, -1), POINT(0, 0, 0))},
    {"whichever way round it is",
     {TRIANGLE(POINT(4, -4, 0), POINT(-4, -4, 0), POINT(0, 8, 0)), CUBE, 0},
     CONTACT(-1, POINT(0, 0, -1), POINT(0, 0, 0.5f))},
};
static table as_deep_table = TABLE_WITH(contact_triangle_obb, as_deep, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("distance, normal and point within a margin", check_table, apart_or_not_table),
        CHECK("no margin is a margin of 0", check_table, no_margin_table),
        CHECK("of ways as short the first counts", check_table, as_deep_table),
    };
    return cmocka_run_group_tests_name("contact_triangle_obb", tests, NULL, NULL);
}
