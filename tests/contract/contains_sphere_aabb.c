/* lh_contains_sphere_aabb: does the closed ball contain the closed box? Never a wrong hit. */
#include "table.h"

/* The furthest corners are at whole distances: 2, 3, 6 -> 7. */
static const row contained[] = {
    {"a box well within", {BALL(0, 0, 0, 2), UNIT_BOX}, HIT},
    {"a corner within by more than the padding", {BALL(0, 0, 0, 7), BOX(-1, -2, -3, 2, 3, 5.99999f)}, HIT},
    {"a corner one ulp out", {BALL(0, 0, 0, 7), BOX(-1, -2, -3, 2, 3, 6 + 0x1p-21f)}, MISS},
    {"the centre need not be in the box", {BALL(0, 0, 0, 9), BOX(1, 1, 1, 2, 3, 4)}, HIT},
    {"faces within, corners beyond", {BALL(0, 0, 0, 1.5f), UNIT_BOX}, MISS},
    {"not the box around it", {BALL(0, 0, 0, 1), UNIT_BOX}, MISS},
    {"not a box that crosses it", {BALL(0, 0, 0, 1), BOX(-0.1f, -0.1f, -2, 0.1f, 0.1f, 2)}, MISS},
    {"not a box elsewhere", {BALL(0, 0, 0, 1), BOX(3, 4, 5, 6, 7, 8)}, MISS},
    {"2^40 across", {BALL(0, 0, 0, 0x1p40f), BOX(-0x1p39f, 0, 0, 0x1p39f, 0x1p39f, 1)}, HIT},
    {"2^-40 across", {BALL(0, 0, 0, 0x2p-40f), BOX(-0x1p-40f, 0, 0, 0x1p-40f, 0x1p-40f, 0)}, HIT},
};
static table contained_table = TABLE(contains_sphere_aabb, contained);

static const row degenerate[] = {
    {"a point box at the centre", {BALL(3, 4, 5, 0), BOX(3, 4, 5, 3, 4, 5)}, HIT},
    {"a point box beside it", {BALL(0, 0, 0, 0), BOX(0x1p-40f, 0, 0, 0x1p-40f, 0, 0)}, MISS},
    {"a point has no room for a segment", {BALL(0, 0, 0, 0), BOX(0, 0, 0, 0, 0, 0x1p-40f)}, MISS},
    {"a flat box", {BALL(0, 0, 0, 2), BOX(1, -1, -1, 1, 1, 1)}, HIT},
    {"radius -0 is 0", {BALL(3, 4, 5, -0.0f), BOX(3, 4, 5, 3, 4, 5)}, HIT},
    {"an empty ball contains nothing", {BALL(0, 0, 0, -9), BOX(0, 0, 0, 0, 0, 0)}, MISS},
    {"however little its radius is negative", {BALL(0, 0, 0, -0x1p-149f), BOX(0, 0, 0, 0, 0, 0)}, MISS},
    {"no ball contains an empty box", {BALL(0, 0, 0, 9), EMPTY_BOX}, MISS},
    {"nor one with min > max on an axis", {BALL(0, 0, 0, 9), BOX(0.5f, 0, 0, -0.5f, 1, 1)}, MISS},
    {"nor with min one ulp above max", {BALL(0, 0, 0, 9), BOX(0.5f + 0x1p-24f, 0, 0, 0.5f, 1, 1)}, MISS},
};
static table degenerate_table = TABLE(contains_sphere_aabb, degenerate);

static const row nan_misses[] = {
    {"NaN in the centre", {BALL(0, 0, NAN, 9), UNIT_BOX}, MISS},
    {"NaN in the radius", {BALL(0, 0, 0, NAN), UNIT_BOX}, MISS},
    {"NaN in min", {BALL(0, 0, 0, 9), BOX(NAN, -1, -1, 1, 1, 1)}, MISS},
    {"NaN in max", {BALL(0, 0, 0, 9), BOX(-1, -1, -1, 1, NAN, 1)}, MISS},
};
static table nan_misses_table = TABLE(contains_sphere_aabb, nan_misses);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("what is contained, and what is not", check_table, contained_table),
        CHECK("points, flat and empty boxes, empty balls", check_table, degenerate_table),
        CHECK("a NaN is a miss", check_table, nan_misses_table),
    };
    return cmocka_run_group_tests_name("contains_sphere_aabb", tests, NULL, NULL);
}
