/* lh_sweep_point_triangle: does a moving point meet a triangle of which each corner moves for itself, and when? */
#include "table.h"

#define FROM_TO(before, after) before, after
#define AT_REST(shape)         shape, shape
#define FLOOR                  TRIANGLE(POINT(-4, -4, 0), POINT(8, -4, 0), POINT(-4, 8, 0))
#define RAISED                 TRIANGLE(POINT(-4, -4, 4), POINT(8, -4, 4), POINT(-4, 8, 4))
#define TURNED                 TRIANGLE(POINT(-4, -4, 2), POINT(8, -4, 2), POINT(-4, 8, -6))
#define NEEDLE                 TRIANGLE(POINT(-4, 0, 0), POINT(8, 0, 0), POINT(2, 0, 0))
#define SPECK                  TRIANGLE(POINT(1, 1, 0), POINT(1, 1, 0), POINT(1, 1, 0))
#define TOUCH(toi, near_at)                                                                                  \
    {                                                                                                        \
        .hit = 1, .floats = { toi, near_at }                                                                 \
    }

static const row apart[] = {
    {"above it", {FROM_TO(POINT(0, 0, 2), POINT(1, 0, 1)), AT_REST(FLOOR)}, MISS},
    {"the step ends before contact", {FROM_TO(POINT(0, 0, 2), POINT(0, 0, 0x1p-18f)), AT_REST(FLOOR)}, MISS},
    {"past its edge", {FROM_TO(POINT(-4.0001f, 0, 2), POINT(-4.0001f, 0, -2)), AT_REST(FLOOR)}, MISS},
    {"past its corner", {FROM_TO(POINT(8.001f, -4, 2), POINT(8.001f, -4, -2)), AT_REST(FLOOR)}, MISS},
    {"both rise alike", {FROM_TO(POINT(0, 0, 1), POINT(0, 0, 5)), FROM_TO(FLOOR, RAISED)}, MISS},
    {"both at the same place, but not at the same time",
     {FROM_TO(POINT(0, 0, 1), POINT(0, 0, 6)), FROM_TO(FLOOR, RAISED)},
     MISS},
    {"in its plane, beside it", {FROM_TO(POINT(-5, 8, 0), POINT(-5, -8, 0)), AT_REST(FLOOR)}, MISS},
    {"beside a needle", {FROM_TO(POINT(0, 1, 0), POINT(0, 0x1p-18f, 0)), AT_REST(NEEDLE)}, MISS},
    {"past a point", {FROM_TO(POINT(1, 1.0001f, 2), POINT(1, 1.0001f, -2)), AT_REST(SPECK)}, MISS},
    {"in place", {AT_REST(POINT(0, 0, 1)), AT_REST(FLOOR)}, MISS},
};
static table apart_table = TABLE_WITH(sweep_point_triangle, apart, .asymmetric = 1);

static const row from_the_start[] = {
    {"leaving the inside", {FROM_TO(POINT(0, 0, 0), POINT(0, 0, 4)), AT_REST(FLOOR)}, TOUCH(0, 0)},
    {"leaving a corner", {FROM_TO(POINT(8, -4, 0), POINT(9, -5, 4)), AT_REST(FLOOR)}, TOUCH(0, 0)},
    {"leaving an edge", {FROM_TO(POINT(-4, 0, 0), POINT(-8, 0, 0)), AT_REST(FLOOR)}, TOUCH(0, 0)},
    {"in place, found at a fourth", {AT_REST(POINT(0, 0, 0)), AT_REST(FLOOR)}, TOUCH(0, 0.25f)},
    {"a point on a point", {AT_REST(POINT(1, 1, 0)), AT_REST(SPECK)}, TOUCH(0, 0.25f)},
    {"on a needle", {AT_REST(POINT(0, 0, 0)), AT_REST(NEEDLE)}, TOUCH(0, 0.25f)},
};
static table from_the_start_table = TABLE_WITH(sweep_point_triangle, from_the_start, .asymmetric = 1);

static const row not_numbers[] = {
    {"NaN at the start", {FROM_TO(POINT(0, NAN, 2), POINT(0, 0, -2)), AT_REST(FLOOR)}, MISS},
    {"NaN at the end", {FROM_TO(POINT(0, 0, 2), POINT(NAN, 0, -2)), AT_REST(FLOOR)}, MISS},
    {"NaN in a corner",
     {FROM_TO(POINT(0, 0, 2), POINT(0, 0, -2)),
      FROM_TO(FLOOR, TRIANGLE(POINT(-4, -4, 0), POINT(8, -4, 0), POINT(-4, 8, NAN)))},
     MISS},
    {"an infinity", {FROM_TO(POINT(0, 0, 2), POINT(0, 0, -INFINITY)), AT_REST(FLOOR)}, MISS},
    {"all infinite",
     {AT_REST(POINT(0, 0, 0)),
      AT_REST(TRIANGLE(POINT(INFINITY, 0, 0), POINT(INFINITY, 1, 0), POINT(INFINITY, 0, 1)))},
     MISS},
};
static table not_numbers_table = TABLE_WITH(sweep_point_triangle, not_numbers, .asymmetric = 1);

/* ---- Times -------------------------------------------------------------------------------------------- */

