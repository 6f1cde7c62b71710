/* lh_raycast_obb: does the ray meet the closed oriented box, and between which times? */
#include "rays.h"

/* Of the boxes. */
enum { ROTATION = 0xf << 6 };

#define NO_TURN      0, 0, 0, 1
#define QUARTER_TURN 0, 0, 1, 1 /* about z: x becomes y */
#define THIRD_TURN   1, 1, 1, 1 /* x becomes y, y becomes z */
#define OF_3_4_5     0, 0, 1, 2 /* about z: x becomes (3, 4) / 5 */

/* By as much as the documentation states the half extents are larger: by so much of m, which is a small whole
 * number. */
#define GROWN(half, m) ((half) + 0x1.ep-20f * (m))

#define UNIT_OBB OBB(POINT(0, 0, 0), POINT(1, 1, 1), NO_TURN)

/* From 3 away of a box of half extents that sum up to 3: m is 6. */
#define EARLY (3 - GROWN(1, 6))
#define LATE  (3 + GROWN(1, 6))

static const row closed_sets[] = {
    {"head on", {RAY(POINT(-3, 0, 0), POINT(1, 0, 0)), UNIT_OBB}, HIT_BETWEEN(EARLY, LATE)},
    {"twice as fast: half the time",
     {RAY(POINT(-3, 0, 0), POINT(2, 0, 0)), UNIT_OBB},
     HIT_BETWEEN(EARLY / 2, LATE / 2)},
    {"a quarter as fast",
     {RAY(POINT(-3, 0, 0), POINT(0.25f, 0, 0)), UNIT_OBB},
     HIT_BETWEEN(EARLY * 4, LATE * 4)},
    {"from the centre", {RAY(POINT(0, 0, 0), POINT(1, 0, 0)), UNIT_OBB}, HIT_BETWEEN(0, GROWN(1, 3))},
    {"from the boundary inwards",
     {RAY(POINT(-1, 0, 0), POINT(1, 0, 0)), UNIT_OBB},
     HIT_BETWEEN(0, GROWN(1, 4) + 1)},
    {"from the boundary outwards: touches at the start",
     {RAY(POINT(1, 0, 0), POINT(1, 0, 0)), UNIT_OBB},
     HIT_BETWEEN(0, GROWN(1, 4) - 1)},
    {"a quarter of a turn",
     {RAY(POINT(-3, 0, 0), POINT(1, 0, 0)), OBB(POINT(0, 0, 0), POINT(1, 2, 1), QUARTER_TURN)},
     HIT_BETWEEN(3 - GROWN(2, 7), 3 + GROWN(2, 7))},
    {"a third of a turn",
     {RAY(POINT(0, 0, -4), POINT(0, 0, 1)), OBB(POINT(0, 0, 0), POINT(1, 2, 1), THIRD_TURN)},
     HIT_BETWEEN(4 - GROWN(2, 8), 4 + GROWN(2, 8))},
    {"away from the box", {RAY(POINT(-3, 0, 0), POINT(-1, 0, 0)), UNIT_OBB}, MISS},
    {"beside the box", {RAY(POINT(-3, 2, 0), POINT(1, 0, 0)), UNIT_OBB}, MISS},
    {"along a face",
     {RAY(POINT(-3, 1, 0), POINT(1, 0, 0)), UNIT_OBB},
     HIT_BETWEEN(3 - GROWN(1, 7), 3 + GROWN(1, 7))},
    {"just beside it", {RAY(POINT(-3, 1.0001f, 0), POINT(1, 0, 0)), UNIT_OBB}, MISS},
    {"away, just off the box", {RAY(POINT(1.0001f, 0, 0), POINT(1, 0, 0)), UNIT_OBB}, MISS},
    {"past a corner of what is turned",
     {RAY(POINT(-9, 7.0001f, 0), POINT(1, 0, 0)), OBB(POINT(0, 0, 0), POINT(5, 5, 1), OF_3_4_5)},
     MISS},
};
static table closed_sets_table = TABLE_OF_RAYS(raycast_obb, closed_sets);

/* Whose times are not said to the last digit. */
static const row verdicts[] = {
    {"to a corner of what is turned",
     {RAY_WITHIN(POINT(-9, 7, 0), POINT(1, 0, 0), 8, 8), OBB(POINT(0, 0, 0), POINT(5, 5, 1), OF_3_4_5)},
     HIT_BETWEEN(8, 8)},
    {"ends before it",
     {RAY_WITHIN(POINT(-9, 7, 0), POINT(1, 0, 0), 0, 7.999f), OBB(POINT(0, 0, 0), POINT(5, 5, 1), OF_3_4_5)},
     MISS},
    {"begins behind it",
     {RAY_WITHIN(POINT(-9, 7, 0), POINT(1, 0, 0), 8.001f, 9), OBB(POINT(0, 0, 0), POINT(5, 5, 1), OF_3_4_5)},
     MISS},
};
static table verdicts_table = TABLE_OF_RAYS(raycast_obb, verdicts);

