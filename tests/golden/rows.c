#include "rows.h"

#include <string.h>

#include "../support/described.h"

/* Every number of pairs up to here: each tail of up to four of the widest vectors, and a word of hits. */
enum { MOST_SHORT = 68 };

/* About the sizes of words and blocks. */
static const size_t long_batches[] = {95, 127, 128, 129, 191, 192, 193, 254, 255, 256, 257, 258, 299, 300};
enum { LONG_BATCHES = sizeof long_batches / sizeof *long_batches, BATCHES = MOST_SHORT + 1 + LONG_BATCHES };

/* Of shapes that one set of hits is for: with more, all cells would be hits. */
enum { MOST_OF_A_GRID = 40 };

/* Batches of each size. */
enum { ROUNDS = 4 };

static const row committed[] = {
#include "hashes.inc"
};
const size_t rows_committed = sizeof committed / sizeof *committed;

/* Too large for the stacks of small threads. */
static batch inputs;
static storage memory;
static results outputs;

static size_t batch_size(size_t number)
{
    return number <= MOST_SHORT ? number : long_batches[number - MOST_SHORT - 1];
}

static row *row_of_family(row rows[], unsigned q, size_t f)
{
    return &rows[q * ROWS_OF_A_QUERY + f];
}

static row *row_of_group(row rows[], unsigned q, size_t g)
{
    return &rows[q * ROWS_OF_A_QUERY + FAMILIES + g];
}

static row *row_of_all(row rows[], unsigned q)
{
    return &rows[q * ROWS_OF_A_QUERY + FAMILIES + GROUPS];
}

static void name_rows(row rows[])
{
    memset(rows, 0, ROWS * sizeof *rows);
    for (size_t p = 0; p < PACKINGS; p++) {
        rows[ROWS_OF_QUERIES + p].query = packing_name(p);
        rows[ROWS_OF_QUERIES + p].inputs = "hard";
    }
    for (unsigned q = 0; q < LH_QUERY_COUNT; q++) {
        rows[ROWS_OF_PACKINGS + q].query = query_names[q];
        rows[ROWS_OF_PACKINGS + q].inputs = "plain";
    }
    for (unsigned q = 0; q < LH_ALL_QUERIES; q++) {
        for (size_t f = 0; f < FAMILIES; f++) {
            row_of_family(rows, q, f)->query = query_names[q];
            row_of_family(rows, q, f)->inputs = families[f].name;
        }
        for (size_t g = 0; g < GROUPS; g++) {
            row_of_group(rows, q, g)->query = query_names[q];
            row_of_group(rows, q, g)->inputs = group_names[g];
        }
        row_of_all(rows, q)->query = query_names[q];
        row_of_all(rows, q)->inputs = "all";
    }
}

/* Queries of a grid are numbered behind the others, of which there will be more. */
static bool is_of_grid(unsigned q)
{
    return q >= LH_QUERY_COUNT;
}

static uint64_t seed_of(unsigned q, size_t f, size_t number)
{
    const uint64_t of_query = is_of_grid(q) ? (1 << 20) + (q - LH_QUERY_COUNT) : q;
    return (of_query * FAMILIES + f) << 32 | number;
}

static const char *run_call(const lh_backend *table, group in, dice *d, tally *first, tally *second)
{
    const unsigned query = inputs.query;
    lh_call call;
    const size_t n = operands_place(&inputs, in, d, &memory, &call);
    const unsigned some = (unsigned)dice_below(d, 8);
    results_prepare(&outputs, query, in == GROUP_ABSENT ? some : 7, &call);
    lh_query_function *run = table ? table->query[query] : public_functions[query];
    if (run(&call) != LH_OK)
        return "a call is refused";
    if (first)
        results_add(&outputs, query, &call, n, first);
    results_add(&outputs, query, &call, n, second);
    return results_fault(&outputs, query, &call, n);
}

