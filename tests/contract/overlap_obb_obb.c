/* lh_overlap_obb_obb: do the two closed oriented boxes meet? */
#include <string.h>

#include "table.h"

#define NO_TURN      0, 0, 0, 1
#define QUARTER_TURN 0, 0, 1, 1 /* about z: x becomes y */
#define THIRD_TURN   1, 1, 1, 1 /* x becomes y, y becomes z */
#define OF_3_4_5     0, 0, 1, 2 /* about z: x becomes (3, 4) / 5 */
#define SLOPING      0, 2, 1, 5 /* x becomes (2, 1, -2) / 3 */
#define UNIT_OBB     OBB(POINT(0, 0, 0), POINT(1, 1, 1), NO_TURN)

static const row closed_sets[] = {
    {"face to face", {UNIT_OBB, OBB(POINT(3, 0, 0), POINT(2, 1, 1), NO_TURN)}, HIT},
    {"off that face", {UNIT_OBB, OBB(POINT(3.001f, 0, 0), POINT(2, 1, 1), NO_TURN)}, MISS},
    {"corner to corner", {UNIT_OBB, OBB(POINT(3, 2, -2), POINT(2, 1, 1), NO_TURN)}, HIT},
    {"cubes corner to corner", {UNIT_OBB, OBB(POINT(3, 3, -3), POINT(2, 2, 2), NO_TURN)}, HIT},
    {"one inside the other", {UNIT_OBB, OBB(POINT(0, 0, 0), POINT(9, 9, 9), OF_3_4_5)}, HIT},
    {"a quarter of a turn", {UNIT_OBB, OBB(POINT(0, 6, 0), POINT(5, 1, 2), QUARTER_TURN)}, HIT},
    {"too short now", {UNIT_OBB, OBB(POINT(2.001f, 0, 0), POINT(5, 1, 2), QUARTER_TURN)}, MISS},
    {"a third of a turn", {UNIT_OBB, OBB(POINT(0, 0, 6), POINT(1, 5, 2), THIRD_TURN)}, HIT},
    {"off it", {UNIT_OBB, OBB(POINT(0, 0, 6.001f), POINT(1, 5, 2), THIRD_TURN)}, MISS},
    {"an edge on a face", {UNIT_OBB, OBB(POINT(8, 0, 0), POINT(5, 5, 1), OF_3_4_5)}, HIT},
    {"off that face", {UNIT_OBB, OBB(POINT(8.001f, 0, 0), POINT(5, 5, 1), OF_3_4_5)}, MISS},
    {"a face on an edge", {UNIT_OBB, OBB(POINT(4.6f, 5.8f, 0), POINT(6.001f, 1, 1), OF_3_4_5)}, HIT},
    {"off that edge", {UNIT_OBB, OBB(POINT(4.6f, 5.8f, 0), POINT(5.999f, 1, 1), OF_3_4_5)}, MISS},
    {"both turned, face to face",
     {OBB(POINT(1, 1, 1), POINT(5, 1, 1), OF_3_4_5), OBB(POINT(7, 9, 1), POINT(1, 5, 2), -1, 0, 1, -3)},
     HIT},
};
static table closed_sets_table = TABLE(overlap_obb_obb, closed_sets);

/* No face separates the one that is off an edge: it is but the product of both that does. */
static const row rods[] = {
    {"across an edge", {UNIT_OBB, OBB(POINT(1, 0, 1), POINT(3, 0, 0), SLOPING)}, HIT},
    {"off that edge", {UNIT_OBB, OBB(POINT(1.001f, 0, 1.001f), POINT(3, 0, 0), SLOPING)}, MISS},
    {"beyond that edge", {UNIT_OBB, OBB(POINT(0.999f, 0, 0.999f), POINT(3, 0, 0), SLOPING)}, HIT},
    {"crossing",
     {OBB(POINT(0, 0, 0), POINT(5, 0, 0), OF_3_4_5), OBB(POINT(0, 0, 0), POINT(0, 5, 0), OF_3_4_5)},
     HIT},
    {"one over the other",
     {OBB(POINT(0, 0, 0), POINT(5, 0, 0), OF_3_4_5), OBB(POINT(0, 0, 0.001f), POINT(0, 5, 0), OF_3_4_5)},
     MISS},
    {"the same",
     {OBB(POINT(1, 2, 3), POINT(5, 0, 0), SLOPING), OBB(POINT(1, 2, 3), POINT(5, 0, 0), SLOPING)},
     HIT},
    {"in line",
     {OBB(POINT(0, 0, 0), POINT(5, 0, 0), OF_3_4_5), OBB(POINT(6, 8, 0), POINT(5, 0, 0), OF_3_4_5)},
     HIT},
    {"in line and apart",
     {OBB(POINT(0, 0, 0), POINT(5, 0, 0), OF_3_4_5), OBB(POINT(6.001f, 8.001f, 0), POINT(5, 0, 0), OF_3_4_5)},
     MISS},
    {"parallel",
     {OBB(POINT(0, 0, 0), POINT(5, 0, 0), OF_3_4_5),
      OBB(POINT(0.004f, -0.003f, 0), POINT(5, 0, 0), OF_3_4_5)},
     MISS},
};
static table rods_table = TABLE(overlap_obb_obb, rods);

