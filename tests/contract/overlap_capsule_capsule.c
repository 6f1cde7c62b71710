/* lh_overlap_capsule_capsule: do the closed capsules meet? */
#include "table.h"

/* From -2 to 2 along x, of radius 1. */
#define LYING CAPSULE(POINT(-2, 0, 0), POINT(2, 0, 0), 1)

static const row closed_sets[] = {
    {"crossing, one above the other", {LYING, CAPSULE(POINT(1, -3, 3), POINT(1, 3, 3), 2)}, HIT},
    {"just above", {LYING, CAPSULE(POINT(1, -3, 3.001f), POINT(1, 3, 3.001f), 2)}, MISS},
    {"crossing through", {LYING, CAPSULE(POINT(0, -3, 0), POINT(0, 3, 0), 0)}, HIT},
    {"side by side", {LYING, CAPSULE(POINT(-4, 3, 0), POINT(0, 3, 0), 2)}, HIT},
    {"just beside", {LYING, CAPSULE(POINT(-4, 3.001f, 0), POINT(0, 3.001f, 0), 2)}, MISS},
    {"one after the other", {LYING, CAPSULE(POINT(5, 0, 0), POINT(9, 0, 0), 2)}, HIT},
    {"just after", {LYING, CAPSULE(POINT(5.001f, 0, 0), POINT(9, 0, 0), 2)}, MISS},
    {"parallel, past each other", {LYING, CAPSULE(POINT(5, 4, 0), POINT(9, 4, 0), 4)}, HIT},
    {"just past", {LYING, CAPSULE(POINT(5, 4.001f, 0), POINT(9, 4.001f, 0), 4)}, MISS},
    {"an end beside the side", {LYING, CAPSULE(POINT(1, 3, 0), POINT(7, 9, 0), 2)}, HIT},
    {"an end beside an end", {LYING, CAPSULE(POINT(5, 4, 0), POINT(9, 9, 0), 4)}, HIT},
    {"within", {CAPSULE(POINT(-9, 0, 0), POINT(9, 0, 0), 8), LYING}, HIT},
    {"aslant", {CAPSULE(POINT(0, 0, 0), POINT(4, 4, 0), 1), CAPSULE(POINT(0, 4, 2), POINT(4, 0, 2), 1)}, HIT},
    {"far away", {LYING, CAPSULE(POINT(9, 9, 9), POINT(8, 9, 9), 1)}, MISS},
};
static table closed_sets_table = TABLE(overlap_capsule_capsule, closed_sets);

static const row degenerate[] = {
    {"balls that touch",
     {CAPSULE(POINT(0, 0, 0), POINT(0, 0, 0), 2), CAPSULE(POINT(3, 4, 0), POINT(3, 4, 0), 3)},
     HIT},
    {"and that do not",
     {CAPSULE(POINT(0, 0, 0), POINT(0, 0, 0), 2), CAPSULE(POINT(3, 4.001f, 0), POINT(3, 4, 0.3f), 3)},
     MISS},
    {"the same capsule", {LYING, LYING}, HIT},
    {"segments that cross, of radius 0",
     {CAPSULE(POINT(-1, 0, 0), POINT(1, 0, 0), 0), CAPSULE(POINT(0, -1, 0), POINT(0, 1, 0), -0.0f)},
     HIT},
    {"that share a stretch",
     {CAPSULE(POINT(0, 0, 0), POINT(2, 2, 0), 0), CAPSULE(POINT(1, 1, 0), POINT(3, 3, 0), 0)},
     HIT},
    {"that follow each other",
     {CAPSULE(POINT(0, 0, 0), POINT(2, 2, 0), 0), CAPSULE(POINT(2.001f, 2.001f, 0), POINT(3, 3, 0), 0)},
     MISS},
    {"a negative radius is the empty capsule", {LYING, CAPSULE(POINT(0, 0, 0), POINT(1, 0, 0), -1)}, MISS},
    {"on either side", {CAPSULE(POINT(0, 0, 0), POINT(1, 0, 0), -0x1p-149f), LYING}, MISS},
};
static table degenerate_table = TABLE(overlap_capsule_capsule, degenerate);

static const row without_radii[] = {
    {"segments that cross",
     {CAPSULE(POINT(-1, 0, 0), POINT(1, 0, 0), 9), CAPSULE(POINT(0, -1, 0), POINT(0, 1, 0), 9)},
     HIT},
    {"segments that do not",
     {CAPSULE(POINT(-1, 0, 0), POINT(1, 0, 0), 9), CAPSULE(POINT(0, -1, 0.001f), POINT(0, 1, 0.001f), 9)},
     MISS},
};
static table without_radii_table =
    TABLE_WITH(overlap_capsule_capsule, without_radii, .absent = {1 << 6, 1 << 6});

static const row nans[] = {
    {"NaN in a", {LYING, CAPSULE(POINT(0, NAN, 0), POINT(0, 3, 0), 2)}, MISS},
    {"NaN in b", {LYING, CAPSULE(POINT(0, 0, 0), POINT(0, NAN, 0), 2)}, MISS},
    {"NaN in the first", {CAPSULE(POINT(0, 0, 0), POINT(0, 0, NAN), 2), LYING}, MISS},
    {"NaN in a radius", {LYING, CAPSULE(POINT(0, 0, 0), POINT(0, 3, 0), NAN)}, MISS},
};
static table nans_table = TABLE(overlap_capsule_capsule, nans);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("closed sets", check_table, closed_sets_table),
        CHECK("points, segments and empty capsules", check_table, degenerate_table),
        CHECK("without radii", check_table, without_radii_table),
        CHECK("NaN", check_table, nans_table),
    };
    return cmocka_run_group_tests_name("overlap_capsule_capsule", tests, NULL, NULL);
}
