/* lh_raycast_aabb: does the ray meet the closed box, and between which times? */
#include "rays.h"

/* The computed time of an exit, by the padding that the documentation states. */
#define LATE(t) ((t) * (1 + 8 * 0x1p-24f))

/* Without limits. The unit box; times in units of dir. */
static const row closed_sets[] = {
    {"head on", {RAY(POINT(-3, 0, 0), POINT(1, 0, 0)), UNIT_BOX}, HIT_BETWEEN(2, LATE(4))},
    {"twice as fast: half the time",
     {RAY(POINT(-3, 0, 0), POINT(2, 0, 0)), UNIT_BOX},
     HIT_BETWEEN(1, LATE(2))},
    {"a quarter as fast", {RAY(POINT(-3, 0, 0), POINT(0.25f, 0, 0)), UNIT_BOX}, HIT_BETWEEN(8, LATE(16))},
    {"aslant", {RAY(POINT(-3, -3, -3), POINT(1, 1, 1)), UNIT_BOX}, HIT_BETWEEN(2, LATE(4))},
    {"in by one slab, out by another",
     {RAY(POINT(-3, 0, 0), POINT(2, 0.25f, 0)), UNIT_BOX},
     HIT_BETWEEN(1, LATE(2))},
    {"from within", {RAY(POINT(0, 0, 0), POINT(1, 0, 0)), UNIT_BOX}, HIT_BETWEEN(0, LATE(1))},
    {"away from the box", {RAY(POINT(-3, 0, 0), POINT(-1, 0, 0)), UNIT_BOX}, MISS},
    {"beside the box", {RAY(POINT(-3, 2, 0), POINT(1, 0, 0)), UNIT_BOX}, MISS},
    {"past an edge", {RAY(POINT(-3, 0, 0), POINT(1, 1, 0)), UNIT_BOX}, MISS},
    {"past a corner", {RAY(POINT(-3, 0, -3), POINT(1, 1, 1)), UNIT_BOX}, MISS},
    {"from a face inwards", {RAY(POINT(-1, 0, 0), POINT(1, 0, 0)), UNIT_BOX}, HIT_BETWEEN(0, LATE(2))},
    {"from a face outwards: touches at the start",
     {RAY(POINT(-1, 0, 0), POINT(-1, 0, 0)), UNIT_BOX},
     HIT_BETWEEN(0, 0)},
    {"from a corner outwards", {RAY(POINT(1, 1, 1), POINT(1, 2, 3)), UNIT_BOX}, HIT_BETWEEN(0, 0)},
    {"from one ulp off a face outwards", {RAY(POINT(-1 - 0x1p-23f, 0, 0), POINT(-1, 0, 0)), UNIT_BOX}, MISS},
    {"along a face", {RAY(POINT(-3, 1, 0), POINT(1, 0, 0)), UNIT_BOX}, HIT_BETWEEN(2, LATE(4))},
    {"along an edge", {RAY(POINT(-3, 1, 1), POINT(1, 0, 0)), UNIT_BOX}, HIT_BETWEEN(2, LATE(4))},
    {"across an edge", {RAY(POINT(-2, 0, 0), POINT(1, 1, 0)), UNIT_BOX}, HIT_BETWEEN(1, LATE(1))},
    {"through a corner alone", {RAY(POINT(-2, 0, 0), POINT(1, 1, -1)), UNIT_BOX}, HIT_BETWEEN(1, LATE(1))},
    {"across an edge, the entry rounded up, the exit down: padding of 4u would miss",
     {RAY(POINT(0x1.fep-25f, -0x1.fep-25f, 0), POINT(0x1.aad95ep-1f, 0x1.a9bf7ap-1f, 0)),
      BOX(0x1.022784p+0f, 0, -1, 2, 0x1.017d06p+0f, 1)},
     HIT_BETWEEN(0x1.35a722p+0f, 0x1.35a728p+0f)},
    {"likewise",
     {RAY(POINT(0x1.fep-25f, -0x1.fep-25f, 0), POINT(0x1.a6f5e8p-1f, 0x1.ab542ep-1f, 0)),
      BOX(0x1.00ddbp+0f, 0, -1, 2, 0x1.0384dp+0f, 1)},
     HIT_BETWEEN(0x1.36f0a8p+0f, 0x1.36f0acp+0f)},
};
static table closed_sets_table = TABLE_OF_RAYS(raycast_aabb, closed_sets);
static table closed_sets_without_limits = TABLE_WITHOUT_LIMITS(raycast_aabb, closed_sets);

