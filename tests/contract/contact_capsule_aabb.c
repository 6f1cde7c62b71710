/* lh_contact_capsule_aabb: how far is a capsule from a box? */
#include "contact_rows.h"

static const row apart_or_not[] = {
    {"an end above a face",
     {CAPSULE(POINT(0.5f, 0, 4), POINT(0.5f, 0, 9), 1), UNIT_BOX, 2},
     CONTACT(2, POINT(0, 0, -1), POINT(0.5f, 0, 2))},
    {"just beyond the margin", {CAPSULE(POINT(0.5f, 0, 4.0001f), POINT(0.5f, 0, 9), 1), UNIT_BOX, 2}, MISS},
    {"crossing an edge",
     {CAPSULE(POINT(6, 0, 0.5f), POINT(0, 6, 0.5f), 1), UNIT_BOX, 3},
     CONTACT(0x1.d413cdp0f, POINT(-0x1.6a09e6p-1f, -0x1.6a09e6p-1f, 0),
             POINT(0x1.a57d86p0f, 0x1.a57d86p0f, 0.5f))},
    {"from a corner",
     {CAPSULE(POINT(2, 3, 3), POINT(3, 5, 9), 2), UNIT_BOX, 1},
     CONTACT(1, POINT(-1 / 3.0f, -2 / 3.0f, -2 / 3.0f), POINT(7 / 6.0f, 0x1.555554p0f, 0x1.555554p0f))},
    {"touching",
     {CAPSULE(POINT(2, 0, 0), POINT(4, 0, 0), 1), UNIT_BOX, 0},
     CONTACT(0, POINT(-1, 0, 0), POINT(1, 0, 0))},
    {"in each other, the segment outside",
     {CAPSULE(POINT(1.5f, 0, 0), POINT(4, 0, 0), 1), UNIT_BOX, 0},
     CONTACT(-0.5f, POINT(-1, 0, 0), POINT(0.75f, 0, 0))},
    {"an end on a face",
     {CAPSULE(POINT(1, 0, 0), POINT(4, 0, 0), 1), UNIT_BOX, 0},
     CONTACT(-1, POINT(-1, 0, 0), POINT(0.5f, 0, 0))},
    {"an end inside: out by the face that is nearest to it",
     {CAPSULE(POINT(0.5f, 0, 0), POINT(4, 0, 0), 1), UNIT_BOX, 0},
     CONTACT(-1.5f, POINT(-1, 0, 0), POINT(0.25f, 0, 0))},
    {"all of the segment inside: no less deep than that",
     {CAPSULE(POINT(0, 0, -0.5f), POINT(0, 0.75f, -0.75f), 1), UNIT_BOX, 0},
     CONTACT(-1.5f, POINT(0, 0, 1), POINT(0, 0, -0.25f))},
    {"both ends outside, past an edge",
     {CAPSULE(POINT(-3, 4.5f, 0.5f), POINT(4.5f, -3, 0.5f), 1), UNIT_BOX, 0},
     CONTACT(-0x1.5a827ap0f, POINT(-0x1.6a09e6p-1f, -0x1.6a09e6p-1f, 0),
             POINT(0x1.0afb0dp-1f, 0x1.0afb0dp-1f, 0.5f))},
    {"as deep as is asked",
     {CAPSULE(POINT(0.5f, 0, 0), POINT(4, 0, 0), 1), UNIT_BOX, -1.5f},
     CONTACT(-1.5f, POINT(-1, 0, 0), POINT(0.25f, 0, 0))},
    {"not so deep", {CAPSULE(POINT(0.5001f, 0, 0), POINT(4, 0, 0), 1), UNIT_BOX, -1.5f}, MISS},
    {"a ball inside",
     {CAPSULE(POINT(0, 0.5f, 0), POINT(0, 0.5f, 0), 1), UNIT_BOX, 0},
     CONTACT(-1.5f, POINT(0, -1, 0), POINT(0, 0.25f, 0))},
    {"a ball outside",
     {CAPSULE(POINT(4, 5, 0), POINT(4, 5, 0), 4), UNIT_BOX, 1},
     CONTACT(1, POINT(-0.6f, -0.8f, 0), POINT(1.3f, 1.4f, 0))},
    {"a flat box, from below and above: out by the shorter end",
     {CAPSULE(POINT(0, 0, -1), POINT(0, 0, 2), 0), BOX(-4, -4, 0, 4, 4, 0), 0},
     CONTACT(-1, POINT(0, 0, -1), POINT(0, 0, -0.5f))},
    {"a box that is a point",
     {CAPSULE(POINT(3, -2, 0), POINT(3, 2, 0), 1), BOX(0, 0, 0, 0, 0, 0), 2},
     CONTACT(2, POINT(-1, 0, 0), POINT(1, 0, 0))},
    {"an inverted box", {CAPSULE(POINT(0, 0, 0), POINT(1, 0, 0), 9), BOX(1, -1, -1, -1, 1, 1), 9}, MISS},
    {"the empty box", {CAPSULE(POINT(0, 0, 0), POINT(1, 0, 0), 9), EMPTY_BOX, INFINITY}, MISS},
    {"a negative radius", {CAPSULE(POINT(0, 0, 0), POINT(1, 0, 0), -1), UNIT_BOX, 9}, MISS},
    {"NaN in an end", {CAPSULE(POINT(0, NAN, 0), POINT(1, 0, 0), 9), UNIT_BOX, 9}, MISS},
    {"in the other", {CAPSULE(POINT(0, 0, 0), POINT(1, 0, NAN), 9), UNIT_BOX, 9}, MISS},
    {"NaN in the radius", {CAPSULE(POINT(0, 0, 0), POINT(1, 0, 0), NAN), UNIT_BOX, 9}, MISS},
    {"NaN in min", {CAPSULE(POINT(0, 0, 0), POINT(1, 0, 0), 9), BOX(NAN, -1, -1, 1, 1, 1), 9}, MISS},
    {"NaN in max", {CAPSULE(POINT(0, 0, 0), POINT(1, 0, 0), 9), BOX(-1, -1, -1, 1, NAN, 1), 9}, MISS},
    {"NaN in the margin", {CAPSULE(POINT(0, 0, 0), POINT(1, 0, 0), 9), UNIT_BOX, NAN}, MISS},
};
static table apart_or_not_table = TABLE(contact_capsule_aabb, apart_or_not);

