/* lh_overlap_triangle_obb: does the closed triangle meet the closed oriented box? */
#include "table.h"

#define NO_TURN      0, 0, 0, 1
#define QUARTER_TURN 0, 0, 1, 1 /* about z: x becomes y */
#define THIRD_TURN   1, 1, 1, 1 /* x becomes y, y becomes z */
#define OF_3_4_5     0, 0, 1, 2 /* about z: x becomes (3, 4) / 5 */

#define CUBE(turn) OBB(POINT(0, 0, 0), POINT(1, 1, 1), turn)
#define ROD(turn)  OBB(POINT(0, 0, 0), POINT(5, 1, 2), turn)
#define DISTANT(x) TRIANGLE(POINT(x, 0, 0), POINT(x, 3, 1), POINT(x, -3, 1))

static const row closed_sets[] = {
    {"within the box", {TRIANGLE(POINT(0, 0, 0), POINT(0.5f, 0, 0), POINT(0, 0.5f, 0)), CUBE(OF_3_4_5)}, HIT},
    {"around the box", {TRIANGLE(POINT(-9, -9, 0), POINT(9, -9, 0), POINT(0, 9, 0)), CUBE(OF_3_4_5)}, HIT},
    {"a vertex on a face", {TRIANGLE(POINT(1, 0, 0), POINT(2, 1, 0), POINT(2, 0, 1)), CUBE(NO_TURN)}, HIT},
    {"off that face", {TRIANGLE(POINT(1.001f, 0, 0), POINT(2, 1, 0), POINT(2, 0, 1)), CUBE(NO_TURN)}, MISS},
    {"a quarter of a turn", {DISTANT(1), ROD(QUARTER_TURN)}, HIT},
    {"too short now", {DISTANT(1.001f), ROD(QUARTER_TURN)}, MISS},
    {"a third of a turn", {DISTANT(2), ROD(THIRD_TURN)}, HIT},
    {"off it", {DISTANT(2.001f), ROD(THIRD_TURN)}, MISS},
    {"on an edge", {DISTANT(7), OBB(POINT(0, 0, 0), POINT(5, 5, 1), OF_3_4_5)}, HIT},
    {"off that edge", {DISTANT(7.001f), OBB(POINT(0, 0, 0), POINT(5, 5, 1), OF_3_4_5)}, MISS},
    {"the centre elsewhere",
     {TRIANGLE(POINT(8, 2, 2), POINT(8, 5, 3), POINT(8, -1, 3)),
      OBB(POINT(1, 2, 3), POINT(5, 5, 1), OF_3_4_5)},
     HIT},
};
static table closed_sets_table = TABLE(overlap_triangle_obb, closed_sets);

/* Each by that axis alone, in the box's coordinates; the box is turned so that its x is the world's y. */
static const row separated[] = {
    {"by the plane",
     {TRIANGLE(POINT(0, 3.001f, 0), POINT(-3.001f, 0, 0), POINT(0, 0, 3.001f)), CUBE(QUARTER_TURN)},
     MISS},
    {"by none", {TRIANGLE(POINT(0, 3, 0), POINT(-3, 0, 0), POINT(0, 0, 3)), CUBE(QUARTER_TURN)}, HIT},
    {"by the first edge and x",
     {TRIANGLE(POINT(-2, 0, -1), POINT(1, -1, -2), POINT(0, 0, -2)), CUBE(QUARTER_TURN)},
     MISS},
    {"by the first edge and y",
     {TRIANGLE(POINT(0, 0, -2), POINT(0, 2, -1), POINT(0, 1, -2)), CUBE(QUARTER_TURN)},
     MISS},
    {"by the first edge and z",
     {TRIANGLE(POINT(-2, 0, 0), POINT(-1, 2, 0), POINT(-2, 1, 0)), CUBE(QUARTER_TURN)},
     MISS},
};
static table separated_table = TABLE(overlap_triangle_obb, separated);