static const row zero_directions[] = {
    {"in the slab", {RAY(POINT(-3, 0.5f, 0), POINT(1, 0, 0)), UNIT_BOX}, HIT_BETWEEN(2, LATE(4))},
    {"in the slab, -0", {RAY(POINT(-3, 0.5f, 0), POINT(1, -0.0f, -0.0f)), UNIT_BOX}, HIT_BETWEEN(2, LATE(4))},
    {"at the end of the slab", {RAY(POINT(-3, 1, 0), POINT(1, 0, 0)), UNIT_BOX}, HIT_BETWEEN(2, LATE(4))},
    {"at the end of the slab, -0",
     {RAY(POINT(-3, 1, 0), POINT(1, -0.0f, 0)), UNIT_BOX},
     HIT_BETWEEN(2, LATE(4))},
    {"one ulp out of the slab", {RAY(POINT(-3, 1 + 0x1p-23f, 0), POINT(1, 0, 0)), UNIT_BOX}, MISS},
    {"one ulp out of the slab, -0", {RAY(POINT(-3, 1 + 0x1p-23f, 0), POINT(1, -0.0f, 0)), UNIT_BOX}, MISS},
    {"the least distance out of the slab",
     {RAY(POINT(-3, -0x1p-149f, 0), POINT(1, 0, 0)), BOX(-1, 0, -1, 1, 1, 1)},
     MISS},
    {"no direction at all is a point query: within",
     {RAY(POINT(0.5f, 0, 0), POINT(0, 0, 0)), UNIT_BOX},
     HIT_BETWEEN(0, LAST_TIME)},
    {"a point query on a face",
     {RAY(POINT(1, 0, 0), POINT(0, -0.0f, 0)), UNIT_BOX},
     HIT_BETWEEN(0, LAST_TIME)},
    {"a point query on a corner",
     {RAY(POINT(1, 1, 1), POINT(-0.0f, 0, -0.0f)), UNIT_BOX},
     HIT_BETWEEN(0, LAST_TIME)},
    {"a point query off a face", {RAY(POINT(1 + 0x1p-23f, 0, 0), POINT(0, 0, 0)), UNIT_BOX}, MISS},
    {"a point query off a face, -0", {RAY(POINT(1 + 0x1p-23f, 0, 0), POINT(-0.0f, 0, 0)), UNIT_BOX}, MISS},
    {"2^-128 counts as zero: out of the slab",
     {RAY(POINT(2, 0, 0), POINT(-0x1p-128f, 0, 0)), UNIT_BOX},
     MISS},
    {"2^-128 counts as zero: in the slab",
     {RAY(POINT(1, 0, 0), POINT(0x1p-128f, 0, 0)), UNIT_BOX},
     HIT_BETWEEN(0, LAST_TIME)},
    {"so does the least float", {RAY(POINT(2, 0, 0), POINT(-0x1p-149f, 0, 0)), UNIT_BOX}, MISS},
    {"2^-126 does not: the ray arrives",
     {RAY(POINT(2, 0, 0), POINT(-0x1p-126f, 0, 0)), UNIT_BOX},
     HIT_BETWEEN(0x1p126f, LAST_TIME)},
    {"2^-126 does not: the ray leaves",
     {RAY(POINT(1, 0, 0), POINT(0x1p-126f, 0, 0)), UNIT_BOX},
     HIT_BETWEEN(0, 0)},
};
static table zero_directions_table = TABLE_OF_RAYS(raycast_aabb, zero_directions);
static table zero_directions_without_limits = TABLE_WITHOUT_LIMITS(raycast_aabb, zero_directions);

