/* lh_sweep_aabb_aabb: when do two moving boxes first touch, and at which face? */
#include "table.h"

#define TABLE_UNTIL(limit, cases) TABLE_WITH(sweep_aabb_aabb, cases, .number = (limit))
#define TABLE_AT_REST_UNTIL(limit, cases)                                                                    \
    TABLE_WITH(sweep_aabb_aabb, cases, .number = (limit), .absent = {[3] = ABSENT_VIEW})

#define MOVING(x, y, z) POINT(x, y, z)
#define AT_REST         POINT(0, 0, 0)

/* A box of side 2 that is 2 from the unit box, towards -x; and the same towards all of -x, -y, -z. */
#define BOX_WEST  BOX(-5, -1, -1, -3, 1, 1)
#define BOX_ASIDE BOX(-5, -5, -5, -3, -3, -3)

/* Displacements: t_max is 1. b is at rest, and so both given and not given a velocity. */
static const row step[] = {
    {"half way", {BOX_WEST, MOVING(4, 0, 0), UNIT_BOX, AT_REST}, HIT_AT(0.5f, -1)},
    {"contact at the end of the step", {BOX_WEST, MOVING(2, 0, 0), UNIT_BOX, AT_REST}, HIT_AT(1, -1)},
    {"the step ends before contact", {BOX_WEST, MOVING(1.9999f, 0, 0), UNIT_BOX, AT_REST}, MISS},
    {"before contact by less than the padding: at the end",
     {BOX(-2, 0, 0, -1, 1, 1), MOVING(1, 0, 0), BOX(0x1p-23f, 0, 0, 1, 1, 1), AT_REST},
     HIT_AT(1, -1)},
    {"aslant, with a face", {BOX_WEST, MOVING(4, 1, 0.5f), UNIT_BOX, AT_REST}, HIT_AT(0.5f, -1)},
    {"away", {BOX_WEST, MOVING(-4, 0, 0), UNIT_BOX, AT_REST}, MISS},
    {"beside", {BOX_WEST, MOVING(0, 4, 0), UNIT_BOX, AT_REST}, MISS},
    {"past an edge, touching it", {BOX_ASIDE, MOVING(6, 2, 6), UNIT_BOX, AT_REST}, HIT_AT(1, -2)},
    {"past an edge, and missed", {BOX_ASIDE, MOVING(6, 1.9f, 6), UNIT_BOX, AT_REST}, MISS},
    {"through and out again within the step",
     {BOX_WEST, MOVING(64, 0, 0), UNIT_BOX, AT_REST},
     HIT_AT(0x1p-5f, -1)},
    {"through a wall", {BOX_WEST, MOVING(64, 0, 0), BOX(1, -9, -9, 1, 9, 9), AT_REST}, HIT_AT(0x1p-4f, -1)},
    {"the later of two slabs is reached",
     {BOX(-5, -3, -1, -3, -2, 1), MOVING(8, 1, 0), UNIT_BOX, AT_REST},
     MISS},
    {"the later of two slabs has the normal",
     {BOX(-5, -3, -1, -3, -2, 1), MOVING(4, 1, 0), UNIT_BOX, AT_REST},
     HIT_AT(1, -2)},
    {"sliding along a face", {BOX(-1, 1, -1, 1, 2, 1), MOVING(4, 0, 0), UNIT_BOX, AT_REST}, HIT_AT(0, 0)},
    {"sliding along a face's plane, into touch",
     {BOX(-5, 1, -1, -3, 2, 1), MOVING(4, 0, 0), UNIT_BOX, AT_REST},
     HIT_AT(0.5f, -1)},
    {"sliding one ulp off a face's plane",
     {BOX(-5, 1 + 0x1p-23f, -1, -3, 2, 1), MOVING(4, 0, 0), UNIT_BOX, AT_REST},
     MISS},
    {"sliding along an edge, into a corner",
     {BOX(-5, 1, 1, -3, 2, 2), MOVING(4, 0, 0), UNIT_BOX, AT_REST},
     HIT_AT(0.5f, -1)},
};
static table step_table = TABLE_UNTIL(1, step);
static table step_at_rest = TABLE_AT_REST_UNTIL(1, step);

