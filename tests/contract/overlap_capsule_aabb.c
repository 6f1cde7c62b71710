/* lh_overlap_capsule_aabb: does the closed capsule meet the closed box? */
#include "table.h"

static const row closed_sets[] = {
    {"beside a face", {CAPSULE(POINT(-3, 0, 3), POINT(3, 0, 3), 2), UNIT_BOX}, HIT},
    {"just off it", {CAPSULE(POINT(-3, 0, 3.001f), POINT(3, 0, 3.001f), 2), UNIT_BOX}, MISS},
    {"an end at a face", {CAPSULE(POINT(0, 0, 3), POINT(4, 4, 9), 2), UNIT_BOX}, HIT},
    {"beside an edge", {CAPSULE(POINT(-9, 4, 5), POINT(9, 4, 5), 5), UNIT_BOX}, HIT},
    {"just off the edge", {CAPSULE(POINT(-9, 4, 5.001f), POINT(9, 4, 5.001f), 5), UNIT_BOX}, MISS},
    {"across an edge, from outside both ends",
     {CAPSULE(POINT(0, -9, 4), POINT(0, 4, -9), 2.1214f), UNIT_BOX},
     HIT},
    {"just off it, aslant", {CAPSULE(POINT(0, -9, 4), POINT(0, 4, -9), 2.1212f), UNIT_BOX}, MISS},
    {"an end beside a corner", {CAPSULE(POINT(2, 3, 3), POINT(4, 5, 6), 3), UNIT_BOX}, HIT},
    {"just off the corner", {CAPSULE(POINT(2, 3, 3), POINT(4, 5, 6), 2.999f), UNIT_BOX}, MISS},
    {"right through", {CAPSULE(POINT(-9, -8, -7), POINT(9, 8, 7), 0), UNIT_BOX}, HIT},
    {"within", {CAPSULE(POINT(0, 0, 0), POINT(0, 0.5f, 0), 0.125f), UNIT_BOX}, HIT},
    {"around it", {CAPSULE(POINT(-9, 0, 0), POINT(9, 0, 0), 8), UNIT_BOX}, HIT},
    {"far away", {CAPSULE(POINT(9, 9, 9), POINT(8, 9, 9), 1), UNIT_BOX}, MISS},
};
static table closed_sets_table = TABLE(overlap_capsule_aabb, closed_sets);

static const row degenerate[] = {
    {"a ball at a corner", {CAPSULE(POINT(2, 3, 3), POINT(2, 3, 3), 3), UNIT_BOX}, HIT},
    {"off it", {CAPSULE(POINT(2, 3, 3), POINT(2, 3, 3), 2.999f), UNIT_BOX}, MISS},
    {"a segment through a plate",
     {CAPSULE(POINT(0.5f, 0, 3), POINT(0.5f, 0, -3), 0), BOX(-1, -1, 0, 1, 1, 0)},
     HIT},
    {"past it", {CAPSULE(POINT(1.001f, 0, 3), POINT(1.001f, 0, -3), 0), BOX(-1, -1, 0, 1, 1, 0)}, MISS},
    {"in its plane, up to its edge",
     {CAPSULE(POINT(3, 0, 0), POINT(1, 0, 0), 0), BOX(-1, -1, 0, 1, 1, 0)},
     HIT},
    {"a box that is a point", {CAPSULE(POINT(0, 0, 0), POINT(4, 4, 0), 1), BOX(2, 2, 1, 2, 2, 1)}, HIT},
    {"a negative radius is the empty capsule",
     {CAPSULE(POINT(0, 0, 0), POINT(0, 1, 0), -0x1p-149f), UNIT_BOX},
     MISS},
    {"the empty box", {CAPSULE(POINT(0, 0, 0), POINT(0, 1, 0), 9), EMPTY_BOX}, MISS},
    {"inside out on an axis", {CAPSULE(POINT(0, 0, 0), POINT(0, 1, 0), 9), BOX(-1, 1, -1, 1, -1, 1)}, MISS},
    {"inside out by less than is seen from afar",
     {CAPSULE(POINT(1024, 0, 0), POINT(1025, 0, 0), 2048), BOX(0x1.000002p0f, -1, -1, 1, 1, 1)},
     MISS},
};
static table degenerate_table = TABLE(overlap_capsule_aabb, degenerate);

static const row without_radii[] = {
    {"through", {CAPSULE(POINT(-9, -8, -7), POINT(9, 8, 7), 9), UNIT_BOX}, HIT},
    {"beside", {CAPSULE(POINT(-9, 0, 1.001f), POINT(9, 0, 1.001f), 9), UNIT_BOX}, MISS},
};
static table without_radii_table = TABLE_WITH(overlap_capsule_aabb, without_radii, .absent = {1 << 6});

static const row nans[] = {
    {"NaN in a", {CAPSULE(POINT(0, NAN, 0), POINT(0, 1, 0), 9), UNIT_BOX}, MISS},
    {"NaN in b", {CAPSULE(POINT(0, 0, 0), POINT(0, NAN, 0), 9), UNIT_BOX}, MISS},
    {"NaN in the radius", {CAPSULE(POINT(0, 0, 0), POINT(0, 1, 0), NAN), UNIT_BOX}, MISS},
    {"NaN in min", {CAPSULE(POINT(0, 0, 0), POINT(0, 1, 0), 9), BOX(-1, NAN, -1, 1, 1, 1)}, MISS},
    {"NaN in max", {CAPSULE(POINT(0, 0, 0), POINT(0, 1, 0), 9), BOX(-1, -1, -1, 1, NAN, 1)}, MISS},
};
static table nans_table = TABLE(overlap_capsule_aabb, nans);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("closed sets", check_table, closed_sets_table),
        CHECK("balls, segments, plates and what is empty", check_table, degenerate_table),
        CHECK("without radii", check_table, without_radii_table),
        CHECK("NaN", check_table, nans_table),
    };
    return cmocka_run_group_tests_name("overlap_capsule_aabb", tests, NULL, NULL);
}
