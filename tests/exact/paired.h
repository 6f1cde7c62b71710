/* Numbers of twice the precision of double, with a bound of their error: the second stage of the filter.
 *
 * A number is high + low, exactly, and off from what it stands for by at most error. Sums and products are
 * computed without error as sums of doubles (Knuth's two-sum; a product and its remainder by fma), of which
 * as many are kept as two doubles can hold. What had to be dropped is known, since it too is computed as a
 * double, and adds to the error. So the error is 0 where nothing was dropped: contact itself is then decided.
 *
 * What this rests on, besides rounding to nearest:
 * - Two-sum is exact for all doubles of which the sum does not overflow: a + b = s + r.
 * - fma(a, b, -p), p = a * b rounded, is the exact remainder unless that is no double, being too small. But
 *   numbers here are polynomials of floats, of the sixth degree at most: so all of them, and all remainders,
 *   are integer multiples of 2^-894 below 2^800, and no double among these is too small or too large.
 * - The error itself is rounded: it is a sum of at most 12 numbers that are not negative, of relative error
 *   2^-53 in each addition and product, which the factor 1 + 2^-48 outweighs. */
#ifndef LANEHIT_TESTS_EXACT_PAIRED_H
#define LANEHIT_TESTS_EXACT_PAIRED_H

#include <math.h>

typedef struct paired {
    double high, low, error;
} paired;

/* A double and what it leaves out. */
typedef struct split {
    double value, remainder;
} split;

static inline split two_sum(double a, double b)
{
    double value = a + b;
    double of_b = value - a;
    double of_a = value - of_b;
    return (split){value, (a - of_a) + (b - of_b)};
}

static inline split two_product(double a, double b)
{
    double value = a * b;
    return (split){value, fma(a, b, -value)};
}

static inline paired paired_of(double x)
{
    return (paired){x, 0.0, 0.0};
}

/* high + low once more, with |low| of at most half a step of high. */
static inline paired paired_from(double high, double low, double error)
{
    split both = two_sum(high, low);
    return (paired){both.value, both.remainder, error * (1.0 + 0x1p-48)};
}

static inline paired paired_sum(paired a, paired b)
{
    split high = two_sum(a.high, b.high);
    split low = two_sum(a.low, b.low);
    split middle = two_sum(high.remainder, low.value);
    split top = two_sum(high.value, middle.value);
    split rest = two_sum(top.remainder, middle.remainder);
    split last = two_sum(rest.value, low.remainder);
    double dropped = fabs(rest.remainder) + fabs(last.remainder);
    return paired_from(top.value, last.value, a.error + b.error + dropped);
}

static inline paired paired_negative(paired a)
{
    return (paired){-a.high, -a.low, a.error};
}

static inline paired paired_product(paired a, paired b)
{
    split high = two_product(a.high, b.high);
    split left = two_product(a.high, b.low);
    split right = two_product(a.low, b.high);
    split low = two_product(a.low, b.low);
    split middle = two_sum(left.value, right.value);
    split top = two_sum(high.remainder, middle.value);
    split rest = two_sum(top.remainder, middle.remainder);
    split bottom = two_sum(left.remainder, right.remainder);
    split last = two_sum(bottom.value, low.value);
    split tail = two_sum(rest.value, last.value);

    /* high.value + top.value + tail.value, and what is not among them */
    split sum = two_sum(high.value, top.value);
    split under = two_sum(sum.remainder, tail.value);
    double dropped = fabs(low.remainder) + fabs(rest.remainder) + fabs(bottom.remainder) +
                     fabs(last.remainder) + fabs(tail.remainder) + fabs(under.remainder);
    double inherited =
        (fabs(a.high) + fabs(a.low)) * b.error + (fabs(b.high) + fabs(b.low)) * a.error + a.error * b.error;
    return paired_from(sum.value, under.value, inherited + dropped);
}

static inline int paired_less(paired a, paired b)
{
    return a.high < b.high || (a.high == b.high && a.low < b.low);
}

/* The error of a minimum is no larger than that of the worse of its arguments. */
static inline paired paired_smaller(paired a, paired b)
{
    paired chosen = paired_less(a, b) ? a : b;
    chosen.error = a.error > b.error ? a.error : b.error;
    return chosen;
}

static inline paired paired_larger(paired a, paired b)
{
    return paired_negative(paired_smaller(paired_negative(a), paired_negative(b)));
}

static inline paired paired_magnitude(paired a)
{
    return a.high < 0.0 ? paired_negative(a) : a;
}

/* A lower bound of the magnitude of high + low. Rounding is monotonic, so it exceeds the error only where the
 * magnitude does. */
static inline double paired_least_magnitude(paired a)
{
    return fabs(a.high) - fabs(a.low);
}

#endif
