/* lh_sweep_sphere_plane: when does a moving ball first meet what is behind a plane? */
#include "table.h"

#define TABLE_UNTIL(limit, cases, ...) TABLE_WITH(sweep_sphere_plane, cases, .number = (limit), __VA_ARGS__)
#define ALONE                          .absent = {[3] = ABSENT_VIEW}

#define MOVING(x, y, z)  POINT(x, y, z)
#define AT_REST          POINT(0, 0, 0)
#define PLANE(normal, d) normal, d
#define FLOOR            PLANE(POINT(0, 0, 1), 0)
#define ROOF             PLANE(POINT(0, 0, -4), -40) /* at z = 10, behind it what is above */

#define TOUCH(toi)                                                                                           \
    {                                                                                                        \
        .hit = 1, .floats = { toi }                                                                          \
    }

/* The height as padded: of a ball of this radius at this height, of a normal of length 1. */
#define HEIGHT(z, radius) ((z) - (((radius) * (1 + 8 * 0x1p-24f)) + 5 * 0x1p-24f * (z)))
#define PACE(speed)       (10 * 0x1p-24f * (speed) + (speed))

static const row step[] = {
    {"half way", {BALL(0, 0, 5, 1), MOVING(0, 0, -8), FLOOR, AT_REST}, TOUCH(HEIGHT(5.0f, 1) / PACE(8.0f))},
    {"contact at the end of the step",
     {BALL(0, 0, 5, 1), MOVING(3, 0, -4), FLOOR, AT_REST},
     TOUCH(HEIGHT(5.0f, 1) / PACE(4.0f))},
    {"the step ends before contact", {BALL(0, 0, 5, 1), MOVING(0, 0, -3.9999f), FLOOR, AT_REST}, MISS},
    {"away", {BALL(0, 0, 5, 1), MOVING(0, 0, 8), FLOOR, AT_REST}, MISS},
    {"along", {BALL(0, 0, 5, 1), MOVING(8, 8, 0), FLOOR, AT_REST}, MISS},
    {"touching at the start, and moving apart",
     {BALL(0, 0, 1, 1), MOVING(0, 0, 8), FLOOR, AT_REST},
     TOUCH(0)},
    {"cut by the plane", {BALL(3, 4, 0.5f, 1), MOVING(0, 0, 8), FLOOR, AT_REST}, TOUCH(0)},
    {"behind it", {BALL(3, 4, -9, 1), MOVING(0, 0, 8), FLOOR, AT_REST}, TOUCH(0)},
    {"neither moves: off", {BALL(0, 0, 1.0001f, 1), AT_REST, FLOOR, AT_REST}, MISS},
    {"a point", {BALL(0, 0, 4, 0), MOVING(0, 0, -8), FLOOR, AT_REST}, TOUCH(HEIGHT(4.0f, 0) / PACE(8.0f))},
    {"a normal of another length, the other way about",
     {BALL(0, 0, 5, 1), MOVING(0, 0, 3.9999f), ROOF, AT_REST},
     MISS},
    {"and within the step", {BALL(0, 0, 5, 1), AT_REST, ROOF, AT_REST}, MISS},
    {"without a normal: all of space",
     {BALL(0, 0, 5, 1), AT_REST, PLANE(POINT(0, 0, 0), 0), AT_REST},
     TOUCH(0)},
    {"or nothing", {BALL(0, 0, 5, 1), MOVING(0, 0, -8), PLANE(POINT(0, 0, 0), -0x1p-149f), AT_REST}, MISS},
    {"the empty ball", {BALL(0, 0, 0, -1), MOVING(0, 0, -8), FLOOR, AT_REST}, MISS},
};
static table step_table = TABLE_UNTIL(1, step, .asymmetric = 1);
static table step_alone_table = TABLE_UNTIL(1, step, ALONE, .asymmetric = 1);

static const row both_move[] = {
    {"the plane comes",
     {BALL(0, 0, 5, 1), AT_REST, FLOOR, MOVING(0, 0, 8)},
     TOUCH(HEIGHT(5.0f, 1) / PACE(8.0f))},
    {"together",
     {BALL(0, 0, 5, 1), MOVING(0, 0, -3), FLOOR, MOVING(1, 2, 5)},
     TOUCH(HEIGHT(5.0f, 1) / PACE(8.0f))},
    {"the one flees", {BALL(0, 0, 5, 1), MOVING(0, 0, 8), FLOOR, MOVING(0, 0, 8)}, MISS},
};
static table both_move_table = TABLE_UNTIL(1, both_move, .asymmetric = 1);

static const row start[] = {
    {"touching", {BALL(0, 0, 1, 1), MOVING(0, 0, -8), FLOOR, AT_REST}, TOUCH(0)},
    {"off", {BALL(0, 0, 1.0001f, 1), MOVING(0, 0, -8), FLOOR, AT_REST}, MISS},
};
static table start_table = TABLE_UNTIL(0, start, .asymmetric = 1);

static const row late[] = {
    {"slowly",
     {BALL(0, 0, 5, 1), MOVING(0, 0, -0x1p-40f), FLOOR, AT_REST},
     TOUCH(HEIGHT(5.0f, 1) / PACE(0x1p-40f))},
    {"never", {BALL(0, 0, 5, 1), MOVING(0, 0, 0x1p-40f), FLOOR, AT_REST}, MISS},
};
static table late_table = TABLE_UNTIL(INFINITY, late, .asymmetric = 1);

static const row nans[] = {
    {"NaN in the centre", {BALL(0, 0, NAN, 1), MOVING(0, 0, -8), FLOOR, AT_REST}, MISS},
    {"NaN in the radius", {BALL(0, 0, 5, NAN), MOVING(0, 0, -8), FLOOR, AT_REST}, MISS},
    {"NaN in the normal", {BALL(0, 0, 5, 1), MOVING(0, 0, -8), PLANE(POINT(0, NAN, 1), 0), AT_REST}, MISS},
    {"NaN in d", {BALL(0, 0, 5, 1), MOVING(0, 0, -8), PLANE(POINT(0, 0, 1), NAN), AT_REST}, MISS},
    {"NaN in a velocity", {BALL(0, 0, 5, 1), MOVING(0, NAN, -8), FLOOR, AT_REST}, MISS},
    {"NaN in a velocity, touching at the start",
     {BALL(0, 0, 1, 1), MOVING(0, 0, NAN), FLOOR, AT_REST},
     TOUCH(0)},
};
static table nans_table = TABLE_UNTIL(1, nans, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("one step", check_table, step_table),
        CHECK("one step, the plane without a velocity", check_table, step_alone_table),
        CHECK("both move", check_table, both_move_table),
        CHECK("a step of no time", check_table, start_table),
        CHECK("no limit", check_table, late_table),
        CHECK("NaN", check_table, nans_table),
    };
    return cmocka_run_group_tests_name("sweep_sphere_plane", tests, NULL, NULL);
}
