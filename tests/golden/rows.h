/* The table of hashes: two rows for every result, one by its family of inputs and one by its group of forms. */
#ifndef LANEHIT_TESTS_GOLDEN_ROWS_H
#define LANEHIT_TESTS_GOLDEN_ROWS_H

#include "results.h"

enum { ROWS_OF_A_QUERY = FAMILIES + GROUPS, ROWS = LH_QUERY_COUNT * ROWS_OF_A_QUERY };

typedef struct row {
    const char *query, *inputs; /* its name; that of the family, or of the group of forms */
    tally of;
} row;

/* As committed. */
extern const row expected_rows[ROWS];

/* Runs everything on one backend: by its table or, where that is NULL, by the public functions. Returns what went
 * wrong besides, NULL if nothing did. */
const char *rows_compute(const lh_backend *table, row rows[ROWS]);

/* Do the rows say the same? */
bool row_equals(const row *a, const row *b);

#endif