/* The ray meets the box between 2 and 4. */
static const row limits[] = {
    {"wide limits", {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 1, 9), UNIT_BOX}, HIT_BETWEEN(2, LATE(4))},
    {"times are clamped to the limits",
     {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 2.5f, 3), UNIT_BOX},
     HIT_BETWEEN(2.5f, 3)},
    {"t_max before the box", {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 0, 1.9999f), UNIT_BOX}, MISS},
    {"t_max at the box", {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 0, 2), UNIT_BOX}, HIT_BETWEEN(2, 2)},
    {"t_max before the box by less than the padding: the limit",
     {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 0, 2 - 0x1p-23f), UNIT_BOX},
     HIT_BETWEEN(2 - 0x1p-23f, 2 - 0x1p-23f)},
    {"t_min behind the box", {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 4.0001f, 9), UNIT_BOX}, MISS},
    {"t_min at the far side",
     {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 4, 9), UNIT_BOX},
     HIT_BETWEEN(4, LATE(4))},
    {"t_min = t_max", {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 3, 3), UNIT_BOX}, HIT_BETWEEN(3, 3)},
    {"t_min above t_max", {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 3.5f, 3), UNIT_BOX}, MISS},
    {"t_min above t_max by less than the padding: t_max",
     {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 3 + 0x1p-22f, 3), UNIT_BOX},
     HIT_BETWEEN(3, 3)},
    {"both limits 0, from within",
     {RAY_WITHIN(POINT(0, 0, 0), POINT(1, 0, 0), 0, 0), UNIT_BOX},
     HIT_BETWEEN(0, 0)},
    {"both limits -0, from within",
     {RAY_WITHIN(POINT(0, 0, 0), POINT(1, 0, 0), -0.0f, -0.0f), UNIT_BOX},
     HIT_BETWEEN(0, 0)},
    {"both limits 0, from without", {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 0, 0), UNIT_BOX}, MISS},
    {"a negative t_min is 0: within",
     {RAY_WITHIN(POINT(0, 0, 0), POINT(1, 0, 0), -9, 9), UNIT_BOX},
     HIT_BETWEEN(0, LATE(1))},
    {"a negative t_min is 0: no box behind",
     {RAY_WITHIN(POINT(3, 0, 0), POINT(1, 0, 0), -9, 9), UNIT_BOX},
     MISS},
    {"t_min = -inf is 0",
     {RAY_WITHIN(POINT(0, 0, 0), POINT(1, 0, 0), -INFINITY, 9), UNIT_BOX},
     HIT_BETWEEN(0, LATE(1))},
    {"a negative t_max misses", {RAY_WITHIN(POINT(0, 0, 0), POINT(1, 0, 0), 0, -1), UNIT_BOX}, MISS},
    {"however little it is negative",
     {RAY_WITHIN(POINT(0, 0, 0), POINT(1, 0, 0), 0, -0x1p-149f), UNIT_BOX},
     MISS},
    {"both limits negative", {RAY_WITHIN(POINT(0, 0, 0), POINT(1, 0, 0), -2, -1), UNIT_BOX}, MISS},
    {"t_min NaN is absent",
     {RAY_WITHIN(POINT(0, 0, 0), POINT(1, 0, 0), NAN, 0.5f), UNIT_BOX},
     HIT_BETWEEN(0, 0.5f)},
    {"t_max NaN is absent",
     {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 3, NAN), UNIT_BOX},
     HIT_BETWEEN(3, LATE(4))},
    {"t_max NaN is absent, for a point query",
     {RAY_WITHIN(POINT(0, 0, 0), POINT(0, 0, 0), 3, NAN), UNIT_BOX},
     HIT_BETWEEN(3, LAST_TIME)},
    {"both NaN", {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), NAN, NAN), UNIT_BOX}, HIT_BETWEEN(2, LATE(4))},
    {"t_max above 2^127 is 2^127",
     {RAY_WITHIN(POINT(0, 0, 0), POINT(0, 0, 0), 0, 0x1.8p127f), UNIT_BOX},
     HIT_BETWEEN(0, LAST_TIME)},
    {"t_max below 2^127 stays",
     {RAY_WITHIN(POINT(0, 0, 0), POINT(0, 0, 0), 0, 0x1.fffffep126f), UNIT_BOX},
     HIT_BETWEEN(0, 0x1.fffffep126f)},
    {"t_min = 2^127",
     {RAY_WITHIN(POINT(0, 0, 0), POINT(0, 0, 0), 0x1p127f, INFINITY), UNIT_BOX},
     HIT_BETWEEN(LAST_TIME, LAST_TIME)},
    {"t_min above 2^127 is above t_max",
     {RAY_WITHIN(POINT(0, 0, 0), POINT(0, 0, 0), 0x1.8p127f, INFINITY), UNIT_BOX},
     MISS},
    {"t_min = +inf", {RAY_WITHIN(POINT(0, 0, 0), POINT(0, 0, 0), INFINITY, INFINITY), UNIT_BOX}, MISS},
};
static table limits_table = TABLE_OF_RAYS(raycast_aabb, limits);

