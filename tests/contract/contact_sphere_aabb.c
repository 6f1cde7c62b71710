/* lh_contact_sphere_aabb: how far is a ball from a box? */
#include "contact_rows.h"

static const row apart_or_not[] = {
    {"from a face", {BALL(4, 0.5f, 0, 1), UNIT_BOX, 2}, CONTACT(2, POINT(-1, 0, 0), POINT(2, 0.5f, 0))},
    {"just beyond the margin", {BALL(4.0001f, 0.5f, 0, 1), UNIT_BOX, 2}, MISS},
    {"from an edge",
     {BALL(4, 5, 0, 4), UNIT_BOX, 1},
     CONTACT(1, POINT(-0.6f, -0.8f, 0), POINT(1.3f, 1.4f, 0))},
    {"from a corner",
     {BALL(2, 3, 3, 2), UNIT_BOX, 1},
     CONTACT(1, POINT(-1 / 3.0f, -2 / 3.0f, -2 / 3.0f), POINT(7 / 6.0f, 0x1.555554p0f, 0x1.555554p0f))},
    {"touching", {BALL(0, 2, 0, 1), UNIT_BOX, 0}, CONTACT(0, POINT(0, -1, 0), POINT(0, 1, 0))},
    {"in each other",
     {BALL(0, 1.5f, 0, 1), UNIT_BOX, 0},
     CONTACT(-0.5f, POINT(0, -1, 0), POINT(0, 0.75f, 0))},
    {"the centre on a face",
     {BALL(0, 1, 0, 1), UNIT_BOX, 0},
     CONTACT(-1, POINT(0, -1, 0), POINT(0, 0.5f, 0))},
    {"the centre inside",
     {BALL(0, 0.5f, 0, 1), UNIT_BOX, 0},
     CONTACT(-1.5f, POINT(0, -1, 0), POINT(0, 0.25f, 0))},
    {"as deep as is asked",
     {BALL(0, 0.5f, 0, 1), UNIT_BOX, -1.5f},
     CONTACT(-1.5f, POINT(0, -1, 0), POINT(0, 0.25f, 0))},
    {"not so deep", {BALL(0, 0.5001f, 0, 1), UNIT_BOX, -1.5f}, MISS},
    {"a point inside",
     {BALL(0, 0, -0.75f, 0), UNIT_BOX, 0},
     CONTACT(-0.25f, POINT(0, 0, 1), POINT(0, 0, -0.875f))},
    {"a flat box",
     {BALL(0, 0, 3, 1), BOX(-1, -1, 0, 1, 1, 0), 2},
     CONTACT(2, POINT(0, 0, -1), POINT(0, 0, 1))},
    {"a box that is a point",
     {BALL(3, 0, 0, 1), BOX(0, 0, 0, 0, 0, 0), 2},
     CONTACT(2, POINT(-1, 0, 0), POINT(1, 0, 0))},
    {"an inverted box", {BALL(0, 0, 0, 9), BOX(1, -1, -1, -1, 1, 1), 9}, MISS},
    {"the empty box", {BALL(0, 0, 0, 9), EMPTY_BOX, INFINITY}, MISS},
    {"a negative radius", {BALL(0, 0, 0, -1), UNIT_BOX, 9}, MISS},
    {"NaN in the centre", {BALL(0, NAN, 0, 9), UNIT_BOX, 9}, MISS},
    {"NaN in the radius", {BALL(0, 0, 0, NAN), UNIT_BOX, 9}, MISS},
    {"NaN in min", {BALL(0, 0, 0, 9), BOX(NAN, -1, -1, 1, 1, 1), 9}, MISS},
    {"NaN in max", {BALL(0, 0, 0, 9), BOX(-1, -1, -1, 1, NAN, 1), 9}, MISS},
    {"NaN in the margin", {BALL(0, 0, 0, 9), UNIT_BOX, NAN}, MISS},
};
static table apart_or_not_table = TABLE(contact_sphere_aabb, apart_or_not);

static const row no_margin[] = {
    {"touching", {BALL(2, 0, 0, 1), UNIT_BOX, 9}, CONTACT(0, POINT(-1, 0, 0), POINT(1, 0, 0))},
    {"just apart", {BALL(2.0001f, 0, 0, 1), UNIT_BOX, 9}, MISS},
};
static table no_margin_table = TABLE_WITH(contact_sphere_aabb, no_margin, WITHOUT_MARGIN);

static const row equally_deep[] = {
    {"in the middle of a cube: out by +x",
     {BALL(0, 0, 0, 1), UNIT_BOX, 0},
     CONTACT(-2, POINT(-1, 0, 0), POINT(0, 0, 0))},
    {"of a flat box: up",
     {BALL(0, 0, 0, 1), BOX(-1, -1, 0, 1, 1, 0), 0},
     CONTACT(-1, POINT(0, 0, -1), POINT(0, 0, -0.5f))},
    {"by the first of two faces",
     {BALL(-0.5f, 0.5f, 0, 0), UNIT_BOX, 0},
     CONTACT(-0.5f, POINT(1, 0, 0), POINT(-0.75f, 0.5f, 0))},
};
static table equally_deep_table = TABLE_WITH(contact_sphere_aabb, equally_deep, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("distance, normal and point within a margin", check_table, apart_or_not_table),
        CHECK("no margin is a margin of 0", check_table, no_margin_table),
        CHECK("of faces equally near the first counts, and its upper end", check_table, equally_deep_table),
    };
    return cmocka_run_group_tests_name("contact_sphere_aabb", tests, NULL, NULL);
}
