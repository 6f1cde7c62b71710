/* Polynomials of floats, and their signs without error.
 *
 * A formula is written down once as a list of terms. Signs are found in three stages, each for what the one
 * before leaves open: in double with a bound of the error, in pairs of doubles likewise (paired.h), and in the
 * integers of GMP: every float is an integer multiple of 2^-149, and sums, products, minima and magnitudes of
 * integers are integers. The first two are a filter: they decide most signs, and never wrongly. */
#ifndef LANEHIT_TESTS_EXACT_FORMULA_H
#define LANEHIT_TESTS_EXACT_FORMULA_H

#include <stddef.h>

#include <gmp.h>

#include "effort.h"
#include "paired.h"

enum { MOST_TERMS = 1152, HIGHEST_DEGREE = 6 };

typedef enum operation { INPUT, SUM, DIFFERENCE, PRODUCT, NEGATIVE, MAGNITUDE, SMALLER, LARGER } operation;

/* A term of a formula, by its number. */
typedef int term;

typedef struct formula {
    int terms;
    struct {
        operation operation;
        term left, right; /* of an input: the place of the float */
        int degree;
    } node[MOST_TERMS];

    const float *inputs;
    effort effort; /* the most that was needed since set_inputs */

    int estimated; /* so many of the terms, the first, have a value and its error */
    double value[MOST_TERMS], error[MOST_TERMS];
    char is_paired[MOST_TERMS], is_exact[MOST_TERMS];
    paired pair[MOST_TERMS];
    mpz_t exact[MOST_TERMS];
} formula;

/* Writing: each gives a new term. Those that are needed most often are best written first. Sums are of terms
 * of one degree. */
term input(formula *f, int place);
term sum(formula *f, term a, term b);
term difference(formula *f, term a, term b);
term product(formula *f, term a, term b);
term square(formula *f, term a);
term negative(formula *f, term a);
term magnitude(formula *f, term a);
term smaller(formula *f, term a, term b);
term larger(formula *f, term a, term b);

/* Reading: the inputs must stay where they are until the next call of this. They are finite. */
void set_inputs(formula *f, const float *inputs);

/* -1, 0 or 1. */
int sign_of(formula *f, term t);

/* In double, within the error bound; cheap. */
double estimate(formula *f, term t);

/* numerator / denominator, of terms of one degree, with an error of no more than 2^-50 of itself. */
double ratio_of(formula *f, term numerator, term denominator);

/* The sign of a product of terms less another: of one degree, which may be higher than that of any term. By GMP. */
int compare_products(formula *f, const term *a, int a_count, const term *b, int b_count);

void free_formula(formula *f);

/* ---- Checking the filter ------------------------------------------------------------------------------ */

/* From now on GMP decides everything once more, whatever the filter does. A wrong sign is a fault of the
 * filter, and so is a value that is further from the exact one than its bound says, decisive or not. */
void check_filter(void);

int is_filter_checked(void);

/* Counts a decision that was made elsewhere with the means of the filter. */
void count_decision(int is_right, const char *fault);

typedef struct filter_check {
    size_t decisions, faults;
} filter_check;

/* So far. The first faults are printed to stderr. */
filter_check filter_checked(void);

#endif