static const row start[] = {
    {"touching a face, moving in",
     {BOX(-2, -1, -1, -1, 1, 1), MOVING(1, 0, 0), UNIT_BOX, AT_REST},
     HIT_AT(0, -1)},
    {"touching a face, moving away",
     {BOX(-2, -1, -1, -1, 1, 1), MOVING(-1, 0, 0), UNIT_BOX, AT_REST},
     HIT_AT(0, 0)},
    {"touching a face, sliding",
     {BOX(-2, -1, -1, -1, 1, 1), MOVING(0, 1, 0), UNIT_BOX, AT_REST},
     HIT_AT(0, 0)},
    {"touching a face, at rest", {BOX(-2, -1, -1, -1, 1, 1), AT_REST, UNIT_BOX, AT_REST}, HIT_AT(0, 0)},
    {"touching an edge, moving in at one face",
     {BOX(-2, -2, -1, -1, -1, 1), MOVING(1, 0, 0), UNIT_BOX, AT_REST},
     HIT_AT(0, -1)},
    {"touching an edge, moving in at one face and away from the other",
     {BOX(-2, -2, -1, -1, -1, 1), MOVING(1, -1, 0), UNIT_BOX, AT_REST},
     HIT_AT(0, -1)},
    {"touching a corner, moving away",
     {BOX(-2, -2, -2, -1, -1, -1), MOVING(-1, -1, -1), UNIT_BOX, AT_REST},
     HIT_AT(0, 0)},
    {"overlapping", {BOX(-2, -1, -1, 0, 1, 1), MOVING(1, 0, 0), UNIT_BOX, AT_REST}, HIT_AT(0, 0)},
    {"overlapping, moving apart",
     {BOX(-2, -1, -1, 0, 1, 1), MOVING(-9, 0, 0), UNIT_BOX, AT_REST},
     HIT_AT(0, 0)},
    {"overlapping, at rest", {BOX(-2, -1, -1, 0, 1, 1), AT_REST, UNIT_BOX, AT_REST}, HIT_AT(0, 0)},
    {"within",
     {BOX(-0.5f, -0.5f, -0.5f, 0.5f, 0.5f, 0.5f), MOVING(1, 2, 3), UNIT_BOX, AT_REST},
     HIT_AT(0, 0)},
    {"apart by one ulp, moving away",
     {BOX(-2, -1, -1, -1 - 0x1p-23f, 1, 1), MOVING(-1, 0, 0), UNIT_BOX, AT_REST},
     MISS},
    {"apart by one ulp, sliding",
     {BOX(-2, -1, -1, -1 - 0x1p-23f, 1, 1), MOVING(0, 1, 0), UNIT_BOX, AT_REST},
     MISS},
    {"apart by one ulp, at rest", {BOX(-2, -1, -1, -1 - 0x1p-23f, 1, 1), AT_REST, UNIT_BOX, AT_REST}, MISS},
    {"at rest with -0", {BOX(-2, -1, -1, 0, 1, 1), MOVING(-0.0f, 0, -0.0f), UNIT_BOX, AT_REST}, HIT_AT(0, 0)},
    {"at rest with -0, touching",
     {BOX(-2, -1, -1, -1, 1, 1), MOVING(-0.0f, 0, -0.0f), UNIT_BOX, AT_REST},
     HIT_AT(0, 0)},
    {"at rest with -0, apart", {BOX_WEST, MOVING(-0.0f, 0, -0.0f), UNIT_BOX, AT_REST}, MISS},
};
static table start_table = TABLE_UNTIL(1, start);
static table start_at_rest = TABLE_AT_REST_UNTIL(1, start);
static table start_without_step = TABLE_UNTIL(0, start);

