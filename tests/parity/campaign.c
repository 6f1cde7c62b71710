#include "campaign.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

static workshop shop;
static subject subjects[MOST_SUBJECTS];
static size_t subject_count;
static void (*current_check)(const library_test *test);

static void run_check(void **state)
{
    current_check(*state);
}

int campaign(const char *title, void (*check)(const library_test *test), size_t most_tests)
{
    struct CMUnitTest tests[LIBRARY_TESTS];
    for (size_t i = 0; i < LIBRARY_TESTS; i++)
        tests[i] = (struct CMUnitTest){.name = library_tests[i].name,
                                       .test_func = run_check,
                                       .initial_state = (void *)&library_tests[i]};
    current_check = check;
    subject_count = list_subjects(subjects);
    workshop_open(&shop, most_tests);
    const int failed = cmocka_run_group_tests_name(title, tests, NULL, NULL);
    workshop_close(&shop);
    return failed;
}

void campaign_try(trial *t, dice *d, entrance through)
{
    t->seed = dice_bits(d);
    trial_prepare(&shop, t);
    for (size_t s = 0; s < subject_count; s++)
        trial_run(&shop, t, &subjects[s], through == PUBLIC_FUNCTIONS && !subjects[s].emulated);
}

void campaign_roll_forms(trial *t, dice *d)
{
    for (size_t k = 0; k < t->test->operands; k++)
        t->form[k] = &forms[dice_below(d, FORMS)];
}
