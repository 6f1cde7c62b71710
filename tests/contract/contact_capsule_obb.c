/* lh_contact_capsule_obb: how far is a capsule from an oriented box? */
#include "contact_rows.h"

#define PLATE                   OBB(POINT(0, 0, 0), POINT(1, 2, 3), 0, 0, 0, 1)
#define A_QUARTER_ABOUT_Z(half) OBB(POINT(0, 0, 0), half, 0, 0, 1, 1)

static const row apart_or_not[] = {
    {"not turned",
     {CAPSULE(POINT(4, 1, 0), POINT(9, 1, 0), 1), PLATE, 2},
     CONTACT(2, POINT(-1, 0, 0), POINT(2, 1, 0))},
    {"just beyond the margin", {CAPSULE(POINT(4.0001f, 1, 0), POINT(9, 1, 0), 1), PLATE, 2}, MISS},
    {"turned by half",
     {CAPSULE(POINT(0, 4, 1), POINT(0, 9, 1), 1), OBB(POINT(0, 0, 0), POINT(1, 2, 3), 0, 0, 4, 0), 1},
     CONTACT(1, POINT(0, -1, 0), POINT(0, 2.5f, 1))},
    {"a quarter about z",
     {CAPSULE(POINT(4, 0.5f, 0), POINT(9, 0.5f, 0), 1), A_QUARTER_ABOUT_Z(POINT(1, 2, 3)), 1},
     CONTACT(1, POINT(-1, 0, 0), POINT(2.5f, 0.5f, 0))},
    {"an end inside: no less deep than that",
     {CAPSULE(POINT(0, 1.75f, 0), POINT(0, 9, 0), 1), PLATE, 0},
     CONTACT(-1.25f, POINT(0, -1, 0), POINT(0, 1.375f, 0))},
    {"inside, a quarter about z",
     {CAPSULE(POINT(1.75f, 0, 0), POINT(9, 0, 0), 1), A_QUARTER_ABOUT_Z(POINT(1, 2, 3)), 0},
     CONTACT(-1.25f, POINT(-1, 0, 0), POINT(1.375f, 0, 0))},
    {"both ends outside, past an edge",
     {CAPSULE(POINT(-3, 4.5f, 0.5f), POINT(4.5f, -3, 0.5f), 1),
      OBB(POINT(0, 0, 0), POINT(1, 1, 1), 0, 0, 0, 1), 0},
     CONTACT(-0x1.5a827ap0f, POINT(-0x1.6a09e8p-1f, -0x1.6a09e8p-1f, 0),
             POINT(0x1.0afb0dp-1f, 0x1.0afb0dp-1f, 0.5f))},
    {"as deep as is asked",
     {CAPSULE(POINT(0, 0, 2.5f), POINT(0, 0, 9), 0), PLATE, -0.5f},
     CONTACT(-0.5f, POINT(0, 0, -1), POINT(0, 0, 2.75f))},
    {"not so deep", {CAPSULE(POINT(0, 0, 2.5001f), POINT(0, 0, 9), 0), PLATE, -0.5f}, MISS},
    {"a ball",
     {CAPSULE(POINT(4, 1, 0), POINT(4, 1, 0), 1), PLATE, 2},
     CONTACT(2, POINT(-1, 0, 0), POINT(2, 1, 0))},
    {"a negative radius", {CAPSULE(POINT(0, 0, 0), POINT(1, 0, 0), -1), PLATE, 9}, MISS},
    {"a negative half extent",
     {CAPSULE(POINT(0, 0, 0), POINT(1, 0, 0), 9), OBB(POINT(0, 0, 0), POINT(1, -1, 1), 0, 0, 0, 1), 9},
     MISS},
    {"a q of 0",
     {CAPSULE(POINT(0, 0, 0), POINT(1, 0, 0), 9), OBB(POINT(0, 0, 0), POINT(1, 2, 3), 0, 0, 0, 0), 9},
     MISS},
    {"NaN in an end", {CAPSULE(POINT(0, NAN, 0), POINT(1, 0, 0), 9), PLATE, 9}, MISS},
    {"in the other", {CAPSULE(POINT(0, 0, 0), POINT(1, 0, NAN), 9), PLATE, 9}, MISS},
    {"NaN in the radius", {CAPSULE(POINT(0, 0, 0), POINT(1, 0, 0), NAN), PLATE, 9}, MISS},
    {"NaN in the box",
     {CAPSULE(POINT(0, 0, 0), POINT(1, 0, 0), 9), OBB(POINT(0, NAN, 0), POINT(1, 2, 3), 0, 0, 0, 1), 9},
     MISS},
    {"in its half extents",
     {CAPSULE(POINT(0, 0, 0), POINT(1, 0, 0), 9), OBB(POINT(0, 0, 0), POINT(1, 2, NAN), 0, 0, 0, 1), 9},
     MISS},
    {"in q",
     {CAPSULE(POINT(0, 0, 0), POINT(1, 0, 0), 9), OBB(POINT(0, 0, 0), POINT(1, 2, 3), 0, 0, NAN, 1), 9},
     MISS},
    {"NaN in the margin", {CAPSULE(POINT(0, 0, 0), POINT(1, 0, 0), 9), PLATE, NAN}, MISS},
};
static table apart_or_not_table = TABLE(contact_capsule_obb, apart_or_not);

static const row no_margin[] = {
    {"touching",
     {CAPSULE(POINT(2, 0, 0), POINT(9, 0, 0), 1), PLATE, 9},
     CONTACT(0, POINT(-1, 0, 0), POINT(1, 0, 0))},
    {"just apart", {CAPSULE(POINT(2.0001f, 0, 0), POINT(9, 0, 0), 1), PLATE, 9}, MISS},
};
static table no_margin_table = TABLE_WITH(contact_capsule_obb, no_margin, WITHOUT_MARGIN);

static const row equally_deep[] = {
    {"along the z of a cube: out by its x",
     {CAPSULE(POINT(0, 0, -3), POINT(0, 0, 3), 1), A_QUARTER_ABOUT_Z(POINT(1, 1, 1)), 0},
     CONTACT(-2, POINT(0, -1, 0), POINT(0, 0, -1))},
};
static table equally_deep_table = TABLE_WITH(contact_capsule_obb, equally_deep, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("distance, normal and point within a margin", check_table, apart_or_not_table),
        CHECK("no margin is a margin of 0", check_table, no_margin_table),
        CHECK("of ways as short the first counts", check_table, equally_deep_table),
    };
    return cmocka_run_group_tests_name("contact_capsule_obb", tests, NULL, NULL);
}
