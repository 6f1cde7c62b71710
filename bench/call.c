/* Public calls with nothing around them, for callgrind to count: run by call_cost.py. After the calls of each batch
 * size it has the counts so far dumped, and labelled
 *     workload form backend n calls
 * The same tests are solved in batches of every size, so that batches differ in size alone. With --names it prints the
 * names of the queries. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <valgrind/callgrind.h>

#include "described.h"
#include "problem.h"

enum { TESTS = 256 };

static const size_t sizes[] = {1, 2, 4, 8, 16, 32, 256};

static void solve_in_batches(const problem *p, size_t size)
{
    for (size_t first = 0; first < TESTS; first += size) {
        problem batch;
        problem_slice(&batch, p, first, size);
        (void)p->work->public_function(&batch.call);
    }
}

static int count_workload(const workload *w, form f, lh_isa isa)
{
    problem p;
    if (!problem_create(&p, w, f, TESTS, 0.5))
        return 0;
    solve_in_batches(&p, TESTS); /* first use chooses a backend, and the loader binds functions */
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        char label[128];
        snprintf(label, sizeof label, "%s %s %s %zu %zu", w->name, form_names[f], lh_isa_name(isa), sizes[i],
                 TESTS / sizes[i]);
        CALLGRIND_ZERO_STATS;
        solve_in_batches(&p, sizes[i]);
        CALLGRIND_DUMP_STATS_AT(label);
    }
    problem_destroy(&p);
    return 1;
}

static int count_all(lh_isa isa)
{
    for (const workload *w = list_workloads(); w->query_name; w++)
        for (form f = 0; f < FORM_COUNT; f++)
            if (is_packed_form(f) && !count_workload(w, f, isa))
                return 0;
    return 1;
}

int main(int arguments, char **argument)
{
    if (arguments > 1 && strcmp(argument[1], "--names") == 0) {
        for (int number = 0; number < LH_QUERY_COUNT; number++)
            puts(query_names[number]);
        return EXIT_SUCCESS;
    }
    /* Not AVX-512: Valgrind cannot run it. */
    static const lh_isa countable[] = {LH_ISA_SCALAR, LH_ISA_SSE, LH_ISA_AVX2, LH_ISA_NEON};
    for (size_t k = 0; k < sizeof countable / sizeof countable[0]; k++)
        if (lh_isa_select(countable[k]) == LH_OK && !count_all(countable[k])) {
            fprintf(stderr, "call: out of memory\n");
            return EXIT_FAILURE;
        }
    return EXIT_SUCCESS;
}