static const row no_margin[] = {
    {"touching",
     {CAPSULE(POINT(2, 0, 0), POINT(4, 0, 0), 1), UNIT_BOX, 9},
     CONTACT(0, POINT(-1, 0, 0), POINT(1, 0, 0))},
    {"just apart", {CAPSULE(POINT(2.0001f, 0, 0), POINT(4, 0, 0), 1), UNIT_BOX, 9}, MISS},
};
static table no_margin_table = TABLE_WITH(contact_capsule_aabb, no_margin, WITHOUT_MARGIN);

/* Which of several ways out counts depends on the order of the axes. */
static const row equally_deep[] = {
    {"in the middle of a cube: out by +x",
     {CAPSULE(POINT(0, 0, 0), POINT(0, 0, 0), 1), UNIT_BOX, 0},
     CONTACT(-2, POINT(-1, 0, 0), POINT(0, 0, 0))},
    {"along its axis: by the first face across",
     {CAPSULE(POINT(0, 0, -3), POINT(0, 0, 3), 1), UNIT_BOX, 0},
     CONTACT(-2, POINT(-1, 0, 0), POINT(0, 0, -1))},
    {"of points as deep the first that is in the box",
     {CAPSULE(POINT(-3, 0, 0.5f), POINT(3, 0, 0.5f), 1), UNIT_BOX, 0},
     CONTACT(-1.5f, POINT(0, 0, -1), POINT(-1, 0, 0.25f))},
    {"along a face: out by it",
     {CAPSULE(POINT(-3, 0, 1), POINT(3, 0, 1), 1), UNIT_BOX, 0},
     CONTACT(-1, POINT(0, 0, -1), POINT(-1, 0, 0.5f))},
    {"along an edge: by the first of both faces",
     {CAPSULE(POINT(-3, 1, 1), POINT(3, 1, 1), 1), UNIT_BOX, 0},
     CONTACT(-1, POINT(0, -1, 0), POINT(-1, 0.5f, 1))},
    {"along a diagonal of a face: out by it, from the entry",
     {CAPSULE(POINT(-3, -3, 1), POINT(3, 3, 1), 1), UNIT_BOX, 0},
     CONTACT(-1, POINT(0, 0, -1), POINT(-1, -1, 0.5f))},
};
static table equally_deep_table = TABLE_WITH(contact_capsule_aabb, equally_deep, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("distance, normal and point within a margin", check_table, apart_or_not_table),
        CHECK("no margin is a margin of 0", check_table, no_margin_table),
        CHECK("of ways as short the first counts", check_table, equally_deep_table),
    };
    return cmocka_run_group_tests_name("contact_capsule_aabb", tests, NULL, NULL);
}
