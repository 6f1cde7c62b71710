/* Every query may be the first that a process calls: it then gives what it gives later, and what the reference gives.
 * One process for each:
 *     first_use QUERY    its name */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "sample.h"

static int query = LH_QUERY_COUNT;

static void first_call_is_like_the_next(void **state)
{
    (void)state;
    static sample first, next, reference;
    sample_make(&first, query, EVERYTHING);
    sample_make(&next, query, EVERYTHING);
    sample_make(&reference, query, EVERYTHING);
    assert_int_equal(sample_call(&first, public_functions[query]), LH_OK);
    assert_int_equal(sample_call(&next, public_functions[query]), LH_OK);
    assert_int_equal(sample_call(&reference, lh_isa_backend(LH_ISA_SCALAR)->query[query]), LH_OK);
    assert_memory_equal(first.outputs, next.outputs, sizeof first.outputs);
    assert_memory_equal(first.outputs, reference.outputs, sizeof first.outputs);
}

int main(int words, char **word)
{
    for (int k = 0; words == 2 && k < LH_QUERY_COUNT; k++)
        if (strcmp(query_names[k], word[1]) == 0)
            query = k;
    if (query == LH_QUERY_COUNT)
        return EXIT_FAILURE;
    lattice_fill();
    const struct CMUnitTest tests[] = {cmocka_unit_test(first_call_is_like_the_next)};
    return cmocka_run_group_tests_name(query_names[query], tests, NULL, NULL);
}
