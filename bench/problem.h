/* Inputs and outputs for one batch of tests. */
#ifndef LANEHIT_BENCH_PROBLEM_H
#define LANEHIT_BENCH_PROBLEM_H

#include "workload.h"

/* How the operands are laid out. */
typedef enum form {
    FORM_PAIRS,      /* packed arrays, the i-th with the i-th */
    FORM_ONE_FIRST,  /* one first operand (a sphere, ray, ...) with packed arrays of the second */
    FORM_ONE_SECOND, /* packed arrays of the first with one second operand */
    FORM_STRUCTS,    /* pairs, both in arrays of structs */
    FORM_INDEXED,    /* pairs, both picked at random from packed arrays */
    FORM_PAIR_LIST,  /* pairs, both picked at random from arrays of structs, by an array of lh_pair */
    FORM_COUNT
} form;

extern const char *const form_names[FORM_COUNT];

/* Where a view comes from. */
typedef struct view_source {
    make_view *make;
    int is_of_second;
    unsigned argument;
    size_t column;
} view_source;

/* An output, and how many bits a result has. */
typedef struct output_array {
    void *array;
    unsigned bits;
} output_array;

struct problem {
    const workload *work;
    form layout;
    size_t n;

    /* The inputs, and views of them. */
    operand first, second;
    any_view view[LH_MOST_ARGUMENTS];
    view_source source[LH_MOST_ARGUMENTS];
    size_t views;

    /* The outputs that the workload wants, the hits first. bytes: what the plain loops write in place of outputs of
     * bits, a byte a pair, with the bit of the first output lowest. */
    output_array output[LH_MOST_ARGUMENTS];
    size_t outputs;
    uint8_t *bytes;

    lh_call call; /* of these views and outputs */
    void *memory; /* of all arrays */
};

/* n tests of which hit_rate hit, in random order. The misses are near: shapes are placed at random within the
 * distance that gives the hit rate (for 0 and 1: 0.05 and 0.5) by itself. 0 if memory runs out. */
int problem_create(problem *p, const workload *w, form f, size_t n, double hit_rate);

void problem_destroy(problem *p);

/* Makes the call of the operands and outputs that are there. It points into the problem, which shall not be copied. */
void problem_bind(problem *p);

/* Makes the views of the call again. */
static inline void problem_make_views(problem *p)
{
    for (size_t k = 0; k < p->views; k++) {
        const view_source *s = &p->source[k];
        s->make(&p->view[k], s->is_of_second ? &p->second : &p->first, s->column, p->work->options);
    }
}

/* Whether each operand is one, or as many as the other, in packed arrays. */
static inline int is_packed_form(form f)
{
    return f <= FORM_ONE_SECOND;
}

/* Makes the tests of p from first to first + count a problem of their own, which shares the arrays: the outputs are
 * overwritten. */
void problem_slice(problem *slice, const problem *p, size_t first, size_t count);

/* Answers by the scalar reference. */
void problem_solve_by_reference(const problem *p);

/* The times that a workload wants, the first ones; NULL if none. */
float *problem_times(const problem *p);

/* Bytes that have to be read and written, a pair. */
double problem_bytes(const problem *p);

#endif