/* Both move: what counts is the velocity of a relative to b. */
static const row relative[] = {
    {"b comes to a", {BOX_WEST, AT_REST, UNIT_BOX, MOVING(-4, 0, 0)}, HIT_AT(0.5f, -1)},
    {"they meet half way", {BOX_WEST, MOVING(2, 0, 0), UNIT_BOX, MOVING(-2, 0, 0)}, HIT_AT(0.5f, -1)},
    {"a overtakes b", {BOX_WEST, MOVING(9, 0, 0), UNIT_BOX, MOVING(5, 0, 0)}, HIT_AT(0.5f, -1)},
    {"b flees from a", {BOX_WEST, MOVING(4, 0, 0), UNIT_BOX, MOVING(4.5f, 0, 0)}, MISS},
    {"equal velocities, apart", {BOX_WEST, MOVING(3, 2, 1), UNIT_BOX, MOVING(3, 2, 1)}, MISS},
    {"equal velocities, touching",
     {BOX(-2, -1, -1, -1, 1, 1), MOVING(3, 2, 1), UNIT_BOX, MOVING(3, 2, 1)},
     HIT_AT(0, 0)},
    {"equal velocities, overlapping",
     {BOX(-2, -1, -1, 0, 1, 1), MOVING(3, 2, 1), UNIT_BOX, MOVING(3, 2, 1)},
     HIT_AT(0, 0)},
    {"past an edge, the entry rounded up, the exit down: padding of 4u would miss",
     {BOX(-1, -0x1.fep-25f, -1, 0x1.fep-25f, 1, 1), MOVING(0x1.a729ap+0f, 0x1.add046p+0f, 0),
      BOX(0x1.017c28p+0f, 0, -1, 2, 0x1.05882cp+0f, 1), MOVING(-0x1.fep-25f, 0x1.fep-25f, 0)},
     HIT_AT(0x1.378a64p-1f, -1)},
    {"together sideways, towards each other",
     {BOX_WEST, MOVING(3, 7, -7), UNIT_BOX, MOVING(-1, 7, -7)},
     HIT_AT(0.5f, -1)},
};
static table relative_table = TABLE_UNTIL(1, relative);

/* Faces by name, and ties, which go to the latest entry as computed, of equals to the first axis: these rows are
 * not to be turned. */
static const row faces[] = {
    {"the face -x", {BOX(-4, -1, -1, -2, 1, 1), MOVING(2, 0, 0), UNIT_BOX, AT_REST}, HIT_AT(0.5f, -1)},
    {"the face +x", {BOX(2, -1, -1, 4, 1, 1), MOVING(-2, 0, 0), UNIT_BOX, AT_REST}, HIT_AT(0.5f, 1)},
    {"the face -y", {BOX(-1, -4, -1, 1, -2, 1), MOVING(0, 2, 0), UNIT_BOX, AT_REST}, HIT_AT(0.5f, -2)},
    {"the face +y", {BOX(-1, 2, -1, 1, 4, 1), MOVING(0, -2, 0), UNIT_BOX, AT_REST}, HIT_AT(0.5f, 2)},
    {"the face -z", {BOX(-1, -1, -4, 1, 1, -2), MOVING(0, 0, 2), UNIT_BOX, AT_REST}, HIT_AT(0.5f, -3)},
    {"the face +z", {BOX(-1, -1, 2, 1, 1, 4), MOVING(0, 0, -2), UNIT_BOX, AT_REST}, HIT_AT(0.5f, 3)},
    {"x, y and z at once: x", {BOX_ASIDE, MOVING(4, 4, 4), UNIT_BOX, AT_REST}, HIT_AT(0.5f, -1)},
    {"x and y at once: x",
     {BOX(-5, -5, -1, -3, -3, 1), MOVING(4, 4, 0), UNIT_BOX, AT_REST},
     HIT_AT(0.5f, -1)},
    {"x and z at once: x", {BOX(3, -1, 3, 5, 1, 5), MOVING(-4, 0, -4), UNIT_BOX, AT_REST}, HIT_AT(0.5f, 1)},
    {"y and z at once: y", {BOX(-1, -5, 3, 1, -3, 5), MOVING(0, 4, -4), UNIT_BOX, AT_REST}, HIT_AT(0.5f, -2)},
    {"y and z at once, x before: y",
     {BOX(-3, 3, 3, -2, 5, 5), MOVING(4, -4, -4), UNIT_BOX, AT_REST},
     HIT_AT(0.5f, 2)},
    {"x and y at 1/5 exactly, as computed too: x",
     {BOX(-1, -1, -1, 0, 0, 0), MOVING(5, 10, 0), BOX(1, 2, -1, 9, 9, 1), AT_REST},
     HIT_AT(0x1.99999ap-3f, -1)},
    {"x and y at 1/5 exactly, y computed later: y",
     {BOX(-1, -1, -1, 0, 0, 0), MOVING(5, 15, 0), BOX(1, 3, -1, 1001, 100003, 1), AT_REST},
     HIT_AT(0x1.99999cp-3f, -2)},
    {"touching a corner, moving in: x",
     {BOX(1, 1, 1, 2, 2, 2), MOVING(-1, -1, -1), UNIT_BOX, AT_REST},
     HIT_AT(0, 1)},
    {"touching an edge, moving in: x",
     {BOX(1, 1, -1, 2, 2, 1), MOVING(-1, -2, 0), UNIT_BOX, AT_REST},
     HIT_AT(0, 1)},
    {"touching a corner, sliding on x, moving in: y",
     {BOX(1, 1, 1, 2, 2, 2), MOVING(0, -1, -1), UNIT_BOX, AT_REST},
     HIT_AT(0, 2)},
};
static table faces_table = TABLE_WITH(sweep_aabb_aabb, faces, .number = 1, .asymmetric = 1);

