/* Nothing is read but the operands and nothing written but the results: for each test, form and count, with
 * all arrays ending exactly at an unreadable page, and with all arrays beginning just after one. */
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "campaign.h"

/* Every way to fill, and to leave a part of, up to four of the widest vectors. */
enum { MOST_TESTS = 4 * 16 + 1 };

static void stays_within_its_arrays(const library_test *test)
{
    static const guarded_edge edges[] = {GUARD_AFTER, GUARD_BEFORE};
    dice d = {3};
    for (size_t n = 1; n <= MOST_TESTS; n++)
        for (size_t k = 0; k < test->operands; k++)
            for (size_t f = 0; f < FORMS; f++)
                for (size_t e = 0; e < 2; e++) {
                    trial t = {.test = test, .n = n, .edge = edges[e]};
                    campaign_roll_forms(&t, &d);
                    t.form[k] = &forms[f];
                    campaign_try(&t, &d, PUBLIC_FUNCTIONS);
                }
}

/* Bit k of ones: operand k has one element, else none. */
static void call_with_no_tests(const library_test *test, unsigned ones, unsigned char *untouched)
{
    view operand[MOST_OPERANDS] = {0};
    arguments a = {.t_max = 1};
    for (size_t k = 0; k < test->operands; k++) {
        operand[k].head.count = ones >> k & 1;
        a.operand[k] = &operand[k];
    }
    assert_int_equal(test->call_public(&a), LH_OK);
    for (size_t k = 0; k < test->outputs; k++)
        a.output[k] = untouched;
    assert_int_equal(test->call_public(&a), LH_OK);
}

/* Arrays may be NULL, and outputs keep what they had. */
static void no_tests_touch_nothing(const library_test *test)
{
    _Alignas(uint64_t) unsigned char output[64], before[64];
    memset(output, 0x5a, sizeof output);
    memcpy(before, output, sizeof before);
    for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++)
        if (lh_isa_select(isa) == LH_OK)
            for (unsigned ones = 0; ones + 1 < 1u << test->operands; ones++)
                call_with_no_tests(test, ones, output);
    assert_memory_equal(output, before, sizeof before);
}

int main(void)
{
    return campaign("arrays beside unreadable pages", stays_within_its_arrays, MOST_TESTS) +
           campaign("no tests", no_tests_touch_nothing, 1);
}
