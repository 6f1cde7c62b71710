/* The third stage of formula.h, and the judge of the other two: integers of GMP. */
#include <math.h>
#include <stdio.h>

#include "formula_stages.h"

enum { EXPONENT = 149, MOST_PRINTED = 10 };

/* ---- Third stage -------------------------------------------------------------------------------------- */

/* In units of 2^-149, to the power of the degree of the term. */
mpz_srcptr exact_term(formula *f, term t)
{
    mpz_ptr exact = f->exact[t];
    if (f->is_exact[t])
        return exact;
    f->is_exact[t] = 1;

    int left = f->node[t].left;
    int right = f->node[t].right;
    switch (f->node[t].operation) {
    case INPUT:
        mpz_set_d(exact, ldexp((double)f->inputs[left], EXPONENT));
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
    case NEGATIVE:
        mpz_neg(exact, exact_term(f, left));
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

double exact_ratio(formula *f, term numerator, term denominator)
{
    long numerator_exponent, denominator_exponent;
    double n = mpz_get_d_2exp(&numerator_exponent, exact_term(f, numerator));
    double d = mpz_get_d_2exp(&denominator_exponent, exact_term(f, denominator));
    return ldexp(n / d, (int)(numerator_exponent - denominator_exponent));
}

static void multiply(formula *f, const term *factors, int count, mpz_t to)
{
    mpz_set_ui(to, 1);
    for (int k = 0; k < count; k++)
        mpz_mul(to, to, exact_term(f, factors[k]));
}

int compare_products(formula *f, const term *a, int a_count, const term *b, int b_count)
{
    mpz_t of_a, of_b;
    mpz_inits(of_a, of_b, NULL);
    multiply(f, a, a_count, of_a);
    multiply(f, b, b_count, of_b);
    const int order = mpz_cmp(of_a, of_b);
    mpz_clears(of_a, of_b, NULL);
    f->effort = BY_GMP;
    return (order > 0) - (order < 0);
}

/* ---- Checking ----------------------------------------------------------------------------------------- */

static int checking;
static filter_check checked;

void check_filter(void)
{
    checking = 1;
}

int is_filter_checked(void)
{
    return checking;
}

filter_check filter_checked(void)
{
    return checked;
}

static void count_fault(const char *fault)
{
    if (checked.faults++ < MOST_PRINTED)
        fprintf(stderr, "the filter: %s\n", fault);
}

void count_decision(int is_right, const char *fault)
{
    checked.decisions++;
    if (!is_right)
        count_fault(fault);
}

/* Rounded down in magnitude to whole units, which only an error need be. */
static void set_in_units(mpz_t to, const formula *f, term t, double x)
{
    enum { DIGITS = 53 };
    int exponent;
    mpz_set_d(to, ldexp(frexp(x, &exponent), DIGITS));
    exponent += EXPONENT * f->node[t].degree - DIGITS;
    if (exponent >= 0)
        mpz_mul_2exp(to, to, (mp_bitcnt_t)exponent);
    else
        mpz_tdiv_q_2exp(to, to, (mp_bitcnt_t)-exponent);
}

/* Whether high + low is within the error of the exact value. */
static int is_within(formula *f, term t, double high, double low, double error)
{
    mpz_t off, part;
    mpz_inits(off, part, NULL);
    set_in_units(off, f, t, high);
    set_in_units(part, f, t, low);
    mpz_add(off, off, part);
    mpz_sub(off, exact_term(f, t), off);
    set_in_units(part, f, t, error);
    int within = mpz_cmpabs(off, part) <= 0;
    mpz_clears(off, part, NULL);
    return within;
}

static void check_bounds(formula *f, term t)
{
    estimate_up_to(f, t);
    if (!is_within(f, t, f->value[t], 0.0, f->error[t]))
        count_fault("a bound in double is wrong");
    const paired *p = paired_term(f, t);
    if (!is_within(f, t, p->high, p->low, p->error))
        count_fault("a bound in pairs of doubles is wrong");
}

void check_sign(formula *f, term t, int sign)
{
    if (!checking)
        return;
    count_decision(mpz_sgn(exact_term(f, t)) == sign, "a sign is wrong");
    check_bounds(f, t);
}

void check_ratio(formula *f, term numerator, term denominator, double ratio)
{
    if (!checking)
        return;
    double exact = exact_ratio(f, numerator, denominator);
    count_decision(fabs(ratio - exact) <= fabs(exact) * 0x1p-49, "a ratio is wrong");
    check_bounds(f, numerator);
    check_bounds(f, denominator);
}
