/* lh_raycast_sphere: does the ray meet the closed ball, and between which times? */
#include "rays.h"

/* Head on at speed 1, from the distance `foot` to the centre: the padding that the documentation states. */
#define REACH(foot, radius) ((radius) + 0x1p-20f * ((radius) + (foot)))
#define EARLY(foot, radius) ((foot)-REACH(foot, radius))
#define LATE(foot, radius)  ((foot) + REACH(foot, radius))

#define UNIT_BALL BALL(0, 0, 0, 1)

static const row closed_sets[] = {
    {"head on", {RAY(POINT(-3, 0, 0), POINT(1, 0, 0)), UNIT_BALL}, HIT_BETWEEN(EARLY(3, 1), LATE(3, 1))},
    {"twice as fast: half the time",
     {RAY(POINT(-3, 0, 0), POINT(2, 0, 0)), UNIT_BALL},
     HIT_BETWEEN(EARLY(3, 1) / 2, LATE(3, 1) / 2)},
    {"a quarter as fast",
     {RAY(POINT(-3, 0, 0), POINT(0.25f, 0, 0)), UNIT_BALL},
     HIT_BETWEEN(EARLY(3, 1) * 4, LATE(3, 1) * 4)},
    {"from the centre", {RAY(POINT(0, 0, 0), POINT(1, 0, 0)), UNIT_BALL}, HIT_BETWEEN(0, LATE(0, 1))},
    {"from the sphere inwards",
     {RAY(POINT(-1, 0, 0), POINT(1, 0, 0)), UNIT_BALL},
     HIT_BETWEEN(0, LATE(1, 1))},
    {"from the sphere outwards: touches at the start",
     {RAY(POINT(1, 0, 0), POINT(1, 0, 0)), UNIT_BALL},
     HIT_BETWEEN(0, 0x1p-19f)},
    {"away from the ball", {RAY(POINT(-3, 0, 0), POINT(-1, 0, 0)), UNIT_BALL}, MISS},
    {"beside the ball", {RAY(POINT(-3, 2, 0), POINT(1, 0, 0)), UNIT_BALL}, MISS},
    {"just beside the ball", {RAY(POINT(-3, 1.0001f, 0), POINT(1, 0, 0)), UNIT_BALL}, MISS},
    {"away, just off the sphere", {RAY(POINT(1.0001f, 0, 0), POINT(1, 0, 0)), UNIT_BALL}, MISS},
    {"along the sphere, from where it touches",
     {RAY_WITHIN(POINT(0, 1, 0), POINT(1, 0, 0), 0, 0), UNIT_BALL},
     HIT_BETWEEN(0, 0)},
    {"radius 0 within the absolute padding",
     {RAY(POINT(0, 0, 0), POINT(1, 0, 0)), BALL(0, 0x1p-62f, 0, 0)},
     HIT_BETWEEN(0, 0)},
    {"radius 0 beyond it", {RAY(POINT(0, 0, 0), POINT(1, 0, 0)), BALL(0, 0x1.000002p-62f, 0, 0)}, MISS},
};
static table closed_sets_table = TABLE_OF_RAYS(raycast_sphere, closed_sets);

static const row zero_directions[] = {
    {"no direction at all is a point query: within",
     {RAY(POINT(0.5f, 0, 0), POINT(0, 0, 0)), UNIT_BALL},
     HIT_BETWEEN(0, LAST_TIME)},
    {"of either sign",
     {RAY(POINT(0.5f, 0, 0), POINT(-0.0f, 0, -0.0f)), UNIT_BALL},
     HIT_BETWEEN(0, LAST_TIME)},
    {"on the sphere", {RAY(POINT(0, 1, 0), POINT(0, 0, 0)), UNIT_BALL}, HIT_BETWEEN(0, LAST_TIME)},
    {"off the sphere", {RAY(POINT(0, 1.0001f, 0), POINT(0, 0, 0)), UNIT_BALL}, MISS},
    {"2^-64 counts as zero", {RAY(POINT(2, 0, 0), POINT(-0x1p-64f, 0, 0)), UNIT_BALL}, MISS},
    {"a point query has the limits for times",
     {RAY_WITHIN(POINT(0, 0, 0), POINT(0, 0, 0), 2, 5), UNIT_BALL},
     HIT_BETWEEN(2, 5)},
    {"of two points", {RAY(POINT(1, 2, 3), POINT(0, 0, 0)), BALL(1, 2, 3, 0)}, HIT_BETWEEN(0, LAST_TIME)},
};
static table zero_directions_table = TABLE_OF_RAYS(raycast_sphere, zero_directions);

