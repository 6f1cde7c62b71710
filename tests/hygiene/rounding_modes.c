/* Doubles become the same floats in every mode of the processor, on every backend: packing sets the mode that it needs,
 * and sets it back. (The reference's sums are in the mode of the host.) */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "../support/floats.h"
#include "../support/hard_doubles.h"
#include "../support/subjects.h"
#include "modes.h"
#include "lanes/rounding.h"

enum { COUNT = 10 * LH_ROUNDED_TOGETHER, ROUNDS = 200 };

static floating_mode modes[MOST_MODES]; /* the default first */
static double x[COUNT + 3], ends[COUNT];
static float rounded[COUNT], expected[COUNT];
static uint64_t flips[LH_ROUNDED_TOGETHER];

static void assert_expected(const floating_mode *mode, const subject *s)
{
    for (size_t i = 0; i < COUNT; i++)
        if (bits_of_float(rounded[i]) != bits_of_float(expected[i]))
            fail_msg("%s%s, %s: %a becomes 0x%08x, not 0x%08x", lh_isa_name(s->backend->isa),
                     s->emulated ? ", emulated" : "", mode->name, x[i], (unsigned)bits_of_float(rounded[i]),
                     (unsigned)bits_of_float(expected[i]));
}

static void assert_unchanged(const floating_mode *mode)
{
    const bool is_in_effect = mode_is_in_effect(mode);
    mode_set(&modes[0]);
    assert_true(is_in_effect);
}

static void try_rounding(const floating_mode *mode, const subject *s, const uint64_t *directions)
{
    lh_round_all(x, COUNT, directions, expected);
    mode_set(mode);
    s->backend->round(x, COUNT, directions, rounded);
    assert_unchanged(mode);
    assert_expected(mode, s);
}

static void try_spreading(const floating_mode *mode, const subject *s)
{
    lh_spread_all(x, COUNT, flips, ends);
    lh_round_all(ends, COUNT, flips, expected);
    mode_set(mode);
    s->backend->spread(x, COUNT, flips, ends);
    assert_unchanged(mode);
    lh_round_all(ends, COUNT, flips, rounded);
    assert_expected(mode, s);
}

static void test_every_mode(void **state)
{
    (void)state;
    subject subjects[MOST_SUBJECTS];
    const size_t subject_count = list_subjects(subjects), mode_count = modes_list(modes);
    dice d = {29};
    for (size_t k = 0; k < LH_ROUNDED_TOGETHER; k++)
        flips[k] = k % 6 < 3 ? 0 : LH_SIGN_OF_DOUBLE;
    for (size_t round = 0; round < ROUNDS; round++) {
        for (size_t i = 0; i < COUNT; i++)
            x[i] = i >= 3 && dice_one_in(&d, 8) ? x[i - 3] : hard_double(&d);
        for (size_t s = 0; s < subject_count; s++)
            for (size_t m = 0; m < mode_count && subjects[s].backend->round; m++) {
                try_rounding(&modes[m], &subjects[s], flips);
                try_rounding(&modes[m], &subjects[s], NULL);
                if (subjects[s].backend->isa != LH_ISA_SCALAR || m == 0)
                    try_spreading(&modes[m], &subjects[s]);
            }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_every_mode)};
    return cmocka_run_group_tests_name("rounding in every mode", tests, NULL, NULL);
}
