/* lh_contact_obb_obb: how far are two oriented boxes apart, or how deep in each other? */
#include "contact_rows.h"

#define NOT_TURNED        0, 0, 0, 1
#define A_QUARTER_ABOUT_Z 0, 0, 1, 1
#define CUBE(x, y, z)     OBB(POINT(x, y, z), POINT(1, 1, 1), NOT_TURNED)

static const row apart_or_not[] = {
    {"face to face: in the middle of what both have of it",
     {CUBE(0, 0, 0), CUBE(5, 0.5f, -1), 3},
     CONTACT(3, POINT(1, 0, 0), POINT(2.5f, 0.25f, -0.5f))},
    {"just beyond the margin", {CUBE(0, 0, 0), CUBE(5.0002f, 0.5f, -1), 3}, MISS},
    {"touching at a face",
     {CUBE(0, 0, 0), OBB(POINT(2, 0, 0), POINT(1, 4, 4), NOT_TURNED), 0},
     CONTACT(0, POINT(1, 0, 0), POINT(1, 0, 0))},
    {"in each other",
     {CUBE(0, 0, 0), CUBE(1.5f, 0.25f, 0), 0},
     CONTACT(-0.5f, POINT(1, 0, 0), POINT(0.75f, 0.125f, 0))},
    {"one within the other: out by the nearest face",
     {OBB(POINT(4, 4, 4), POINT(4, 4, 4), NOT_TURNED),
      OBB(POINT(4.5f, 4, 5.5f), POINT(1.5f, 1, 1.5f), NOT_TURNED), 0},
     CONTACT(-4, POINT(0, 0, 1), POINT(4.5f, 4, 6))},
    {"as deep as is asked",
     {CUBE(0, 0, 0), CUBE(1.5f, 0, 0), -0.5f},
     CONTACT(-0.5f, POINT(1, 0, 0), POINT(0.75f, 0, 0))},
    {"not so deep", {CUBE(0, 0, 0), CUBE(1.5002f, 0, 0), -0.5f}, MISS},
    {"a negative half extent",
     {CUBE(0, 0, 0), OBB(POINT(0, 0, 0), POINT(1, -1, 1), NOT_TURNED), INFINITY},
     MISS},
    {"in either place", {OBB(POINT(0, 0, 0), POINT(-1, 1, 1), NOT_TURNED), CUBE(0, 0, 0), INFINITY}, MISS},
    {"NaN in the centre", {CUBE(NAN, 0, 0), CUBE(0, 0, 0), 9}, MISS},
    {"NaN in a half extent", {CUBE(0, 0, 0), OBB(POINT(0, 0, 0), POINT(1, NAN, 1), NOT_TURNED), 9}, MISS},
    {"NaN in the margin", {CUBE(0, 0, 0), CUBE(0, 0, 0), NAN}, MISS},
    {"a margin of -inf", {CUBE(0, 0, 0), CUBE(0, 0, 0), -INFINITY}, MISS},
};
static table apart_or_not_table = TABLE(contact_obb_obb, apart_or_not);

static const row turned[] = {
    {"a quarter about z: its y along -x",
     {OBB(POINT(0, 0, 0), POINT(1, 2, 3), A_QUARTER_ABOUT_Z), CUBE(6, 0, 0), 3},
     CONTACT(3, POINT(1, 0, 0), POINT(3.5f, 0, 0))},
    {"a rod, the other way",
     {OBB(POINT(0, 0, 0), POINT(1, 4, 0), A_QUARTER_ABOUT_Z), OBB(POINT(5, 0, 0), POINT(0, 9, 9), NOT_TURNED),
      1},
     CONTACT(1, POINT(1, 0, 0), POINT(4.5f, 0, 0))},
    {"a q of 0", {CUBE(0, 0, 0), OBB(POINT(0, 0, 0), POINT(1, 1, 1), 0, 0, 0, 0), 9}, MISS},
    {"NaN in the rotation", {OBB(POINT(0, 0, 0), POINT(1, 1, 1), 0, NAN, 0, 1), CUBE(0, 0, 0), 9}, MISS},
};
static table turned_table = TABLE_WITH(contact_obb_obb, turned, .asymmetric = 1);

/* What is told is no more than the distance. */
static const row lower_bound[] = {
    {"corner to corner: 1 along each axis, but the root of 3 apart",
     {CUBE(0, 0, 0), CUBE(3, 3, 3), 1},
     CONTACT(1, POINT(1, 0, 0), POINT(1.5f, 1, 1))},
    {"edge to edge: by the longer one of both gaps",
     {CUBE(0, 0, 0), CUBE(3, 5, 0), 3},
     CONTACT(3, POINT(0, 1, 0), POINT(1, 2.5f, 0))},
};
static table lower_bound_table = TABLE_WITH(contact_obb_obb, lower_bound, .asymmetric = 1);

static const row no_margin[] = {
    {"touching", {CUBE(0, 0, 0), CUBE(2, 0, 0), 9}, CONTACT(0, POINT(1, 0, 0), POINT(1, 0, 0))},
    {"just apart", {CUBE(0, 0, 0), CUBE(2.0001f, 0, 0), 9}, MISS},
};
static table no_margin_table = TABLE_WITH(contact_obb_obb, no_margin, .asymmetric = 1, WITHOUT_MARGIN);

/* Which of several axes counts depends on their order, and on that of the boxes. */
static const row equally_deep[] = {
    {"by two axes: the first",
     {CUBE(0, 0, 0), CUBE(1, 1, 0), 0},
     CONTACT(-1, POINT(1, 0, 0), POINT(0.5f, 0.5f, 0))},
    {"by the last two: y",
     {CUBE(0, 0, 0), CUBE(0, 1, -1), 0},
     CONTACT(-1, POINT(0, 1, 0), POINT(0, 0.5f, -0.5f))},
    {"with one centre: from the one whose half extents are smaller",
     {CUBE(0, 0, 0), OBB(POINT(0, 0, 0), POINT(2, 1, 1), NOT_TURNED), 0},
     CONTACT(-2, POINT(0, 1, 0), POINT(0, 0, 0))},
    {"with a and b exchanged",
     {OBB(POINT(0, 0, 0), POINT(2, 1, 1), NOT_TURNED), CUBE(0, 0, 0), 0},
     CONTACT(-2, POINT(0, -1, 0), POINT(0, 0, 0))},
    {"equal: +x", {CUBE(1, 2, 3), CUBE(1, 2, 3), 0}, CONTACT(-2, POINT(1, 0, 0), POINT(1, 2, 3))},
    {"equal points",
     {OBB(POINT(1, 2, 3), POINT(0, 0, 0), NOT_TURNED), OBB(POINT(1, 2, 3), POINT(0, 0, 0), NOT_TURNED), 0},
     CONTACT(0, POINT(1, 0, 0), POINT(1, 2, 3))},
};
static table equally_deep_table = TABLE_WITH(contact_obb_obb, equally_deep, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("distance, normal and point within a margin", check_table, apart_or_not_table),
        CHECK("of boxes that are turned", check_table, turned_table),
        CHECK("a lower bound of the distance", check_table, lower_bound_table),
        CHECK("no margin is a margin of 0", check_table, no_margin_table),
        CHECK("of axes as good the first counts", check_table, equally_deep_table),
    };
    return cmocka_run_group_tests_name("contact_obb_obb", tests, NULL, NULL);
}
