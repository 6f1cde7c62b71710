/* lh_contact_capsule_cylinder: how far are a capsule and a solid cylinder apart? */
#include "contact_rows.h"

#define CAN           CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1)
#define PLATE         CAPSULE(POINT(0, 0, 0), POINT(0, 0, 0x1p-10f), 4)
#define FROM(x, y, z) CAPSULE(POINT(x, y, z), POINT(9, 9, 9), 1)
#define NEEDLE(...)   __VA_ARGS__, 0

static const row apart_or_not[] = {
    {"from the side",
     {CAPSULE(POINT(4, 0, 1), POINT(9, 0, 1), 1), CAN, 2},
     CONTACT(2, POINT(-1, 0, 0), POINT(2, 0, 1))},
    {"the other end",
     {CAPSULE(POINT(9, 0, 1), POINT(4, 0, 1), 1), CAN, 2},
     CONTACT(2, POINT(-1, 0, 0), POINT(2, 0, 1))},
    {"just beyond the margin", {CAPSULE(POINT(4.0001f, 0, 1), POINT(9, 0, 1), 1), CAN, 2}, MISS},
    {"from the end at b",
     {CAPSULE(POINT(0.5f, 0, 5), POINT(0.5f, 0, 9), 1), CAN, 2},
     CONTACT(2, POINT(0, 0, -1), POINT(0.5f, 0, 3))},
    {"from that at a",
     {CAPSULE(POINT(0.5f, 0, -5), POINT(0.5f, 0, -9), 1), CAN, 2},
     CONTACT(2, POINT(0, 0, 1), POINT(0.5f, 0, -3))},
    {"from the rim",
     {CAPSULE(POINT(4, 0, 6), POINT(9, 0, 9), 1), CAN, 4},
     CONTACT(4, POINT(-0.6f, 0, -0.8f), POINT(2.2f, 0, 3.6f))},
    {"ends are flat", {CAPSULE(POINT(0, 0, 3.5f), POINT(0, 0, 9), 0.5f), CAN, 0.9999f}, MISS},
    {"touching",
     {CAPSULE(POINT(0, 2, 0), POINT(0, 9, 0), 1), CAN, 0},
     CONTACT(0, POINT(0, -1, 0), POINT(0, 1, 0))},
    {"an end on the side",
     {CAPSULE(POINT(0, 1, 0), POINT(0, 9, 0), 1), CAN, 0},
     CONTACT(-1, POINT(0, -1, 0), POINT(0, 0.5f, 0))},
    {"and on that of the cylinder",
     {CAPSULE(POINT(0, 0.5f, 2), POINT(0, 0.5f, 9), 1), CAN, 0},
     CONTACT(-1, POINT(0, 0, -1), POINT(0, 0.5f, 1.5f))},
    {"within, out by the side",
     {CAPSULE(POINT(0.75f, 0, 0), POINT(9, 0, 0), 1), CAN, 0},
     CONTACT(-1.25f, POINT(-1, 0, 0), POINT(0.375f, 0, 0))},
    {"within, out by the end",
     {CAPSULE(POINT(0.25f, 0, 1.5f), POINT(0.25f, 0, 9), 1), CAN, 0},
     CONTACT(-1.5f, POINT(0, 0, -1), POINT(0.25f, 0, 1.25f))},
    {"all of it within: as deep as its deeper end",
     {CAPSULE(POINT(0.25f, 0, 1.75f), POINT(0.25f, 0, 1.5f), 1), CAN, 0},
     CONTACT(-1.5f, POINT(0, 0, -1), POINT(0.25f, 0, 1.25f))},
    {"as deep by both: by the end",
     {NEEDLE(POINT(0.5f, 0, 1.5f), POINT(9, 0, 9)), CAN, 0},
     CONTACT(-0.5f, POINT(0, 0, -1), POINT(0.5f, 0, 1.75f))},
    {"through a plate: back, for it is wide",
     {NEEDLE(POINT(1, 0, -0.5f), POINT(1, 0, 9)), PLATE, 0},
     CONTACT(-0x1.008p-1f, POINT(0, 0, -1), POINT(1, 0, -0.5f + 0x1.008p-2f))},
    {"as deep as is asked",
     {NEEDLE(POINT(0.75f, 0, 0), POINT(9, 0, 0)), CAN, -0.25f},
     CONTACT(-0.25f, POINT(-1, 0, 0), POINT(0.875f, 0, 0))},
    {"not so deep", {NEEDLE(POINT(0.7501f, 0, 0), POINT(9, 0, 0)), CAN, -0.25f}, MISS},
    {"a ball",
     {CAPSULE(POINT(4, 0, 1), POINT(4, 0, 1), 1), CAN, 2},
     CONTACT(2, POINT(-1, 0, 0), POINT(2, 0, 1))},
    {"a ball within",
     {CAPSULE(POINT(0.75f, 0, 0), POINT(0.75f, 0, 0), 1), CAN, 0},
     CONTACT(-1.25f, POINT(-1, 0, 0), POINT(0.375f, 0, 0))},
    {"a segment and a segment",
     {NEEDLE(POINT(3, 0, 0), POINT(9, 0, 0)), CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 0), 3},
     CONTACT(3, POINT(-1, 0, 0), POINT(1.5f, 0, 0))},
    {"without a length", {FROM(0, 0, 0), CAPSULE(POINT(0, 0, 2), POINT(0, 0, 2), 9), INFINITY}, MISS},
    {"a negative radius", {CAPSULE(POINT(0, 0, 0), POINT(9, 0, 0), -1), CAN, 9}, MISS},
    {"of the cylinder", {FROM(0, 0, 0), CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), -1), INFINITY}, MISS},
    {"NaN in an end", {FROM(0, NAN, 0), CAN, INFINITY}, MISS},
    {"in the other", {CAPSULE(POINT(0, 0, 0), POINT(9, 0, NAN), 1), CAN, INFINITY}, MISS},
    {"in the axis", {FROM(0, 0, 0), CAPSULE(POINT(0, 0, -2), POINT(0, NAN, 2), 1), INFINITY}, MISS},
    {"NaN in the margin", {FROM(0, 0, 0), CAN, NAN}, MISS},
};
static table apart_or_not_table = TABLE(contact_capsule_cylinder, apart_or_not);

