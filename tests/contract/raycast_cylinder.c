/* lh_raycast_cylinder: does the ray meet the closed solid cylinder, and between which times? */
#include "rays.h"

/* From -4 to 4 along x, of radius 1. */
#define LYING CAPSULE(POINT(-4, 0, 0), POINT(4, 0, 0), 1)

/* Its padded radius for a ray that begins beside the middle, at a distance of 4; and of the way along the axis to an
 * end, for one that begins so far before it. */
#define SIDE     (1 + 0x1p-20f + 0x1p-19f * (4 + 4 + 8))
#define PAST_END ((4 + 8 + 1) * 0x1p-19f)

static const row closed_sets[] = {
    {"across", {RAY(POINT(0, 0, 4), POINT(0, 0, -1)), LYING}, HIT_BETWEEN(4 - SIDE, 4 + SIDE)},
    {"twice as fast",
     {RAY(POINT(0, 0, 4), POINT(0, 0, -2)), LYING},
     HIT_BETWEEN((4 - SIDE) / 2, (4 + SIDE) / 2)},
    {"beside", {RAY(POINT(0, 1.001f, 4), POINT(0, 0, -1)), LYING}, MISS},
    {"past the end, where a capsule would be", {RAY(POINT(4.001f, 0, 4), POINT(0, 0, -1)), LYING}, MISS},
    {"away from it", {RAY(POINT(0, 0, 4), POINT(0, 0, 1)), LYING}, MISS},
    {"along, beside it", {RAY(POINT(-9, 1.001f, 0), POINT(1, 0, 0)), LYING}, MISS},
    {"aslant, past the rim", {RAY(POINT(-7, 0, 0), POINT(1, 0, 0.35f)), LYING}, MISS},
    {"a point of the ray alone, within",
     {RAY_WITHIN(POINT(1, 0.5f, 0), POINT(1, 0, 0), 0, 0), LYING},
     HIT_BETWEEN(0, 0)},
    {"and outside", {RAY_WITHIN(POINT(1, 1.001f, 0), POINT(1, -1, 0), 0, 0), LYING}, MISS},
    {"begins within", {RAY_WITHIN(POINT(0, 0, 4), POINT(0, 0, -1), 4, 9), LYING}, HIT_BETWEEN(4, 4 + SIDE)},
    {"ends within", {RAY_WITHIN(POINT(0, 0, 4), POINT(0, 0, -1), 0, 4), LYING}, HIT_BETWEEN(4 - SIDE, 4)},
    {"ends before", {RAY_WITHIN(POINT(0, 0, 4), POINT(0, 0, -1), 0, 2.999f), LYING}, MISS},
    {"no direction is a point query",
     {RAY(POINT(1, 0, 0), POINT(0, 0, 0)), LYING},
     HIT_BETWEEN(0, LAST_TIME)},
    {"off it", {RAY(POINT(4.001f, 0, 0), POINT(0, 0, 0)), LYING}, MISS},
};
static table closed_sets_table = TABLE_OF_RAYS(raycast_cylinder, closed_sets);

static const row in_line[] = {
    {"along the axis, through both ends",
     {RAY(POINT(-8, 0, 0), POINT(1, 0, 0)), LYING},
     HIT_BETWEEN(4 - PAST_END, 12 + PAST_END)},
};
static table in_line_table = TABLE_OF_RAYS(raycast_cylinder, in_line);

static const row empty[] = {
    {"without a length",
     {RAY(POINT(0, 0, 4), POINT(0, 0, -1)), CAPSULE(POINT(0, 0, 0), POINT(0, 0, 0), 9)},
     MISS},
    {"a negative radius",
     {RAY(POINT(0, 0, 4), POINT(0, 0, -1)), CAPSULE(POINT(-4, 0, 0), POINT(4, 0, 0), -0x1p-149f)},
     MISS},
    {"NaN in the origin", {RAY(POINT(0, NAN, 4), POINT(0, 0, -1)), LYING}, MISS},
    {"NaN in the direction", {RAY(POINT(0, 0, 0), POINT(0, 0, NAN)), LYING}, MISS},
    {"NaN in b", {RAY(POINT(0, 0, 4), POINT(0, 0, -1)), CAPSULE(POINT(-4, 0, 0), POINT(4, NAN, 0), 1)}, MISS},
};
static table empty_table = TABLE_OF_RAYS(raycast_cylinder, empty);

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("closed sets", check_table, closed_sets_table),
        CHECK("in line with the axis", check_table, in_line_table),
        CHECK("inverse directions given", check_inverse, in_line_table),
        CHECK("empty cylinders and NaN", check_table, empty_table),
    };
    return cmocka_run_group_tests_name("raycast_cylinder", tests, NULL, NULL);
}
