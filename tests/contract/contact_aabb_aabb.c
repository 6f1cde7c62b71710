/* lh_contact_aabb_aabb: how far are two boxes apart, or how deep in each other? */
#include "contact_rows.h"

static const row apart_or_not[] = {
    {"face to face",
     {BOX(0, 0, 0, 2, 4, 6), BOX(5, 1, 2, 7, 9, 4), 3},
     CONTACT(3, POINT(1, 0, 0), POINT(3.5f, 2.5f, 3))},
    {"just beyond the margin", {BOX(0, 0, 0, 2, 4, 6), BOX(5.0001f, 1, 2, 7, 9, 4), 3}, MISS},
    {"edge to edge",
     {BOX(0, 0, 0, 2, 4, 6), BOX(5, 8, 2, 7, 9, 4), 5},
     CONTACT(5, POINT(0.6f, 0.8f, 0), POINT(3.5f, 6, 3))},
    {"corner to corner",
     {BOX(0, 0, 0, 2, 4, 6), BOX(4, 7, 12, 7, 9, 13), 8},
     CONTACT(7, POINT(2 * (1 / 7.0f), 3 * (1 / 7.0f), 6 * (1 / 7.0f)), POINT(3, 5.5f, 9))},
    {"touching at a face",
     {BOX(0, 0, 0, 2, 4, 6), BOX(2, 1, 2, 7, 9, 4), 0},
     CONTACT(0, POINT(1, 0, 0), POINT(2, 2.5f, 3))},
    {"just apart", {BOX(0, 0, 0, 2, 4, 6), BOX(0x1.000002p+1f, 1, 2, 7, 9, 4), 0}, MISS},
    {"apart by the least there is", {BOX(0, 0, 0, 0, 0, 0), BOX(0x1p-149f, 0, 0, 1, 1, 1), 0}, MISS},
    {"by three of it", {BOX(0, 0, 0, 0, 0, 0), BOX(0x1.8p-148f, 0, 0, 1, 1, 1), 0}, MISS},
    {"by what is too little to be squared, within a margin",
     {BOX(0, 0, 0, 0, 2, 2), BOX(0x1p-80f, 0, 0, 1, 2, 2), 1},
     CONTACT(0x1p-80f, POINT(1, 0, 0), POINT(0x1p-81f, 1, 1))},
    {"in each other",
     {BOX(0, 0, 0, 2, 4, 6), BOX(1.5f, 1, 2, 7, 9, 9), 0},
     CONTACT(-0.5f, POINT(1, 0, 0), POINT(1.75f, 2.5f, 4))},
    {"one within the other: out by the nearest face",
     {BOX(0, 0, 0, 8, 8, 8), BOX(3, 3, 4, 6, 5, 7), 0},
     CONTACT(-4, POINT(0, 0, 1), POINT(4.5f, 4, 6))},
    {"as deep as is asked",
     {BOX(0, 0, 0, 2, 4, 6), BOX(1.5f, 1, 2, 7, 9, 9), -0.5f},
     CONTACT(-0.5f, POINT(1, 0, 0), POINT(1.75f, 2.5f, 4))},
    {"not so deep", {BOX(0, 0, 0, 2, 4, 6), BOX(1.5001f, 1, 2, 7, 9, 9), -0.5f}, MISS},
    {"a flat box in a thick one",
     {BOX(0, 0, 1, 4, 4, 1), BOX(0, 0, 0, 4, 4, 3), 0},
     CONTACT(-1, POINT(0, 0, 1), POINT(2, 2, 0.5f))},
    {"two points",
     {BOX(1, 2, 3, 1, 2, 3), BOX(1, 2, 5, 1, 2, 5), 2},
     CONTACT(2, POINT(0, 0, 1), POINT(1, 2, 4))},
    {"without an end to the margin",
     {BOX(0, 0, 0, 0, 0, 0), BOX(0x1p40f, 0, 0, 0x1p40f, 0, 0), INFINITY},
     CONTACT(0x1p40f, POINT(1, 0, 0), POINT(0x1p39f, 0, 0))},
    {"an inverted box", {BOX(1, 0, 0, 0, 1, 1), UNIT_BOX, 9}, MISS},
    {"in either place", {UNIT_BOX, BOX(0, 0, 1, 1, 1, 0), 9}, MISS},
    {"the empty box", {EMPTY_BOX, UNIT_BOX, INFINITY}, MISS},
    {"in either place", {UNIT_BOX, EMPTY_BOX, INFINITY}, MISS},
    {"two empty boxes", {EMPTY_BOX, EMPTY_BOX, INFINITY}, MISS},
    {"NaN in min", {BOX(NAN, -1, -1, 1, 1, 1), UNIT_BOX, 9}, MISS},
    {"NaN in max", {BOX(-1, -1, -1, 1, NAN, 1), UNIT_BOX, 9}, MISS},
    {"in the other", {UNIT_BOX, BOX(-1, -1, NAN, 1, 1, 1), 9}, MISS},
    {"NaN in the margin", {UNIT_BOX, UNIT_BOX, NAN}, MISS},
    {"a margin of -inf", {UNIT_BOX, UNIT_BOX, -INFINITY}, MISS},
};
static table apart_or_not_table = TABLE(contact_aabb_aabb, apart_or_not);

