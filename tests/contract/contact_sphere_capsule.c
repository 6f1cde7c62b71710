/* lh_contact_sphere_capsule: how far are a ball and a capsule apart? */
#include "contact_rows.h"

static const row apart_or_not[] = {
    {"beside it",
     {BALL(4, 0, 1, 1), CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), 2},
     CONTACT(2, POINT(-1, 0, 0), POINT(2, 0, 1))},
    {"just beyond the margin",
     {BALL(4.0001f, 0, 1, 1), CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), 2},
     MISS},
    {"beyond its end",
     {BALL(0, 0, 5, 1), CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), 1},
     CONTACT(1, POINT(0, 0, -1), POINT(0, 0, 3.5f))},
    {"touching",
     {BALL(0, 2, 0, 1), CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), 0},
     CONTACT(0, POINT(0, -1, 0), POINT(0, 1, 0))},
    {"in each other",
     {BALL(1, 0, 0, 1), CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), 0},
     CONTACT(-1, POINT(-1, 0, 0), POINT(0.5f, 0, 0))},
    {"as deep as is asked",
     {BALL(1, 0, 0, 1), CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), -1},
     CONTACT(-1, POINT(-1, 0, 0), POINT(0.5f, 0, 0))},
    {"not so deep", {BALL(1.0001f, 0, 0, 1), CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), -1}, MISS},
    {"a capsule that is a ball",
     {BALL(3, 0, 0, 1), CAPSULE(POINT(0, 0, 0), POINT(0, 0, 0), 1), 1},
     CONTACT(1, POINT(-1, 0, 0), POINT(1.5f, 0, 0))},
    {"a point and a segment",
     {BALL(1, 0, 0, 0), CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 0), 1},
     CONTACT(1, POINT(-1, 0, 0), POINT(0.5f, 0, 0))},
    {"a negative radius", {BALL(0, 0, 0, -1), CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 9), 9}, MISS},
    {"of the capsule", {BALL(0, 0, 0, 9), CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), -1), 9}, MISS},
    {"NaN in the centre", {BALL(0, NAN, 0, 9), CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 9), 9}, MISS},
    {"NaN in a radius", {BALL(0, 0, 0, NAN), CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 9), 9}, MISS},
    {"of the capsule", {BALL(0, 0, 0, 9), CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), NAN), 9}, MISS},
    {"NaN in an end", {BALL(0, 0, 0, 9), CAPSULE(POINT(0, 0, NAN), POINT(0, 0, 2), 1), 9}, MISS},
    {"in the other", {BALL(0, 0, 0, 9), CAPSULE(POINT(0, 0, 2), POINT(NAN, 0, 2), 1), 9}, MISS},
    {"NaN in the margin", {BALL(0, 0, 0, 9), CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 9), NAN}, MISS},
};
static table apart_or_not_table = TABLE(contact_sphere_capsule, apart_or_not);

static const row no_margin[] = {
    {"touching",
     {BALL(2, 0, 0, 1), CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), 9},
     CONTACT(0, POINT(-1, 0, 0), POINT(1, 0, 0))},
    {"just apart", {BALL(2.0001f, 0, 0, 1), CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), 9}, MISS},
};
static table no_margin_table = TABLE_WITH(contact_sphere_capsule, no_margin, WITHOUT_MARGIN);

static const row on_the_axis[] = {
    {"along z: the axis crossed with x",
     {BALL(0, 0, 1, 1), CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), 0},
     CONTACT(-2, POINT(0, 1, 0), POINT(0, 0, 1))},
    {"along x: crossed with y",
     {BALL(0, 0, 0, 1), CAPSULE(POINT(-2, 0, 0), POINT(2, 0, 0), 2), 0},
     CONTACT(-3, POINT(0, 0, 1), POINT(0, 0, -0.5f))},
    {"of a point: +x",
     {BALL(1, 1, 1, 1), CAPSULE(POINT(1, 1, 1), POINT(1, 1, 1), 1), 0},
     CONTACT(-2, POINT(1, 0, 0), POINT(1, 1, 1))},
};
static table on_the_axis_table = TABLE_WITH(contact_sphere_capsule, on_the_axis, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("distance, normal and point within a margin", check_table, apart_or_not_table),
        CHECK("no margin is a margin of 0", check_table, no_margin_table),
        CHECK("a centre on the axis: the normal is across it", check_table, on_the_axis_table),
    };
    return cmocka_run_group_tests_name("contact_sphere_capsule", tests, NULL, NULL);
}
