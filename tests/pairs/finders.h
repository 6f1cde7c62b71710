/* The backends that are asked for all pairs: list_pair_finders is the set-up of a group of tests. */
#ifndef LANEHIT_TESTS_PAIRS_FINDERS_H
#define LANEHIT_TESTS_PAIRS_FINDERS_H

#include "../support/subjects.h"

static subject subjects[MOST_SUBJECTS];
static size_t subjects_count;

static int list_pair_finders(void **state)
{
    (void)state;
    subject every[MOST_SUBJECTS];
    const size_t count = list_subjects(every);
    for (size_t s = 0; s < count; s++)
        if (every[s].backend->pairs)
            subjects[subjects_count++] = every[s];
    return 0;
}

#endif