static const row degenerate[] = {
    {"a point within", {TRIANGLE(POINT(1, 1, 1), POINT(1, 1, 1), POINT(1, 1, 1)), CUBE(NO_TURN)}, HIT},
    {"a point without",
     {TRIANGLE(POINT(1, 1, 1.001f), POINT(1, 1, 1.001f), POINT(1, 1, 1.001f)), CUBE(NO_TURN)},
     MISS},
    {"a segment through an edge",
     {TRIANGLE(POINT(2, 0, 0), POINT(0, 2, 0), POINT(1, 1, 0)), CUBE(NO_TURN)},
     HIT},
    {"a segment off it", {TRIANGLE(POINT(2.01f, 0, 0), POINT(0, 2, 0), POINT(0, 2, 0)), CUBE(NO_TURN)}, MISS},
    {"two points",
     {TRIANGLE(POINT(3, 4, 5), POINT(3, 4, 5), POINT(3, 4, 5)),
      OBB(POINT(3, 4, 5), POINT(0, 0, 0), OF_3_4_5)},
     HIT},
    {"a needle through a plate",
     {TRIANGLE(POINT(0, 0, -9), POINT(0, 0, 9), POINT(0x1p-20f, 0, 9)),
      OBB(POINT(0, 0, 0), POINT(1, 1, 0), OF_3_4_5)},
     HIT},
    {"a q of 0",
     {TRIANGLE(POINT(0, 0, 0), POINT(1, 0, 0), POINT(0, 1, 0)),
      OBB(POINT(0, 0, 0), POINT(9, 9, 9), 0, 0, 0, 0)},
     MISS},
    {"2^40 across",
     {TRIANGLE(POINT(0x1p40f, 0, 0), POINT(0x1p40f, 0x1p40f, 0), POINT(0x1p40f, 0, 0x1p40f)),
      OBB(POINT(-0x1p40f, 0, 0), POINT(1, 0x1p40f, 1), QUARTER_TURN)},
     MISS},
    {"2^40 across, reaching",
     {TRIANGLE(POINT(0, 0, 0), POINT(0, 0x1p40f, 0), POINT(0, 0, 0x1p40f)),
      OBB(POINT(-0x1p40f, 0, 0), POINT(1, 0x1p40f, 1), QUARTER_TURN)},
     HIT},
};
static table degenerate_table = TABLE(overlap_triangle_obb, degenerate);

#define HUGE_TRIANGLE TRIANGLE(POINT(-9, -9, 0), POINT(9, -9, 0), POINT(0, 9, 0))
static const row nans[] = {
    {"NaN in the centre", {HUGE_TRIANGLE, OBB(POINT(NAN, 0, 0), POINT(9, 9, 9), NO_TURN)}, MISS},
    {"NaN in a half extent", {HUGE_TRIANGLE, OBB(POINT(0, 0, 0), POINT(9, NAN, 9), NO_TURN)}, MISS},
    {"NaN in the rotation", {HUGE_TRIANGLE, OBB(POINT(0, 0, 0), POINT(9, 9, 9), 0, NAN, 0, 1)}, MISS},
    {"NaN in w", {HUGE_TRIANGLE, OBB(POINT(0, 0, 0), POINT(9, 9, 9), 0, 0, 0, NAN)}, MISS},
};
static table nans_table = TABLE(overlap_triangle_obb, nans);

/* The boxes have no array of rotations, whatever the row has there. */
enum { ROTATION = 0xf << 6 };
static const row unturned[] = {
    {"as it is", {DISTANT(5), ROD(QUARTER_TURN)}, HIT},
    {"not turned", {TRIANGLE(POINT(0, 5, 0), POINT(3, 5, 1), POINT(-3, 5, 1)), ROD(QUARTER_TURN)}, MISS},
};
static table unturned_table = TABLE_WITH(overlap_triangle_obb, unturned, .absent = {0, ROTATION});

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("touching counts", check_table, closed_sets_table),
        CHECK("the axes that are not the box's", check_table, separated_table),
        CHECK("points, segments, needles and a q of 0", check_table, degenerate_table),
        CHECK("rotations NULL: none", check_table, unturned_table),
        CHECK("the verdict of a NaN", check_table, nans_table),
    };
    return cmocka_run_group_tests_name("overlap_triangle_obb", tests, NULL, NULL);
}
