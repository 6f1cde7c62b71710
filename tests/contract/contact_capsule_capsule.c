/* lh_contact_capsule_capsule: how far are two capsules apart? */
#include "contact_rows.h"

static const row apart_or_not[] = {
    {"crossing",
     {CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), CAPSULE(POINT(4, -2, 1), POINT(4, 2, 1), 1), 2},
     CONTACT(2, POINT(1, 0, 0), POINT(2, 0, 1))},
    {"just beyond the margin",
     {CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), CAPSULE(POINT(4.0001f, -2, 1), POINT(4.0001f, 2, 1), 1),
      2},
     MISS},
    {"end to end",
     {CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), CAPSULE(POINT(0, 0, 5), POINT(0, 0, 9), 1), 1},
     CONTACT(1, POINT(0, 0, 1), POINT(0, 0, 3.5f))},
    {"an end beside the other",
     {CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), CAPSULE(POINT(0, 3, 1), POINT(0, 9, 1), 1), 1},
     CONTACT(1, POINT(0, 1, 0), POINT(0, 1.5f, 1))},
    {"touching",
     {CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), CAPSULE(POINT(2, -2, 0), POINT(2, 2, 0), 1), 0},
     CONTACT(0, POINT(1, 0, 0), POINT(1, 0, 0))},
    {"in each other",
     {CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), CAPSULE(POINT(1, -2, 0), POINT(1, 2, 0), 1), 0},
     CONTACT(-1, POINT(1, 0, 0), POINT(0.5f, 0, 0))},
    {"as deep as is asked",
     {CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), CAPSULE(POINT(1, -2, 0), POINT(1, 2, 0), 1), -1},
     CONTACT(-1, POINT(1, 0, 0), POINT(0.5f, 0, 0))},
    {"not so deep",
     {CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), CAPSULE(POINT(1.0001f, -2, 0), POINT(1.0001f, 2, 0), 1),
      -1},
     MISS},
    {"two balls",
     {CAPSULE(POINT(0, 0, 0), POINT(0, 0, 0), 1), CAPSULE(POINT(3, 0, 0), POINT(3, 0, 0), 1), 1},
     CONTACT(1, POINT(1, 0, 0), POINT(1.5f, 0, 0))},
    {"a ball beside a capsule",
     {CAPSULE(POINT(3, 0, 0), POINT(3, 0, 0), 1), CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), 1},
     CONTACT(1, POINT(-1, 0, 0), POINT(1.5f, 0, 0))},
    {"NaN in an end",
     {CAPSULE(POINT(0, 0, NAN), POINT(0, 0, 2), 1), CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), 9},
     MISS},
    {"of the other",
     {CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), CAPSULE(POINT(0, 0, 0), POINT(NAN, 0, 2), 1), 9},
     MISS},
    {"NaN in the margin",
     {CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), NAN},
     MISS},
};
static table apart_or_not_table = TABLE(contact_capsule_capsule, apart_or_not);

static const row no_margin[] = {
    {"touching",
     {CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), CAPSULE(POINT(2, -2, 0), POINT(2, 2, 0), 1), 9},
     CONTACT(0, POINT(1, 0, 0), POINT(1, 0, 0))},
    {"just apart",
     {CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), CAPSULE(POINT(2.0001f, -2, 0), POINT(2.0001f, 2, 0), 1),
      9},
     MISS},
};
static table no_margin_table = TABLE_WITH(contact_capsule_capsule, no_margin, WITHOUT_MARGIN);

/* Of segments that meet it depends on their coordinates which way the normal goes. */
static const row meeting[] = {
    {"across both: x, which comes first, with z, and back",
     {CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), CAPSULE(POINT(-1, 0, 0), POINT(1, 0, 0), 1), 0},
     CONTACT(-2, POINT(0, 1, 0), POINT(0, 0, 0))},
    {"with a and b exchanged",
     {CAPSULE(POINT(-1, 0, 0), POINT(1, 0, 0), 1), CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), 0},
     CONTACT(-2, POINT(0, -1, 0), POINT(0, 0, 0))},
    {"of one line: across it and x",
     {CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), CAPSULE(POINT(0, 0, 1), POINT(0, 0, 3), 1), 0},
     CONTACT(-2, POINT(0, 1, 0), POINT(0, 0, 1))},
    {"of one segment",
     {CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), CAPSULE(POINT(0, 0, -2), POINT(0, 0, 2), 1), 0},
     CONTACT(-2, POINT(0, 1, 0), POINT(0, 0, -2))},
    {"of one point: +x",
     {CAPSULE(POINT(1, 2, 3), POINT(1, 2, 3), 1), CAPSULE(POINT(1, 2, 3), POINT(1, 2, 3), 1), 0},
     CONTACT(-2, POINT(1, 0, 0), POINT(1, 2, 3))},
};
static table meeting_table = TABLE_WITH(contact_capsule_capsule, meeting, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("distance, normal and point within a margin", check_table, apart_or_not_table),
        CHECK("no margin is a margin of 0", check_table, no_margin_table),
        CHECK("segments that meet", check_table, meeting_table),
    };
    return cmocka_run_group_tests_name("contact_capsule_capsule", tests, NULL, NULL);
}