typedef struct times {
    uint64_t hits, ran_out;
    float toi, near_at;
} times;

static times times_of(const float point[2][3], const float triangle[2][9])
{
    const lh_vectors before = lh_vectors_aos(point[0], 12, 1), after = lh_vectors_aos(point[1], 12, 1);
    const lh_triangles t = lh_triangles_aos(triangle[0], 36, 1),
                       t_after = lh_triangles_aos(triangle[1], 36, 1);
    times found;
    assert_int_equal(lh_sweep_point_triangle(&before, &after, &t, &t_after, &found.hits, &found.toi,
                                             &found.near_at, &found.ran_out),
                     LH_OK);
    return found;
}

/* Asked of what meets at this time, for the first time. */
static void expect_meeting(times found, float at)
{
    assert_int_equal(found.hits, 1);
    assert_int_equal(found.ran_out, 0);
    assert_true(found.toi <= at && found.toi >= found.near_at * (1 - 0x1p-6f));
    assert_true(fabsf(found.near_at - at) <= 0x1p-20f);
}

static void test_times(void **state)
{
    (void)state;
    static const float falling[2][3] = {{POINT(0, 0, 6)}, {POINT(0, 0, -2)}};
    static const float at_rest[2][9] = {{FLOOR}, {FLOOR}}, rising[2][9] = {{FLOOR}, {RAISED}},
                       turning[2][9] = {{FLOOR}, {TURNED}}, needle[2][9] = {{NEEDLE}, {NEEDLE}};
    expect_meeting(times_of(falling, at_rest), 0.75f);
    expect_meeting(times_of(falling, rising), 0.5f);
    expect_meeting(times_of(falling, needle), 0.75f);
    expect_meeting(times_of(falling, turning), 9.0f / 11.0f);
}

/* The times are outputs; whether they are wanted changes no verdict. */
static void test_outputs_are_optional(void **state)
{
    (void)state;
    enum { POINTS = 100 };
    float points[2][POINTS][3], toi[POINTS], near_at[2][POINTS];
    static const float floors[2][9] = {{FLOOR}, {TURNED}};
    for (int i = 0; i < POINTS; i++)
        for (int axis = 0; axis < 3; axis++) {
            points[0][i][axis] = (float)(i * (axis + 3) % 13) - 4.0f;
            points[1][i][axis] = (float)(i * (axis + 5) % 11) - 6.0f;
        }
    const lh_vectors before = lh_vectors_aos(points[0][0], 12, POINTS),
                     after = lh_vectors_aos(points[1][0], 12, POINTS);
    const lh_triangles t = lh_triangles_aos(floors[0], 36, 1), t_after = lh_triangles_aos(floors[1], 36, 1);
    uint64_t hits[2][2], ran_out[2][2];
    assert_int_equal(
        lh_sweep_point_triangle(&before, &after, &t, &t_after, hits[0], toi, near_at[0], ran_out[0]), LH_OK);
    assert_int_equal(
        lh_sweep_point_triangle(&before, &after, &t, &t_after, hits[1], NULL, near_at[1], ran_out[1]), LH_OK);
    assert_memory_equal(hits[0], hits[1], sizeof hits[0]);
    assert_memory_equal(ran_out[0], ran_out[1], sizeof ran_out[0]);
    assert_memory_equal(near_at[0], near_at[1], sizeof near_at[0]);
    assert_int_equal(lh_sweep_point_triangle(&before, &after, &t, &t_after, hits[1], NULL, NULL, NULL),
                     LH_OK);
    assert_memory_equal(hits[0], hits[1], sizeof hits[0]);
    assert_in_range(lh_hits_count(hits[0], POINTS), 10, 90);
}

/* One index buffer, and the vertices before and after. */
static void test_one_mesh(void **state)
{
    (void)state;
    static const float before[4][3] = {{0, 0, 2}, {2, 0, 2}, {2, 2, 2}, {0, 2, 2}},
                       after[4][3] = {{0, 0, -2}, {2, 0, -2}, {2, 2, 0}, {0, 2, 0}}, tip[3] = {1.5f, 0.5f, 0};
    static const uint32_t corners[2][3] = {{0, 1, 2}, {0, 2, 3}};
    const lh_triangles t = lh_triangles_mesh(before[0], 12, corners[0], 2),
                       t_after = lh_triangles_mesh(after[0], 12, corners[0], 2);
    const lh_vectors point = lh_vectors_aos(tip, 12, 1);
    uint64_t hits;
    float toi[2], near_at[2];
    assert_int_equal(lh_sweep_point_triangle(&point, &point, &t, &t_after, &hits, toi, near_at, NULL), LH_OK);
    assert_int_equal(hits, 1);
    expect_meeting((times){1, 0, toi[0], near_at[0]}, 2 / 3.5f);
    assert_true(toi[1] == INFINITY && near_at[1] == INFINITY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("apart all the time", check_table, apart_table),
        CHECK("touching from the start", check_table, from_the_start_table),
        CHECK("NaN and infinities", check_table, not_numbers_table),
        cmocka_unit_test(test_times),
        cmocka_unit_test(test_outputs_are_optional),
        cmocka_unit_test(test_one_mesh),
    };
    return cmocka_run_group_tests_name("sweep_point_triangle", tests, NULL, NULL);
}
