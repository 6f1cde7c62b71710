/* Sums of doubles without error, of which the sign is wanted: kept as an expansion, parts that do not overlap, the
 * largest last. Shewchuk, Adaptive precision floating-point arithmetic and fast robust geometric predicates, 1997,
 * section 2.4. A product of two floats is a double; one of three is two. None of these overflows or underflows. */
#ifndef LANEHIT_SRC_MATHEMATICS_POLYGONS_EXPANSION_H
#define LANEHIT_SRC_MATHEMATICS_POLYGONS_EXPANSION_H

#include "lanes/compiler.h"

/* The most that are added up: three determinants of six products of two parts. */
enum { MOST_PARTS_OF_SUM = 36 };

typedef struct expansion {
    unsigned parts;
    double part[MOST_PARTS_OF_SUM];
} expansion;

LH_INLINE void add_exactly(expansion *s, double a)
{
    unsigned kept = 0;
    for (unsigned k = 0; k < s->parts; k++) {
        const double b = s->part[k], both = a + b, of_b = both - a;
        const double error = (a - (both - of_b)) + (b - of_b);
        if (error != 0.0)
            s->part[kept++] = error;
        a = both;
    }
    if (a != 0.0)
        s->part[kept++] = a;
    s->parts = kept;
}

/* -1, 0 or 1 */
LH_INLINE int sign_of_sum(const expansion *s)
{
    if (s->parts == 0)
        return 0;
    return s->part[s->parts - 1] > 0.0 ? 1 : -1;
}

LH_INLINE void add_product(expansion *s, float a, float b)
{
    add_exactly(s, (double)a * (double)b);
}

/* In halves of 26 bits, of which products with floats are exact. Veltkamp 1968, Dekker 1971. */
LH_INLINE void add_product_of_three(expansion *s, float a, float b, float c)
{
    const double product = (double)a * (double)b, shifted = product * 0x1.0000002p+27; /* 2^27 + 1 */
    const double high = shifted - (shifted - product), low = product - high;
    add_exactly(s, high * (double)c);
    add_exactly(s, low * (double)c);
}

#endif
