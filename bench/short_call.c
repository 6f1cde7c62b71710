/* What a short call costs: one ray with as many boxes as a vector holds or as a node of a tree has, by the
 * public function, by the table of a backend, and by the kernel inlined into the caller, all in one run. */
#define _POSIX_C_SOURCE 199309L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "inlined/inlined.h"
#include "problem.h"

enum { ROUNDS = 2000, REPETITIONS = 500 };

typedef enum way { PUBLIC, TABLE, INLINE, WAYS } way;

static const struct backend_row {
    lh_isa isa;
    inlined_raycast *inlined;
    size_t sizes[2];
} rows[] = {
    {LH_ISA_AVX2, inlined_raycast_avx2, {8, 4}},
    {LH_ISA_AVX512, inlined_raycast_avx512, {16, 8}},
};

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static void solve(way how, const struct backend_row *row, const problem *p)
{
    const lh_backend *backend = lh_isa_backend(row->isa);
    if (how == INLINE)
        row->inlined(&p->rays, &p->b, p->n, p->hits, REPETITIONS);
    for (size_t i = 0; i < REPETITIONS && how == PUBLIC; i++)
        (void)lh_raycast_aabb(&p->rays, &p->b, p->hits, NULL, NULL);
    for (size_t i = 0; i < REPETITIONS && how == TABLE; i++)
        backend->raycast_aabb(&p->rays, &p->b, p->hits, NULL, NULL);
}

/* All three give the same bits, or nothing is measured. */
static int ways_agree(const struct backend_row *row, const problem *p)
{
    uint64_t hits[WAYS];
    for (way how = 0; how < WAYS; how++) {
        solve(how, row, p);
        hits[how] = *p->hits;
    }
    return hits[PUBLIC] == hits[TABLE] && hits[PUBLIC] == hits[INLINE];
}

static void measure(const struct backend_row *row, const problem *p, double least[WAYS])
{
    for (way how = 0; how < WAYS; how++)
        least[how] = 1e30;
    for (size_t round = 0; round < ROUNDS; round++)
        for (way how = 0; how < WAYS; how++) {
            const double start = now();
            solve(how, row, p);
            const double each = (now() - start) / REPETITIONS;
            least[how] = each < least[how] ? each : least[how];
        }
}

static int print_row(const struct backend_row *row, size_t n)
{
    problem p;
    double least[WAYS];
    if (!problem_create(&p, workload_named("raycast_aabb"), FORM_ONE_FIRST, n, 0.5, 1)) {
        fprintf(stderr, "short_call: out of memory\n");
        return 0;
    }
    const int agree = ways_agree(row, &p);
    if (agree) {
        measure(row, &p, least);
        printf("%-8s %6zu %10.2f %10.2f %10.2f %14.2f\n", lh_isa_name(row->isa), n, least[PUBLIC],
               least[TABLE], least[INLINE], least[PUBLIC] / least[INLINE]);
    } else {
        fprintf(stderr, "short_call: the answers differ on %s\n", lh_isa_name(row->isa));
    }
    problem_destroy(&p);
    return agree;
}

int main(void)
{
    printf("one ray, nanoseconds a call (least of %d rounds)\n", ROUNDS);
    printf("%-8s %6s %10s %10s %10s %14s\n", "backend", "boxes", "public", "table", "inlined",
           "public/inlined");
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        if (lh_isa_select(rows[i].isa) != LH_OK)
            continue;
        for (size_t k = 0; k < 2; k++)
            if (!print_row(&rows[i], rows[i].sizes[k]))
                return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
