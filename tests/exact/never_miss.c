/* No test misses a pair that touches in exact arithmetic, and what it over-reports stays within what
 * lanehit.h states.
 *
 *     never_miss [--cases N] [--seed S] [--test PATTERN]
 *
 * N is the number of cases in all, shared out evenly among the families of all tests; 4 million unless given.
 * PATTERN selects tests by name, with * and ?. Another seed gives other cases. For a long campaign, say
 *
 *     never_miss --cases 400000000 --seed 2
 *
 * Prints one line a family: what touches in exact arithmetic and how much of that was missed; over-reports,
 * and the worst of their growths, in the units of documented_bounds.h; the worst errors of the first and of
 * the last time, in units of 2^-24; and for how many cases double did not suffice. The first failures of each
 * family go to stderr, with their inputs. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "campaign.h"
#include "stream.h"

static const subject *const subjects[] = {
    &overlap_sphere_aabb, &overlap_triangle_aabb,   &overlap_aabb_aabb, &contains_aabb_aabb,
    &raycast_aabb,        &raycast_aabb_by_inverse, &sweep_aabb_aabb};

enum { SUBJECTS = sizeof subjects / sizeof *subjects };

static struct {
    size_t cases;
    uint64_t seed;
    const char *test;
} options = {4000000, 1, NULL};

static size_t count_families(void)
{
    size_t count = 0;
    for (size_t i = 0; i < SUBJECTS; i++)
        count += subjects[i]->family_count;
    return count;
}

/* ---- The table ---------------------------------------------------------------------------------------- */

static void print_heading(void)
{
    printf("%-22s %-30s %9s %9s %6s %9s %8s %6s %6s %6s\n", "test", "family", "cases", "touching", "missed",
           "over-rep.", "growth", "first", "last", "GMP");
}

static void print_row(const subject *about, const char *name, const tally *t)
{
    printf("%-22s %-30s %9zu %9zu %6zu %9zu %8.2f %6.2f %6.2f %5.1f%%\n", about->name, name, t->cases,
           t->touching, t->false_misses, t->over_reports, t->worst_growth, t->worst_first_error,
           t->worst_last_late, 100.0 * (double)t->needed_gmp / (double)t->cases);
    fflush(stdout);
}

/* ---- The tests ---------------------------------------------------------------------------------------- */

static void never_misses(void **state)
{
    const subject *about = *state;
    size_t cases = options.cases / count_families() + 1;
    tally all = {0};
    for (size_t i = 0; i < about->family_count; i++) {
        tally t = prove(about, &about->families[i], cases, options.seed);
        print_row(about, about->families[i].name, &t);
        add_tally(&all, &t);
    }
    print_row(about, "all", &all);
    assert_int_equal(all.false_misses, 0);
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

static int parse_number(const char *text, uint64_t *number)
{
    char *end;
    *number = strtoull(text, &end, 10);
    return *text >= '0' && *text <= '9' && *end == '\0';
}

static int parse_option(const char *name, const char *value)
{
    uint64_t number;
    if (strcmp(name, "--test") == 0) {
        options.test = value;
        return 1;
    }
    if (!parse_number(value, &number))
        return 0;
    if (strcmp(name, "--cases") == 0)
        options.cases = (size_t)number;
    else if (strcmp(name, "--seed") == 0)
        options.seed = number;
    else
        return 0;
    return 1;
}

int main(int count, char **arguments)
{
    int understood = count % 2;
    for (int i = 1; understood && i < count; i += 2)
        understood = parse_option(arguments[i], arguments[i + 1]);
    if (!understood) {
        fprintf(stderr, "usage: never_miss [--cases N] [--seed S] [--test PATTERN]\n");
        return EXIT_FAILURE;
    }

    struct CMUnitTest tests[SUBJECTS + 1] = {cmocka_unit_test(roundings_to_float_are_kept)};
    for (size_t i = 0; i < SUBJECTS; i++)
        tests[i + 1] = (struct CMUnitTest){.name = subjects[i]->name,
                                           .test_func = never_misses,
                                           .initial_state = (void *)(uintptr_t)subjects[i]};
    cmocka_set_test_filter(options.test);
    print_heading();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
