/* What is measured: a list of workloads, one row each, over a list of tests, one row each. */
#ifndef LANEHIT_BENCH_WORKLOAD_H
#define LANEHIT_BENCH_WORKLOAD_H

#include "baseline/baseline.h"
#include "lanehit/backend.h"
#include "shape.h"

typedef struct problem problem;

/* One function of the library. */
typedef struct bench_test {
    const char *name;
    /* Makes the views of a problem from its two operands. */
    void (*bind)(problem *p);
    /* Three ways to solve a problem. */
    lh_status (*call)(const problem *p);
    void (*run)(const problem *p, const lh_backend *backend);
    void (*loop)(const problem *p, const baseline *loops);
    /* How many tests the cheap part of the test leaves open; NULL if there is no such part. Needs views. */
    size_t (*undecided)(const problem *p);
} bench_test;

enum {
    WANT_TIME = 1,   /* t_enter or toi */
    WANT_EXIT = 2,   /* t_exit too */
    WANT_NORMAL = 4, /* normal too */
    GIVE_INVERSE = 8 /* rays come with inv_dir, not with dir */
};

/* One function with certain arguments. */
typedef struct workload {
    const char *name; /* of the test, with what is peculiar */
    const bench_test *test;
    const shape *first, *second;
    unsigned options;
} workload;

extern const workload workloads[];
extern const size_t workload_count;

/* NULL if there is none of this name. */
const workload *workload_named(const char *name);

#endif