static const row degenerate[] = {
    {"two points",
     {OBB(POINT(3, 4, 5), POINT(0, 0, 0), SLOPING), OBB(POINT(3, 4, 5), POINT(0, 0, 0), OF_3_4_5)},
     HIT},
    {"not quite",
     {OBB(POINT(3, 4, 5), POINT(0, 0, 0), SLOPING), OBB(POINT(3, 4, 5 + 0x1p-21f), POINT(0, 0, 0), OF_3_4_5)},
     MISS},
    {"a point on a face",
     {OBB(POINT(2, 0, 0), POINT(0, 0, 0), SLOPING), OBB(POINT(0, 0, 0), POINT(2, 9, 9), NO_TURN)},
     HIT},
    {"a point off it",
     {OBB(POINT(2.001f, 0, 0), POINT(0, 0, 0), SLOPING), OBB(POINT(0, 0, 0), POINT(2, 9, 9), NO_TURN)},
     MISS},
    {"a q of 0", {UNIT_OBB, OBB(POINT(0, 0, 0), POINT(9, 9, 9), 0, 0, 0, 0)}, MISS},
    {"2^40 across",
     {OBB(POINT(0x1p40f, 0, 0), POINT(0x1p40f, 1, 1), NO_TURN),
      OBB(POINT(-0x1p40f, 0, 0), POINT(0x1p40f, 1, 1), NO_TURN)},
     HIT},
    {"2^40 across, apart",
     {OBB(POINT(0x1p40f, 0, 0), POINT(0x1p39f, 1, 1), NO_TURN),
      OBB(POINT(-0x1p40f, 0, 0), POINT(0x1p40f, 1, 1), NO_TURN)},
     MISS},
};
static table degenerate_table = TABLE(overlap_obb_obb, degenerate);

static const row nans[] = {
    {"NaN in the centre", {UNIT_OBB, OBB(POINT(NAN, 0, 0), POINT(9, 9, 9), NO_TURN)}, MISS},
    {"NaN in a half extent", {UNIT_OBB, OBB(POINT(0, 0, 0), POINT(9, NAN, 9), NO_TURN)}, MISS},
    {"NaN in the rotation", {UNIT_OBB, OBB(POINT(0, 0, 0), POINT(9, 9, 9), 0, NAN, 0, 1)}, MISS},
    {"NaN in w", {UNIT_OBB, OBB(POINT(0, 0, 0), POINT(9, 9, 9), 0, 0, 0, NAN)}, MISS},
    {"NaN in the first", {OBB(POINT(0, 0, 0), POINT(9, 9, 9), 0, NAN, 0, 1), UNIT_OBB}, MISS},
};
static table nans_table = TABLE(overlap_obb_obb, nans);

/* The second boxes have no array of rotations, whatever the row has there. */
enum { ROTATION = 0xf << 6 };
static const row unturned[] = {
    {"face to face", {UNIT_OBB, OBB(POINT(3, 0, 0), POINT(2, 1, 1), QUARTER_TURN)}, HIT},
    {"not turned", {UNIT_OBB, OBB(POINT(0, 3, 0), POINT(2, 1, 1), QUARTER_TURN)}, MISS},
};
static table unturned_table = TABLE_WITH(overlap_obb_obb, unturned, .absent = {0, ROTATION});

/* ---- The boxes exchanged ------------------------------------------------------------------------------- */

enum { BOXES = 2048, COMPONENTS = 10 };

/* From -1 to 1. */
static float draw(uint32_t *state)
{
    *state = *state * 1664525u + 1013904223u;
    return (float)(*state >> 8) * 0x1p-23f - 1.0f;
}

/* Of edge length 0 to 2 and turned any way. Every fourth is turned as the one before, and every eighth of its size. */
static void draw_boxes(uint32_t *state, float *boxes)
{
    for (size_t i = 0; i < BOXES; i++) {
        float *box = boxes + i * COMPONENTS;
        for (size_t c = 0; c < COMPONENTS; c++)
            box[c] = draw(state);
        for (size_t c = 3; c < 6; c++)
            box[c] = fabsf(box[c]);
        for (size_t c = 6; i % 4 == 3 && c < COMPONENTS; c++)
            box[c] = boxes[(i - 1) * COMPONENTS + c];
        for (size_t c = 3; i % 8 == 7 && c < 6; c++)
            box[c] = boxes[(i - 1) * COMPONENTS + c];
    }
}

/* The same in both orders. */
static int verdict(const float *a, const float *b)
{
    const lh_obbs first = lh_obbs_aos(a, COMPONENTS * sizeof *a, 1);
    const lh_obbs second = lh_obbs_aos(b, COMPONENTS * sizeof *b, 1);
    uint64_t there, back;
    assert_int_equal(lh_overlap_obb_obb(&first, &second, &there), LH_OK);
    assert_int_equal(lh_overlap_obb_obb(&second, &first, &back), LH_OK);
    assert_int_equal(there, back);
    return (int)there;
}

/* The second of each pair is moved to where the verdict changes, to the last bit: there rounding decides. */
static void check_exchanged(void **state)
{
    static float boxes[BOXES * COMPONENTS];
    uint32_t random = 1;
    (void)state;
    draw_boxes(&random, boxes);
    for (size_t i = 0; i + 1 < BOXES; i++) {
        const float *a = boxes + i * COMPONENTS;
        float b[COMPONENTS], near = 0.0f, middle = 8.0f, far = 16.0f;
        memcpy(b, a + COMPONENTS, sizeof b);
        while (middle > near && middle < far) {
            for (size_t c = 0; c < 3; c++)
                b[c] = a[c] + middle * a[COMPONENTS + c];
            if (verdict(a, b))
                near = middle;
            else
                far = middle;
            middle = 0.5f * (near + far);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("touching counts", check_table, closed_sets_table),
        CHECK("rods, which edges decide", check_table, rods_table),
        CHECK("points and a q of 0", check_table, degenerate_table),
        CHECK("rotations NULL: none", check_table, unturned_table),
        CHECK("the verdict of a NaN", check_table, nans_table),
        cmocka_unit_test(check_exchanged),
    };
    return cmocka_run_group_tests_name("overlap_obb_obb", tests, NULL, NULL);
}
