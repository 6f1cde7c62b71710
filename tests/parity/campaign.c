#include "campaign.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

static workshop shop;
static subject subjects[MOST_SUBJECTS];
static size_t subject_count;
static void (*current_check)(unsigned query);

static void run_check(void **state)
{
    current_check(*(const unsigned *)*state);
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
    for (size_t s = 0; s < subject_count; s++)
        if (is_asked(&subjects[s], t))
            trial_run(&shop, t, &subjects[s],
                      through == PUBLIC_FUNCTIONS && !subjects[s].emulated ? call_public : call_table);
}

void campaign_roll_forms(trial *t, dice *d, const form some[], size_t count)
{
    unsigned argument[LH_MOST_VIEWS];
    const unsigned views = views_of(t->query, argument);
    for (unsigned v = 0; v < views; v++)
        t->form[argument[v]] = &some[dice_below(d, count)];
}
