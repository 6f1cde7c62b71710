/* What is measured: queries, one row each, and the workloads over them. */
#ifndef LANEHIT_BENCH_QUERY_H
#define LANEHIT_BENCH_QUERY_H

#include "lanehit/backend.h"
#include "shape.h"

typedef struct problem problem;

/* A function of any type, to be called through its own. */
typedef void any_function(void);

enum {
    WANT_TIME = 1,   /* t_enter or toi */
    WANT_EXIT = 2,   /* t_exit too */
    WANT_NORMAL = 4, /* normal too */
    GIVE_INVERSE = 8 /* rays come with inv_dir, not with dir */
};

/* A query with certain arguments. */
typedef struct workload {
    const char *name; /* of the query, with what is peculiar */
    const shape *first, *second;
    unsigned options;
    int is_main; /* of the workloads of its query the one that most callers have */
} workload;

typedef struct query {
    const char *name;
    any_function *public_function;
    size_t in_backend;         /* offset of the function of the same type in lh_backend */
    const workload *workloads; /* a row without a name ends them */
    int depends_on_hits;       /* whether time depends on how many hit */
    /* Makes the views of a problem from its two operands. */
    void (*bind)(problem *p);
    /* Solves it by a function of the type of the public one. */
    void (*solve)(const problem *p, any_function *f);
    /* Solves it by the plain loop, a byte a test. Forms of packed operands alone. */
    void (*loop)(const problem *p);
} query;

/* All, NULL at the end; and as compiled in each of the ways that meson.build lists, of which the loops
 * alone are used. */
extern const query *const queries[];

any_function *function_of(const lh_backend *backend, const query *q);

#endif
