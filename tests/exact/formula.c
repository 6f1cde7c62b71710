#include "formula.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "formula_stages.h"

/* ---- Writing ------------------------------------------------------------------------------------------ */

static term append(formula *f, operation computed_by, int left, int right, int degree)
{
    assert(f->terms < MOST_TERMS && degree <= HIGHEST_DEGREE);
    term t = f->terms++;
    f->node[t].operation = computed_by;
    f->node[t].left = left;
    f->node[t].right = right;
    f->node[t].degree = degree;
    mpz_init(f->exact[t]);
    return t;
}

static term append_of_one_degree(formula *f, operation computed_by, term a, term b)
{
    assert(f->node[a].degree == f->node[b].degree);
    return append(f, computed_by, a, b, f->node[a].degree);
}

term input(formula *f, int place)
{
    return append(f, INPUT, place, place, 1);
}

term sum(formula *f, term a, term b)
{
    return append_of_one_degree(f, SUM, a, b);
}

term difference(formula *f, term a, term b)
{
    return append_of_one_degree(f, DIFFERENCE, a, b);
}

term product(formula *f, term a, term b)
{
    return append(f, PRODUCT, a, b, f->node[a].degree + f->node[b].degree);
}

term square(formula *f, term a)
{
    return product(f, a, a);
}

term negative(formula *f, term a)
{
    return append_of_one_degree(f, NEGATIVE, a, a);
}

term magnitude(formula *f, term a)
{
    return append_of_one_degree(f, MAGNITUDE, a, a);
}

term smaller(formula *f, term a, term b)
{
    return append_of_one_degree(f, SMALLER, a, b);
}

term larger(formula *f, term a, term b)
{
    return append_of_one_degree(f, LARGER, a, b);
}

void set_inputs(formula *f, const float *inputs)
{
    f->inputs = inputs;
    f->effort = BY_DOUBLE;
    f->estimated = 0;
    memset(f->is_paired, 0, (size_t)f->terms);
    memset(f->is_exact, 0, (size_t)f->terms);
}

/* ---- First stage: double ------------------------------------------------------------------------------ */

/* The error of the result of one operation in double: what it inherits and its own rounding, at most 2^-53 of
 * the rounded result, raised by 2^-50 for the rounding in here. Nothing underflows: terms are at most of the
 * sixth degree, and so multiples of 2^-894. */
static double error_of(double inherited, double result)
{
    return (inherited + fabs(result) * 0x1p-53) * (1.0 + 0x1p-50);
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
    case NEGATIVE:
        f->value[t] = -a;
        f->error[t] = a_error;
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

void estimate_up_to(formula *f, term t)
{
    for (; f->estimated <= t; f->estimated++)
        estimate_term(f, f->estimated);
}

double estimate(formula *f, term t)
{
    estimate_up_to(f, t);
    return f->value[t];
}

/* ---- Second stage: pairs of doubles ------------------------------------------------------------------- */

static paired compute_pair(formula *f, term t)
{
    int left = f->node[t].left;
    int right = f->node[t].right;
    if (f->node[t].operation == INPUT)
        return paired_of((double)f->inputs[left]);
    paired a = *paired_term(f, left);
    paired b = *paired_term(f, right);
    switch (f->node[t].operation) {
    case INPUT:
        break;
    case SUM:
        return paired_sum(a, b);
    case DIFFERENCE:
        return paired_sum(a, paired_negative(b));
    case PRODUCT:
        return paired_product(a, b);
    case NEGATIVE:
        return paired_negative(a);
    case MAGNITUDE:
        return paired_magnitude(a);
    case SMALLER:
        return paired_smaller(a, b);
    case LARGER:
        return paired_larger(a, b);
    }
    return a;
}

const paired *paired_term(formula *f, term t)
{
    if (!f->is_paired[t]) {
        f->is_paired[t] = 1;
        f->pair[t] = compute_pair(f, t);
    }
    return &f->pair[t];
}

/* ---- Signs and ratios --------------------------------------------------------------------------------- */

static int sign(double x)
{
    return (x > 0.0) - (x < 0.0);
}

static void need(formula *f, effort e)
{
    if (e > f->effort)
        f->effort = e;
}

static int find_sign(formula *f, term t)
{
    estimate_up_to(f, t);
    if (fabs(f->value[t]) > f->error[t] || f->error[t] == 0.0)
        return sign(f->value[t]);

    need(f, BY_PAIR);
    const paired *p = paired_term(f, t);
    if (paired_least_magnitude(*p) > p->error || p->error == 0.0)
        return sign(p->high);

    need(f, BY_GMP);
    return mpz_sgn(exact_term(f, t));
}

int sign_of(formula *f, term t)
{
    int found = find_sign(f, t);
    check_sign(f, t, found);
    return found;
}

/* Within 2^-53 of itself; hence so are ratios but for three times that. */
static int is_precise(const paired *p)
{
    return p->error <= 0x1p-54 * paired_least_magnitude(*p) && fabs(p->high) > 0.0;
}

double ratio_of(formula *f, term numerator, term denominator)
{
    need(f, BY_PAIR);
    const paired *n = paired_term(f, numerator);
    const paired *d = paired_term(f, denominator);
    if (!is_precise(n) || !is_precise(d)) {
        need(f, BY_GMP);
        return exact_ratio(f, numerator, denominator);
    }
    double ratio = n->high / d->high;
    check_ratio(f, numerator, denominator, ratio);
    return ratio;
}

void free_formula(formula *f)
{
    for (term t = 0; t < f->terms; t++)
        mpz_clear(f->exact[t]);
    f->terms = 0;
}
