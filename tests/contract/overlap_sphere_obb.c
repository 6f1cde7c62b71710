/* lh_overlap_sphere_obb: does the closed ball meet the closed oriented box? */
#include "table.h"

#define NO_TURN      0, 0, 0, 1
#define QUARTER_TURN 0, 0, 1, 1 /* about z: x becomes y */
#define THIRD_TURN   1, 1, 1, 1 /* x becomes y, y becomes z */
#define HALF_TURN    0, 0x1p-40f, 0, 0
#define OF_3_4_5     0, 0, 1, 2 /* about z: x becomes (3, 4) / 5 */

static const row closed_sets[] = {
    {"within", {BALL(1, 2, 3, 1), OBB(POINT(1, 2, 3), POINT(4, 4, 4), NO_TURN)}, HIT},
    {"around", {BALL(0, 0, 0, 9), OBB(POINT(1, 1, 1), POINT(1, 1, 1), OF_3_4_5)}, HIT},
    {"touching a face", {BALL(4, 0, 0, 2), OBB(POINT(0, 0, 0), POINT(2, 9, 9), NO_TURN)}, HIT},
    {"apart from a face", {BALL(4, 0, 0, 1.999f), OBB(POINT(0, 0, 0), POINT(2, 9, 9), NO_TURN)}, MISS},
    {"x turned to y", {BALL(0, 4, 0, 2), OBB(POINT(0, 0, 0), POINT(2, 1, 1), QUARTER_TURN)}, HIT},
    {"and not beyond", {BALL(0, 4, 0, 1.999f), OBB(POINT(0, 0, 0), POINT(2, 1, 1), QUARTER_TURN)}, MISS},
    {"y turned to x", {BALL(4, 0, 0, 2), OBB(POINT(0, 0, 0), POINT(2, 1, 1), QUARTER_TURN)}, MISS},
    {"y turned to z", {BALL(0, 0, 4, 2), OBB(POINT(0, 0, 0), POINT(1, 2, 1), THIRD_TURN)}, HIT},
    {"and not to x", {BALL(4, 0, 0, 2), OBB(POINT(0, 0, 0), POINT(1, 2, 1), THIRD_TURN)}, MISS},
    {"a corner", {BALL(3, 4, 8, 7), OBB(POINT(0, 0, 0), POINT(1, 1, 2), HALF_TURN)}, HIT},
    {"off a corner", {BALL(3, 4, 8, 6.999f), OBB(POINT(0, 0, 0), POINT(1, 1, 2), HALF_TURN)}, MISS},
    {"an end in the plane", {BALL(6, 8, 0, 5), OBB(POINT(0, 0, 0), POINT(5, 1, 1), OF_3_4_5)}, HIT},
    {"off that end", {BALL(6, 8, 0, 4.999f), OBB(POINT(0, 0, 0), POINT(5, 1, 1), OF_3_4_5)}, MISS},
    {"turned the other way round", {BALL(6, -8, 0, 5), OBB(POINT(0, 0, 0), POINT(5, 1, 1), OF_3_4_5)}, MISS},
    {"touching, 2^40 across",
     {BALL(0x1p40f, 0, 0, 0x1p39f), OBB(POINT(0, 0, 0), POINT(0x1p39f, 1, 1), NO_TURN)},
     HIT},
    {"apart, 2^40 across",
     {BALL(0x1p40f, 0, 0, 0x1.fffp38f), OBB(POINT(0, 0, 0), POINT(0x1p39f, 1, 1), NO_TURN)},
     MISS},
};
static table closed_sets_table = TABLE(overlap_sphere_obb, closed_sets);

static const row degenerate[] = {
    {"a point on a face", {BALL(2, 0, 0, 0), OBB(POINT(0, 0, 0), POINT(2, 9, 9), NO_TURN)}, HIT},
    {"a point off a face", {BALL(2.001f, 0, 0, 0), OBB(POINT(0, 0, 0), POINT(2, 9, 9), NO_TURN)}, MISS},
    {"radius -0 is 0", {BALL(2, 0, 0, -0.0f), OBB(POINT(0, 0, 0), POINT(2, 9, 9), NO_TURN)}, HIT},
    {"a point and a box that is one", {BALL(3, 4, 5, 0), OBB(POINT(3, 4, 5), POINT(0, 0, 0), OF_3_4_5)}, HIT},
    {"not quite there", {BALL(3, 4, 5, 0), OBB(POINT(3, 4, 5.001f), POINT(0, 0, 0), OF_3_4_5)}, MISS},
    {"a flat box", {BALL(3, 4, 1, 1), OBB(POINT(0, 0, 0), POINT(5, 5, 0), OF_3_4_5)}, HIT},
    {"a negative radius is the empty sphere",
     {BALL(0, 0, 0, -1), OBB(POINT(0, 0, 0), POINT(9, 9, 9), NO_TURN)},
     MISS},
    {"a q of 0", {BALL(0, 0, 0, 9), OBB(POINT(0, 0, 0), POINT(9, 9, 9), 0, 0, 0, 0)}, MISS},
    {"a q of -0", {BALL(0, 0, 0, 9), OBB(POINT(0, 0, 0), POINT(9, 9, 9), -0.0f, 0, -0.0f, -0.0f)}, MISS},
};
static table degenerate_table = TABLE(overlap_sphere_obb, degenerate);

static const row nans[] = {
    {"NaN in the centre of the ball",
     {BALL(NAN, 0, 0, 9), OBB(POINT(0, 0, 0), POINT(9, 9, 9), NO_TURN)},
     MISS},
    {"NaN in the radius", {BALL(0, 0, 0, NAN), OBB(POINT(0, 0, 0), POINT(9, 9, 9), NO_TURN)}, MISS},
    {"NaN in the centre of the box",
     {BALL(0, 0, 0, 9), OBB(POINT(0, NAN, 0), POINT(9, 9, 9), NO_TURN)},
     MISS},
    {"NaN in a half extent", {BALL(0, 0, 0, 9), OBB(POINT(0, 0, 0), POINT(9, NAN, 9), NO_TURN)}, MISS},
    {"NaN in the rotation", {BALL(0, 0, 0, 9), OBB(POINT(0, 0, 0), POINT(9, 9, 9), 0, 0, NAN, 1)}, MISS},
    {"NaN in w", {BALL(0, 0, 0, 9), OBB(POINT(0, 0, 0), POINT(9, 9, 9), 0, 0, 1, NAN)}, MISS},
};
static table nans_table = TABLE(overlap_sphere_obb, nans);

/* The boxes have no array of rotations, whatever the row has there. */
enum { ROTATION = 0xf << 6 };
static const row unturned[] = {
    {"touching a face", {BALL(4, 0, 0, 2), OBB(POINT(0, 0, 0), POINT(2, 1, 1), QUARTER_TURN)}, HIT},
    {"not turned", {BALL(0, 4, 0, 2), OBB(POINT(0, 0, 0), POINT(2, 1, 1), QUARTER_TURN)}, MISS},
    {"not even by 0", {BALL(0, 3, 0, 2), OBB(POINT(0, 0, 0), POINT(2, 1, 1), 0, 0, 0, 0)}, HIT},
};
static table unturned_table = TABLE_WITH(overlap_sphere_obb, unturned, .absent = {0, ROTATION});

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("touching counts", check_table, closed_sets_table),
        CHECK("points, flat boxes and a q of 0", check_table, degenerate_table),
        CHECK("rotations NULL: none", check_table, unturned_table),
        CHECK("the verdict of a NaN", check_table, nans_table),
    };
    return cmocka_run_group_tests_name("overlap_sphere_obb", tests, NULL, NULL);
}
