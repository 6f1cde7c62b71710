/* lh_contains_aabb_aabb: does the closed outer box contain the closed inner box? Exact for all finite
 * coordinates. */
#include "table.h"

static const row closed_sets[] = {
    {"a box contains itself", {UNIT_BOX, UNIT_BOX}, HIT},
    {"a box well within", {UNIT_BOX, BOX(-0.5f, -0.25f, 0, 0.5f, 0.25f, 0.125f)}, HIT},
    {"touching a face from within", {UNIT_BOX, BOX(0, 0, 0, 1, 0.5f, 0.5f)}, HIT},
    {"touching an edge from within", {UNIT_BOX, BOX(0, 0, 0, 1, 1, 0.5f)}, HIT},
    {"touching a corner from within", {UNIT_BOX, BOX(0, 0, 0, 1, 1, 1)}, HIT},
    {"one ulp out of a face", {UNIT_BOX, BOX(0, 0, 0, 1 + 0x1p-23f, 0.5f, 0.5f)}, MISS},
    {"not the box around it", {UNIT_BOX, BOX(-2, -2, -2, 2, 2, 2)}, MISS},
    {"not a box that crosses it", {UNIT_BOX, BOX(-0.5f, -0.5f, -2, 0.5f, 0.5f, 2)}, MISS},
    {"not a box that touches from without", {UNIT_BOX, BOX(1, -1, -1, 2, 1, 1)}, MISS},
    {"not a box elsewhere", {UNIT_BOX, BOX(3, 4, 5, 6, 7, 8)}, MISS},
    {"bounds of +0 and -0 are the same", {BOX(0, 0, 0, 1, 1, 1), BOX(-0.0f, -0.0f, -0.0f, 1, 1, 1)}, HIT},
    {"the least excess that floats have", {BOX(0, -1, -1, 1, 1, 1), BOX(-0x1p-149f, -1, -1, 1, 1, 1)}, MISS},
};
static table closed_sets_table = TABLE(contains_aabb_aabb, closed_sets);

static const row flat_and_point[] = {
    {"a flat box in a face", {UNIT_BOX, BOX(1, -1, -1, 1, 1, 1)}, HIT},
    {"a flat box one ulp off a face", {UNIT_BOX, BOX(1 + 0x1p-23f, -1, -1, 1 + 0x1p-23f, 1, 1)}, MISS},
    {"a segment along an edge", {UNIT_BOX, BOX(1, 1, -1, 1, 1, 1)}, HIT},
    {"a point within", {UNIT_BOX, BOX(0.5f, 0, -0.5f, 0.5f, 0, -0.5f)}, HIT},
    {"a point on a corner", {UNIT_BOX, BOX(1, 1, 1, 1, 1, 1)}, HIT},
    {"a point one ulp off a corner", {UNIT_BOX, BOX(1, 1, 1 + 0x1p-23f, 1, 1, 1 + 0x1p-23f)}, MISS},
    {"a flat box contains itself", {BOX(0, -1, -1, 0, 1, 1), BOX(0, -1, -1, 0, 1, 1)}, HIT},
    {"a flat box contains nothing thicker", {BOX(0, -1, -1, 0, 1, 1), BOX(0, -1, -1, 0x1p-149f, 1, 1)}, MISS},
    {"a point contains itself", {BOX(3, 4, 5, 3, 4, 5), BOX(3, 4, 5, 3, 4, 5)}, HIT},
    {"a point contains no segment", {BOX(3, 4, 5, 3, 4, 5), BOX(3, 4, 5, 3, 4, 6)}, MISS},
};
static table flat_and_point_table = TABLE(contains_aabb_aabb, flat_and_point);

static const row empty[] = {
    {"an empty box contains no box", {EMPTY_BOX, UNIT_BOX}, MISS},
    {"an empty box contains no point", {EMPTY_BOX, BOX(0, 0, 0, 0, 0, 0)}, MISS},
    {"no box contains an empty box", {UNIT_BOX, EMPTY_BOX}, MISS},
    {"nor does an empty box", {EMPTY_BOX, EMPTY_BOX}, MISS},
    {"an inner box with min > max on an axis is never contained",
     {UNIT_BOX, BOX(0.5f, 0, 0, -0.5f, 0.5f, 0.5f)},
     MISS},
    {"nor with min one ulp above max", {UNIT_BOX, BOX(0.5f + 0x1p-24f, 0, 0, 0.5f, 0.5f, 0.5f)}, MISS},
};
static table empty_table = TABLE(contains_aabb_aabb, empty);

static const row nan_misses[] = {
    {"NaN in outer.min", {BOX(NAN, -1, -1, 1, 1, 1), BOX(0, 0, 0, 0, 0, 0)}, MISS},
    {"NaN in outer.max", {BOX(-1, -1, -1, NAN, 1, 1), BOX(0, 0, 0, 0, 0, 0)}, MISS},
    {"NaN in inner.min", {UNIT_BOX, BOX(NAN, 0, 0, 0, 0, 0)}, MISS},
    {"NaN in inner.max", {UNIT_BOX, BOX(0, 0, 0, NAN, 0, 0)}, MISS},
    {"NaN everywhere", {BOX(NAN, NAN, NAN, NAN, NAN, NAN), BOX(NAN, NAN, NAN, NAN, NAN, NAN)}, MISS},
};
static table nan_misses_table = TABLE(contains_aabb_aabb, nan_misses);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("boundaries are included, and nothing beyond them", check_table, closed_sets_table),
        CHECK("flat boxes and points are boxes", check_table, flat_and_point_table),
        CHECK("empty boxes neither contain nor are contained", check_table, empty_table),
        CHECK("a NaN in either box is a miss", check_table, nan_misses_table),
    };
    return cmocka_run_group_tests_name("contains_aabb_aabb", tests, NULL, NULL);
}
