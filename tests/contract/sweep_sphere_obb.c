/* lh_sweep_sphere_obb: what no case of exact arithmetic can say. */
#include "table.h"

#define TABLE_UNTIL(limit, cases, ...)                                                                       \
    TABLE_WITH(sweep_sphere_obb, cases, .number = (limit), .asymmetric = 1, __VA_ARGS__)
#define ALONE .absent = {[3] = ABSENT_VIEW}

#define MOVING(x, y, z) POINT(x, y, z)
#define AT_REST         POINT(0, 0, 0)
#define NO_TURN         0, 0, 0, 1
#define THIRD_TURN      1, 1, 1, 1 /* x becomes y, y becomes z */
#define ROD(...)        OBB(POINT(0, 0, 0), POINT(4, 1, 1), __VA_ARGS__)

#define TOUCH(toi, normal)                                                                                   \
    {                                                                                                        \
        .hit = 1, .floats = { toi, normal }                                                                  \
    }

static const row at_the_start[] = {
    {"on a face, sliding",
     {BALL(3, 0, 3, 2), MOVING(9, 0, 0), ROD(NO_TURN), AT_REST},
     TOUCH(0, POINT(0, 0, 1))},
    {"on a face, parting",
     {BALL(3, 0, 3, 2), MOVING(0, 0, 9), ROD(NO_TURN), AT_REST},
     TOUCH(0, POINT(0, 0, 1))},
    {"of one that is turned",
     {BALL(0, 6, 0, 2), MOVING(0, 9, 0), ROD(THIRD_TURN), AT_REST},
     TOUCH(0, POINT(0, 1, 0))},
    {"a point on a face", {BALL(0, 4, 0, 0), AT_REST, ROD(THIRD_TURN), AT_REST}, TOUCH(0, POINT(1, 0, 0))},
    {"the centre in the box",
     {BALL(0, 3, 0, 1), MOVING(0, 0, 8), ROD(THIRD_TURN), AT_REST},
     TOUCH(0, POINT(1, 0, 0))},
};
static table at_the_start_table = TABLE_UNTIL(1, at_the_start, );
static table at_the_start_alone_table = TABLE_UNTIL(0, at_the_start, ALONE);

static const row upright[] = {
    {"without a rotation", {BALL(3, 0, 3, 2), AT_REST, ROD(THIRD_TURN), AT_REST}, TOUCH(0, POINT(0, 0, 1))},
};
static table upright_table = TABLE_UNTIL(1, upright, .absent = {[2] = 15 << 6});

static const row misses[] = {
    {"too late", {BALL(0, 0, 5, 1), MOVING(0, 0, -2.9999f), ROD(THIRD_TURN), AT_REST}, MISS},
    {"no longer where it would be unturned",
     {BALL(6, 0, 5, 1), MOVING(-3, 0, -5), ROD(THIRD_TURN), AT_REST},
     MISS},
    {"fleeing", {BALL(0, 0, 5, 1), MOVING(0, 0, -8), ROD(NO_TURN), MOVING(0, 0, -8)}, MISS},
    {"the empty ball", {BALL(0, 0, 0, -1), AT_REST, ROD(NO_TURN), AT_REST}, MISS},
    {"a negative half extent",
     {BALL(0, 0, 0, 9), AT_REST, OBB(POINT(0, 0, 0), POINT(1, -0x1p-149f, 1), NO_TURN), AT_REST},
     MISS},
    {"q is 0", {BALL(0, 0, 0, 9), AT_REST, ROD(0, 0, 0, 0), AT_REST}, MISS},
    {"NaN in the velocity", {BALL(0, 0, 0, 9), MOVING(NAN, 0, 0), ROD(NO_TURN), AT_REST}, MISS},
    {"NaN in the other", {BALL(0, 0, 0, 9), AT_REST, ROD(NO_TURN), MOVING(0, 0, NAN)}, MISS},
};
static table misses_table = TABLE_UNTIL(1, misses, );

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("touching at the start", check_table, at_the_start_table),
        CHECK("touching at the start, in no time", check_table, at_the_start_alone_table),
        CHECK("without rotations", check_table, upright_table),
        CHECK("misses", check_table, misses_table),
    };
    return cmocka_run_group_tests_name("sweep_sphere_obb", tests, NULL, NULL);
}
