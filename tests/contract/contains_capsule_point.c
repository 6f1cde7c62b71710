/* lh_contains_capsule_point: does the closed capsule contain the point? Never a wrong hit. */
#include "table.h"

/* From -2 to 2 along x, of radius 1. */
#define LYING CAPSULE(POINT(-2, 0, 0), POINT(2, 0, 0), 1)

/* The unit of the padding. */
#define U 0x1p-24f

static const row contained[] = {
    {"a point of the segment", {LYING, POINT(1, 0, 0)}, HIT},
    {"beside it", {LYING, POINT(1, 0.6f, 0.79f)}, HIT},
    {"beyond the end", {LYING, POINT(2.9f, 0, 0)}, HIT},
    {"beyond the other", {LYING, POINT(-2.9f, 0, 0)}, HIT},
    {"within the side by more than 8u, and 4u of the length", {LYING, POINT(0, 1 - 25 * U, 0)}, HIT},
    {"within by less may be a miss", {LYING, POINT(0, 1 - 23 * U, 0)}, MISS},
    {"just on the side, too", {LYING, POINT(0, 1, 0)}, MISS},
    {"out of it", {LYING, POINT(0, 1 + 0x1p-23f, 0)}, MISS},
    {"out of the end", {LYING, POINT(3.000001f, 0, 0)}, MISS},
    {"beside the end, which is round", {LYING, POINT(2.8f, 0.8f, 0)}, MISS},
    {"aslant", {CAPSULE(POINT(0, 0, 0), POINT(4, 4, 0), 1), POINT(3, 3, 0.99f)}, HIT},
    {"2^40 across",
     {CAPSULE(POINT(0, 0, 0), POINT(0x1p40f, 0, 0), 0x1p30f), POINT(0x1p39f, 0x1p29f, 0)},
     HIT},
    {"2^-40 across",
     {CAPSULE(POINT(0, 0, 0), POINT(0x1p-40f, 0, 0), 0x1p-40f), POINT(0, 0, 0x1.8p-41f)},
     HIT},
};
static table contained_table = TABLE(contains_capsule_point, contained);

/* Its segment is a point. */
#define AT(x, y, z, radius) CAPSULE(POINT(x, y, z), POINT(x, y, z), radius)

static const row degenerate[] = {
    {"a segment that is a point is a ball", {AT(3, 4, 5, 2), POINT(3, 5.9f, 5)}, HIT},
    {"off it", {AT(3, 4, 5, 2), POINT(3, 6.00001f, 5)}, MISS},
    {"of radius 0: its point", {AT(3, 4, 5, 0), POINT(3, 4, 5)}, HIT},
    {"or -0", {AT(3, 4, 5, -0.0f), POINT(3, 4, 5)}, HIT},
    {"and no other", {AT(3, 4, 5, 0), POINT(3, 4, 5 + 0x1p-21f)}, MISS},
    {"a segment of radius 0 may have none",
     {CAPSULE(POINT(0, 0, 0), POINT(4, 4, 0), 0), POINT(0, 0, 0)},
     MISS},
    {"a negative radius is the empty capsule", {AT(0, 0, 0, -1), POINT(0, 0, 0)}, MISS},
    {"however little", {AT(0, 0, 0, -0x1p-149f), POINT(0, 0, 0)}, MISS},
};
static table degenerate_table = TABLE(contains_capsule_point, degenerate);

static const row nans[] = {
    {"NaN in a", {CAPSULE(POINT(-2, NAN, 0), POINT(2, 0, 0), 9), POINT(0, 0, 0)}, MISS},
    {"NaN in b", {CAPSULE(POINT(-2, 0, 0), POINT(2, 0, NAN), 9), POINT(0, 0, 0)}, MISS},
    {"NaN in the radius", {CAPSULE(POINT(-2, 0, 0), POINT(2, 0, 0), NAN), POINT(0, 0, 0)}, MISS},
    {"NaN in the point", {LYING, POINT(0, NAN, 0)}, MISS},
};
static table nans_table = TABLE(contains_capsule_point, nans);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("what is contained, and what is not", check_table, contained_table),
        CHECK("points, radius 0 and below", check_table, degenerate_table),
        CHECK("a NaN is a miss", check_table, nans_table),
    };
    return cmocka_run_group_tests_name("contains_capsule_point", tests, NULL, NULL);
}
