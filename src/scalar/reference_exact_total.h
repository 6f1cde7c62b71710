/* The sign of a sum of doubles, which are products of floats, without error. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_EXACT_TOTAL_H
#define LANEHIT_SRC_SCALAR_REFERENCE_EXACT_TOTAL_H

#include <math.h>
#include <stddef.h>

enum { MOST_ADDENDS = 36 };

typedef struct exact_total {
    size_t addends;
    double addend[MOST_ADDENDS];
} exact_total;

static inline void count_in(exact_total *s, double a)
{
    s->addend[s->addends++] = a;
}

/* Passes over all: two neighbours become their sum and its error, until no sum rounds. Then of what is not 0 the last
 * is larger than all before it together. */
static inline int sign_of_total(exact_total *s)
{
    double *const a = s->addend;
    int is_changed = 1;
    while (is_changed) {
        is_changed = 0;
        for (size_t k = 1; k < s->addends; k++) {
            const double sum = a[k - 1] + a[k];
            const double part = sum - a[k - 1];
            const double error = (a[k - 1] - (sum - part)) + (a[k] - part);
            is_changed |= sum != a[k] || error != a[k - 1];
            a[k - 1] = error;
            a[k] = sum;
        }
    }
    for (size_t k = s->addends; k-- > 0;)
        if (a[k] != 0.0)
            return a[k] > 0.0 ? 1 : -1;
    return 0;
}

#endif
