/* Are the operations of operations.c those that the kernels do? The roofs of the benchmarks stand on them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../operations.h"
#include "counting.h"

enum { TESTS = 4096 };

/* What the kernels say twice, or in the loop although it depends on the one operand alone, and compilers take out. */
typedef struct redundancy {
    const char *test;
    int in_form; /* or in every one: FORM_COUNT */
    unsigned option;
    operations of;
} redundancy;

static const redundancy redundancies[] = {
    {"sweep_aabb_aabb", FORM_COUNT, 0, {.multiply = 3}},             /* the entry times */
    {"sweep_aabb_aabb", FORM_ONE_FIRST, WANT_NORMAL, {.select = 3}}, /* the faces that can be met */
    {"overlap_triangle_aabb", FORM_ONE_SECOND, 0, {.add = 9, .multiply = 6, .minimum = 3}}, /* half extents */
};

static operations redundant(const problem *p)
{
    operations sum = {0};
    for (size_t i = 0; i < sizeof redundancies / sizeof redundancies[0]; i++) {
        const redundancy *r = &redundancies[i];
        if (strcmp(r->test, p->work->test->name) == 0 &&
            (r->in_form == FORM_COUNT || r->in_form == (int)p->layout) &&
            (p->work->options & r->option) == r->option) {
            sum.add += r->of.add;
            sum.multiply += r->of.multiply;
            sum.minimum += r->of.minimum;
            sum.compare += r->of.compare;
            sum.select += r->of.select;
        }
    }
    return sum;
}

static int is_same(const char *kind, const problem *p, double listed, double done)
{
    const double once_a_batch = 0.02; /* a hundred operations, shared out among the tests */
    if (done >= listed && done - listed <= once_a_batch)
        return 1;
    fprintf(stderr, "%s, %s: %s: %g are listed, %g are done\n", p->work->name, form_names[p->layout], kind,
            listed, done);
    return 0;
}

static int are_same(const problem *p, operations listed, operations done)
{
    const operations twice = redundant(p);
    return is_same("add", p, listed.add + twice.add, done.add) &
           is_same("multiply", p, listed.multiply + twice.multiply, done.multiply) &
           is_same("minimum", p, listed.minimum + twice.minimum, done.minimum) &
           is_same("compare", p, listed.compare + twice.compare, done.compare) &
           is_same("select", p, listed.select + twice.select, done.select) &
           is_same("divide", p, listed.divide, done.divide);
}

/* Of one test, on average. */
static operations operations_done(const problem *p)
{
    const double share = counting_lanes / (double)p->n;
    counted = (operations){0};
    p->work->test->run(p, counting_backend());
    return (operations){counted.add * share,     counted.multiply * share, counted.minimum * share,
                        counted.compare * share, counted.select * share,   counted.divide * share};
}

static int check(const workload *w, form f)
{
    problem p;
    if (!problem_create(&p, w, f, TESTS, 1.0, 1)) {
        fprintf(stderr, "out of memory\n");
        return 0;
    }
    const int same = are_same(&p, operations_of(&p), operations_done(&p));
    problem_destroy(&p);
    return same;
}

int main(void)
{
    int same = lh_isa_available(LH_ISA_SSE);
    if (!same)
        return 77; /* Meson: skipped */
    for (size_t i = 0; i < workload_count; i++)
        for (form f = FORM_PAIRS; f <= FORM_ONE_SECOND; f++)
            same &= check(&workloads[i], f);
    return same ? EXIT_SUCCESS : EXIT_FAILURE;
}
