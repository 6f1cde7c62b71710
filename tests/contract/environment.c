/* The backend at first use, in a fresh process: what LANEHIT_ISA names, else the best. Run with the variable
 * set to all sorts of values. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lanehit/lanehit.h"

static lh_isa documented_choice(const char *wanted)
{
    static const char *const names[LH_ISA_COUNT] = {"scalar", "sse", "avx2", "avx512", "neon"};
    for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++)
        if (wanted && strcmp(wanted, names[isa]) == 0 && lh_isa_available(isa))
            return isa;
    return lh_isa_best();
}

static void test_first_use(void **state)
{
    (void)state;
    assert_int_equal(lh_isa_active(), documented_choice(getenv("LANEHIT_ISA")));
}

/* A selection beats the variable, and stays. */
static void test_selection(void **state)
{
    (void)state;
    assert_int_equal(lh_isa_select(LH_ISA_SCALAR), LH_OK);
    assert_int_equal(lh_isa_active(), LH_ISA_SCALAR);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_first_use), cmocka_unit_test(test_selection)};
    return cmocka_run_group_tests_name("environment", tests, NULL, NULL);
}
