/* No query misses a pair that touches in exact arithmetic or, where lanehit.h promises that instead, hits what is not
 * contained; and its over-reports, or under-reports, stay within the bounds that lanehit.h states.
 *
 *     never_miss [--cases N] [--seed S] [--test PATTERN] [--isa NAME]
 *
 * N is the number of cases of each test, shared out evenly among its families; 250,000 unless given. PATTERN selects
 * tests by name, with * and ?. Another seed gives other cases. The answers of the best backend are judged, and all
 * others must give the same bits; lanehit/inline.h is one of these, "inline", for the queries that it has. With --isa
 * the backend NAME alone is asked; with "best" the best and the reference are, and on some of the cases the header.
 * scripts/campaign.sh does the same at length, on all processors, and writes a report.
 *
 * Prints one line per family: how many cases touch in exact arithmetic; how many verdicts were off on the side on which
 * the query must never be off, and how many on the other; of the latter the worst growth or shrinkage, in the units of
 * documented_bounds.h; the worst errors of the first and of the last time, and how early the first is in over-reports,
 * in units of 2^-24; and how many cases needed GMP. The first failures of each family go to stderr, with their
 * inputs. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "campaign.h"
#include "notice.h"
#include "options.h"
#include "stream.h"

static struct {
    uint64_t cases, seed;
    const char *test, *isa;
} options = {250000, 1, NULL, NULL};

/* ---- The table ---------------------------------------------------------------------------------------- */

static void print_heading(void)
{
    printf("%-26s %-30s %9s %9s %6s %9s %8s %6s %6s %6s %6s\n", "test", "family", "cases", "touching",
           "false", "padded", "growth", "first", "early", "last", "GMP");
}

static void print_row(const subject *about, const char *name, const tally *t)
{
    printf("%-26s %-30s %9zu %9zu %6zu %9zu %8.2f %6.2f %6.2f %6.2f %5.1f%%\n", about->name, name, t->cases,
           t->touching, t->false_verdicts, t->padded_verdicts, t->worst_growth, t->worst_first_error,
           t->worst_first_early, t->worst_last_late, 100.0 * (double)t->needed_gmp / (double)t->cases);
    fflush(stdout);
}

/* ---- The tests ---------------------------------------------------------------------------------------- */

static size_t tests_run;

static void never_misses(void **state)
{
    const subject *about = *state;
    tests_run++;
    size_t cases = (size_t)options.cases / drafter_of(about)->family_count + 1;
    tally all = {0};
    for (size_t i = 0; i < drafter_of(about)->family_count; i++) {
        tally t = prove(about, &drafter_of(about)->families[i], cases, options.seed);
        print_row(about, drafter_of(about)->families[i].name, &t);
        add_tally(&all, &t);
    }
    print_row(about, "all", &all);
    assert_int_equal(check_sentences(about), 0);
    assert_true(notices(about));
    assert_int_equal(all.false_verdicts, 0);
    assert_int_equal(all.failures, 0);
    assert_true(all.touching > 0 && all.touching < all.cases);
}

static void round_pair(const double *exact, double *rounded)
{
    float first = (float)exact[0];
    float second = (float)exact[1];
    rounded[0] = first;
    rounded[1] = second;
}

/* Not inlined through this: among other code the compiler may do otherwise. */
static void (*const volatile round_apart)(const double *, double *) = round_pair;

static int is_a_float(double x)
{
    const uint64_t beyond_float = (UINT64_C(1) << 29) - 1; /* of 52 bits of fraction a float has 23 */
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return (bits & beyond_float) == 0;
}

/* gcc 12 drops such a rounding where it vectorises two side by side, and everything here would be wrong with
 * it: hence -fno-tree-slp-vectorize. */
static void roundings_to_float_are_kept(void **state)
{
    (void)state;
    tests_run++;
    stream s = stream_of(options.seed, 0);
    for (int i = 0; i < 100; i++) {
        double exact[2], rounded[2];
        exact[0] = draw_real(&s, 1.0, 2.0);
        exact[1] = draw_real(&s, 1.0, 2.0);
        round_apart(exact, rounded);
        assert_true(is_a_float(rounded[0]) && is_a_float(rounded[1]));
    }
}

/* ---- Running ------------------------------------------------------------------------------------------ */

static int parse(int count, char **arguments)
{
    const option known[] = {{"--cases", .number = &options.cases},
                            {"--seed", .number = &options.seed},
                            {"--test", .text = &options.test},
                            {"--isa", .text = &options.isa},
                            {.name = NULL}};
    return parse_options(known, count, arguments);
}

int main(int count, char **arguments)
{
    if (!parse(count, arguments)) {
        fprintf(stderr, "usage: never_miss [--cases N] [--seed S] [--test PATTERN] [--isa NAME]\n");
        return EXIT_FAILURE;
    }
    if (!choose_backends(options.isa)) {
        fprintf(stderr, "never_miss: there is no backend \"%s\" here\n", options.isa);
        return EXIT_FAILURE;
    }

    struct CMUnitTest tests[SUBJECT_COUNT + 1] = {cmocka_unit_test(roundings_to_float_are_kept)};
    for (size_t i = 0; i < SUBJECT_COUNT; i++)
        tests[i + 1] = (struct CMUnitTest){.name = all_subjects[i]->name,
                                           .test_func = never_misses,
                                           .initial_state = (void *)(uintptr_t)all_subjects[i]};
    cmocka_set_test_filter(options.test);
    print_heading();
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);
    if (tests_run == 0)
        fprintf(stderr, "never_miss: there is no test \"%s\"\n", options.test);
    return failed || tests_run == 0 ? EXIT_FAILURE : EXIT_SUCCESS;
}
