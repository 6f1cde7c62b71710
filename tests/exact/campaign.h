/* Puts the library to the proof: generates the cases of a family, asks the backends, and judges. */
#ifndef LANEHIT_TESTS_EXACT_CAMPAIGN_H
#define LANEHIT_TESTS_EXACT_CAMPAIGN_H

#include "subject.h"

typedef struct tally {
    size_t cases, touching;
    size_t false_verdicts;            /* off on the side on which a query promises not to be */
    size_t padded_verdicts;           /* off on the other: over-reports or under-reports */
    size_t needed_pairs, needed_gmp;  /* what judging took, at the most; the others needed double only */
    double worst_growth, worst_share; /* of padded verdicts: in 2^-23, and of what is documented */
    double worst_first_error, worst_first_early, worst_last_late;
    size_t failures; /* false verdicts, bounds exceeded, other promises broken, backends that differ */
} tally;

/* Counts add up, and the worst is kept of the worst. */
void add_tally(tally *all, const tally *one);

/* Chooses the backends to ask: all for NULL; the best and the reference for "best", and also lanehit/inline.h on one
 * batch in INLINE_SHARE; else the one of this name. lanehit/inline.h is the backend "inline", asked for the queries
 * that it has. The answers of the first one asked are judged, which is the best unless another one was named; the
 * others must give the same bits. Returns whether there is such a backend here. Without a call of this, all are
 * asked. */
int choose_backends(const char *name);

enum { INLINE_SHARE = 4 };

typedef struct asked_backend {
    const char *name;
    const lh_backend *backend;
    uint64_t share; /* of so many batches one is asked */
} asked_backend;

/* All that are asked, the judged one first. */
const asked_backend *chosen_backends(size_t *count);

/* Whether this one is asked of a batch with this number. */
int is_its_turn(const asked_backend *one, const subject *about, uint64_t number);

/* Asks one about n cases. Returns 1 if it gives other hits with operands exchanged, and none may. */
size_t ask_backend(const subject *about, const asked_backend *one, const float *cases, size_t n,
                   answers *out);

/* Asks every backend for the sentences of a subject, in every direction, and has them judged where all floats are
 * finite. Returns how many failures there were, which go to stderr. */
size_t check_sentences(const subject *about);

/* Prints the first few failures, with their inputs, to stderr. Families have cases of their own for a seed. */
tally prove(const subject *about, const family *f, size_t cases, uint64_t seed);

#endif
