#include "rows.h"

#include <string.h>

/* Every number of tests up to here: each tail of up to four of the widest vectors, and a word of hits. */
enum { MOST_SHORT = 68 };

/* About the sizes of words and blocks. */
static const size_t long_batches[] = {95, 127, 128, 129, 191, 192, 193, 254, 255, 256, 257, 258, 299, 300};
enum { LONG_BATCHES = sizeof long_batches / sizeof *long_batches, BATCHES = MOST_SHORT + 1 + LONG_BATCHES };

/* Batches of each size. */
enum { ROUNDS = 4 };

const row expected_rows[ROWS] = {
#include "hashes.inc"
};

/* Too large for the stacks of small threads. */
static batch inputs;
static storage memory;
static results outputs;

static size_t batch_size(size_t number)
{
    return number <= MOST_SHORT ? number : long_batches[number - MOST_SHORT - 1];
}

static row *row_of_family(row rows[], size_t c, size_t f)
{
    return &rows[c * ROWS_OF_A_CALL + f];
}

static row *row_of_group(row rows[], size_t c, size_t g)
{
    return &rows[c * ROWS_OF_A_CALL + FAMILIES + g];
}

static void name_rows(row rows[])
{
    memset(rows, 0, ROWS * sizeof *rows);
    for (size_t c = 0; c < CALLS; c++) {
        for (size_t f = 0; f < FAMILIES; f++) {
            row_of_family(rows, c, f)->call = calls[c].name;
            row_of_family(rows, c, f)->inputs = families[f].name;
        }
        for (size_t g = 0; g < GROUPS; g++) {
            row_of_group(rows, c, g)->call = calls[c].name;
            row_of_group(rows, c, g)->inputs = group_names[g];
        }
    }
}

static const char *run_call(const lh_backend *table, const call *of, group in, dice *d, tally *first,
                            tally *second)
{
    arguments a;
    operands_place(&inputs, in, d, &memory, &a);
    const size_t some = dice_below(d, 8);
    results_prepare(&outputs, of, in == GROUP_ABSENT ? (unsigned)some : 7, &a);
    if (table && a.n == 0)
        return NULL;
    if (of->run(table, &a) != LH_OK)
        return "a call is refused";
    results_add(&outputs, &a, first);
    results_add(&outputs, &a, second);
    return results_fault(&outputs, &a);
}

/* One batch, in forms of each group. */
static const char *run_batch(const lh_backend *table, size_t c, size_t f, size_t number, row rows[])
{
    const char *fault = NULL;
    dice d = {(uint64_t)(c * FAMILIES + f) << 32 | number};
    inputs.of = &calls[c];
    inputs.n = batch_size(number % BATCHES);
    family_draw(&families[f], &d, &inputs);
    for (group g = GROUP_PACKED; g < GROUPS; g++) {
        const char *now =
            run_call(table, &calls[c], g, &d, &row_of_family(rows, c, f)->of, &row_of_group(rows, c, g)->of);
        fault = fault ? fault : now;
    }
    return fault;
}

const char *rows_compute(const lh_backend *table, row rows[ROWS])
{
    const char *fault = NULL;
    name_rows(rows);
    for (size_t c = 0; c < CALLS; c++)
        for (size_t f = 0; f < FAMILIES; f++)
            for (size_t number = 0; number < BATCHES * ROUNDS; number++) {
                const char *now = run_batch(table, c, f, number, rows);
                fault = fault ? fault : now;
            }
    return fault;
}

bool row_equals(const row *a, const row *b)
{
    return a->of.tests == b->of.tests && a->of.hits == b->of.hits && a->of.verdicts == b->of.verdicts &&
           a->of.values == b->of.values;
}
