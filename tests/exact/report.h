/* The report of a campaign, in Markdown. */
#ifndef LANEHIT_TESTS_EXACT_REPORT_H
#define LANEHIT_TESTS_EXACT_REPORT_H

#include <stdio.h>

#include "workers.h"

typedef struct campaign {
    task *tasks; /* in the order of subjects, their families, and the seeds */
    size_t count;
    uint64_t first_seed, seeds;
    uint64_t processes;
    double minutes;
    int is_filter_checked;
    filter_check checked;
    const char *note; /* what else the report begins with, or NULL */
} campaign;

tally sum_up(const campaign *c, const subject *about, const family *f);

/* Failures of all kinds. */
size_t count_failures(const campaign *c);

void write_report(FILE *to, const campaign *c);

#endif
