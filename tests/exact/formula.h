/* Polynomials of floats, and their signs without error.
 *
 * A formula is written down once as a list of terms. Given inputs, every term is first computed in double
 * with a bound of its error. Where that leaves a sign open, and only there, the term is computed in the
 * integers of GMP: every float is an integer multiple of 2^-149, and sums, products, minima and magnitudes of
 * integers are integers. */
#ifndef LANEHIT_TESTS_EXACT_FORMULA_H
#define LANEHIT_TESTS_EXACT_FORMULA_H

#include <gmp.h>

enum { MOST_TERMS = 512 };

typedef enum operation { INPUT, SUM, DIFFERENCE, PRODUCT, MAGNITUDE, SMALLER, LARGER } operation;

/* A term of a formula, by its number. */
typedef int term;

typedef struct formula {
    int terms;
    struct {
        operation operation;
        term left, right; /* of an input: the place of the float */
    } node[MOST_TERMS];

    const float *inputs;
    double value[MOST_TERMS], error[MOST_TERMS];
    mpz_t exact[MOST_TERMS];
    int is_exact[MOST_TERMS];
    int needed_gmp; /* whether a sign of these inputs was left open by double */
} formula;

/* Writing: each gives a new term. */
term input(formula *f, int place);
term sum(formula *f, term a, term b);
term difference(formula *f, term a, term b);
term product(formula *f, term a, term b);
term magnitude(formula *f, term a);
term smaller(formula *f, term a, term b);
term larger(formula *f, term a, term b);

/* Reading: the inputs must stay where they are until the next call of this. They are finite. */
void set_inputs(formula *f, const float *inputs);

/* -1, 0 or 1. */
int sign_of(formula *f, term t);

/* In double, within the error bound; cheap. */
double estimate(const formula *f, term t);

/* numerator / denominator, of terms of one degree, with an error of no more than 2^-50 of itself. */
double exact_ratio(formula *f, term numerator, term denominator);

void free_formula(formula *f);

#endif
