/* lh_hits_*: what can be asked of the bits that a test wrote. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "lanehit/lanehit.h"

enum { MOST = 130, WORDS = 3 };

static const size_t sizes[] = {1, 2, 63, 64, 65, 127, 128, 129, MOST};
enum { SIZES = sizeof sizes / sizeof *sizes };

/* Which of n tests hit. */
typedef int pattern(size_t i, size_t n);

static int none(size_t i, size_t n)
{
    return i >= n;
}

static int all(size_t i, size_t n)
{
    return i < n;
}

static int first(size_t i, size_t n)
{
    return i == 0 && n > 0;
}

static int last(size_t i, size_t n)
{
    return i + 1 == n;
}

static int every_third(size_t i, size_t n)
{
    return i < n && i % 3 == 0;
}

static pattern *const patterns[] = {none, all, first, last, every_third};
enum { PATTERNS = sizeof patterns / sizeof *patterns };

static void fill(uint64_t *hits, size_t n, pattern *hit)
{
    memset(hits, 0, WORDS * sizeof *hits);
    for (size_t i = 0; i < n; i++)
        hits[i / 64] |= (uint64_t)hit(i, n) << i % 64;
}

static void test_words(void **state)
{
    (void)state;
    static const size_t words[][2] = {{0, 0}, {1, 1}, {63, 1}, {64, 1}, {65, 2}, {128, 2}, {129, 3}};
    for (size_t k = 0; k < sizeof words / sizeof *words; k++)
        assert_int_equal(lh_hits_words(words[k][0]), words[k][1]);
    assert_int_equal(lh_hits_words(SIZE_MAX), SIZE_MAX / 64 + 1);
}

static void test_nothing(void **state)
{
    (void)state;
    assert_int_equal(lh_hits_count(NULL, 0), 0);
    assert_int_equal(lh_hits_any(NULL, 0), 0);
    assert_int_equal(lh_hits_to_indices(NULL, 0, NULL), 0);
    assert_int_equal(lh_hits_nearest(NULL, NULL, 0), 0);
}

static void check_indices(size_t n, pattern *hit)
{
    const uint32_t canary = 0xa5a5a5a5;
    uint64_t hits[WORDS];
    uint32_t indices[MOST + 1];
    size_t count = 0;
    fill(hits, n, hit);
    for (size_t i = 0; i <= MOST; i++)
        indices[i] = canary;

    const size_t found = lh_hits_to_indices(hits, n, indices);
    for (size_t i = 0; i < n; i++)
        if (hit(i, n))
            assert_int_equal(indices[count++], i);
    assert_int_equal(found, count);
    assert_int_equal(indices[count], canary);
    assert_int_equal(lh_hits_count(hits, n), count);
    assert_int_equal(lh_hits_any(hits, n), count > 0);
}

static void test_count_any_and_indices(void **state)
{
    (void)state;
    for (size_t size = 0; size < SIZES; size++)
        for (size_t k = 0; k < PATTERNS; k++)
            check_indices(sizes[size], patterns[k]);
}

static void test_nearest_of_none(void **state)
{
    (void)state;
    static const float t[MOST] = {0};
    uint64_t hits[WORDS];
    for (size_t size = 0; size < SIZES; size++) {
        fill(hits, sizes[size], none);
        assert_int_equal(lh_hits_nearest(hits, t, sizes[size]), sizes[size]);
    }
}

/* Wherever it lies, and whatever lower times the misses have. */
static void test_nearest_is_a_hit(void **state)
{
    (void)state;
    float t[MOST];
    uint64_t hits[WORDS];
    for (size_t size = 0; size < SIZES; size++) {
        const size_t n = sizes[size];
        fill(hits, n, every_third);
        for (size_t nearest = 0; nearest < n; nearest += 3) {
            for (size_t i = 0; i < n; i++)
                t[i] = every_third(i, n) ? 2.0f + (float)i : 0.5f;
            t[nearest] = 1;
            assert_int_equal(lh_hits_nearest(hits, t, n), nearest);
        }
    }
}

static void test_nearest_of_equals_is_the_first(void **state)
{
    (void)state;
    float t[MOST];
    uint64_t hits[WORDS];
    for (size_t i = 0; i < MOST; i++)
        t[i] = i < 6 ? 2 : 1;
    fill(hits, MOST, every_third);
    assert_int_equal(lh_hits_nearest(hits, t, MOST), 6);
    t[3] = 0;
    t[66] = -0.0f;
    assert_int_equal(lh_hits_nearest(hits, t, MOST), 3);

    t[0] = 0;
    fill(hits, 6, every_third);
    assert_int_equal(lh_hits_nearest(hits, t, 6), 0);
}

static void test_nearest_is_no_nan(void **state)
{
    (void)state;
    float t[MOST];
    uint64_t hits[WORDS];
    fill(hits, MOST, every_third);
    for (size_t i = 0; i < MOST; i++)
        t[i] = NAN;
    assert_int_equal(lh_hits_nearest(hits, t, MOST), MOST);
    for (size_t i = 0; i < MOST; i += 3) {
        t[i] = INFINITY;
        assert_int_equal(lh_hits_nearest(hits, t, MOST), i);
        t[i] = NAN;
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_words),
        cmocka_unit_test(test_nothing),
        cmocka_unit_test(test_count_any_and_indices),
        cmocka_unit_test(test_nearest_of_none),
        cmocka_unit_test(test_nearest_is_a_hit),
        cmocka_unit_test(test_nearest_of_equals_is_the_first),
        cmocka_unit_test(test_nearest_is_no_nan),
    };
    return cmocka_run_group_tests_name("hits", tests, NULL, NULL);
}
