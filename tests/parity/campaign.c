#include "campaign.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

static workshop shop;
static subject subjects[MOST_SUBJECTS];
static size_t subject_count;
static void (*current_check)(unsigned query);

/* Of what the reference gave to a query. Where all pairs are alike, to agree on them says little. */
static size_t expected_hits, expected_misses;

static void count_expected(const trial *t)
{
    const unsigned hits = lh_argument_of_kind(&lh_queries[t->query], LH_KIND_HITS);
    if (hits < lh_queries[t->query].arguments && t->outputs >> hits & 1) {
        const size_t found = lh_hits_count(shop.expected[hits], t->n);
        expected_hits += found;
        expected_misses += t->n - found;
    }
}

static void run_check(void **state)
{
    expected_hits = expected_misses = 0;
    current_check(*(const unsigned *)*state);
    if ((expected_hits == 0) != (expected_misses == 0))
        fail_msg("%zu pairs hit, and %zu do not", expected_hits, expected_misses);
}

int campaign(const char *title, void (*check)(unsigned query), size_t most_pairs)
{
    unsigned number[LH_QUERY_COUNT];
    struct CMUnitTest tests[LH_QUERY_COUNT];
    size_t tests_asked = 0;
    for (unsigned q = 0; q < LH_QUERY_COUNT; q++) {
        number[q] = q;
        if (query_is_asked(q))
            tests[tests_asked++] = (struct CMUnitTest){
                .name = query_names[q], .test_func = run_check, .initial_state = &number[q]};
    }
    current_check = check;
    subject_count = list_subjects(subjects);
    workshop_open(&shop, most_pairs);
    const int failed = _cmocka_run_group_tests(title, tests, tests_asked, NULL, NULL);
    workshop_close(&shop);
    return failed;
}

/* The reference gives what is expected, and takes most of the time; operands of all queries it reads by the same code.
 * The inline header as a backend is the reference, too, for what it does not have. As subjects these are asked one time
 * of so many. */
enum { TRIALS_OF_REFERENCE = 8 };

static bool is_asked(const subject *s, const trial *t)
{
    return s->backend->isa != LH_ISA_SCALAR || t->seed % TRIALS_OF_REFERENCE == 0;
}

void campaign_try(trial *t, dice *d, entrance through)
{
    t->seed = dice_bits(d);
    trial_prepare(&shop, t);
    count_expected(t);
    for (size_t s = 0; s < subject_count; s++)
        if (is_asked(&subjects[s], t))
            trial_run(&shop, t, &subjects[s],
                      through == PUBLIC_FUNCTIONS && !subjects[s].emulated ? call_public : call_table);
}

void campaign_roll_forms(trial *t, dice *d, const form some[], size_t count)
{
    unsigned argument[LH_MOST_INPUTS];
    const unsigned views = views_of(t->query, argument);
    for (unsigned v = 0; v < views; v++)
        t->form[argument[v]] = &some[dice_below(d, count)];
}
