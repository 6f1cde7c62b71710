/* lh_contact_sphere_obb: how far is a ball from an oriented box? */
#include "contact_rows.h"

static const row apart_or_not[] = {
    {"not turned",
     {BALL(4, 0, 0, 1), OBB(POINT(0, 0, 0), POINT(1, 2, 3), 0, 0, 0, 1), 2},
     CONTACT(2, POINT(-1, 0, 0), POINT(2, 0, 0))},
    {"just beyond the margin",
     {BALL(4.0001f, 0, 0, 1), OBB(POINT(0, 0, 0), POINT(1, 2, 3), 0, 0, 0, 1), 2},
     MISS},
    {"turned by half",
     {BALL(0, 4, 0, 1), OBB(POINT(0, 0, 0), POINT(1, 2, 3), 0, 0, 4, 0), 1},
     CONTACT(1, POINT(0, -1, 0), POINT(0, 2.5f, 0))},
    {"a quarter about z",
     {BALL(4, 0, 0, 1), OBB(POINT(0, 0, 0), POINT(1, 2, 3), 0, 0, 1, 1), 1},
     CONTACT(1, POINT(-1, 0, 0), POINT(2.5f, 0, 0))},
    {"the centre inside",
     {BALL(0, 1.75f, 0, 1), OBB(POINT(0, 0, 0), POINT(1, 2, 3), 0, 0, 0, 1), 0},
     CONTACT(-1.25f, POINT(0, -1, 0), POINT(0, 1.375f, 0))},
    {"inside, a quarter about z",
     {BALL(1.75f, 0, 0, 1), OBB(POINT(0, 0, 0), POINT(1, 2, 3), 0, 0, 1, 1), 0},
     CONTACT(-1.25f, POINT(-1, 0, 0), POINT(1.375f, 0, 0))},
    {"as deep as is asked",
     {BALL(0, 0, 2.5f, 0), OBB(POINT(0, 0, 0), POINT(1, 2, 3), 0, 0, 0, 1), -0.5f},
     CONTACT(-0.5f, POINT(0, 0, -1), POINT(0, 0, 2.75f))},
    {"not so deep", {BALL(0, 0, 2.5001f, 0), OBB(POINT(0, 0, 0), POINT(1, 2, 3), 0, 0, 0, 1), -0.5f}, MISS},
    {"a negative radius", {BALL(0, 0, 0, -1), OBB(POINT(0, 0, 0), POINT(1, 2, 3), 0, 0, 0, 1), 9}, MISS},
    {"a negative half extent", {BALL(0, 0, 0, 9), OBB(POINT(0, 0, 0), POINT(1, -1, 1), 0, 0, 0, 1), 9}, MISS},
    {"a q of 0", {BALL(0, 0, 0, 9), OBB(POINT(0, 0, 0), POINT(1, 2, 3), 0, 0, 0, 0), 9}, MISS},
    {"NaN in the centre", {BALL(0, NAN, 0, 9), OBB(POINT(0, 0, 0), POINT(1, 2, 3), 0, 0, 0, 1), 9}, MISS},
    {"NaN in the radius", {BALL(0, 0, 0, NAN), OBB(POINT(0, 0, 0), POINT(1, 2, 3), 0, 0, 0, 1), 9}, MISS},
    {"NaN in the box", {BALL(0, 0, 0, 9), OBB(POINT(0, NAN, 0), POINT(1, 2, 3), 0, 0, 0, 1), 9}, MISS},
    {"in its half extents", {BALL(0, 0, 0, 9), OBB(POINT(0, 0, 0), POINT(1, 2, NAN), 0, 0, 0, 1), 9}, MISS},
    {"in q", {BALL(0, 0, 0, 9), OBB(POINT(0, 0, 0), POINT(1, 2, 3), 0, 0, NAN, 1), 9}, MISS},
    {"NaN in the margin", {BALL(0, 0, 0, 9), OBB(POINT(0, 0, 0), POINT(1, 2, 3), 0, 0, 0, 1), NAN}, MISS},
};
static table apart_or_not_table = TABLE(contact_sphere_obb, apart_or_not);

static const row no_margin[] = {
    {"touching",
     {BALL(2, 0, 0, 1), OBB(POINT(0, 0, 0), POINT(1, 2, 3), 0, 0, 0, 1), 9},
     CONTACT(0, POINT(-1, 0, 0), POINT(1, 0, 0))},
    {"just apart", {BALL(2.0001f, 0, 0, 1), OBB(POINT(0, 0, 0), POINT(1, 2, 3), 0, 0, 0, 1), 9}, MISS},
};
static table no_margin_table = TABLE_WITH(contact_sphere_obb, no_margin, WITHOUT_MARGIN);

static const row equally_deep[] = {
    {"in the middle of a cube: out by its x",
     {BALL(0, 0, 0, 1), OBB(POINT(0, 0, 0), POINT(1, 1, 1), 0, 0, 1, 1), 0},
     CONTACT(-2, POINT(0, -1, 0), POINT(0, 0, 0))},
};
static table equally_deep_table = TABLE_WITH(contact_sphere_obb, equally_deep, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("distance, normal and point within a margin", check_table, apart_or_not_table),
        CHECK("no margin is a margin of 0", check_table, no_margin_table),
        CHECK("of faces equally near the first counts", check_table, equally_deep_table),
    };
    return cmocka_run_group_tests_name("contact_sphere_obb", tests, NULL, NULL);
}
