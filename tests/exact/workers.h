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

/* Is told of a query and what came of it. */
typedef void (*listener)(const subject *about, const tally *of);

/* Fills in the results. Tasks of a query follow each other; when its last is done, `tell` is called, in the order of
 * the queries. What the filter is checked for is summed up over the processes. Returns whether all tasks were done. */
int do_tasks(task *tasks, size_t count, size_t processes, listener tell, filter_check *checked);

#endif