static const row boxes[] = {
    {"a point against a wall",
     {BOX(-3, 0, 0, -3, 0, 0), MOVING(4, 0, 0), BOX(-1, -1, -1, -1, 1, 1), AT_REST},
     HIT_AT(0.5f, -1)},
    {"a wall against a wall",
     {BOX(-3, -1, -1, -3, 1, 1), MOVING(4, 0, 0), BOX(-1, -1, -1, -1, 1, 1), AT_REST},
     HIT_AT(0.5f, -1)},
    {"a wall along its own plane into another",
     {BOX(0, -3, -1, 0, -2, 1), MOVING(0, 2, 0), BOX(0, -1, -1, 0, 1, 1), AT_REST},
     HIT_AT(0.5f, -2)},
    {"a point into a point",
     {BOX(0, 0, 0, 0, 0, 0), MOVING(4, 0, 0), BOX(2, 0, 0, 2, 0, 0), AT_REST},
     HIT_AT(0.5f, -1)},
    {"a point past a point",
     {BOX(0, 0, 0, 0, 0, 0), MOVING(4, 0.001f, 0), BOX(2, 0, 0, 2, 0, 0), AT_REST},
     MISS},
    {"a point at a point", {BOX(2, 3, 4, 2, 3, 4), AT_REST, BOX(2, 3, 4, 2, 3, 4), AT_REST}, HIT_AT(0, 0)},
    {"an empty box at a box", {EMPTY_BOX, MOVING(1, 2, 3), UNIT_BOX, AT_REST}, MISS},
    {"an empty box at rest", {EMPTY_BOX, AT_REST, UNIT_BOX, AT_REST}, MISS},
    {"a box at an empty box", {UNIT_BOX, MOVING(-1, 2, -3), EMPTY_BOX, AT_REST}, MISS},
    {"a box at rest and an empty box", {UNIT_BOX, MOVING(0, -0.0f, 0), EMPTY_BOX, AT_REST}, MISS},
    {"a point at an empty box", {BOX(0, 0, 0, 0, 0, 0), MOVING(0, 1, 0), EMPTY_BOX, AT_REST}, MISS},
    {"an empty box at an empty box", {EMPTY_BOX, MOVING(1, 1, 1), EMPTY_BOX, AT_REST}, MISS},
};
static table boxes_table = TABLE_UNTIL(1, boxes);
static table boxes_at_rest = TABLE_AT_REST_UNTIL(1, boxes);

/* t_max is +inf. The gap is 1, so the velocity 2^-126 takes until 2^126. */
static const row slow[] = {
    {"2^-126 is not zero",
     {BOX(-2, 0, 0, -1, 1, 1), MOVING(0x1p-126f, 0, 0), BOX(0, 0, 0, 1, 1, 1), AT_REST},
     HIT_AT(0x1p126f, -1)},
    {"2^-128 counts as zero",
     {BOX(-2, 0, 0, -1, 1, 1), MOVING(0x1p-128f, 0, 0), BOX(0, 0, 0, 1, 1, 1), AT_REST},
     MISS},
    {"so does the least float",
     {BOX(-2, 0, 0, -1, 1, 1), MOVING(0x1p-149f, 0, 0), BOX(0, 0, 0, 1, 1, 1), AT_REST},
     MISS},
    {"touching, 2^-128 inwards is not moving in",
     {BOX(-2, 0, 0, -1, 1, 1), MOVING(0x1p-128f, 0, 0), BOX(-1, 0, 0, 1, 1, 1), AT_REST},
     HIT_AT(0, 0)},
    {"2^127 is the last time",
     {BOX(-3, 0, 0, -2, 1, 1), MOVING(0x1p-126f, 0, 0), BOX(0, 0, 0, 1, 1, 1), AT_REST},
     HIT_AT(0x1p127f, -1)},
    {"after the last time by less than the padding: the last",
     {BOX(-3, 0, 0, -2 - 0x1p-22f, 1, 1), MOVING(0x1p-126f, 0, 0), BOX(0, 0, 0, 1, 1, 1), AT_REST},
     HIT_AT(0x1p127f, -1)},
    {"after the last time",
     {BOX(-4, 0, 0, -3, 1, 1), MOVING(0x1p-126f, 0, 0), BOX(0, 0, 0, 1, 1, 1), AT_REST},
     MISS},
};
static table without_limit = TABLE_UNTIL(INFINITY, slow);
static table beyond_the_last_time = TABLE_UNTIL(0x1.8p127f, slow);

