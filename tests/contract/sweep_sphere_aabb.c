/* lh_sweep_sphere_aabb: when does a moving ball first touch a moving box, and in which direction? */
#include "table.h"

#define TABLE_UNTIL(limit, cases, ...) TABLE_WITH(sweep_sphere_aabb, cases, .number = (limit), __VA_ARGS__)
#define ALONE                          .absent = {[3] = ABSENT_VIEW}

#define MOVING(x, y, z) POINT(x, y, z)
#define AT_REST         POINT(0, 0, 0)

#define TOUCH(toi, normal)                                                                                   \
    {                                                                                                        \
        .hit = 1, .floats = { toi, normal }                                                                  \
    }

/* Against a face: the way that is left, with the padding that the documentation states. */
#define WAY(to_face, radius) ((to_face) - (radius)-0x1p-20f * ((radius) + 2 * (to_face)))

static const row step[] = {
    {"half way",
     {BALL(-5, 0, 0, 1), MOVING(8, 0, 0), UNIT_BOX, AT_REST},
     TOUCH(WAY(4.0f, 1) / 8, POINT(-1, 0, 0))},
    {"contact at the end of the step",
     {BALL(-4, 0, 0, 1), MOVING(2, 0, 0), UNIT_BOX, AT_REST},
     TOUCH(1 - 3 * 0x1p-20f, POINT(-1, 0, 0))},
    {"the step ends before contact", {BALL(-4, 0, 0, 1), MOVING(1.9999f, 0, 0), UNIT_BOX, AT_REST}, MISS},
    {"away", {BALL(-5, 0, 0, 1), MOVING(-8, 0, 0), UNIT_BOX, AT_REST}, MISS},
    {"beside", {BALL(-5, 3, 0, 1), MOVING(8, 0, 0), UNIT_BOX, AT_REST}, MISS},
    {"past an edge", {BALL(-5, 4, 4.0001f, 4.2426f), MOVING(8, 0, 0), UNIT_BOX, AT_REST}, MISS},
    {"past a corner", {BALL(-4, 4, 0, 2.8f), MOVING(8, 8, 0), UNIT_BOX, AT_REST}, MISS},
    {"onto an edge, in line with the centre",
     {BALL(0, -5, -4, 5), AT_REST, UNIT_BOX, AT_REST},
     TOUCH(0, POINT(0, -0.8f, -0.6f))},
    {"at a corner",
     {BALL(2, 3, 3, 3), MOVING(1, 1, 1), UNIT_BOX, AT_REST},
     TOUCH(0, POINT(1.0f / 3, 2.0f / 3, 2.0f / 3))},
    {"touching a face at the start, and moving along",
     {BALL(0, 0, 2, 1), MOVING(5, 0, 0), UNIT_BOX, AT_REST},
     TOUCH(0, POINT(0, 0, 1))},
    {"touching at the start, and moving apart",
     {BALL(0, 0, 2, 1), MOVING(5, 0, 8), UNIT_BOX, AT_REST},
     TOUCH(0, POINT(0, 0, 1))},
    {"the centre in the box at the start",
     {BALL(0.5f, 0, 0, 1), MOVING(8, 0, 0), UNIT_BOX, AT_REST},
     TOUCH(0, POINT(1, 0, 0))},
    {"neither moves: off", {BALL(0, 0, 2.0001f, 1), AT_REST, UNIT_BOX, AT_REST}, MISS},
    {"a point through a plate",
     {BALL(0, 0, 4, 0), MOVING(0, 0, -8), BOX(-1, -1, 0, 1, 1, 0), AT_REST},
     TOUCH(WAY(4.0f, 0) / 8, POINT(0, 0, 1))},
    {"a point past it", {BALL(1.0001f, 0, 4, 0), MOVING(0, 0, -8), BOX(-1, -1, 0, 1, 1, 0), AT_REST}, MISS},
    {"the empty ball", {BALL(0, 0, 0, -1), MOVING(0, 0, -8), UNIT_BOX, AT_REST}, MISS},
    {"the empty box", {BALL(0, 0, 0, 1), MOVING(0, 0, -8), EMPTY_BOX, AT_REST}, MISS},
    {"a box inside out on one axis",
     {BALL(0, 0, 0, 9), MOVING(0, 0, -8), BOX(-1, 1, -1, 1, -1, 1), AT_REST},
     MISS},
    {"a box inside out by less than is seen from afar",
     {BALL(1024, 0, 0, 2048), AT_REST, BOX(0x1.000002p0f, -1, -1, 1, 1, 1), AT_REST},
     MISS},
    {"the same on another axis, of a ball that moves",
     {BALL(0, 0, 1024, 1), MOVING(0, 0, -2048), BOX(-1, -1, 0x1.000002p0f, 1, 1, 1), AT_REST},
     MISS},
};
static table step_table = TABLE_UNTIL(1, step, .asymmetric = 1);
static table step_alone_table = TABLE_UNTIL(1, step, ALONE, .asymmetric = 1);

