/* lh_overlap_aabb_aabb: do two closed boxes meet? Exact for all finite coordinates. */
#include "table.h"

static const row closed_sets[] = {
    {"a box meets itself", {UNIT_BOX, UNIT_BOX}, HIT},
    {"one box within the other", {UNIT_BOX, BOX(-0.5f, -0.25f, 0, 0.5f, 0.25f, 0.125f)}, HIT},
    {"one box around the other", {UNIT_BOX, BOX(-2, -3, -4, 2, 3, 4)}, HIT},
    {"two boxes that cross", {BOX(-9, -1, -1, 9, 1, 1), BOX(-1, -9, -1, 1, 9, 1)}, HIT},
    {"touching at a face", {UNIT_BOX, BOX(1, -1, -1, 2, 1, 1)}, HIT},
    {"touching at part of a face", {UNIT_BOX, BOX(1, 0.5f, 0.5f, 2, 9, 9)}, HIT},
    {"touching at an edge", {UNIT_BOX, BOX(1, 1, -1, 2, 2, 1)}, HIT},
    {"touching at a corner", {UNIT_BOX, BOX(1, 1, 1, 2, 2, 2)}, HIT},
    {"one ulp from a face", {UNIT_BOX, BOX(1 + 0x1p-23f, -1, -1, 2, 1, 1)}, MISS},
    {"one ulp from an edge, on one axis", {UNIT_BOX, BOX(1, 1 + 0x1p-23f, -1, 2, 2, 1)}, MISS},
    {"one ulp from a corner, on one axis", {UNIT_BOX, BOX(1, 1, 1 + 0x1p-23f, 2, 2, 2)}, MISS},
    {"apart on every axis", {UNIT_BOX, BOX(3, 4, 5, 6, 7, 8)}, MISS},
    {"touching where one has +0 and the other -0",
     {BOX(-1, -1, -1, -0.0f, 1, 1), BOX(0, -1, -1, 1, 1, 1)},
     HIT},
    {"the least distance that floats have",
     {BOX(-1, -1, -1, 0, 1, 1), BOX(0x1p-149f, -1, -1, 1, 1, 1)},
     MISS},
    {"touching far from the origin",
     {BOX(0x1p126f, -1, -1, 0x1p127f, 1, 1), BOX(0x1p127f, -1, -1, 0x1.8p127f, 1, 1)},
     HIT},
    {"an ulp apart far from the origin",
     {BOX(0x1p126f, -1, -1, 0x1p127f, 1, 1), BOX(0x1.000002p127f, -1, -1, 0x1.8p127f, 1, 1)},
     MISS},
};
static table closed_sets_table = TABLE(overlap_aabb_aabb, closed_sets);

static const row flat_and_point[] = {
    {"a flat box on a face", {UNIT_BOX, BOX(1, -1, -1, 1, 1, 1)}, HIT},
    {"a flat box within", {UNIT_BOX, BOX(0, -2, -2, 0, 2, 2)}, HIT},
    {"a flat box one ulp off a face", {UNIT_BOX, BOX(1 + 0x1p-23f, -1, -1, 1 + 0x1p-23f, 1, 1)}, MISS},
    {"two flat boxes in one plane", {BOX(0, 0, 0, 0, 1, 1), BOX(0, 0.5f, 0.5f, 0, 2, 2)}, HIT},
    {"two flat boxes that cross", {BOX(0, -1, -1, 0, 1, 1), BOX(-1, 0, -1, 1, 0, 1)}, HIT},
    {"two flat boxes in planes one ulp apart",
     {BOX(1, -1, -1, 1, 1, 1), BOX(1 + 0x1p-23f, -1, -1, 1 + 0x1p-23f, 1, 1)},
     MISS},
    {"a segment along an edge", {UNIT_BOX, BOX(1, 1, -5, 1, 1, 5)}, HIT},
    {"a point within", {UNIT_BOX, BOX(0.5f, 0, -0.5f, 0.5f, 0, -0.5f)}, HIT},
    {"a point on a corner", {UNIT_BOX, BOX(1, 1, 1, 1, 1, 1)}, HIT},
    {"a point one ulp off a corner", {UNIT_BOX, BOX(1, 1, 1 + 0x1p-23f, 1, 1, 1 + 0x1p-23f)}, MISS},
    {"a point meets itself", {BOX(3, 4, 5, 3, 4, 5), BOX(3, 4, 5, 3, 4, 5)}, HIT},
    {"two points one ulp apart", {BOX(3, 4, 1, 3, 4, 1), BOX(3, 4, 1 + 0x1p-23f, 3, 4, 1 + 0x1p-23f)}, MISS},
};
static table flat_and_point_table = TABLE(overlap_aabb_aabb, flat_and_point);

static const row empty[] = {
    {"an empty box hits no box", {EMPTY_BOX, UNIT_BOX}, MISS},
    {"no box hits an empty box", {UNIT_BOX, EMPTY_BOX}, MISS},
    {"two empty boxes", {EMPTY_BOX, EMPTY_BOX}, MISS},
    {"an empty box hits no point", {EMPTY_BOX, BOX(0, 0, 0, 0, 0, 0)}, MISS},
    {"an empty box hits no huge box",
     {EMPTY_BOX, BOX(-0x1p40f, -0x1p40f, -0x1p40f, 0x1p40f, 0x1p40f, 0x1p40f)},
     MISS},
};
static table empty_table = TABLE(overlap_aabb_aabb, empty);

static const row nan_misses[] = {
    {"NaN in a.min", {BOX(NAN, -1, -1, 1, 1, 1), UNIT_BOX}, MISS},
    {"NaN in a.max", {BOX(-1, -1, -1, NAN, 1, 1), UNIT_BOX}, MISS},
    {"NaN in b.min", {UNIT_BOX, BOX(NAN, -1, -1, 1, 1, 1)}, MISS},
    {"NaN in b.max", {UNIT_BOX, BOX(-1, -1, -1, NAN, 1, 1)}, MISS},
    {"NaN everywhere", {BOX(NAN, NAN, NAN, NAN, NAN, NAN), BOX(NAN, NAN, NAN, NAN, NAN, NAN)}, MISS},
};
static table nan_misses_table = TABLE(overlap_aabb_aabb, nan_misses);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("touching counts, and nothing else does", check_table, closed_sets_table),
        CHECK("flat boxes and points are boxes", check_table, flat_and_point_table),
        CHECK("an empty box hits nothing", check_table, empty_table),
        CHECK("a NaN in either box is a miss", check_table, nan_misses_table),
    };
    return cmocka_run_group_tests_name("overlap_aabb_aabb", tests, NULL, NULL);
}
