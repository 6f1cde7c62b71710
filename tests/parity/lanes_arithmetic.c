/* The arithmetic and the masks of src/lanes/lanes.md against plain C, bit for bit. Compiled once for each
 * instruction set, natively and emulated, with LANES_HEADER as its lanes.h. */
#include LANES_HEADER

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

#include "../support/floats.h"
#include "lanes.h"

#define LENGTH(array) (sizeof(array) / sizeof((array)[0]))

/* Every special value with every other, of either sign, then random ones; a multiple of the widest vector. */
enum { SPECIALS = 2 * SPECIAL_MAGNITUDES, PAIRS = SPECIALS * SPECIALS + 64 * 256 };
static float left[PAIRS], right[PAIRS];

static float special(size_t i)
{
    return float_of_bits(special_magnitudes[i / 2] | (i % 2 ? sign_of_float : 0));
}

static int make_pairs(void **state)
{
    (void)state;
    dice d = {5};
    for (size_t i = 0; i < PAIRS; i++)
        if (i < SPECIALS * SPECIALS) {
            left[i] = special(i / SPECIALS);
            right[i] = special(i % SPECIALS);
        } else {
            const uint64_t bits = dice_bits(&d);
            left[i] = float_of_bits((uint32_t)bits);
            right[i] = dice_one_in(&d, 4) ? float_steps(left[i], 1) : float_of_bits((uint32_t)(bits >> 32));
        }
    return 0;
}

static uint32_t lane_bits(lanes a, size_t lane)
{
    float element[LANES];
    lanes_store(element, a);
    return bits_of_float(element[lane]);
}

static bool is_nan(uint32_t bits)
{
    return (bits & ~sign_of_float) > 0x7f800000;
}

static uint32_t plain_add(uint32_t a, uint32_t b)
{
    return bits_of_float(float_of_bits(a) + float_of_bits(b));
}

static uint32_t plain_sub(uint32_t a, uint32_t b)
{
    return bits_of_float(float_of_bits(a) - float_of_bits(b));
}

static uint32_t plain_mul(uint32_t a, uint32_t b)
{
    return bits_of_float(float_of_bits(a) * float_of_bits(b));
}

static uint32_t plain_div(uint32_t a, uint32_t b)
{
    return bits_of_float(float_of_bits(a) / float_of_bits(b));
}

static uint32_t plain_min(uint32_t a, uint32_t b)
{
    return float_of_bits(a) < float_of_bits(b) ? a : b;
}

static uint32_t plain_max(uint32_t a, uint32_t b)
{
    return float_of_bits(a) > float_of_bits(b) ? a : b;
}

static lanes abs_of_first(lanes a, lanes b)
{
    (void)b;
    return lanes_abs(a);
}

static uint32_t plain_abs(uint32_t a, uint32_t b)
{
    (void)b;
    return a & ~sign_of_float;
}

static lanes negate_first(lanes a, lanes b)
{
    (void)b;
    return lanes_negate(a);
}

static uint32_t plain_negate(uint32_t a, uint32_t b)
{
    (void)b;
    return a ^ sign_of_float;
}

static lanes flip_by_sign(lanes a, lanes b)
{
    float sign[LANES];
    lanes_store(sign, b);
    for (size_t lane = 0; lane < LANES; lane++)
        sign[lane] = float_of_bits(bits_of_float(sign[lane]) & sign_of_float);
    return lanes_flip(a, lanes_load(sign));
}

static uint32_t plain_flip(uint32_t a, uint32_t b)
{
    return a ^ (b & sign_of_float);
}

static lanes root_of_first(lanes a, lanes b)
{
    (void)b;
    return lanes_sqrt(a);
}

static uint32_t plain_root(uint32_t a, uint32_t b)
{
    (void)b;
    return bits_of_float(sqrtf(float_of_bits(a)));
}

static lanes inverse_power_of_first(lanes a, lanes b)
{
    (void)b;
    return lanes_inverse_power(a);
}