static const row no_margin[] = {
    {"touching at an edge: the first axis",
     {BOX(0, 0, 0, 2, 4, 6), BOX(2, 4, 2, 7, 9, 4), 9},
     CONTACT(0, POINT(1, 0, 0), POINT(2, 4, 3))},
    {"just apart", {BOX(0, 0, 0, 2, 4, 6), BOX(0x1.000002p+1f, 1, 2, 7, 9, 4), 9}, MISS},
};
static table no_margin_table = TABLE_WITH(contact_aabb_aabb, no_margin, .asymmetric = 1, WITHOUT_MARGIN);

/* Which of several ways counts depends on the order of the axes, and of the boxes. */
static const row equally_deep[] = {
    {"by two axes: the first",
     {BOX(0, 0, 0, 4, 4, 4), BOX(3, -3, 0, 7, 1, 4), 0},
     CONTACT(-1, POINT(1, 0, 0), POINT(3.5f, 0.5f, 2))},
    {"by the last two: y",
     {BOX(0, 0, 0, 4, 4, 4), BOX(0, -3, 3, 4, 1, 7), 0},
     CONTACT(-1, POINT(0, -1, 0), POINT(2, 0.5f, 3.5f))},
    {"with one centre: up, as a's min is first",
     {BOX(0, 0, 0, 4, 8, 8), BOX(1, 0, 0, 3, 8, 8), 0},
     CONTACT(-3, POINT(1, 0, 0), POINT(2.5f, 4, 4))},
    {"with a and b exchanged: down",
     {BOX(1, 0, 0, 3, 8, 8), BOX(0, 0, 0, 4, 8, 8), 0},
     CONTACT(-3, POINT(-1, 0, 0), POINT(2.5f, 4, 4))},
    {"of the same extent on this axis: by another",
     {BOX(0, 0, 0, 1, 8, 8), BOX(0, 1, 0, 1, 9, 8), 0},
     CONTACT(-1, POINT(1, 0, 0), POINT(0.5f, 4.5f, 4))},
    {"with a and b exchanged",
     {BOX(0, 1, 0, 1, 9, 8), BOX(0, 0, 0, 1, 8, 8), 0},
     CONTACT(-1, POINT(-1, 0, 0), POINT(0.5f, 4.5f, 4))},
    {"of the same min: by max",
     {BOX(0, 0, 0, 1, 8, 9), BOX(0, 0, 0, 1, 8, 8), 0},
     CONTACT(-1, POINT(-1, 0, 0), POINT(0.5f, 4, 4))},
    {"equal: +x", {UNIT_BOX, UNIT_BOX, 0}, CONTACT(-2, POINT(1, 0, 0), POINT(0, 0, 0))},
    {"equal and flat",
     {BOX(0, 0, 2, 4, 4, 2), BOX(0, 0, 2, 4, 4, 2), 0},
     CONTACT(0, POINT(0, 0, 1), POINT(2, 2, 2))},
    {"equal points",
     {BOX(1, 2, 3, 1, 2, 3), BOX(1, 2, 3, 1, 2, 3), 0},
     CONTACT(0, POINT(1, 0, 0), POINT(1, 2, 3))},
};
static table equally_deep_table = TABLE_WITH(contact_aabb_aabb, equally_deep, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("distance, normal and point within a margin", check_table, apart_or_not_table),
        CHECK("no margin is a margin of 0", check_table, no_margin_table),
        CHECK("of ways as short the first counts", check_table, equally_deep_table),
    };
    return cmocka_run_group_tests_name("contact_aabb_aabb", tests, NULL, NULL);
}
