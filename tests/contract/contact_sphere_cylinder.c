/* lh_contact_sphere_cylinder: how far are a ball and a solid cylinder apart? */
#include "contact_rows.h"

#define CAN CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1)

static const row apart_or_not[] = {
    {"from the side", {BALL(4, 0, 1, 1), CAN, 2}, CONTACT(2, POINT(-1, 0, 0), POINT(2, 0, 1))},
    {"just beyond the margin", {BALL(4.0001f, 0, 1, 1), CAN, 2}, MISS},
    {"from the end at b", {BALL(0.5f, 0, 5, 1), CAN, 2}, CONTACT(2, POINT(0, 0, -1), POINT(0.5f, 0, 3))},
    {"from that at a", {BALL(0.5f, 0, -5, 1), CAN, 2}, CONTACT(2, POINT(0, 0, 1), POINT(0.5f, 0, -3))},
    {"from the rim", {BALL(4, 0, 6, 1), CAN, 4}, CONTACT(4, POINT(-0.6f, 0, -0.8f), POINT(2.2f, 0, 3.6f))},
    {"ends are flat", {BALL(0, 0, 3.5f, 0.5f), CAN, 0.9999f}, MISS},
    {"touching", {BALL(0, 2, 0, 1), CAN, 0}, CONTACT(0, POINT(0, -1, 0), POINT(0, 1, 0))},
    {"the centre on the side", {BALL(0, 1, 0, 1), CAN, 0}, CONTACT(-1, POINT(0, -1, 0), POINT(0, 0.5f, 0))},
    {"and on an end", {BALL(0, 0.5f, 2, 1), CAN, 0}, CONTACT(-1, POINT(0, 0, -1), POINT(0, 0.5f, 1.5f))},
    {"within, out by the side",
     {BALL(0.75f, 0, 0, 1), CAN, 0},
     CONTACT(-1.25f, POINT(-1, 0, 0), POINT(0.375f, 0, 0))},
    {"within, out by an end",
     {BALL(0.25f, 0, 1.5f, 1), CAN, 0},
     CONTACT(-1.5f, POINT(0, 0, -1), POINT(0.25f, 0, 1.25f))},
    {"as near to both: by the end",
     {BALL(0.5f, 0, 1.5f, 0), CAN, 0},
     CONTACT(-0.5f, POINT(0, 0, -1), POINT(0.5f, 0, 1.75f))},
    {"as near to both ends: by that at b",
     {BALL(0.5f, 0, 0, 0), CAPSULE(POINT(0, 0, 1), POINT(0, 0, -1), 9), 0},
     CONTACT(-1, POINT(0, 0, 1), POINT(0.5f, 0, -0.5f))},
    {"as deep as is asked",
     {BALL(0.75f, 0, 0, 0), CAN, -0.25f},
     CONTACT(-0.25f, POINT(-1, 0, 0), POINT(0.875f, 0, 0))},
    {"not so deep", {BALL(0.7501f, 0, 0, 0), CAN, -0.25f}, MISS},
    {"a segment",
     {BALL(3, 0, 0, 1), CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 0), 2},
     CONTACT(2, POINT(-1, 0, 0), POINT(1, 0, 0))},
    {"without a length", {BALL(0, 0, 0, 9), CAPSULE(POINT(0, 0, 2), POINT(0, 0, 2), 9), INFINITY}, MISS},
    {"a negative radius", {BALL(0, 0, 0, -1), CAN, 9}, MISS},
    {"of the cylinder", {BALL(0, 0, 0, 9), CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), -1), INFINITY}, MISS},
    {"NaN in the margin", {BALL(0, 0, 0, 9), CAN, NAN}, MISS},
};
static table apart_or_not_table = TABLE(contact_sphere_cylinder, apart_or_not);

static const row no_margin[] = {
    {"touching", {BALL(2, 0, 0, 1), CAN, 9}, CONTACT(0, POINT(-1, 0, 0), POINT(1, 0, 0))},
    {"just apart", {BALL(2.0001f, 0, 0, 1), CAN, 9}, MISS},
};
static table no_margin_table = TABLE_WITH(contact_sphere_cylinder, no_margin, WITHOUT_MARGIN);

static const row on_the_axis[] = {
    {"across the axis, by the first axis on which it is shortest",
     {BALL(0, 0, 0, 1), CAN, 0},
     CONTACT(-2, POINT(0, 1, 0), POINT(0, 0, 0))},
};
static table on_the_axis_table = TABLE_WITH(contact_sphere_cylinder, on_the_axis, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("distance, normal and point within a margin", check_table, apart_or_not_table),
        CHECK("no margin is a margin of 0", check_table, no_margin_table),
        CHECK("a centre on the axis has a normal", check_table, on_the_axis_table),
    };
    return cmocka_run_group_tests_name("contact_sphere_cylinder", tests, NULL, NULL);
}