static uint32_t plain_inverse_power(uint32_t a, uint32_t b)
{
    (void)b;
    return 0x7f000000u - (a & 0x7f800000u);
}

typedef struct operation {
    const char *name;
    lanes (*of_lanes)(lanes a, lanes b);
    uint32_t (*plain)(uint32_t a, uint32_t b);
    bool any_nan; /* which NaN is up to the CPU */
} operation;

static const operation operations[] = {
    {"lanes_add", lanes_add, plain_add, .any_nan = true},
    {"lanes_sub", lanes_sub, plain_sub, .any_nan = true},
    {"lanes_sub_by_fma", lanes_sub_by_fma, plain_sub, .any_nan = true},
    {"lanes_mul", lanes_mul, plain_mul, .any_nan = true},
    {"lanes_div", lanes_div, plain_div, .any_nan = true},
    {"lanes_sqrt", root_of_first, plain_root, .any_nan = true},
    {"lanes_min", lanes_min, plain_min, .any_nan = false},
    {"lanes_max", lanes_max, plain_max, .any_nan = false},
    {"lanes_abs", abs_of_first, plain_abs, .any_nan = false},
    {"lanes_negate", negate_first, plain_negate, .any_nan = false},
    {"lanes_flip", flip_by_sign, plain_flip, .any_nan = false},
    {"lanes_inverse_power", inverse_power_of_first, plain_inverse_power, .any_nan = false},
};

static void check_operation(const operation *o, size_t first)
{
    const lanes result = o->of_lanes(lanes_load(left + first), lanes_load(right + first));
    for (size_t lane = 0; lane < LANES; lane++) {
        const uint32_t a = bits_of_float(left[first + lane]), b = bits_of_float(right[first + lane]);
        const uint32_t got = lane_bits(result, lane), expected = o->plain(a, b);
        if (got != expected && !(o->any_nan && is_nan(got) && is_nan(expected)))
            fail_msg("%s of %#x and %#x is %#x, expected %#x", o->name, a, b, got, expected);
    }
}

/* a * b + a, rounded once or twice. */
static void check_roughly_madd(size_t first)
{
    const lanes a = lanes_load(left + first), b = lanes_load(right + first);
    const lanes result = lanes_roughly_madd(a, b, a);
    for (size_t lane = 0; lane < LANES; lane++) {
        const float x = left[first + lane], y = right[first + lane];
        const uint32_t got = lane_bits(result, lane), once = bits_of_float(fmaf(x, y, x));
        const uint32_t twice = bits_of_float(x * y + x);
        if (got != once && got != twice && !(is_nan(got) && is_nan(twice)))
            fail_msg("lanes_roughly_madd of %a and %a is %#x, expected %#x or %#x", (double)x, (double)y, got,
                     once, twice);
    }
}

static void arithmetic_is_that_of_c(void **state)
{
    (void)state;
    for (size_t first = 0; first < PAIRS; first += LANES)
        check_roughly_madd(first);
    for (size_t i = 0; i < LENGTH(operations); i++)
        for (size_t first = 0; first < PAIRS; first += LANES)
            check_operation(&operations[i], first);
}

static bool plain_le(float a, float b)
{
    return a <= b;
}

static bool plain_lt(float a, float b)
{
    return a < b;
}

static bool plain_eq(float a, float b)
{
    return a == b;
}

static mask first_is_negative(lanes a, lanes b)
{
    (void)b;
    return lanes_negative(a);
}

static bool plain_negative(float a, float b)
{
    (void)b;
    return bits_of_float(a) >> 31;
}

typedef struct comparison {
    const char *name;
    mask (*of_lanes)(lanes a, lanes b);
    bool (*plain)(float a, float b);
} comparison;

static const comparison comparisons[] = {
    {"lanes_le", lanes_le, plain_le},
    {"lanes_lt", lanes_lt, plain_lt},
    {"lanes_eq", lanes_eq, plain_eq},
    {"lanes_negative", first_is_negative, plain_negative},
};