static const row zero_directions[] = {
    {"no direction at all is a point query: within",
     {RAY(POINT(0.5f, 0, 0), POINT(0, 0, 0)), UNIT_OBB},
     HIT_BETWEEN(0, LAST_TIME)},
    {"of either sign", {RAY(POINT(0.5f, 0, 0), POINT(-0.0f, 0, -0.0f)), UNIT_OBB}, HIT_BETWEEN(0, LAST_TIME)},
    {"on the boundary", {RAY(POINT(0, 1, 0), POINT(0, 0, 0)), UNIT_OBB}, HIT_BETWEEN(0, LAST_TIME)},
    {"off it", {RAY(POINT(0, 1.0001f, 0), POINT(0, 0, 0)), UNIT_OBB}, MISS},
    {"of two points",
     {RAY(POINT(1, 2, 3), POINT(0, 0, 0)), OBB(POINT(1, 2, 3), POINT(0, 0, 0), OF_3_4_5)},
     HIT_BETWEEN(0, LAST_TIME)},
    {"a point query has the limits for times",
     {RAY_WITHIN(POINT(0, 0, 0), POINT(0, 0, 0), 2, 5), UNIT_OBB},
     HIT_BETWEEN(2, 5)},
};
static table zero_directions_table = TABLE_OF_RAYS(raycast_obb, zero_directions);

static const row limits[] = {
    {"begins within", {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 3, 9), UNIT_OBB}, HIT_BETWEEN(3, LATE)},
    {"ends within", {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 0, 3), UNIT_OBB}, HIT_BETWEEN(EARLY, 3)},
    {"wholly within", {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 2.5f, 3), UNIT_OBB}, HIT_BETWEEN(2.5f, 3)},
    {"ends as it touches",
     {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 0, 2), UNIT_OBB},
     HIT_BETWEEN(EARLY, 2)},
    {"begins as it leaves",
     {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 4, 9), UNIT_OBB},
     HIT_BETWEEN(4, LATE)},
    {"ends before", {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 0, 1.9999f), UNIT_OBB}, MISS},
    {"begins behind", {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 4.0001f, 9), UNIT_OBB}, MISS},
    {"a negative t_min is 0",
     {RAY_WITHIN(POINT(0, 0, 0), POINT(1, 0, 0), -5, 9), UNIT_OBB},
     HIT_BETWEEN(0, GROWN(1, 3))},
    {"a t_max of -0", {RAY_WITHIN(POINT(0, 0, 0), POINT(1, 0, 0), 0, -0.0f), UNIT_OBB}, HIT_BETWEEN(0, 0)},
    {"a negative t_max", {RAY_WITHIN(POINT(0, 0, 0), POINT(1, 0, 0), 0, -1), UNIT_OBB}, MISS},
    {"t_max before t_min", {RAY_WITHIN(POINT(0, 0, 0), POINT(1, 0, 0), 0.5f, 0.25f), UNIT_OBB}, MISS},
    {"a NaN limit is none",
     {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), NAN, NAN), UNIT_OBB},
     HIT_BETWEEN(EARLY, LATE)},
};
static table limits_table = TABLE_OF_RAYS(raycast_obb, limits);

static const row nans[] = {
    {"NaN in the origin", {RAY(POINT(NAN, 0, 0), POINT(1, 0, 0)), UNIT_OBB}, MISS},
    {"NaN in the direction", {RAY(POINT(0, 0, 0), POINT(0, NAN, 0)), UNIT_OBB}, MISS},
    {"NaN in the centre",
     {RAY(POINT(0, 0, 0), POINT(1, 0, 0)), OBB(POINT(0, 0, NAN), POINT(1, 1, 1), NO_TURN)},
     MISS},
    {"NaN in a half extent",
     {RAY(POINT(0, 0, 0), POINT(1, 0, 0)), OBB(POINT(0, 0, 0), POINT(1, NAN, 1), NO_TURN)},
     MISS},
    {"NaN in the rotation",
     {RAY(POINT(0, 0, 0), POINT(1, 0, 0)), OBB(POINT(0, 0, 0), POINT(1, 1, 1), 0, NAN, 0, 1)},
     MISS},
    {"a q of 0",
     {RAY(POINT(0, 0, 0), POINT(1, 0, 0)), OBB(POINT(0, 0, 0), POINT(1, 1, 1), 0, 0, 0, 0)},
     MISS},
};
static table nans_table = TABLE_OF_RAYS(raycast_obb, nans);

/* Reciprocals that are NaN, as RAY has them, beside the directions. */
static table both_table = TABLE(raycast_obb, closed_sets);

static table without_limits_table = TABLE_WITHOUT_LIMITS(raycast_obb, zero_directions);

/* The boxes have no array of rotations, whatever the row has there. */
static const row unturned[] = {
    {"not turned",
     {RAY(POINT(-3, 0, 0), POINT(1, 0, 0)), OBB(POINT(0, 0, 0), POINT(1, 2, 1), QUARTER_TURN)},
     HIT_BETWEEN(3 - GROWN(1, 7), 3 + GROWN(1, 7))},
};
static table unturned_table = TABLE_WITH(raycast_obb, unturned, .absent = {INV_DIRS, ROTATION});

int main(void)
{
    without_limits_table.count = 5; /* those that have none */
    const struct CMUnitTest tests[] = {
        CHECK("touching counts", check_table, closed_sets_table),
        CHECK("touching counts, inverse directions given", check_inverse, closed_sets_table),
        CHECK("of directions and their reciprocals the directions count", check_table, both_table),
        CHECK("corners of what is turned", check_table, verdicts_table),
        CHECK("a zero direction: the origin decides", check_table, zero_directions_table),
        CHECK("a zero direction, t_min and t_max NULL", check_table, without_limits_table),
        CHECK("limits", check_table, limits_table),
        CHECK("limits, inverse directions given", check_inverse, limits_table),
        CHECK("rotations NULL: none", check_table, unturned_table),
        CHECK("the verdict of a NaN", check_table, nans_table),
    };
    return cmocka_run_group_tests_name("raycast_obb", tests, NULL, NULL);
}
