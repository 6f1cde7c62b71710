/* Every function may be the first that a process calls: it then gives what it gives later. One process for each:
 *     first_use FUNCTION    its name */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "functions.h"

static const function *tested;

/* No two arguments or arrays are alike. First boxes are larger, to contain some of the second; the second element of all is
 * far from the others. */
static float value_of(size_t slot, const char *array, size_t which, size_t element)
{
    const float any = (float)((slot * 5 + which * 7 + element * element * 3) % 13) -
                      (slot == 0 && element == 1 ? 60.0f : 6.0f);
    if (strncmp(array, "max", 3) == 0)
        return any + (slot == 0 ? 16.0f : 3.0f);
    if (strncmp(array, "min", 3) == 0)
        return any - (slot == 0 ? 4.0f : 3.0f);
    if (strncmp(array, "inv", 3) == 0)
        return any < 0 ? -0.25f : 0.25f;
    if (strcmp(array, "t_max") == 0)
        return 64.0f;
    if (strcmp(array, "t_min") == 0)
        return 0.0f;
    return strcmp(array, "radius") == 0 ? 5.0f : any;
}

static void fill_arrays(call *c)
{
    static float values[MOST_ARGUMENTS][MOST_ARRAYS][VALID_COUNT];
    for (size_t k = 0; tested->arguments[k].kind != NO_ARGUMENT; k++) {
        if (!is_view(tested->arguments[k].kind))
            continue;
        const field *arrays = layout_of(tested->arguments[k].kind)->arrays;
        for (size_t a = 0; arrays[a].name; a++) {
            for (size_t i = 0; i < VALID_COUNT; i++)
                values[k][a][i] = value_of(k, arrays[a].name, a, i);
            set_pointer(&c->views[k], arrays[a].offset, values[k][a]);
        }
    }
}

static void invoke(call *c)
{
    make_valid(tested, c);
    fill_arrays(c);
    assert_int_equal(tested->invoke(c), LH_OK);
}

static uint64_t hits_of(const call *c)
{
    size_t k = 0;
    while (tested->arguments[k].kind != HITS)
        k++;
    return c->outputs[k][0];
}

static void first_call_is_like_the_next(void **state)
{
    (void)state;
    static call first, next;
    invoke(&first);
    invoke(&next);
    assert_memory_equal(first.outputs, next.outputs, sizeof first.outputs);
    assert_in_range(hits_of(&next), 1, (1 << VALID_COUNT) - 2); /* some hit, some miss */
}

int main(int words, char **word)
{
    for (size_t k = 0; words == 2 && k < FUNCTIONS; k++)
        if (strcmp(functions[k].name, word[1]) == 0)
            tested = &functions[k];
    if (!tested)
        return EXIT_FAILURE;
    const struct CMUnitTest tests[] = {cmocka_unit_test(first_call_is_like_the_next)};
    return cmocka_run_group_tests_name(tested->name, tests, NULL, NULL);
}
