/* The tests of the library, one row each: whatever must hold for all of them goes by these rows. */
#ifndef LANEHIT_TESTS_PARITY_LIBRARY_TESTS_H
#define LANEHIT_TESTS_PARITY_LIBRARY_TESTS_H

#include "../support/shapes.h"
#include "lanehit/backend.h"

enum { LIBRARY_TESTS = 6, MOST_OPERANDS = 4 /* of a sweep */, MOST_OUTPUTS = 3 };

typedef struct operand_row {
    const char *name;
    const shape *kind;
    float size;    /* of the elements, by that of the others */
    bool optional; /* NULL may be given for the view */
} operand_row;

/* The first output is always the hits, one bit a test. */
typedef struct output_row {
    const char *name;
    size_t bytes; /* of one result; 0: a bit */
} output_row;

/* The arguments of one call. */
typedef struct arguments {
    const view *operand[MOST_OPERANDS];
    float t_max;
    size_t n;
    void *output[MOST_OUTPUTS];
} arguments;

/* Should a test hit? SOMEHOW is anything near the boundary. */
typedef enum wish { HIT, MISS, SOMEHOW } wish;

typedef struct library_test {
    const char *name;
    size_t operands, outputs;
    operand_row operand[MOST_OPERANDS];
    output_row output[MOST_OUTPUTS];

    /* Makes the elements of one test, of about the size given, except those of which the bit is set in fixed:
     * to these the others are fitted. */
    void (*arrange)(const struct library_test *test, dice *d, wish wanted, float size, unsigned fixed,
                    element *operand[]);
    void (*call_backend)(const lh_backend *backend, const arguments *a);
    lh_status (*call_public)(const arguments *a);
} library_test;

extern const library_test library_tests[LIBRARY_TESTS];

#endif
