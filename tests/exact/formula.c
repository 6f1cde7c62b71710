#include "formula.h"

#include <assert.h>
#include <math.h>
#include <string.h>

static term append(formula *f, operation computed_by, int left, int right)
{
    assert(f->terms < MOST_TERMS);
    term t = f->terms++;
    f->node[t].operation = computed_by;
    f->node[t].left = left;
    f->node[t].right = right;
    mpz_init(f->exact[t]);
    return t;
}

term input(formula *f, int place)
{
    return append(f, INPUT, place, place);
}

term sum(formula *f, term a, term b)
{
    return append(f, SUM, a, b);
}

term difference(formula *f, term a, term b)
{
    return append(f, DIFFERENCE, a, b);
}

term product(formula *f, term a, term b)
{
    return append(f, PRODUCT, a, b);
}

term magnitude(formula *f, term a)
{
    return append(f, MAGNITUDE, a, a);
}

term smaller(formula *f, term a, term b)
{
    return append(f, SMALLER, a, b);
}

term larger(formula *f, term a, term b)
{
    return append(f, LARGER, a, b);
}

/* The error of the result of one operation in double: what it inherits and its own rounding, at most 2^-53 of
 * the rounded result, raised by 2^-50 for the rounding in here. Nothing underflows: terms are at most of the
 * third degree, and so multiples of 2^-447. */
static double error_of(double inherited, double rounded)
{
    return (inherited + fabs(rounded) * 0x1p-53) * (1.0 + 0x1p-50);
}

static void estimate_term(formula *f, term t)
{
    int left = f->node[t].left;
    int right = f->node[t].right;
    if (f->node[t].operation == INPUT) {
        f->value[t] = (double)f->inputs[left];
        f->error[t] = 0.0;
        return;
    }

    double a = f->value[left], a_error = f->error[left];
    double b = f->value[right], b_error = f->error[right];
    switch (f->node[t].operation) {
    case INPUT:
        break;
    case SUM:
        f->value[t] = a + b;
        f->error[t] = error_of(a_error + b_error, f->value[t]);
        break;
    case DIFFERENCE:
        f->value[t] = a - b;
        f->error[t] = error_of(a_error + b_error, f->value[t]);
        break;
    case PRODUCT:
        f->value[t] = a * b;
        f->error[t] = error_of(fabs(a) * b_error + fabs(b) * a_error + a_error * b_error, f->value[t]);
        break;
    case MAGNITUDE:
        f->value[t] = fabs(a);
        f->error[t] = a_error;
        break;
    case SMALLER:
        f->value[t] = a < b ? a : b;
        f->error[t] = a_error > b_error ? a_error : b_error;
        break;
    case LARGER:
        f->value[t] = a > b ? a : b;
        f->error[t] = a_error > b_error ? a_error : b_error;
        break;
    }
}

void set_inputs(formula *f, const float *inputs)
{
    f->inputs = inputs;
    f->needed_gmp = 0;
    memset(f->is_exact, 0, sizeof f->is_exact);
    for (term t = 0; t < f->terms; t++)
        estimate_term(f, t);
}

/* In units of 2^-149, squared or cubed with the degree of the term. */
static mpz_ptr exact_term(formula *f, term t)
{
    mpz_ptr exact = f->exact[t];
    if (f->is_exact[t])
        return exact;
    f->is_exact[t] = 1;

    int left = f->node[t].left;
    int right = f->node[t].right;
    switch (f->node[t].operation) {
    case INPUT:
        mpz_set_d(exact, (double)f->inputs[left] * 0x1p149);
        break;
    case SUM:
        mpz_add(exact, exact_term(f, left), exact_term(f, right));
        break;
    case DIFFERENCE:
        mpz_sub(exact, exact_term(f, left), exact_term(f, right));
        break;
    case PRODUCT:
        mpz_mul(exact, exact_term(f, left), exact_term(f, right));
        break;
    case MAGNITUDE:
        mpz_abs(exact, exact_term(f, left));
        break;
    case SMALLER:
        left = mpz_cmp(exact_term(f, left), exact_term(f, right)) < 0 ? left : right;
        mpz_set(exact, exact_term(f, left));
        break;
    case LARGER:
        left = mpz_cmp(exact_term(f, left), exact_term(f, right)) > 0 ? left : right;
        mpz_set(exact, exact_term(f, left));
        break;
    }
    return exact;
}

int sign_of(formula *f, term t)
{
    double value = f->value[t];
    if (fabs(value) > f->error[t] || f->error[t] == 0.0)
        return (value > 0.0) - (value < 0.0);
    f->needed_gmp = 1;
    return mpz_sgn(exact_term(f, t));
}

double estimate(const formula *f, term t)
{
    return f->value[t];
}

double exact_ratio(formula *f, term numerator, term denominator)
{
    long numerator_exponent, denominator_exponent;
    double n = mpz_get_d_2exp(&numerator_exponent, exact_term(f, numerator));
    double d = mpz_get_d_2exp(&denominator_exponent, exact_term(f, denominator));
    return ldexp(n / d, (int)(numerator_exponent - denominator_exponent));
}

void free_formula(formula *f)
{
    for (term t = 0; t < f->terms; t++)
        mpz_clear(f->exact[t]);
    f->terms = 0;
}
