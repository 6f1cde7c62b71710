/* lh_sweep_capsule_triangle: what no case of exact arithmetic can say. */
#include "table.h"

#define TABLE_UNTIL(limit, cases, ...)                                                                       \
    TABLE_WITH(sweep_capsule_triangle, cases, .number = (limit), .asymmetric = 1, __VA_ARGS__)
#define ALONE .absent = {[3] = ABSENT_VIEW}

#define MOVING(x, y, z) POINT(x, y, z)
#define AT_REST         POINT(0, 0, 0)
#define FLAT            TRIANGLE(POINT(0, 0, 0), POINT(4, 0, 0), POINT(0, 4, 0))
#define DOT             TRIANGLE(POINT(0, 0, 0), POINT(0, 0, 0), POINT(0, 0, 0))
#define OVER(z)         CAPSULE(POINT(1, 1, z), POINT(1, 1, (z) + 3), 2)

#define TOUCH(toi, normal)                                                                                   \
    {                                                                                                        \
        .hit = 1, .floats = { toi, normal }                                                                  \
    }

static const row at_the_start[] = {
    {"an end on the front", {OVER(2), MOVING(9, 0, 0), FLAT, AT_REST}, TOUCH(0, POINT(0, 0, 1))},
    {"parting", {OVER(2), MOVING(0, 0, 9), FLAT, AT_REST}, TOUCH(0, POINT(0, 0, 1))},
    {"across an edge",
     {CAPSULE(POINT(1, -7, 1), POINT(1, 1, -5), 5), AT_REST,
      TRIANGLE(POINT(-9, 0, 2), POINT(9, 0, 2), POINT(0, 3, 6)), AT_REST},
     TOUCH(0, POINT(0, -0.6f, -0.8f))},
    {"a triangle that is a point",
     {CAPSULE(POINT(-1, 3, 4), POINT(1, 3, 4), 5), AT_REST, DOT, AT_REST},
     TOUCH(0, POINT(0, 0.6f, 0.8f))},
    {"right through, the shortest way out",
     {CAPSULE(POINT(1, 1, -1), POINT(1, 1, 8), 0), MOVING(0, 0, 9), FLAT, AT_REST},
     TOUCH(0, POINT(0, 0, 1))},
    {"right through and far from its ends and all edges",
     {CAPSULE(POINT(8, 8, -16), POINT(8, 8, 32), 0.5f), MOVING(1, 0, 0),
      TRIANGLE(POINT(0, 0, 0), POINT(64, 0, 0), POINT(0, 64, 0)), AT_REST},
     TOUCH(0, POINT(0, -1, 0))},
};
static table at_the_start_table = TABLE_UNTIL(1, at_the_start, );
static table at_the_start_alone_table = TABLE_UNTIL(0, at_the_start, ALONE);

static const row misses[] = {
    {"too late", {OVER(5), MOVING(0, 0, -2.9999f), FLAT, AT_REST}, MISS},
    {"the other way", {OVER(5), MOVING(0, 0, 8), FLAT, AT_REST}, MISS},
    {"fleeing", {OVER(5), MOVING(0, 0, -8), FLAT, MOVING(0, 0, -8)}, MISS},
    {"bounds that meet, beside an edge",
     {CAPSULE(POINT(3, 3, -1), POINT(3, 3, 1), 0.5f), AT_REST, FLAT, AT_REST},
     MISS},
    {"the empty capsule, through it",
     {CAPSULE(POINT(1, 1, -1), POINT(1, 1, 1), -1), AT_REST, FLAT, AT_REST},
     MISS},
    {"NaN in b",
     {OVER(0), AT_REST, TRIANGLE(POINT(0, 0, 0), POINT(4, NAN, 0), POINT(0, 4, 0)), AT_REST},
     MISS},
    {"NaN in c",
     {OVER(0), AT_REST, TRIANGLE(POINT(0, 0, 0), POINT(4, 0, 0), POINT(0, 4, NAN)), AT_REST},
     MISS},
    {"NaN in a",
     {OVER(0), AT_REST, TRIANGLE(POINT(0, NAN, 0), POINT(4, 0, 0), POINT(0, 4, 0)), AT_REST},
     MISS},
    {"NaN in the velocity", {OVER(1), MOVING(NAN, 0, 0), FLAT, AT_REST}, MISS},
    {"NaN in the other", {OVER(1), AT_REST, FLAT, MOVING(0, 0, NAN)}, MISS},
};
static table misses_table = TABLE_UNTIL(1, misses, );

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("touching at the start", check_table, at_the_start_table),
        CHECK("touching at the start, in no time", check_table, at_the_start_alone_table),
        CHECK("misses", check_table, misses_table),
    };
    return cmocka_run_group_tests_name("sweep_capsule_triangle", tests, NULL, NULL);
}
