/* Running a batch made of a table's rows, and holding its results against the rows. */
#ifndef LANEHIT_TESTS_CONTRACT_BATCH_H
#define LANEHIT_TESTS_CONTRACT_BATCH_H

#include "table.h"

enum {
    MOST_TESTS = 128,
    MOST_WORDS = MOST_TESTS / 64,
    GUARDS = 8, /* elements behind every output, which no call may touch */
};

/* The outputs that are wanted beside hits, as bits: time k has bit k. */
enum { WANT_NORMAL = 1 << MOST_TIMES, WANT_ALL = 2 * WANT_NORMAL - 1 };

static inline unsigned want_t(size_t k)
{
    return 1u << k;
}

typedef struct batch {
    const table *table;
    size_t n;
    const row *rows; /* what test i is held against */
    unsigned wanted;
    const char *form; /* of the operands, for messages */
    operand operands[MOST_OPERANDS];
} batch;

typedef struct results {
    uint64_t hits[MOST_WORDS + GUARDS];
    float t[MOST_TIMES][MOST_TESTS + GUARDS];
    int8_t normal[MOST_TESTS + GUARDS];
} results;

/* Packed copies of all components of some rows, one array a component. */
typedef struct packed {
    size_t count;
    float components[MOST_COMPONENTS * MOST_TESTS];
} packed;

uint32_t bits_of(float value);

/* The outputs that a test has, as bits. */
unsigned outputs_of(const test *t);
size_t components_of(const test *t);

void pack(const table *t, packed *p);
float *packed_component(packed *p, size_t c, size_t i);

/* The whole table, row i as test i, from the rows themselves or from their packed copies. */
batch batch_in_place(const table *t);
batch batch_packed(const table *t, const packed *p);

/* Calls the test; a refusal fails. All outputs are canaries where it does not write. */
void run(const batch *b, results *r);

/* Test i of the results, for outputs that are wanted. */
outcome outcome_at(const batch *b, const results *r, size_t i);

/* Fails if test i is not as its row says, the unused bits are not 0 or a canary is dead. */
void assert_as_documented(const batch *b, const results *r, size_t i);
void assert_nothing_else_written(const batch *b, const results *r);

#endif
