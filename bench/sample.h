/* Draws operands for a workload such that a wanted share of the tests hits. */
#ifndef LANEHIT_BENCH_SAMPLE_H
#define LANEHIT_BENCH_SAMPLE_H

#include "problem.h"

/* One test at a time; do not copy: trial points into it. */
typedef struct sampler {
    dice random;
    form form;
    float spread;
    int hits_always; /* nothing that is drawn misses: two planes, in practice */
    float centre[3];
    float first[COLUMNS_MAX], second[COLUMNS_MAX]; /* the elements drawn last */
    problem trial;                                 /* of these two */
    uint64_t output[LH_MOST_ARGUMENTS][2];         /* the hits first */
} sampler;

/* Sets the spread such that hit_rate of what is drawn hits; a rate outside 0.05 to 0.5 counts as the nearer
 * end. */
void sampler_start(sampler *s, const workload *w, form f, double hit_rate);

/* Draws until the test hits, or misses, as wanted. The one operand of a form that has one stays. */
void sampler_draw(sampler *s, int hit);

/* Exactly round(hit_rate * n) ones among n, in random order. */
void draw_verdicts(dice *d, size_t n, double hit_rate, uint8_t *verdicts);

/* The numbers below n in random order. */
void draw_permutation(dice *d, size_t n, uint32_t *numbers);

#endif
