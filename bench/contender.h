/* Those who solve problems: the backends, the public functions with a backend selected, the baseline loops.
 */
#ifndef LANEHIT_BENCH_CONTENDER_H
#define LANEHIT_BENCH_CONTENDER_H

#include "problem.h"

typedef enum contender_kind {
    BY_BACKEND, /* its table, called directly */
    BY_CALL,    /* the public function */
    BY_LOOP     /* a baseline loop */
} contender_kind;

typedef struct contender {
    char name[32];
    contender_kind kind;
    lh_isa isa; /* the backend; of a loop, the one to compare with */
    const lh_backend *backend;
    const baseline *loops;
} contender;

enum { CONTENDERS_MAX = 24 };

/* Writes all that this build has and this CPU runs and returns how many; at most CONTENDERS_MAX. */
size_t list_contenders(contender *all);

/* Loops read packed arrays alone. */
int contender_takes(const contender *c, form f);

/* To be called before contender_solve, outside what is timed. */
void contender_prepare(const contender *c);

static inline void contender_solve(const contender *c, const problem *p)
{
    if (c->kind == BY_BACKEND)
        p->work->test->run(p, c->backend);
    else if (c->kind == BY_CALL)
        (void)p->work->test->call(p);
    else
        p->work->test->loop(p, c->loops);
}

#endif