static const row limits[] = {
    {"begins within",
     {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 3, 9), UNIT_BALL},
     HIT_BETWEEN(3, LATE(3, 1))},
    {"ends within",
     {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 0, 3), UNIT_BALL},
     HIT_BETWEEN(EARLY(3, 1), 3)},
    {"wholly within",
     {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 2.5f, 3), UNIT_BALL},
     HIT_BETWEEN(2.5f, 3)},
    {"ends as it touches",
     {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 0, 2), UNIT_BALL},
     HIT_BETWEEN(EARLY(3, 1), 2)},
    {"begins as it leaves",
     {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 4, 9), UNIT_BALL},
     HIT_BETWEEN(4, LATE(3, 1))},
    {"ends before", {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 0, 1.9999f), UNIT_BALL}, MISS},
    {"begins behind", {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 4.0001f, 9), UNIT_BALL}, MISS},
    {"a negative t_min is 0",
     {RAY_WITHIN(POINT(0, 0, 0), POINT(1, 0, 0), -5, 9), UNIT_BALL},
     HIT_BETWEEN(0, LATE(0, 1))},
    {"a t_max of -0", {RAY_WITHIN(POINT(0, 0, 0), POINT(1, 0, 0), 0, -0.0f), UNIT_BALL}, HIT_BETWEEN(0, 0)},
    {"a negative t_max", {RAY_WITHIN(POINT(0, 0, 0), POINT(1, 0, 0), 0, -1), UNIT_BALL}, MISS},
    {"t_max before t_min", {RAY_WITHIN(POINT(0, 0, 0), POINT(1, 0, 0), 0.5f, 0.25f), UNIT_BALL}, MISS},
    {"a NaN limit is none",
     {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), NAN, NAN), UNIT_BALL},
     HIT_BETWEEN(EARLY(3, 1), LATE(3, 1))},
};
static table limits_table = TABLE_OF_RAYS(raycast_sphere, limits);

static const row spheres[] = {
    {"a point on the ray",
     {RAY(POINT(-3, 0, 0), POINT(1, 0, 0)), BALL(0, 0, 0, 0)},
     HIT_BETWEEN(3 - 0x3p-20f, 3 + 0x3p-20f)},
    {"a point off the ray", {RAY(POINT(-3, 0, 0), POINT(1, 0, 0)), BALL(0, 0.0001f, 0, 0)}, MISS},
    {"a negative radius is the empty sphere",
     {RAY(POINT(-3, 0, 0), POINT(1, 0, 0)), BALL(0, 0, 0, -1)},
     MISS},
    {"however little it is negative",
     {RAY(POINT(-3, 0, 0), POINT(1, 0, 0)), BALL(0, 0, 0, -0x1p-149f)},
     MISS},
};
static table spheres_table = TABLE_OF_RAYS(raycast_sphere, spheres);

static const row nans[] = {
    {"NaN in the origin", {RAY(POINT(NAN, 0, 0), POINT(1, 0, 0)), UNIT_BALL}, MISS},
    {"NaN in the direction", {RAY(POINT(0, 0, 0), POINT(NAN, 0, 0)), UNIT_BALL}, MISS},
    {"NaN in the centre", {RAY(POINT(0, 0, 0), POINT(1, 0, 0)), BALL(0, NAN, 0, 1)}, MISS},
    {"NaN in the radius", {RAY(POINT(0, 0, 0), POINT(1, 0, 0)), BALL(0, 0, 0, NAN)}, MISS},
};
static table nans_table = TABLE_OF_RAYS(raycast_sphere, nans);

/* Reciprocals that are NaN, as RAY has them, beside the directions. */
static table both_table = TABLE(raycast_sphere, closed_sets);

static table without_limits_table = TABLE_WITHOUT_LIMITS(raycast_sphere, zero_directions);

int main(void)
{
    without_limits_table.count = 5; /* those that have none */
    const struct CMUnitTest tests[] = {
        CHECK("touching counts", check_table, closed_sets_table),
        CHECK("touching counts, inverse directions given", check_inverse, closed_sets_table),
        CHECK("of directions and their reciprocals the directions count", check_table, both_table),
        CHECK("a zero direction: the origin decides", check_table, zero_directions_table),
        CHECK("a zero direction, t_min and t_max NULL", check_table, without_limits_table),
        CHECK("limits", check_table, limits_table),
        CHECK("limits, inverse directions given", check_inverse, limits_table),
        CHECK("points and empty spheres", check_table, spheres_table),
        CHECK("the verdict of a NaN", check_table, nans_table),
    };
    return cmocka_run_group_tests_name("raycast_sphere", tests, NULL, NULL);
}
