/* lh_sweep_capsule_capsule: what no case of exact arithmetic can say. */
#include "table.h"

#define TABLE_UNTIL(limit, cases, ...)                                                                       \
    TABLE_WITH(sweep_capsule_capsule, cases, .number = (limit), .asymmetric = 1, __VA_ARGS__)
#define ALONE .absent = {[3] = ABSENT_VIEW}

#define MOVING(x, y, z) POINT(x, y, z)
#define AT_REST         POINT(0, 0, 0)
#define ROD             CAPSULE(POINT(-2, 0, 0), POINT(2, 0, 0), 1)
#define ACROSS(z)       CAPSULE(POINT(0, -3, z), POINT(0, 3, z), 2)

#define TOUCH(toi, normal)                                                                                   \
    {                                                                                                        \
        .hit = 1, .floats = { toi, normal }                                                                  \
    }

static const row at_the_start[] = {
    {"across, sliding", {ACROSS(3), MOVING(0, 9, 0), ROD, AT_REST}, TOUCH(0, POINT(0, 0, 1))},
    {"across, parting", {ACROSS(3), MOVING(0, 0, 9), ROD, AT_REST}, TOUCH(0, POINT(0, 0, 1))},
    {"below", {ACROSS(-3), MOVING(0, 0, 9), ROD, AT_REST}, TOUCH(0, POINT(0, 0, -1))},
    {"end to end",
     {CAPSULE(POINT(5, 4, 0), POINT(9, 9, 0), 4), AT_REST, ROD, AT_REST},
     TOUCH(0, POINT(0.6f, 0.8f, 0))},
    {"segments that cross", {ACROSS(0), MOVING(0, 0, 9), ROD, AT_REST}, TOUCH(0, POINT(1, 0, 0))},
    {"balls",
     {CAPSULE(POINT(0, 3, 4), POINT(0, 3, 4), 4), AT_REST, CAPSULE(POINT(0, 0, 0), POINT(0, 0, 0), 1),
      AT_REST},
     TOUCH(0, POINT(0, 0.6f, 0.8f))},
};
static table at_the_start_table = TABLE_UNTIL(1, at_the_start, );
static table at_the_start_alone_table = TABLE_UNTIL(0, at_the_start, ALONE);

static const row misses[] = {
    {"too late", {ACROSS(5), MOVING(0, 0, -1.9999f), ROD, AT_REST}, MISS},
    {"the other way", {ACROSS(5), MOVING(0, 0, 8), ROD, AT_REST}, MISS},
    {"fleeing", {ACROSS(5), MOVING(0, 0, -8), ROD, MOVING(0, 0, -8)}, MISS},
    {"past an end",
     {CAPSULE(POINT(5.001f, -3, 5), POINT(5.001f, 3, 5), 2), MOVING(0, 0, -9), ROD, AT_REST},
     MISS},
    {"an empty one", {CAPSULE(POINT(0, 0, 0), POINT(1, 0, 0), -1), AT_REST, ROD, AT_REST}, MISS},
    {"the other empty", {ROD, AT_REST, CAPSULE(POINT(0, 0, 0), POINT(1, 0, 0), -1), AT_REST}, MISS},
    {"NaN in the velocity", {ACROSS(0), MOVING(NAN, 0, 0), ROD, AT_REST}, MISS},
    {"NaN in the other", {ACROSS(0), AT_REST, ROD, MOVING(0, 0, NAN)}, MISS},
    {"an end that is nowhere",
     {CAPSULE(POINT(0, 0, 0), POINT(INFINITY, 0, 0), 1), AT_REST, ROD, AT_REST},
     MISS},
    {"or that of the other",
     {ROD, AT_REST, CAPSULE(POINT(0, 0, 0), POINT(0, INFINITY, 0), 1), AT_REST},
     MISS},
};
static table misses_table = TABLE_UNTIL(1, misses, );

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("touching at the start", check_table, at_the_start_table),
        CHECK("touching at the start, in no time", check_table, at_the_start_alone_table),
        CHECK("misses", check_table, misses_table),
    };
    return cmocka_run_group_tests_name("sweep_capsule_capsule", tests, NULL, NULL);
}
