/* Calls with nothing around them, for callgrind to count: run by static/counts.py.
 *     call public    the public functions
 *     call table     the functions of a backend's table
 * After the calls of each batch size it has the counts so far dumped, and labelled
 *     workload form backend n calls
 * The same tests are solved in batches of every size, so that batches differ in size alone. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <valgrind/callgrind.h>

#include "problem.h"

enum { TESTS = 256 };

static const size_t sizes[] = {1, 2, 4, 8, 16, 32, 256};

/* table: NULL to go through the public function. */
static void solve_in_batches(const problem *p, size_t size, const lh_backend *table)
{
    for (size_t first = 0; first < TESTS; first += size) {
        const problem batch = problem_slice(p, first, size);
        if (table)
            batch.work->test->run(&batch, table);
        else
            (void)batch.work->test->call(&batch);
    }
}

static int count_workload(const workload *w, form f, lh_isa isa, const lh_backend *table)
{
    problem p;
    const double hit_rate = 0.5;
    if (!problem_create(&p, w, f, TESTS, hit_rate, 1))
        return 0;
    solve_in_batches(&p, TESTS, table); /* first use chooses a backend, and the loader binds functions */
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        char label[128];
        snprintf(label, sizeof label, "%s %s %s %zu %zu", w->name, form_names[f], lh_isa_name(isa), sizes[i],
                 TESTS / sizes[i]);
        CALLGRIND_ZERO_STATS;
        solve_in_batches(&p, sizes[i], table);
        CALLGRIND_DUMP_STATS_AT(label);
    }
    problem_destroy(&p);
    return 1;
}

int main(int arguments, char **argument)
{
    const int by_table = arguments == 2 && strcmp(argument[1], "table") == 0;
    if (!by_table && (arguments != 2 || strcmp(argument[1], "public") != 0)) {
        fprintf(stderr, "usage: call public|table\n");
        return 2;
    }
    /* Not AVX-512: Valgrind cannot run it. */
    static const lh_isa countable[] = {LH_ISA_SCALAR, LH_ISA_SSE, LH_ISA_AVX2, LH_ISA_NEON};
    for (size_t k = 0; k < sizeof countable / sizeof countable[0]; k++) {
        if (lh_isa_select(countable[k]) != LH_OK)
            continue;
        const lh_backend *table = by_table ? lh_isa_backend(countable[k]) : NULL;
        for (size_t i = 0; i < workload_count; i++)
            for (form f = FORM_PAIRS; f <= FORM_ONE_SECOND; f++)
                if (!count_workload(&workloads[i], f, countable[k], table)) {
                    fprintf(stderr, "call: out of memory\n");
                    return EXIT_FAILURE;
                }
    }
    return EXIT_SUCCESS;
}
