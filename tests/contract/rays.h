/* What tables of rays share. */
#ifndef LANEHIT_TESTS_CONTRACT_RAYS_H
#define LANEHIT_TESTS_CONTRACT_RAYS_H

#include "table.h"

/* Arrays of the rays, and sets of them. */
enum {
    ORIGIN = 0,
    DIR = 3,
    INV_DIR = 6,
    AXES = 3,
    DIRS = 7 << DIR,
    INV_DIRS = 7 << INV_DIR,
    LIMITS = 3 << 9,
};

/* A table of rays that are given by their directions. */
#define TABLE_OF_RAYS(query, cases) TABLE_WITH(query, cases, .absent = {INV_DIRS})

/* The same without t_min and t_max. */
#define TABLE_WITHOUT_LIMITS(query, cases) TABLE_WITH(query, cases, .absent = {INV_DIRS | LIMITS})

/* What a t_max above 2^127 counts as, and none at all. */
#define LAST_TIME 0x1p127f

/* A table with the reciprocals of the directions, which are powers of two: the results stay. */
typedef struct table_by_inverse {
    table t;
    row rows[32];
} table_by_inverse;

static inline void use_inverse(table_by_inverse *out, const table *t)
{
    assert_true(t->count <= COUNT_OF(out->rows));
    out->t = *t;
    out->t.rows = out->rows;
    out->t.absent[0] = DIRS;
    for (size_t i = 0; i < t->count; i++) {
        out->rows[i] = t->rows[i];
        for (int axis = 0; axis < AXES; axis++)
            out->rows[i].components[INV_DIR + axis] = 1 / t->rows[i].components[DIR + axis];
    }
}

/* A unit test; the state is a table. */
static inline void check_inverse(void **state)
{
    table_by_inverse reversed;
    void *table_state = &reversed.t;
    use_inverse(&reversed, *state);
    check_table(&table_state);
}

#endif
