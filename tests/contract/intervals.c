/* What docs/layouts.md says of intervals: that they are boxes whose axes are one, and exactly so. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "lanehit/lanehit.h"

enum { INTERVALS = 7, PAIRS = INTERVALS * INTERVALS };

static const float lows[INTERVALS] = {0, 1, 1, -3, 2, 0x1p-149f, 1};
static const float highs[INTERVALS] = {1, 2, 1, -1, 1e30f, 0x1p-149f, 1.0000001f};

typedef struct intervals {
    float low[PAIRS], high[PAIRS];
} intervals;

static lh_aabbs as_boxes(const intervals *of)
{
    return lh_aabbs_soa(PAIRS, of->low, of->low, of->low, of->high, of->high, of->high);
}

static void make_pairs(intervals *a, intervals *b)
{
    for (size_t i = 0; i < PAIRS; i++) {
        a->low[i] = lows[i / INTERVALS];
        a->high[i] = highs[i / INTERVALS];
        b->low[i] = lows[i % INTERVALS];
        b->high[i] = highs[i % INTERVALS];
    }
}

static int is_hit(const uint64_t *hits, size_t i)
{
    return (int)(hits[i / 64] >> i % 64 & 1);
}

static void test_two_intervals(void **state)
{
    intervals a, b;
    uint64_t overlaps, contained;
    (void)state;
    make_pairs(&a, &b);
    const lh_aabbs first = as_boxes(&a), second = as_boxes(&b);
    assert_int_equal(lh_overlap_aabb_aabb(&first, &second, &overlaps), LH_OK);
    assert_int_equal(lh_contains_aabb_aabb(&first, &second, &contained), LH_OK);
    for (size_t i = 0; i < PAIRS; i++) {
        assert_int_equal(is_hit(&overlaps, i), a.low[i] <= b.high[i] && b.low[i] <= a.high[i]);
        assert_int_equal(is_hit(&contained, i), a.low[i] <= b.low[i] && b.high[i] <= a.high[i]);
    }
}

static void test_points(void **state)
{
    intervals a, points;
    uint64_t hits;
    float x[PAIRS];
    (void)state;
    make_pairs(&a, &points);
    const lh_aabbs boxes = as_boxes(&a);
    const lh_vectors at = lh_vectors_soa(PAIRS, points.low, points.low, points.low);
    const lh_xyz nearest = {x, NULL, NULL};
    assert_int_equal(lh_contains_aabb_point(&boxes, &at, &hits), LH_OK);
    assert_int_equal(lh_closest_aabb_point(&boxes, &at, NULL, &nearest), LH_OK);
    for (size_t i = 0; i < PAIRS; i++) {
        const float p = points.low[i];
        assert_int_equal(is_hit(&hits, i), a.low[i] <= p && p <= a.high[i]);
        assert_true(x[i] == fminf(fmaxf(p, a.low[i]), a.high[i]));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_two_intervals),
        cmocka_unit_test(test_points),
    };
    return cmocka_run_group_tests_name("intervals", tests, NULL, NULL);
}
