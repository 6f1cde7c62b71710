/* lh_overlap_aabb_obb: does the closed box meet the closed oriented box? */
#include "table.h"

#define NO_TURN      0, 0, 0, 1
#define QUARTER_TURN 0, 0, 1, 1 /* about z: x becomes y */
#define THIRD_TURN   1, 1, 1, 1 /* x becomes y, y becomes z */
#define OF_3_4_5     0, 0, 1, 2 /* about z: x becomes (3, 4) / 5 */
#define SLOPING      0, 2, 1, 5 /* x becomes (2, 1, -2) / 3 */

static const row closed_sets[] = {
    {"face to face", {UNIT_BOX, OBB(POINT(3, 0, 0), POINT(2, 1, 1), NO_TURN)}, HIT},
    {"off that face", {UNIT_BOX, OBB(POINT(3.001f, 0, 0), POINT(2, 1, 1), NO_TURN)}, MISS},
    {"corner to corner", {UNIT_BOX, OBB(POINT(3, 2, -2), POINT(2, 1, 1), NO_TURN)}, HIT},
    {"one inside the other", {UNIT_BOX, OBB(POINT(0, 0, 0), POINT(9, 9, 9), OF_3_4_5)}, HIT},
    {"the other inside", {BOX(-9, -9, -9, 9, 9, 9), OBB(POINT(4, 4, 4), POINT(1, 1, 1), OF_3_4_5)}, HIT},
    {"a quarter of a turn", {UNIT_BOX, OBB(POINT(0, 6, 0), POINT(5, 1, 2), QUARTER_TURN)}, HIT},
    {"too short now", {UNIT_BOX, OBB(POINT(2.001f, 0, 0), POINT(5, 1, 2), QUARTER_TURN)}, MISS},
    {"a third of a turn", {UNIT_BOX, OBB(POINT(0, 0, 6), POINT(1, 5, 2), THIRD_TURN)}, HIT},
    {"off it", {UNIT_BOX, OBB(POINT(0, 0, 6.001f), POINT(1, 5, 2), THIRD_TURN)}, MISS},
    {"an edge on a face", {UNIT_BOX, OBB(POINT(8, 0, 0), POINT(5, 5, 1), OF_3_4_5)}, HIT},
    {"off that face", {UNIT_BOX, OBB(POINT(8.001f, 0, 0), POINT(5, 5, 1), OF_3_4_5)}, MISS},
    {"a face on an edge", {UNIT_BOX, OBB(POINT(4.6f, 5.8f, 0), POINT(6.001f, 1, 1), OF_3_4_5)}, HIT},
    {"off that edge", {UNIT_BOX, OBB(POINT(4.6f, 5.8f, 0), POINT(5.999f, 1, 1), OF_3_4_5)}, MISS},
};
static table closed_sets_table = TABLE(overlap_aabb_obb, closed_sets);

/* No face separates the one that is off an edge: it is but the product of both that does. */
static const row rods[] = {
    {"across an edge", {UNIT_BOX, OBB(POINT(1, 0, 1), POINT(3, 0, 0), SLOPING)}, HIT},
    {"off that edge", {UNIT_BOX, OBB(POINT(1.001f, 0, 1.001f), POINT(3, 0, 0), SLOPING)}, MISS},
    {"beyond that edge", {UNIT_BOX, OBB(POINT(0.999f, 0, 0.999f), POINT(3, 0, 0), SLOPING)}, HIT},
    {"crossing", {BOX(-5, 0, 0, 5, 0, 0), OBB(POINT(0, 0, 0), POINT(0, 5, 0), OF_3_4_5)}, HIT},
    {"one over the other",
     {BOX(-5, 0, 0, 5, 0, 0), OBB(POINT(0, 0, 0.001f), POINT(0, 5, 0), OF_3_4_5)},
     MISS},
    {"beyond its end", {BOX(-5, 0, 0, 5, 0, 0), OBB(POINT(9, 0, 0), POINT(5, 0, 0), OF_3_4_5)}, MISS},
    {"at its end", {BOX(-5, 0, 0, 5, 0, 0), OBB(POINT(8, 4, 0), POINT(5, 0, 0), OF_3_4_5)}, HIT},
    {"the same", {BOX(-5, 0, 0, 5, 0, 0), OBB(POINT(0, 0, 0), POINT(5, 0, 0), NO_TURN)}, HIT},
    {"parallel", {BOX(-5, 0, 0, 5, 0, 0), OBB(POINT(0, 0.001f, 0), POINT(5, 0, 0), NO_TURN)}, MISS},
    {"in line", {BOX(-5, 0, 0, 5, 0, 0), OBB(POINT(10, 0, 0), POINT(5, 0, 0), NO_TURN)}, HIT},
    {"in line and apart", {BOX(-5, 0, 0, 5, 0, 0), OBB(POINT(10.001f, 0, 0), POINT(5, 0, 0), NO_TURN)}, MISS},
};
static table rods_table = TABLE(overlap_aabb_obb, rods);