static const row no_margin[] = {
    {"touching",
     {CAPSULE(POINT(2, 0, 0), POINT(9, 0, 0), 1), CAN, 9},
     CONTACT(0, POINT(-1, 0, 0), POINT(1, 0, 0))},
    {"just apart", {CAPSULE(POINT(2.0001f, 0, 0), POINT(9, 0, 0), 1), CAN, 9}, MISS},
};
static table no_margin_table = TABLE_WITH(contact_capsule_cylinder, no_margin, WITHOUT_MARGIN);

static const row by_choice[] = {
    {"one axis for both: across it, by the first axis on which it is shortest",
     {NEEDLE(POINT(0, 0, -9), POINT(0, 0, 1)), CAN, 0},
     CONTACT(-1, POINT(0, -1, 0), POINT(0, 0.5f, 1))},
    {"a cylinder as deep from both ends: by that at b",
     {CAPSULE(POINT(0.5f, 0, 0), POINT(0.5f, 0, 0), 1), CAPSULE(POINT(0, 0, -1), POINT(0, 0, 1), 9), 0},
     CONTACT(-2, POINT(0, 0, -1), POINT(0.5f, 0, 0))},
};
static table by_choice_table = TABLE_WITH(contact_capsule_cylinder, by_choice, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("distance, normal and point within a margin", check_table, apart_or_not_table),
        CHECK("no margin is a margin of 0", check_table, no_margin_table),
        CHECK("of ways as short the first counts", check_table, by_choice_table),
    };
    return cmocka_run_group_tests_name("contact_capsule_cylinder", tests, NULL, NULL);
}
