/* The operations of src/lanes/lanes.md that the search for pairs is made of, against plain C. Compiled once for each
 * instruction set, natively and emulated, with LANES_HEADER as its lanes.h. */
#include LANES_HEADER

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

#include "../support/dice.h"
#include "../support/floats.h"
#include "lanes.h"

enum { TRIALS = 20000, CANARY = 0x5a5a5a5a };

/* Bytes that are often equal, or at an end. */
static uint32_t some_word(dice *d)
{
    static const uint32_t bytes[] = {0, 1, 127, 128, 254, 255};
    uint32_t word = 0;
    for (int k = 0; k < 4; k++)
        word = word << 8 | bytes[dice_below(d, sizeof bytes / sizeof bytes[0])];
    return word;
}

static int meets(uint32_t word, uint32_t threshold, uint32_t flags)
{
    int all = (word & flags) == 0;
    for (int k = 0; k < 32; k += 8)
        all &= (threshold >> k & 255) <= (word >> k & 255);
    return all;
}

static void words_are_compared_by_bytes(void **state)
{
    (void)state;
    dice d = {1};
    for (int trial = 0; trial < TRIALS; trial++) {
        uint32_t word[LANES + 1];
        for (size_t i = 0; i <= LANES; i++)
            word[i] = some_word(&d);
        const uint32_t one = some_word(&d), threshold = one & some_word(&d), /* of few bits */
            flags = trial % 3 ? 0x01000100 : some_word(&d);
        uint32_t expected = 0;
        for (size_t i = 0; i < LANES; i++)
            expected |= (uint32_t)meets(word[i + 1], threshold, flags) << i;
        assert_int_equal(words_meet(word + 1, threshold, flags), expected);
        const uint32_t count = (uint32_t)dice_below(&d, 2 * LANES),
                       first = (UINT32_C(1) << (count < LANES ? count : LANES)) - 1;
        assert_int_equal(first_words_meet(word + 1, threshold, flags, count), expected & first);
    }
}

static void bits_are_listed_in_order(void **state)
{
    (void)state;
    const uint32_t all = (uint32_t)((UINT64_C(1) << LANES) - 1), step = all / 256 > 0 ? 7 : 1;
    for (uint32_t bits = 0; bits <= all; bits += step) {
        uint32_t listed[LANES + 2], expected[LANES] = {0}, count = 0;
        listed[0] = listed[LANES + 1] = CANARY;
        for (uint32_t i = 0; i < LANES; i++)
            if (bits >> i & 1)
                expected[count++] = 0x70001 + i;
        words_list(listed + 1, 0x70001, bits);
        assert_memory_equal(listed + 1, expected, count * sizeof *expected);
        assert_int_equal(listed[0], CANARY);
        assert_int_equal(listed[LANES + 1], CANARY);
    }
}

static void lanes_are_cut_to_whole_numbers(void **state)
{
    (void)state;
    dice d = {2};
    for (int trial = 0; trial < TRIALS; trial++) {
        float element[LANES];
        int32_t whole[LANES], of_quad[4];
        for (size_t i = 0; i < LANES; i++)
            element[i] = dice_between(&d, 0.0f, trial % 2 ? 3.0f : 70000.0f);
        lanes_store_int(whole, lanes_load(element));
        quad_store_int(of_quad, quad_load(element));
        for (size_t i = 0; i < LANES; i++)
            assert_int_equal(whole[i], (int32_t)element[i]);
        assert_memory_equal(of_quad, whole, sizeof of_quad);
    }
}

static float min_of(float a, float b)
{
    return a < b ? a : b;
}

static float max_of(float a, float b)
{
    return a > b ? a : b;
}

static void quads_are_as_lanes(void **state)
{
    (void)state;
    dice d = {3};
    static const float values[] = {
        0.0f, -0.0f, 1.0f, -1.0f, 0.5f, __builtin_inff(), -__builtin_inff(), __builtin_nanf("")};
    for (int trial = 0; trial < TRIALS; trial++) {
        float v[4][4], got[4][4];
        uint32_t meet = 0;
        for (int k = 0; k < 4; k++)
            for (int i = 0; i < 4; i++)
                v[k][i] = values[dice_below(&d, sizeof values / sizeof values[0])];
        const quad a = quad_load(v[0]), b = quad_load(v[1]);
        quad_store(got[0], quad_min(a, b));
        quad_store(got[1], quad_max(a, b));
        quad_store(got[2], quad_sub(a, b));
        quad_store(got[3], quad_mul(a, b));
        for (int i = 0; i < 4; i++) {
            const float difference = v[0][i] - v[1][i], product = v[0][i] * v[1][i];
            assert_int_equal(bits_of_float(got[0][i]), bits_of_float(min_of(v[0][i], v[1][i])));
            assert_int_equal(bits_of_float(got[1][i]), bits_of_float(max_of(v[0][i], v[1][i])));
            assert_true(difference != difference ? got[2][i] != got[2][i] : got[2][i] == difference);
            assert_true(product != product ? got[3][i] != got[3][i] : got[3][i] == product);
            meet |= (uint32_t)(v[0][i] <= v[3][i] && v[2][i] <= v[1][i]) << i;
        }
        assert_int_equal(quad_meet(a, b, quad_load(v[2]), quad_load(v[3])), meet);
    }
}

int test_lane_words(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words_are_compared_by_bytes),
        cmocka_unit_test(bits_are_listed_in_order),
        cmocka_unit_test(lanes_are_cut_to_whole_numbers),
        cmocka_unit_test(quads_are_as_lanes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
