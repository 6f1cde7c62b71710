/* lh_sweep_sphere_triangle: what no case of exact arithmetic can say. */
#include "table.h"

#define TABLE_UNTIL(limit, cases, ...)                                                                       \
    TABLE_WITH(sweep_sphere_triangle, cases, .number = (limit), .asymmetric = 1, __VA_ARGS__)
#define ALONE .absent = {[3] = ABSENT_VIEW}

#define MOVING(x, y, z) POINT(x, y, z)
#define AT_REST         POINT(0, 0, 0)
#define FLAT            TRIANGLE(POINT(0, 0, 0), POINT(4, 0, 0), POINT(0, 4, 0))
#define LINE            TRIANGLE(POINT(0, 0, 0), POINT(2, 0, 0), POINT(4, 0, 0))
#define DOT             TRIANGLE(POINT(0, 0, 0), POINT(0, 0, 0), POINT(0, 0, 0))

#define TOUCH(toi, normal)                                                                                   \
    {                                                                                                        \
        .hit = 1, .floats = { toi, normal }                                                                  \
    }

static const row at_the_start[] = {
    {"on the front", {BALL(1, 1, 2, 2), MOVING(9, 0, 0), FLAT, AT_REST}, TOUCH(0, POINT(0, 0, 1))},
    {"on the back, parting", {BALL(1, 1, -2, 2), MOVING(0, 0, -9), FLAT, AT_REST}, TOUCH(0, POINT(0, 0, -1))},
    {"at an edge", {BALL(1, -3, 4, 5), MOVING(0, -9, 0), FLAT, AT_REST}, TOUCH(0, POINT(0, -0.6f, 0.8f))},
    {"at a vertex", {BALL(7, 0, 4, 5), MOVING(9, 0, 0), FLAT, AT_REST}, TOUCH(0, POINT(0.6f, 0, 0.8f))},
    {"the centre in the triangle",
     {BALL(1, 1, 0, 1), MOVING(0, 0, 9), FLAT, AT_REST},
     TOUCH(0, POINT(1, 0, 0))},
    {"a triangle that is a segment",
     {BALL(3, 3, 4, 5), AT_REST, LINE, AT_REST},
     TOUCH(0, POINT(0, 0.6f, 0.8f))},
    {"a triangle that is a point", {BALL(0, 3, 4, 5), AT_REST, DOT, AT_REST}, TOUCH(0, POINT(0, 0.6f, 0.8f))},
};
static table at_the_start_table = TABLE_UNTIL(1, at_the_start, );
static table at_the_start_alone_table = TABLE_UNTIL(0, at_the_start, ALONE);

static const row misses[] = {
    {"too late", {BALL(1, 1, 5, 1), MOVING(0, 0, -3.9999f), FLAT, AT_REST}, MISS},
    {"the other way", {BALL(1, 1, 5, 1), MOVING(0, 0, 8), FLAT, AT_REST}, MISS},
    {"fleeing", {BALL(1, 1, 5, 1), MOVING(0, 0, -8), FLAT, MOVING(0, 0, -8)}, MISS},
    {"a point beside an edge", {BALL(1, -0.0001f, 5, 0), MOVING(0, 0, -8), FLAT, AT_REST}, MISS},
    {"over the plane", {BALL(-9, 1, 1.0001f, 1), MOVING(20, 0, 0), FLAT, AT_REST}, MISS},
    {"the empty ball", {BALL(1, 1, 0, -1), AT_REST, FLAT, AT_REST}, MISS},
    {"NaN in a",
     {BALL(3, 1, 0, 9), AT_REST, TRIANGLE(POINT(0, NAN, 0), POINT(4, 0, 0), POINT(0, 4, 0)), AT_REST},
     MISS},
    {"NaN in b",
     {BALL(0, 1, 0, 9), AT_REST, TRIANGLE(POINT(0, 0, 0), POINT(4, NAN, 0), POINT(0, 4, 0)), AT_REST},
     MISS},
    {"NaN in c",
     {BALL(3, 0, 0, 9), AT_REST, TRIANGLE(POINT(0, 0, 0), POINT(4, 0, 0), POINT(0, 4, NAN)), AT_REST},
     MISS},
    {"NaN in the velocity", {BALL(1, 1, 0, 9), MOVING(NAN, 0, 0), FLAT, AT_REST}, MISS},
    {"NaN in the other", {BALL(1, 1, 0, 9), AT_REST, FLAT, MOVING(0, 0, NAN)}, MISS},
};
static table misses_table = TABLE_UNTIL(1, misses, );

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("touching at the start", check_table, at_the_start_table),
        CHECK("touching at the start, in no time", check_table, at_the_start_alone_table),
        CHECK("misses", check_table, misses_table),
    };
    return cmocka_run_group_tests_name("sweep_sphere_triangle", tests, NULL, NULL);
}