static const row boxes[] = {
    {"a wall", {RAY(POINT(-3, 0, 0), POINT(1, 0, 0)), BOX(0, -1, -1, 0, 1, 1)}, HIT_BETWEEN(3, LATE(3))},
    {"a wall from within its plane",
     {RAY(POINT(0, -3, 0), POINT(0, 1, 0)), BOX(0, -1, -1, 0, 1, 1)},
     HIT_BETWEEN(2, LATE(4))},
    {"a wall one ulp beside", {RAY(POINT(0x1p-23f, -3, 0), POINT(0, 1, 0)), BOX(0, -1, -1, 0, 1, 1)}, MISS},
    {"a wall from the wall, inwards and outwards at once",
     {RAY(POINT(0, 0, 0), POINT(1, 0, 0)), BOX(0, -1, -1, 0, 1, 1)},
     HIT_BETWEEN(0, 0)},
    {"a point", {RAY(POINT(0, 0, 0), POINT(1, 2, 4)), BOX(2, 4, 8, 2, 4, 8)}, HIT_BETWEEN(2, LATE(2))},
    {"a point beside", {RAY(POINT(0, 0, 0), POINT(1, 2, 4)), BOX(2, 4, 8.001f, 2, 4, 8.001f)}, MISS},
    {"a point query of the point",
     {RAY(POINT(2, 4, 8), POINT(0, 0, 0)), BOX(2, 4, 8, 2, 4, 8)},
     HIT_BETWEEN(0, LAST_TIME)},
    {"an empty box", {RAY(POINT(0, 0, 0), POINT(1, 0, 0)), EMPTY_BOX}, MISS},
    {"an empty box, aslant", {RAY(POINT(1, 2, 3), POINT(1, -2, 3)), EMPTY_BOX}, MISS},
    {"an empty box, for a point query", {RAY(POINT(0, 0, 0), POINT(0, -0.0f, 0)), EMPTY_BOX}, MISS},
    {"an empty box, from far away", {RAY(POINT(-0x1p40f, 0, 0), POINT(0x1p40f, 0, 0)), EMPTY_BOX}, MISS},
};
static table boxes_table = TABLE_OF_RAYS(raycast_aabb, boxes);

static const row nans[] = {
    {"NaN in the origin: that slab does not count",
     {RAY_WITHIN(POINT(NAN, 0, 0), POINT(1, 0, 0), 0, 9), UNIT_BOX},
     HIT_BETWEEN(0, 9)},
    {"NaN in the origin: the others do",
     {RAY_WITHIN(POINT(NAN, 2, 0), POINT(1, 0, 0), 0, 9), UNIT_BOX},
     MISS},
    {"NaN in the direction: that slab does not count",
     {RAY_WITHIN(POINT(5, 0, 0), POINT(NAN, 0, 0), 0, 9), UNIT_BOX},
     HIT_BETWEEN(0, 9)},
    {"NaN in the direction: the others do",
     {RAY_WITHIN(POINT(5, -3, 0), POINT(NAN, 1, 0), 0, 9), UNIT_BOX},
     HIT_BETWEEN(2, LATE(4))},
    {"NaN in the near plane: no entry there",
     {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 0, 9), BOX(NAN, -1, -1, 1, 1, 1)},
     HIT_BETWEEN(0, LATE(4))},
    {"NaN in the far plane: no exit there",
     {RAY_WITHIN(POINT(-3, 0, 0), POINT(1, 0, 0), 0, 9), BOX(-1, -1, -1, NAN, 1, 1)},
     HIT_BETWEEN(2, 9)},
    {"NaN everywhere: the limits alone",
     {RAY_WITHIN(POINT(NAN, NAN, NAN), POINT(NAN, NAN, NAN), 1, 9), BOX(NAN, NAN, NAN, NAN, NAN, NAN)},
     HIT_BETWEEN(1, 9)},
};
static table nans_table = TABLE_OF_RAYS(raycast_aabb, nans);

/* Alone, and beside directions, which then count for nothing. */
static void check_inverse_first(void **state)
{
    check_inverse(state);
    table_by_inverse both;
    void *table_state = &both.t;
    use_inverse(&both, *state);
    both.t.absent[0] = 0;
    for (size_t i = 0; i < both.t.count; i++)
        for (int axis = 0; axis < AXES; axis++)
            both.rows[i].components[DIR + axis] = both.rows[i].components[ORIGIN + axis];
    check_table(&table_state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("touching counts", check_table, closed_sets_table),
        CHECK("touching counts, t_min and t_max NULL", check_table, closed_sets_without_limits),
        CHECK("touching counts, inverse directions given", check_inverse_first, closed_sets_table),
        CHECK("a zero direction: the origin decides", check_table, zero_directions_table),
        CHECK("a zero direction, t_min and t_max NULL", check_table, zero_directions_without_limits),
        CHECK("a zero direction, inverse directions given", check_inverse_first, zero_directions_table),
        CHECK("limits", check_table, limits_table),
        CHECK("limits, inverse directions given", check_inverse_first, limits_table),
        CHECK("flat, point and empty boxes", check_table, boxes_table),
        CHECK("flat, point and empty boxes, inverse directions given", check_inverse_first, boxes_table),
        CHECK("the verdict of a NaN", check_table, nans_table),
        CHECK("the verdict of a NaN, inverse directions given", check_inverse_first, nans_table),
    };
    return cmocka_run_group_tests_name("raycast_aabb", tests, NULL, NULL);
}