static const row instant[] = {
    {"touching, moving in", {BOX(-2, -1, -1, -1, 1, 1), MOVING(1, 0, 0), UNIT_BOX, AT_REST}, HIT_AT(0, -1)},
    {"touching, moving away", {BOX(-2, -1, -1, -1, 1, 1), MOVING(-1, 0, 0), UNIT_BOX, AT_REST}, HIT_AT(0, 0)},
    {"one ulp apart, moving in fast",
     {BOX(-2, -1, -1, -1 - 0x1p-23f, 1, 1), MOVING(0x1p40f, 0, 0), UNIT_BOX, AT_REST},
     MISS},
};
static table instant_table = TABLE_UNTIL(0, instant);
static table instant_of_negative_zero = TABLE_UNTIL(-0.0f, instant);

static const row nans[] = {
    {"NaN in a velocity: that slab does not count",
     {BOX(5, -4, -1, 6, -2, 1), MOVING(NAN, 2, 0), UNIT_BOX, AT_REST},
     HIT_AT(0.5f, -2)},
    {"NaN in the other velocity",
     {BOX(5, -4, -1, 6, -2, 1), MOVING(0, 2, 0), UNIT_BOX, MOVING(NAN, 0, 0)},
     HIT_AT(0.5f, -2)},
    {"NaN in a velocity: the others count",
     {BOX(5, -4, -1, 6, -2, 1), MOVING(NAN, 0, 0), UNIT_BOX, AT_REST},
     MISS},
    {"NaN in the plane of entry: no entry there",
     {BOX(-5, -1, -1, NAN, 1, 1), MOVING(4, 0, 0), UNIT_BOX, AT_REST},
     HIT_AT(0, 0)},
    {"NaN in the other's plane of entry",
     {BOX_WEST, MOVING(4, 0, 0), BOX(NAN, -1, -1, 1, 1, 1), AT_REST},
     HIT_AT(0, 0)},
    {"NaN in the plane of exit: no exit there",
     {BOX(NAN, -1, -1, -3, 1, 1), MOVING(4, 0, 0), UNIT_BOX, AT_REST},
     HIT_AT(0.5f, -1)},
    {"NaN in the other's plane of exit",
     {BOX_WEST, MOVING(4, 0, 0), BOX(-1, -1, -1, NAN, 1, 1), AT_REST},
     HIT_AT(0.5f, -1)},
    {"NaN everywhere: overlap from the start",
     {BOX(NAN, NAN, NAN, NAN, NAN, NAN), MOVING(NAN, NAN, NAN), BOX(NAN, NAN, NAN, NAN, NAN, NAN),
      MOVING(NAN, NAN, NAN)},
     HIT_AT(0, 0)},
};
static table nans_table = TABLE_UNTIL(1, nans);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("a step", check_table, step_table),
        CHECK("a step, b_velocity NULL", check_table, step_at_rest),
        CHECK("touching and overlapping at the start", check_table, start_table),
        CHECK("touching and overlapping at the start, b_velocity NULL", check_table, start_at_rest),
        CHECK("touching and overlapping at the start, t_max 0", check_table, start_without_step),
        CHECK("the relative velocity counts", check_table, relative_table),
        CHECK("normals of all faces, and of ties", check_table, faces_table),
        CHECK("flat, point and empty boxes", check_table, boxes_table),
        CHECK("flat, point and empty boxes, b_velocity NULL", check_table, boxes_at_rest),
        CHECK("very slow, t_max +inf", check_table, without_limit),
        CHECK("very slow, t_max above 2^127", check_table, beyond_the_last_time),
        CHECK("t_max 0", check_table, instant_table),
        CHECK("t_max -0", check_table, instant_of_negative_zero),
        CHECK("the verdict of a NaN", check_table, nans_table),
    };
    return cmocka_run_group_tests_name("sweep_aabb_aabb", tests, NULL, NULL);
}