static const row degenerate[] = {
    {"two points", {BOX(3, 4, 5, 3, 4, 5), OBB(POINT(3, 4, 5), POINT(0, 0, 0), OF_3_4_5)}, HIT},
    {"not quite", {BOX(3, 4, 5, 3, 4, 5), OBB(POINT(3, 4, 5 + 0x1p-21f), POINT(0, 0, 0), OF_3_4_5)}, MISS},
    {"a point on a face", {BOX(2, 0, 0, 2, 0, 0), OBB(POINT(0, 0, 0), POINT(2, 9, 9), NO_TURN)}, HIT},
    {"a point off it", {BOX(2.001f, 0, 0, 2.001f, 0, 0), OBB(POINT(0, 0, 0), POINT(2, 9, 9), NO_TURN)}, MISS},
    {"the empty box", {EMPTY_BOX, OBB(POINT(0, 0, 0), POINT(9, 9, 9), OF_3_4_5)}, MISS},
    {"a q of 0", {UNIT_BOX, OBB(POINT(0, 0, 0), POINT(9, 9, 9), 0, 0, 0, 0)}, MISS},
    {"2^40 across",
     {BOX(0, 0, 0, 0x1p40f, 0x1p40f, 0x1p40f), OBB(POINT(-0x1p40f, 0, 0), POINT(0x1p40f, 1, 1), NO_TURN)},
     HIT},
    {"2^40 across, apart",
     {BOX(0x1p30f, 0, 0, 0x1p40f, 0x1p40f, 0x1p40f),
      OBB(POINT(-0x1p40f, 0, 0), POINT(0x1p40f, 1, 1), NO_TURN)},
     MISS},
};
static table degenerate_table = TABLE(overlap_aabb_obb, degenerate);

static const row nans[] = {
    {"NaN in min", {BOX(-1, NAN, -1, 1, 1, 1), OBB(POINT(0, 0, 0), POINT(9, 9, 9), NO_TURN)}, MISS},
    {"NaN in max", {BOX(-1, -1, -1, 1, 1, NAN), OBB(POINT(0, 0, 0), POINT(9, 9, 9), NO_TURN)}, MISS},
    {"NaN in the centre", {UNIT_BOX, OBB(POINT(NAN, 0, 0), POINT(9, 9, 9), NO_TURN)}, MISS},
    {"NaN in a half extent", {UNIT_BOX, OBB(POINT(0, 0, 0), POINT(9, NAN, 9), NO_TURN)}, MISS},
    {"NaN in the rotation", {UNIT_BOX, OBB(POINT(0, 0, 0), POINT(9, 9, 9), 0, NAN, 0, 1)}, MISS},
    {"NaN in w", {UNIT_BOX, OBB(POINT(0, 0, 0), POINT(9, 9, 9), 0, 0, 0, NAN)}, MISS},
};
static table nans_table = TABLE(overlap_aabb_obb, nans);

/* The boxes have no array of rotations, whatever the row has there. */
enum { ROTATION = 0xf << 6 };
static const row unturned[] = {
    {"face to face", {UNIT_BOX, OBB(POINT(3, 0, 0), POINT(2, 1, 1), QUARTER_TURN)}, HIT},
    {"not turned", {UNIT_BOX, OBB(POINT(0, 3, 0), POINT(2, 1, 1), QUARTER_TURN)}, MISS},
};
static table unturned_table = TABLE_WITH(overlap_aabb_obb, unturned, .absent = {0, ROTATION});

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("touching counts", check_table, closed_sets_table),
        CHECK("rods, which edges decide", check_table, rods_table),
        CHECK("points, the empty box and a q of 0", check_table, degenerate_table),
        CHECK("rotations NULL: none", check_table, unturned_table),
        CHECK("the verdict of a NaN", check_table, nans_table),
    };
    return cmocka_run_group_tests_name("overlap_aabb_obb", tests, NULL, NULL);
}
