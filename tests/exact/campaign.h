/* Puts the library to the proof: generates the cases of a family, asks every backend, and judges. */
#ifndef LANEHIT_TESTS_EXACT_CAMPAIGN_H
#define LANEHIT_TESTS_EXACT_CAMPAIGN_H

#include "subject.h"

typedef struct tally {
    size_t cases, touching, false_misses, over_reports, needed_gmp;
    double worst_growth, worst_first_error, worst_last_late;
    size_t failures; /* false misses, bounds exceeded, other promises broken, backends that differ */
} tally;

/* Counts add up, and the worst is kept of the worst. */
void add_tally(tally *all, const tally *one);

/* Prints the first few failures, with their inputs, to stderr. */
tally prove(const subject *about, const family *f, size_t cases, uint64_t seed);

#endif