/* mask_bits as it should be for the pairs from first on. */
static uint32_t plain_bits(const comparison *c, size_t first)
{
    uint32_t bits = 0;
    for (size_t lane = 0; lane < LANES; lane++)
        bits |= (uint32_t)c->plain(left[first + lane], right[first + lane]) << lane;
    return bits;
}

/* The mask has these bits, and chooses accordingly, whatever is chosen from. */
static void check_mask(const char *name, mask m, uint32_t expected, size_t first)
{
    if (mask_bits(m) != expected)
        fail_msg("%s, pairs from %zu on: mask bits %#x, expected %#x", name, first, mask_bits(m), expected);
    const lanes a = lanes_load(left + first), b = lanes_load(right + first);
    const lanes chosen = lanes_select(m, a, b), other = lanes_unselected(m, a, b, chosen);
    for (size_t lane = 0; lane < LANES; lane++) {
        const int by_left = expected >> lane & 1;
        const float *from = by_left ? left : right, *not_from = by_left ? right : left;
        if (lane_bits(chosen, lane) != bits_of_float(from[first + lane]))
            fail_msg("lanes_select by %s, pairs from %zu on: lane %zu is wrong", name, first, lane);
        if (lane_bits(other, lane) != bits_of_float(not_from[first + lane]))
            fail_msg("lanes_unselected by %s, pairs from %zu on: lane %zu is wrong", name, first, lane);
    }
}

static void comparisons_are_those_of_c(void **state)
{
    (void)state;
    for (size_t i = 0; i < LENGTH(comparisons); i++)
        for (size_t first = 0; first < PAIRS; first += LANES) {
            const comparison *c = &comparisons[i];
            const mask m = c->of_lanes(lanes_load(left + first), lanes_load(right + first));
            check_mask(c->name, m, plain_bits(c, first), first);
        }
}

static void check_combinations(const comparison *c, const comparison *d, size_t first)
{
    const lanes x = lanes_load(left + first), y = lanes_load(right + first);
    const mask a = c->of_lanes(x, y), b = d->of_lanes(x, y);
    const uint32_t a_bits = plain_bits(c, first), b_bits = plain_bits(d, first);
    check_mask("mask_and", mask_and(a, b), a_bits & b_bits, first);
    check_mask("mask_or", mask_or(a, b), a_bits | b_bits, first);
    check_mask("mask_without", mask_without(a, b), a_bits & ~b_bits, first);
}

static void masks_combine_like_bits(void **state)
{
    (void)state;
    for (size_t i = 0; i < LENGTH(comparisons); i++)
        for (size_t j = 0; j < LENGTH(comparisons); j++)
            for (size_t first = 0; first < PAIRS; first += LANES)
                check_combinations(&comparisons[i], &comparisons[j], first);
}

/* +0 and up: what lanes_or_infinity and lanes_opposing take. */
static float magnitude_of(float a)
{
    return float_of_bits(bits_of_float(a) & INT32_MAX);
}

static void check_lane(const char *name, lanes result, float expected, size_t first, size_t lane)
{
    if (lane_bits(result, lane) != bits_of_float(expected))
        fail_msg("%s, pairs from %zu on: lane %zu is %#x, expected %#x", name, first, lane,
                 lane_bits(result, lane), bits_of_float(expected));
}

static void check_replacements(const comparison *c, size_t first)
{
    float magnitude[LANES];
    for (size_t lane = 0; lane < LANES; lane++)
        magnitude[lane] = isnan(left[first + lane]) ? 1.0f : magnitude_of(left[first + lane]);
    const lanes a = lanes_load(left + first), b = lanes_load(right + first);
    const mask m = c->of_lanes(a, b);
    const lanes or_infinity = lanes_or_infinity(m, lanes_load(magnitude)), or_zero = lanes_or_zero(m, a);
    for (size_t lane = 0; lane < LANES; lane++) {
        const bool holds = c->plain(left[first + lane], right[first + lane]);
        check_lane("lanes_or_infinity", or_infinity, holds ? magnitude[lane] : INFINITY, first, lane);
        check_lane("lanes_or_zero", or_zero, holds ? left[first + lane] : 0.0f, first, lane);
    }
}