static const row both_move[] = {
    {"the box comes",
     {BALL(-5, 0, 0, 1), AT_REST, UNIT_BOX, MOVING(-8, 0, 0)},
     TOUCH(WAY(4.0f, 1) / 8, POINT(-1, 0, 0))},
    {"together",
     {BALL(-5, 0, 0, 1), MOVING(5, 2, 0), UNIT_BOX, MOVING(-3, 2, 0)},
     TOUCH(WAY(4.0f, 1) / 8, POINT(-1, 0, 0))},
    {"the one flees", {BALL(-5, 0, 0, 1), MOVING(8, 0, 0), UNIT_BOX, MOVING(8, 0, 0)}, MISS},
};
static table both_move_table = TABLE_UNTIL(1, both_move, .asymmetric = 1);

static const row start[] = {
    {"touching", {BALL(0, 0, 2, 1), MOVING(0, 0, -8), UNIT_BOX, AT_REST}, TOUCH(0, POINT(0, 0, 1))},
    {"off", {BALL(0, 0, 2.0001f, 1), MOVING(0, 0, -8), UNIT_BOX, AT_REST}, MISS},
};
static table start_table = TABLE_UNTIL(0, start, .asymmetric = 1);

/* Times are multiples of the smallest float. At two of it the ball enters the box on x. At three it has left it by next
 * to nothing, and has entered it on y, so fast that squares of its velocity there overflow. The middle of both times
 * has to be three, where y does not count any more: half of two and half of three, each rounded, add up to three, but
 * half of their sum is rounded to two. Then the nearest time would be two, and the pair a miss. */
#define STEP_OF_X 0x1p-86f
#define STEP_OF_Y 0x1p-22f

static const row smallest_times[] = {
    {"in at the second, near at the third",
     {BALL(0, 0, 0, 0.5f * STEP_OF_Y), MOVING(0x1p63f, 0x1p127f, 0),
      BOX(2 * STEP_OF_X, 2.9f * STEP_OF_Y, -1, 2.6f * STEP_OF_X, 1, 1), AT_REST},
     TOUCH(0x2p-149f, POINT(0, -1, 0))},
};
static table smallest_times_table = TABLE_UNTIL(1, smallest_times, .asymmetric = 1);

static const row late[] = {
    {"slowly",
     {BALL(0, 0, 5, 1), MOVING(0, 0, -0x1p-40f), UNIT_BOX, AT_REST},
     TOUCH(WAY(4.0f, 1) / 0x1p-40f, POINT(0, 0, 1))},
    {"never", {BALL(0, 0, 5, 1), MOVING(0, 0, 0x1p-40f), UNIT_BOX, AT_REST}, MISS},
};
static table late_table = TABLE_UNTIL(INFINITY, late, .asymmetric = 1);

static const row nans[] = {
    {"NaN in the centre", {BALL(0, 0, NAN, 9), MOVING(0, 0, -8), UNIT_BOX, AT_REST}, MISS},
    {"NaN in the radius", {BALL(0, 0, 0, NAN), MOVING(0, 0, -8), UNIT_BOX, AT_REST}, MISS},
    {"NaN in min", {BALL(0, 0, 0, 9), MOVING(0, 0, -8), BOX(-1, NAN, -1, 1, 1, 1), AT_REST}, MISS},
    {"NaN in max", {BALL(0, 0, 0, 9), MOVING(0, 0, -8), BOX(-1, -1, -1, 1, NAN, 1), AT_REST}, MISS},
    {"NaN in a velocity", {BALL(0, 0, 0, 9), MOVING(0, NAN, -8), UNIT_BOX, AT_REST}, MISS},
    {"NaN in the other", {BALL(0, 0, 0, 9), MOVING(0, 0, -8), UNIT_BOX, MOVING(0, NAN, 0)}, MISS},
};
static table nans_table = TABLE_UNTIL(1, nans, .asymmetric = 1);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("one step", check_table, step_table),
        CHECK("one step, the box without a velocity", check_table, step_alone_table),
        CHECK("both move", check_table, both_move_table),
        CHECK("a step of no time", check_table, start_table),
        CHECK("the smallest times", check_table, smallest_times_table),
        CHECK("no limit", check_table, late_table),
        CHECK("NaN", check_table, nans_table),
    };
    return cmocka_run_group_tests_name("sweep_sphere_aabb", tests, NULL, NULL);
}
