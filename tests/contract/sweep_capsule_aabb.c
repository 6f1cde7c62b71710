/* lh_sweep_capsule_aabb: what no case of exact arithmetic can say. */
#include "table.h"

#define TABLE_UNTIL(limit, cases, ...)                                                                       \
    TABLE_WITH(sweep_capsule_aabb, cases, .number = (limit), .asymmetric = 1, __VA_ARGS__)
#define ALONE .absent = {[3] = ABSENT_VIEW}

#define MOVING(x, y, z) POINT(x, y, z)
#define AT_REST         POINT(0, 0, 0)
#define OVER(z)         CAPSULE(POINT(0, 0, z), POINT(0, 0, (z) + 3), 2)

#define TOUCH(toi, normal)                                                                                   \
    {                                                                                                        \
        .hit = 1, .floats = { toi, normal }                                                                  \
    }

static const row at_the_start[] = {
    {"an end on a face", {OVER(3), MOVING(9, 0, 0), UNIT_BOX, AT_REST}, TOUCH(0, POINT(0, 0, 1))},
    {"parting", {OVER(3), MOVING(0, 0, 9), UNIT_BOX, AT_REST}, TOUCH(0, POINT(0, 0, 1))},
    {"along an edge",
     {CAPSULE(POINT(-9, 4, 5), POINT(9, 4, 5), 5), MOVING(0, 9, 0), UNIT_BOX, AT_REST},
     TOUCH(0, POINT(0, 0.6f, 0.8f))},
    {"right through, the shortest way out",
     {CAPSULE(POINT(-9, 0, 0.5f), POINT(9, 0, 0.5f), 0), MOVING(0, 0, 9), UNIT_BOX, AT_REST},
     TOUCH(0, POINT(0, 0, 1))},
    {"in the box, far from its faces",
     {CAPSULE(POINT(-1, 0, 2), POINT(1, 0, 2), 0.5f), MOVING(1, 0, 0), BOX(-8, -8, -8, 8, 8, 8), AT_REST},
     TOUCH(0, POINT(0, 0, 1))},
};
static table at_the_start_table = TABLE_UNTIL(1, at_the_start, );
static table at_the_start_alone_table = TABLE_UNTIL(0, at_the_start, ALONE);

static const row misses[] = {
    {"too late", {OVER(5), MOVING(0, 0, -1.9999f), UNIT_BOX, AT_REST}, MISS},
    {"the other way", {OVER(5), MOVING(0, 0, 8), UNIT_BOX, AT_REST}, MISS},
    {"fleeing", {OVER(5), MOVING(0, 0, -8), UNIT_BOX, MOVING(0, 0, -8)}, MISS},
    {"bounds that meet, beside an edge",
     {CAPSULE(POINT(-2, 0.5f, 0), POINT(-0.5f, 2, 0), 0.25f), AT_REST, UNIT_BOX, AT_REST},
     MISS},
    {"the empty capsule, within",
     {CAPSULE(POINT(0, 0, 0), POINT(0, 0, 0.5f), -1), AT_REST, UNIT_BOX, AT_REST},
     MISS},
    {"the empty box", {OVER(0), AT_REST, EMPTY_BOX, AT_REST}, MISS},
    {"a box inside out on one axis", {OVER(0), AT_REST, BOX(-1, 1, -1, 1, -1, 1), AT_REST}, MISS},
    {"NaN in min", {OVER(0), AT_REST, BOX(-1, NAN, -1, 1, 1, 1), AT_REST}, MISS},
    {"NaN in max", {OVER(0), AT_REST, BOX(-1, -1, -1, 1, NAN, 1), AT_REST}, MISS},
    {"NaN in the velocity", {OVER(1), MOVING(NAN, 0, 0), UNIT_BOX, AT_REST}, MISS},
    {"NaN in the other", {OVER(1), AT_REST, UNIT_BOX, MOVING(0, 0, NAN)}, MISS},
};
static table misses_table = TABLE_UNTIL(1, misses, );

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("touching at the start", check_table, at_the_start_table),
        CHECK("touching at the start, in no time", check_table, at_the_start_alone_table),
        CHECK("misses", check_table, misses_table),
    };
    return cmocka_run_group_tests_name("sweep_capsule_aabb", tests, NULL, NULL);
}
