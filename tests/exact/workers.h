/* Proofs shared out among processes. */
#ifndef LANEHIT_TESTS_EXACT_WORKERS_H
#define LANEHIT_TESTS_EXACT_WORKERS_H

#include "campaign.h"
#include "formula.h"

/* One proof: a family and a seed. */
typedef struct task {
    const subject *about;
    const family *family;
    uint64_t seed;
    size_t cases;
    tally result;
} task;

/* Fills in the results. The tasks of a query follow each other; when all of these and all before them are done, `tell`
 * is called for the query. *checked becomes the sum of what the processes found when the filter was checked. Returns
 * whether all tasks were done. */
int do_tasks(task *tasks, size_t count, size_t processes, void (*tell)(const subject *about),
             filter_check *checked);

#endif
