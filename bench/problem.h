/* Inputs and outputs for one batch of tests. */
#ifndef LANEHIT_BENCH_PROBLEM_H
#define LANEHIT_BENCH_PROBLEM_H

#include "query.h"

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

struct problem {
    const query *of;
    const workload *work;
    form layout;
    size_t n;

    /* The inputs, and views of them: those that the query takes. */
    operand first, second;
    lh_spheres spheres;
    lh_triangles triangles;
    lh_rays rays;
    lh_aabbs a, b;
    lh_vectors a_velocity, b_velocity;
    float t_max;

    /* The outputs; NULL what the workload does not want. bytes: the hits that the plain loops write. */
    uint64_t *hits;
    uint8_t *bytes;
    float *t_enter, *t_exit;
    int8_t *normal;

    void *memory; /* of all arrays */
};

/* n tests of which hit_rate hit, in random order. The misses are near: shapes are placed at random within the
 * distance that gives the hit rate (for 0 and 1: 0.05 and 0.5) by itself. 0 if memory runs out. */
int problem_create(problem *p, const query *q, const workload *w, form f, size_t n, double hit_rate);

void problem_destroy(problem *p);

/* The tests from first to first + count as a problem of their own, which shares the arrays of p: the outputs
 * are overwritten. */
problem problem_slice(const problem *p, size_t first, size_t count);

/* Answers by the scalar reference. */
void problem_solve_by_reference(const problem *p);

/* Bytes that have to be read and written, a test. */
double problem_bytes(const problem *p);

#endif
