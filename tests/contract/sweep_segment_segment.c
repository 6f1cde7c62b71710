/* lh_sweep_segment_segment: do two segments meet of which each end moves for itself, and when? */
#include "table.h"

#define FROM_TO(before, after) before, after
#define AT_REST(shape)         shape, shape
#define ALONG_X(z)             SEGMENT(POINT(-4, 0, z), POINT(4, 0, z))
#define ALONG_Y(z)             SEGMENT(POINT(0, -4, z), POINT(0, 4, z))
#define SPOT(x, y, z)          SEGMENT(POINT(x, y, z), POINT(x, y, z))
#define TOUCH(toi, near_at)                                                                                  \
    {                                                                                                        \
        .hit = 1, .floats = { toi, near_at }                                                                 \
    }

static const row apart[] = {
    {"above it", {FROM_TO(ALONG_X(3), ALONG_X(1)), AT_REST(ALONG_Y(0))}, MISS},
    {"the step ends before contact", {FROM_TO(ALONG_X(3), ALONG_X(0x1p-18f)), AT_REST(ALONG_Y(0))}, MISS},
    {"past an end",
     {FROM_TO(SEGMENT(POINT(0.0001f, 0, 2), POINT(4, 0, 2)), SEGMENT(POINT(0.0001f, 0, -2), POINT(4, 0, -2))),
      AT_REST(ALONG_Y(0))},
     MISS},
    {"parallel", {FROM_TO(ALONG_X(3), ALONG_X(1)), AT_REST(ALONG_X(0))}, MISS},
    {"on one line, apart",
     {AT_REST(SEGMENT(POINT(5, 0, 0), POINT(9, 0, 0))),
      FROM_TO(ALONG_X(0), SEGMENT(POINT(-4, 0, 0), POINT(4.9999f, 0, 0)))},
     MISS},
    {"both rise alike", {FROM_TO(ALONG_X(1), ALONG_X(9)), FROM_TO(ALONG_Y(0), ALONG_Y(8))}, MISS},
    {"turning about a line that is not met",
     {FROM_TO(SEGMENT(POINT(-4, 1, 1), POINT(4, 1, 1)), SEGMENT(POINT(4, 1, 1), POINT(-4, 1, 1))),
      AT_REST(ALONG_X(0))},
     MISS},
    {"two points", {FROM_TO(SPOT(1, 1, 2), SPOT(1, 1, -2)), AT_REST(SPOT(1, 1.0001f, 0))}, MISS},
    {"NaN", {FROM_TO(ALONG_X(3), ALONG_X(NAN)), AT_REST(ALONG_Y(0))}, MISS},
    {"an infinity", {FROM_TO(ALONG_X(3), ALONG_X(-INFINITY)), AT_REST(ALONG_Y(0))}, MISS},
};
static table apart_table = TABLE_WITH(sweep_segment_segment, apart, .asymmetric = 1);

static const row from_the_start[] = {
    {"leaving", {FROM_TO(ALONG_X(0), ALONG_X(4)), AT_REST(ALONG_Y(0))}, TOUCH(0, 0)},
    {"an end in common",
     {FROM_TO(ALONG_X(0), SEGMENT(POINT(-8, 0, 0), POINT(4, 0, 0))),
      AT_REST(SEGMENT(POINT(4, 0, 0), POINT(4, 9, 0)))},
     TOUCH(0, 0.25f)},
    {"on one line", {AT_REST(ALONG_X(0)), AT_REST(SEGMENT(POINT(4, 0, 0), POINT(9, 0, 0)))}, TOUCH(0, 0.25f)},
    {"one", {AT_REST(ALONG_X(0)), AT_REST(ALONG_X(0))}, TOUCH(0, 0.25f)},
    {"one point", {AT_REST(SPOT(1, 2, 3)), AT_REST(SPOT(1, 2, 3))}, TOUCH(0, 0.25f)},
};
static table from_the_start_table = TABLE_WITH(sweep_segment_segment, from_the_start, .asymmetric = 1);

/* Of what meets at this time, for the first time. */
static void expect_meeting(const float a[2][6], const float b[2][6], float at)
{
    const lh_segments sides[] = {lh_segments_aos(a[0], 24, 1), lh_segments_aos(a[1], 24, 1),
                                 lh_segments_aos(b[0], 24, 1), lh_segments_aos(b[1], 24, 1)};
    for (int turned = 0; turned < 2; turned++) {
        const lh_segments *const first = &sides[2 * turned], *const second = &sides[2 - 2 * turned];
        uint64_t hits, ran_out;
        float toi, near_at;
        assert_int_equal(
            lh_sweep_segment_segment(first, first + 1, second, second + 1, &hits, &toi, &near_at, &ran_out),
            LH_OK);
        assert_int_equal(hits, 1);
        assert_int_equal(ran_out, 0);
        assert_true(toi <= at && toi >= near_at * (1 - 0x1p-6f));
        assert_true(fabsf(near_at - at) <= 0x1p-20f);
    }
}

static void test_times(void **state)
{
    (void)state;
    static const float falling[2][6] = {{ALONG_X(6)}, {ALONG_X(-2)}},
                       along_y[2][6] = {{ALONG_Y(0)}, {ALONG_Y(0)}},
                       along_x[2][6] = {{ALONG_X(0)}, {ALONG_X(0)}},
                       spot[2][6] = {{SPOT(1, 0, 0)}, {SPOT(1, 0, 2)}},
                       rising[2][6] = {{ALONG_Y(0)}, {ALONG_Y(8)}};
    expect_meeting(falling, along_y, 0.75f);
    expect_meeting(falling, along_x, 0.75f);
    expect_meeting(falling, rising, 0.375f);
    expect_meeting(falling, spot, 0.6f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("apart all the time", check_table, apart_table),
        CHECK("touching from the start", check_table, from_the_start_table),
        cmocka_unit_test(test_times),
    };
    return cmocka_run_group_tests_name("sweep_segment_segment", tests, NULL, NULL);
}
