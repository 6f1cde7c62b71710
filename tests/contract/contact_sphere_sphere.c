/* lh_contact_sphere_sphere: how far are two balls apart, in which direction, and where? */
#include "contact_rows.h"

static const row apart_or_not[] = {
    {"touching", {BALL(0, 0, 0, 1), BALL(2, 0, 0, 1), 0}, CONTACT(0, POINT(1, 0, 0), POINT(1, 0, 0))},
    {"just apart", {BALL(0, 0, 0, 1), BALL(2.0001f, 0, 0, 1), 0}, MISS},
    {"within the margin",
     {BALL(0, 0, 0, 1), BALL(0, 4, 0, 2), 1.5f},
     CONTACT(1, POINT(0, 1, 0), POINT(0, 1.5f, 0))},
    {"at the margin", {BALL(0, 0, 0, 1), BALL(0, 0, 3, 1), 1}, CONTACT(1, POINT(0, 0, 1), POINT(0, 0, 1.5f))},
    {"beyond it", {BALL(0, 0, 0, 1), BALL(0, 0, 3.0001f, 1), 1}, MISS},
    {"in each other",
     {BALL(3, 0, 0, 2), BALL(0, 0, 0, 2), 0},
     CONTACT(-1, POINT(-1, 0, 0), POINT(1.5f, 0, 0))},
    {"one within the other",
     {BALL(0, 0, 0, 4), BALL(1, 0, 0, 1), 0},
     CONTACT(-4, POINT(1, 0, 0), POINT(2, 0, 0))},
    {"as deep as is asked",
     {BALL(0, 0, 0, 2), BALL(0, 2, 0, 1), -1},
     CONTACT(-1, POINT(0, 1, 0), POINT(0, 1.5f, 0))},
    {"not so deep", {BALL(0, 0, 0, 2), BALL(0, 2.0001f, 0, 1), -1}, MISS},
    {"a margin of more than the radii", {BALL(0, 0, 0, 1), BALL(0, 0, 0, 1), -3}, MISS},
    {"two points",
     {BALL(2, 3, 6, 0), BALL(2, 3, 5.5f, 0), 1},
     CONTACT(0.5f, POINT(0, 0, -1), POINT(2, 3, 5.75f))},
    {"without an end to the margin",
     {BALL(0, 0, 0, 0), BALL(0x1p40f, 0, 0, 0), INFINITY},
     CONTACT(0x1p40f, POINT(1, 0, 0), POINT(0x1p39f, 0, 0))},
    {"a negative radius", {BALL(0, 0, 0, -1), BALL(0, 0, 0, 9), 9}, MISS},
    {"in either place", {BALL(0, 0, 0, 9), BALL(0, 0, 0, -0x1p-149f), 9}, MISS},
    {"NaN in a centre", {BALL(NAN, 0, 0, 9), BALL(0, 0, 0, 9), 9}, MISS},
    {"in the other", {BALL(0, 0, 0, 9), BALL(0, NAN, 0, 9), 9}, MISS},
    {"NaN in a radius", {BALL(0, 0, 0, NAN), BALL(0, 0, 0, 9), 9}, MISS},
    {"in the other", {BALL(0, 0, 0, 9), BALL(0, 0, 0, NAN), 9}, MISS},
    {"NaN in the margin", {BALL(0, 0, 0, 9), BALL(0, 0, 0, 9), NAN}, MISS},
    {"a margin of -inf", {BALL(0, 0, 0, 9), BALL(0, 0, 0, 9), -INFINITY}, MISS},
    {"too far apart to tell", {BALL(0, 0, 0, 1), BALL(0x1p100f, 0, 0, 1), INFINITY}, MISS},
};
static table apart_or_not_table = TABLE(contact_sphere_sphere, apart_or_not);

static const row no_margin[] = {
    {"touching", {BALL(0, 0, 0, 1), BALL(0, 2, 0, 1), 9}, CONTACT(0, POINT(0, 1, 0), POINT(0, 1, 0))},
    {"just apart", {BALL(0, 0, 0, 1), BALL(0, 2.0001f, 0, 1), 9}, MISS},
};
static table no_margin_table = TABLE_WITH(contact_sphere_sphere, no_margin, WITHOUT_MARGIN);

/* Of which a mirror image would have another normal. */
static const row one_centre[] = {
    {"one centre", {BALL(1, 2, 3, 1), BALL(1, 2, 3, 2), 0}, CONTACT(-3, POINT(1, 0, 0), POINT(0.5f, 2, 3))},
    {"one point", {BALL(1, 2, 3, 0), BALL(1, 2, 3, 0), 0}, CONTACT(0, POINT(1, 0, 0), POINT(1, 2, 3))},
};
static table one_centre_table = TABLE_WITH(contact_sphere_sphere, one_centre, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("distance, normal and point within a margin", check_table, apart_or_not_table),
        CHECK("no margin is a margin of 0", check_table, no_margin_table),
        CHECK("one centre: the normal is +x", check_table, one_centre_table),
    };
    return cmocka_run_group_tests_name("contact_sphere_sphere", tests, NULL, NULL);
}
