/* A NaN in one element changes no other element's result, and gives the same bits on every backend; and whatever it
 * does to its own, a time is a number, and never -0.
 *
 *     contract_nan_isolation [--sample]
 *
 * --sample: each component is NaN in some of the pairs, so that in each pair still some are. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "../support/sampled.h"
#include "../support/subjects.h"
#include "sample.h"

static subject subjects[MOST_SUBJECTS];
static size_t subject_count;

/* Without any NaN, by the reference, and with one. */
static sample whole, expected, found;

/* Of so many pairs one is asked. */
static size_t share = 1;

/* Pair i of an output. */
static uint32_t result_at(const sample *s, unsigned k, size_t i)
{
    const unsigned bits = lh_kind_of(s->query, k)->bits;
    uint64_t word;
    memcpy(&word, (const char *)s->outputs[k] + bits * i / 64 * sizeof word, sizeof word);
    return (uint32_t)(word >> bits * i % 64 & ((UINT64_C(1) << bits) - 1));
}

static void assert_is_no_nan(const lh_kind *kind, uint32_t bits)
{
    float result;
    memcpy(&result, &bits, sizeof result);
    assert_true(result == result);
    assert_true(kind->may_be_negative || !signbit(result));
}

static void assert_others_are_as_before(int query, size_t spoilt)
{
    for (unsigned k = 0; k < whole.query->arguments; k++) {
        if (lh_kind_of(whole.query, k)->role != LH_OUTPUT || !whole.call.argument[k].output)
            continue;
        for (size_t i = 0; i < PAIRS; i++)
            if (i != spoilt && result_at(&expected, k, i) != result_at(&whole, k, i))
                fail_msg("%s: a NaN in pair %zu changes %s of pair %zu", query_names[query], spoilt,
                         argument_names[query][k], i);
        if (lh_kind_of(whole.query, k)->on_miss == LH_INFINITE_ON_MISS)
            assert_is_no_nan(lh_kind_of(whole.query, k), result_at(&expected, k, spoilt));
    }
}

static size_t bytes_of_outputs(const sample *s)
{
    return s->query->arguments * sizeof s->outputs[0];
}

/* One of a set is an element of every pair. */
static void check_spoilt(int query, size_t i, int is_of_set)
{
    assert_int_equal(sample_call(&expected, lh_isa_backend(LH_ISA_SCALAR)->query[query]), LH_OK);
    if (!is_of_set)
        assert_others_are_as_before(query, i);
    for (size_t s = 0; s < subject_count; s++) {
        assert_int_equal(sample_call(&found, subjects[s].backend->query[query]), LH_OK);
        if (memcmp(found.outputs, expected.outputs, bytes_of_outputs(&found)) != 0)
            fail_msg("%s: other bits by %s, with a NaN in pair %zu", query_names[query],
                     lh_isa_name(subjects[s].backend->isa), i);
    }
}

/* Pairs take turns with both signs of a NaN, and each has the other one where less is given. */
static void check_component(int query, float *component, int is_of_set, extent given)
{
    static size_t turns;
    for (size_t i = turns++ % share; i < (is_of_set ? SET_SIZE : PAIRS); i += share) {
        const float kept = component[i];
        component[i] = i % 2 == (size_t)given ? NAN : copysignf(NAN, -1.0f);
        check_spoilt(query, i, is_of_set);
        component[i] = kept;
    }
}

static void check_query(int query, extent given)
{
    sample_make(&whole, query, given);
    sample_make(&expected, query, given);
    sample_make(&found, query, given);
    assert_int_equal(sample_call(&whole, lh_isa_backend(LH_ISA_SCALAR)->query[query]), LH_OK);
    for (unsigned k = 0; k < whole.query->arguments; k++) {
        const lh_kind *kind = lh_kind_of(whole.query, k);
        for (unsigned array = 0; kind->shape && array < kind->shape->arrays; array++)
            if (whole.views[k].array[array])
                check_component(query, lattice_row(kind->shape, k, array), kind->role == LH_SET, given);
    }
}

static void test_nan(void **state)
{
    (void)state;
    for (int query = 0; query < LH_QUERY_COUNT; query++)
        if (query_is_asked((unsigned)query))
            for (extent given = EVERYTHING; given <= THE_LEAST; given++)
                check_query(query, given);
}

/* Else the comparisons, and those of other programs with these samples, would say little. */
static void test_hits_and_misses_mix(void **state)
{
    (void)state;
    for (int query = 0; query < LH_QUERY_COUNT; query++) {
        sample_make(&whole, query, EVERYTHING);
        assert_int_equal(sample_call(&whole, lh_isa_backend(LH_ISA_SCALAR)->query[query]), LH_OK);
        print_message("%s: %zu of %d hit\n", query_names[query], sample_hits(&whole), PAIRS);
        if (lh_argument_of_kind(whole.query, LH_KIND_HITS) < whole.query->arguments)
            assert_in_range(sample_hits(&whole), 1, PAIRS - 1);
    }
}

int main(int count, char **arguments)
{
    share = is_sample_asked(count, arguments) ? 5 : 1;
    lattice_fill();
    subject_count = list_subjects(subjects);
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_nan),
                                       cmocka_unit_test(test_hits_and_misses_mix)};
    return cmocka_run_group_tests_name("nan_isolation", tests, NULL, NULL);
}
