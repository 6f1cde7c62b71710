/* lh_raycast_capsule: does the ray meet the closed capsule, and between which times? */
#include "rays.h"

/* The padded radius of a capsule of radius 1, whose segment is 8 long, for a ray that begins beside the middle of the
 * segment, at a distance of 4 from it; and in line with it, 4 from the end a. */
#define SIDE    (1 + 0x1p-20f + 0x1p-19f * (4 + 4 + 8))
#define IN_LINE (1 + 0x1p-20f + 0x1p-19f * (4 + 8))

/* From -4 to 4 along x, of radius 1. */
#define LYING CAPSULE(POINT(-4, 0, 0), POINT(4, 0, 0), 1)

static const row closed_sets[] = {
    {"across", {RAY(POINT(0, 0, 4), POINT(0, 0, -1)), LYING}, HIT_BETWEEN(4 - SIDE, 4 + SIDE)},
    {"twice as fast",
     {RAY(POINT(0, 0, 4), POINT(0, 0, -2)), LYING},
     HIT_BETWEEN((4 - SIDE) / 2, (4 + SIDE) / 2)},
    {"beside", {RAY(POINT(0, 1.001f, 4), POINT(0, 0, -1)), LYING}, MISS},
    {"past the end", {RAY(POINT(5.001f, 0, 4), POINT(0, 0, -1)), LYING}, MISS},
    {"away from it", {RAY(POINT(0, 0, 4), POINT(0, 0, 1)), LYING}, MISS},
    {"along, beside it", {RAY(POINT(-9, 1.001f, 0), POINT(1, 0, 0)), LYING}, MISS},
    {"aslant, past the end", {RAY(POINT(6, 0, 4), POINT(-0.1f, 0, -1)), LYING}, MISS},
    {"a point of the ray alone, within",
     {RAY_WITHIN(POINT(1, 0.5f, 0), POINT(1, 0, 0), 0, 0), LYING},
     HIT_BETWEEN(0, 0)},
    {"and outside", {RAY_WITHIN(POINT(1, 1.001f, 0), POINT(1, -1, 0), 0, 0), LYING}, MISS},
};
static table closed_sets_table = TABLE_OF_RAYS(raycast_capsule, closed_sets);

static const row in_line[] = {
    {"along the axis, from one ball to the other",
     {RAY(POINT(-8, 0, 0), POINT(1, 0, 0)), LYING},
     HIT_BETWEEN(4 - IN_LINE, 12 + IN_LINE)},
    {"from within, along the axis",
     {RAY(POINT(0, 0, 0), POINT(1, 0, 0)), LYING},
     HIT_BETWEEN(0, 4 + IN_LINE)},
};
static table in_line_table = TABLE_OF_RAYS(raycast_capsule, in_line);

static const row zero_directions[] = {
    {"no direction at all is a point query: within",
     {RAY(POINT(1, 0.5f, 0), POINT(0, 0, 0)), LYING},
     HIT_BETWEEN(0, LAST_TIME)},
    {"of either sign", {RAY(POINT(1, 0, 0.5f), POINT(-0.0f, 0, -0.0f)), LYING}, HIT_BETWEEN(0, LAST_TIME)},
    {"on the side", {RAY(POINT(1, 1, 0), POINT(0, 0, 0)), LYING}, HIT_BETWEEN(0, LAST_TIME)},
    {"off it", {RAY(POINT(1, 1.001f, 0), POINT(0, 0, 0)), LYING}, MISS},
    {"the limits are the times",
     {RAY_WITHIN(POINT(1, 0, 0), POINT(0, 0, 0), 2, 5), LYING},
     HIT_BETWEEN(2, 5)},
};
static table zero_directions_table = TABLE_OF_RAYS(raycast_capsule, zero_directions);