static void check_from_zero(const comparison *c, size_t first)
{
    float number[LANES];
    for (size_t lane = 0; lane < LANES; lane++)
        number[lane] = isnan(left[first + lane]) ? -0.0f : left[first + lane];
    const mask m = c->of_lanes(lanes_load(left + first), lanes_load(right + first));
    const lanes result = lanes_from_zero_or_infinity(m, lanes_load(number));
    for (size_t lane = 0; lane < LANES; lane++) {
        const float from_zero = signbit(number[lane]) ? 0.0f : number[lane];
        const bool holds = c->plain(left[first + lane], right[first + lane]);
        check_lane("lanes_from_zero_or_infinity", result, holds ? from_zero : INFINITY, first, lane);
    }
}

/* Of any float, negative ones, zeros of either sign and NaN among them. */
static void check_signed(const comparison *c, size_t first)
{
    const lanes a = lanes_load(left + first), b = lanes_load(right + first);
    const mask m = c->of_lanes(a, b);
    const lanes of_left = lanes_signed_or_infinity(m, a), of_right = lanes_signed_or_infinity(m, b);
    for (size_t lane = 0; lane < LANES; lane++) {
        const bool holds = c->plain(left[first + lane], right[first + lane]);
        check_lane("lanes_signed_or_infinity", of_left, holds ? left[first + lane] : INFINITY, first, lane);
        check_lane("lanes_signed_or_infinity", of_right, holds ? right[first + lane] : INFINITY, first, lane);
    }
}

static void misses_are_replaced(void **state)
{
    (void)state;
    static const comparison *const full[] = {&comparisons[0], &comparisons[1], &comparisons[2]};
    for (size_t i = 0; i < LENGTH(full); i++)
        for (size_t first = 0; first < PAIRS; first += LANES) {
            check_replacements(full[i], first);
            check_from_zero(full[i], first);
            check_signed(full[i], first);
        }
}

static void signs_are_opposed(void **state)
{
    (void)state;
    for (size_t first = 0; first < PAIRS; first += LANES) {
        const lanes result = lanes_opposing(lanes_set1(3.0f), lanes_load(right + first));
        for (size_t lane = 0; lane < LANES; lane++)
            check_lane("lanes_opposing", result, plain_negative(right[first + lane], 0) ? 3.0f : -3.0f, first,
                       lane);
    }
}

static void signs_choose(void **state)
{
    (void)state;
    const choice c = choice_of(1.5f, -7.0f);
    for (size_t first = 0; first < PAIRS; first += LANES) {
        const lanes by = lanes_load(left + first);
        const lanes chosen = lanes_choose_sub(c, by, lanes_set1(0.25f));
        const lanes other = lanes_choose_sub(choice_reversed(c), by, lanes_set1(0.25f));
        for (size_t lane = 0; lane < LANES; lane++) {
            const bool negative = plain_negative(left[first + lane], 0);
            check_lane("lanes_choose_sub", chosen, (negative ? -7.0f : 1.5f) - 0.25f, first, lane);
            check_lane("lanes_choose_sub, reversed", other, (negative ? 1.5f : -7.0f) - 0.25f, first, lane);
        }
    }
}

int test_lane_arithmetic(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arithmetic_is_that_of_c), cmocka_unit_test(comparisons_are_those_of_c),
        cmocka_unit_test(masks_combine_like_bits), cmocka_unit_test(misses_are_replaced),
        cmocka_unit_test(signs_are_opposed),       cmocka_unit_test(signs_choose),
    };
    return cmocka_run_group_tests(tests, make_pairs, NULL);
}
