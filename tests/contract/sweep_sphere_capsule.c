/* lh_sweep_sphere_capsule: what no case of exact arithmetic can say. */
#include "table.h"

#define TABLE_UNTIL(limit, cases, ...)                                                                       \
    TABLE_WITH(sweep_sphere_capsule, cases, .number = (limit), .asymmetric = 1, __VA_ARGS__)
#define ALONE .absent = {[3] = ABSENT_VIEW}

#define MOVING(x, y, z) POINT(x, y, z)
#define AT_REST         POINT(0, 0, 0)
#define ROD             CAPSULE(POINT(-2, 0, 0), POINT(2, 0, 0), 1)

#define TOUCH(toi, normal)                                                                                   \
    {                                                                                                        \
        .hit = 1, .floats = { toi, normal }                                                                  \
    }

static const row at_the_start[] = {
    {"beside the segment, and off along it",
     {BALL(1, 0, 3, 2), MOVING(9, 0, 0), ROD, AT_REST},
     TOUCH(0, POINT(0, 0, 1))},
    {"parting", {BALL(1, 0, 3, 2), MOVING(0, 0, 9), ROD, AT_REST}, TOUCH(0, POINT(0, 0, 1))},
    {"at an end", {BALL(5, 4, 0, 4), AT_REST, ROD, AT_REST}, TOUCH(0, POINT(0.6f, 0.8f, 0))},
    {"the centre on the segment",
     {BALL(1, 0, 0, 0), MOVING(0, 0, 9), ROD, AT_REST},
     TOUCH(0, POINT(1, 0, 0))},
    {"a capsule that is a ball",
     {BALL(0, 3, 4, 4), MOVING(0, 9, 0), CAPSULE(POINT(0, 0, 0), POINT(0, 0, 0), 1), AT_REST},
     TOUCH(0, POINT(0, 0.6f, 0.8f))},
};
static table at_the_start_table = TABLE_UNTIL(1, at_the_start, );
static table at_the_start_alone_table = TABLE_UNTIL(0, at_the_start, ALONE);

static const row misses[] = {
    {"too late", {BALL(0, 0, 5, 1), MOVING(0, 0, -2.9999f), ROD, AT_REST}, MISS},
    {"the other way", {BALL(0, 0, 5, 1), MOVING(0, 0, 8), ROD, AT_REST}, MISS},
    {"fleeing", {BALL(0, 0, 5, 1), MOVING(0, 0, -8), ROD, MOVING(0, 0, -8)}, MISS},
    {"beside", {BALL(-9, 2.001f, 0, 1), MOVING(20, 0, 0), ROD, AT_REST}, MISS},
    {"an empty ball", {BALL(0, 0, 0, -1), AT_REST, ROD, AT_REST}, MISS},
    {"an empty capsule",
     {BALL(0, 0, 0, 9), AT_REST, CAPSULE(POINT(0, 0, 0), POINT(1, 0, 0), -1), AT_REST},
     MISS},
    {"NaN in the velocity", {BALL(0, 0, 0, 9), MOVING(NAN, 0, 0), ROD, AT_REST}, MISS},
    {"NaN in the other", {BALL(0, 0, 0, 9), AT_REST, ROD, MOVING(0, 0, NAN)}, MISS},
    {"an end that is nowhere",
     {BALL(0, 0, 0, 9), AT_REST, CAPSULE(POINT(0, 0, 0), POINT(INFINITY, 0, 0), 1), AT_REST},
     MISS},
};
static table misses_table = TABLE_UNTIL(1, misses, );

/* So slow that squares of the velocity underflow: scaled, times are as of one that does not. */
static const row slow[] = {
    {"the way to the end, less the padding of the side",
     {BALL(-1, 0, 0, 0), MOVING(0x1p-100f, 0, 0), CAPSULE(POINT(0, 0, 0), POINT(4, 0, 0), 0), AT_REST},
     TOUCH((1 - 5 * 0x1p-19f) * 0x1p100f, POINT(-1, 0, 0))},
};
static table slow_table = TABLE_UNTIL(INFINITY, slow, );

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("touching at the start", check_table, at_the_start_table),
        CHECK("touching at the start, in no time", check_table, at_the_start_alone_table),
        CHECK("misses", check_table, misses_table),
        CHECK("slow", check_table, slow_table),
    };
    return cmocka_run_group_tests_name("sweep_sphere_capsule", tests, NULL, NULL);
}