/* One batch, in forms of each group. What it is follows from the query's number: so queries keep theirs. */
static const char *run_batch(const lh_backend *table, unsigned q, size_t f, size_t number, row rows[])
{
    const char *fault = NULL;
    dice d = {seed_of(q, f, number)};
    inputs.query = q;
    inputs.n = is_of_grid(q) ? number % (MOST_OF_A_GRID + 1) : batch_size(number % BATCHES);
    family_draw(&families[f], &d, &inputs);
    for (group g = GROUP_PACKED; g < GROUPS && operands_can_be(q, g); g++) {
        tally *const of_family = g == GROUP_MESH ? NULL : &row_of_family(rows, q, f)->of;
        const char *now = run_call(table, g, &d, of_family, &row_of_group(rows, q, g)->of);
        fault = fault ? fault : now;
    }
    return fault;
}

static const row *row_named(const char *query, const char *of)
{
    for (size_t i = 0; i < rows_committed; i++)
        if (strcmp(committed[i].query, query) == 0 && strcmp(committed[i].inputs, of) == 0)
            return &committed[i];
    return NULL;
}

/* Else one row is committed of it, or will be. */
static bool is_in_many_rows(size_t q)
{
    return row_named(query_names[q], families[0].name) != NULL;
}

/* Of SOME_FAMILIES, one or two of ten, others for the next query; of a query in one row all or none, and since that is
 * as long as twenty of these, of few. */
static bool family_is_run(size_t q, size_t f, extent run)
{
    const bool is_some = is_in_many_rows(q) ? (q + f) % 6 == 0 : q % 18 == 0;
    return query_is_asked((unsigned)q) && (run == ALL_FAMILIES || is_some);
}

bool row_is_run(size_t number, extent run)
{
    if (number >= ROWS_OF_PACKINGS)
        return query_is_asked((unsigned)(number - ROWS_OF_PACKINGS));
    if (number >= ROWS_OF_QUERIES)
        return true;
    const size_t q = number / ROWS_OF_A_QUERY, f = number % ROWS_OF_A_QUERY;
    if ((f == FAMILIES + GROUPS) == is_in_many_rows(q))
        return false;
    if (f >= FAMILIES && f < FAMILIES + GROUPS)
        return run == ALL_FAMILIES && query_is_asked((unsigned)q) &&
               operands_can_be((unsigned)q, (group)(f - FAMILIES));
    return family_is_run(q, f, run);
}

/* One for all rows before it, but those of forms that its operands cannot have. */
static void sum_up(row rows[], unsigned q)
{
    tally *const all = &row_of_all(rows, q)->of;
    for (const row *r = row_of_family(rows, q, 0); r < row_of_all(rows, q); r++) {
        if (r->of.pairs == 0)
            continue;
        all->pairs += r->of.pairs;
        all->hits += r->of.hits;
        results_fold(&all->verdicts, r->of.verdicts);
        results_fold(&all->values, r->of.values);
    }
}

const char *rows_compute(const lh_backend *table, extent run, row rows[ROWS])
{
    const char *fault = NULL;
    name_rows(rows);
    for (size_t p = 0; p < PACKINGS; p++)
        if (!packing_tally(p, &rows[ROWS_OF_QUERIES + p].of))
            fault = "packing is refused";
    for (unsigned q = 0; q < LH_QUERY_COUNT; q++) {
        const char *now = query_is_asked(q) ? plain_tally(table, q, &rows[ROWS_OF_PACKINGS + q].of) : NULL;
        fault = fault ? fault : now;
    }
    for (unsigned q = 0; q < LH_ALL_QUERIES; q++) {
        for (size_t f = 0; f < FAMILIES; f++)
            for (size_t number = 0; family_is_run(q, f, run) && number < BATCHES * ROUNDS; number++) {
                const char *now = run_batch(table, q, f, number, rows);
                fault = fault ? fault : now;
            }
        sum_up(rows, q);
    }
    return fault;
}

const row *row_committed(const row *computed)
{
    return row_named(computed->query, computed->inputs);
}

bool row_equals(const row *a, const row *b)
{
    return a->of.pairs == b->of.pairs && a->of.hits == b->of.hits && a->of.verdicts == b->of.verdicts &&
           a->of.values == b->of.values;
}
