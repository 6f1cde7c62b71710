/* The table of hashes: two rows for every result, one by its family of inputs and one by its group of forms, which
 * for meshes is all; and one for each function that packs doubles, or floats by way of doubles. Behind those of a
 * query comes one for all of them, in which their hashes are folded together: a query is committed in many rows or in
 * this one. The last are those of plain inputs, one for each query but those of grids. */
#ifndef LANEHIT_TESTS_GOLDEN_ROWS_H
#define LANEHIT_TESTS_GOLDEN_ROWS_H

#include "packings.h"
#include "plain.h"

enum {
    ROWS_OF_A_QUERY = FAMILIES + GROUPS + 1,
    ROWS_OF_QUERIES = LH_ALL_QUERIES * ROWS_OF_A_QUERY,
    ROWS_OF_PACKINGS = ROWS_OF_QUERIES + PACKINGS,
    ROWS = ROWS_OF_PACKINGS + LH_QUERY_COUNT
};

typedef struct row {
    const char *query,
        *inputs; /* its name; that of the family, or of the group of forms, or "all"; of packing, "hard"; "plain" */
    tally of;
} row;

/* As committed; NULL if it is not. And how many are. */
const row *row_committed(const row *computed);
extern const size_t rows_committed;

/* What is run: all of it; or for each query some of the families, of which the rows are the same then. */
typedef enum extent { ALL_FAMILIES, SOME_FAMILIES } extent;

/* Runs that on one backend: by its table or, where that is NULL, by the public functions. Returns what went wrong
 * besides, NULL if nothing did. */
const char *rows_compute(const lh_backend *table, extent run, row rows[ROWS]);

/* Whether there is such a row, and it is one of what is run. */
bool row_is_run(size_t number, extent run);

/* Do the rows say the same? */
bool row_equals(const row *a, const row *b);

#endif