static const row limits[] = {
    {"begins within", {RAY_WITHIN(POINT(0, 0, 4), POINT(0, 0, -1), 4, 9), LYING}, HIT_BETWEEN(4, 4 + SIDE)},
    {"ends within", {RAY_WITHIN(POINT(0, 0, 4), POINT(0, 0, -1), 0, 4), LYING}, HIT_BETWEEN(4 - SIDE, 4)},
    {"ends before", {RAY_WITHIN(POINT(0, 0, 4), POINT(0, 0, -1), 0, 2.999f), LYING}, MISS},
    {"begins behind", {RAY_WITHIN(POINT(0, 0, 4), POINT(0, 0, -1), 5.001f, 9), LYING}, MISS},
    {"none that ascend", {RAY_WITHIN(POINT(0, 0, 4), POINT(0, 0, -1), 5, 3), LYING}, MISS},
    {"a NaN is none",
     {RAY_WITHIN(POINT(0, 0, 4), POINT(0, 0, -1), NAN, NAN), LYING},
     HIT_BETWEEN(4 - SIDE, 4 + SIDE)},
};
static table limits_table = TABLE_OF_RAYS(raycast_capsule, limits);

static const row degenerate[] = {
    {"a capsule that is a ball, hit",
     {RAY_WITHIN(POINT(0, 0, 4), POINT(0, 0, -1), 3.5f, 4.5f), CAPSULE(POINT(0, 0, 0), POINT(0, 0, 0), 1)},
     HIT_BETWEEN(3.5f, 4.5f)},
    {"and missed",
     {RAY(POINT(0, 1.001f, 4), POINT(0, 0, -1)), CAPSULE(POINT(0, 0, 0), POINT(0, 0, 0), 1)},
     MISS},
    {"a negative radius is the empty capsule",
     {RAY(POINT(0, 0, 4), POINT(0, 0, -1)), CAPSULE(POINT(-4, 0, 0), POINT(4, 0, 0), -0x1p-149f)},
     MISS},
    {"NaN in the origin", {RAY(POINT(0, NAN, 4), POINT(0, 0, -1)), LYING}, MISS},
    {"NaN in the direction", {RAY(POINT(0, 0, 0), POINT(0, 0, NAN)), LYING}, MISS},
    {"NaN in a", {RAY(POINT(4, 0, 4), POINT(0, 0, -1)), CAPSULE(POINT(NAN, 0, 0), POINT(4, 0, 0), 1)}, MISS},
    {"NaN in b",
     {RAY(POINT(-4, 0, 4), POINT(0, 0, -1)), CAPSULE(POINT(-4, 0, 0), POINT(4, NAN, 0), 1)},
     MISS},
    {"NaN in the radius",
     {RAY(POINT(0, 0, 4), POINT(0, 0, -1)), CAPSULE(POINT(-4, 0, 0), POINT(4, 0, 0), NAN)},
     MISS},
};
static table degenerate_table = TABLE_OF_RAYS(raycast_capsule, degenerate);

/* A segment that is crossed in its middle. */
static const row without_radii[] = {
    {"crossed",
     {RAY_WITHIN(POINT(0, 0, 4), POINT(0, 0, -1), 4, 4), CAPSULE(POINT(-4, 0, 0), POINT(4, 0, 0), 9)},
     HIT_BETWEEN(4, 4)},
    {"passed by",
     {RAY(POINT(0, 0.001f, 4), POINT(0, 0, -1)), CAPSULE(POINT(-4, 0, 0), POINT(4, 0, 0), 9)},
     MISS},
};
static table without_radii_table = TABLE_WITH(raycast_capsule, without_radii, .absent = {INV_DIRS, 1 << 6});

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("closed sets", check_table, closed_sets_table),
        CHECK("in line with the axis", check_table, in_line_table),
        CHECK("zero directions", check_table, zero_directions_table),
        CHECK("limits", check_table, limits_table),
        CHECK("limits, inverse directions given", check_inverse, limits_table),
        CHECK("balls, empty capsules and NaN", check_table, degenerate_table),
        CHECK("without radii", check_table, without_radii_table),
    };
    return cmocka_run_group_tests_name("raycast_capsule", tests, NULL, NULL);
}
