/* clock_gettime is of POSIX. */
#define _POSIX_C_SOURCE 199309L

#include <stdlib.h>
#include <time.h>

#include "measure.h"

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static double time_of(const contender *c, const problem *p, size_t repetitions)
{
    contender_prepare(c);
    const double start = now();
    for (size_t i = 0; i < repetitions; i++)
        contender_solve(c, p);
    return (now() - start) / (double)repetitions;
}

/* Repetitions that take long against reading the clock, and short against a slice of the scheduler. */
static size_t enough_repetitions(const contender *c, const problem *p)
{
    const double nanoseconds = 10e3;
    size_t repetitions = 1;
    while (time_of(c, p, repetitions) * (double)repetitions < nanoseconds)
        repetitions *= 2;
    return repetitions;
}

static int ascending(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int measure(const contender *contenders, size_t count, const problem *p, size_t rounds, timing *times)
{
    size_t repetitions[CONTENDERS_MAX];
    double *samples = malloc(count * rounds * sizeof *samples);
    if (!samples)
        return 0;
    for (size_t c = 0; c < count; c++)
        repetitions[c] = enough_repetitions(&contenders[c], p);
    for (size_t round = 0; round < rounds; round++)
        for (size_t c = 0; c < count; c++)
            samples[c * rounds + round] = time_of(&contenders[c], p, repetitions[c]);
    for (size_t c = 0; c < count; c++) {
        double *own = samples + c * rounds;
        qsort(own, rounds, sizeof *own, ascending);
        times[c] = (timing){own[0], own[rounds / 2]};
    }
    free(samples);
    return 1;
}
