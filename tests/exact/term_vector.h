/* Vectors of terms, which are three in a row. */
#ifndef LANEHIT_TESTS_EXACT_TERM_VECTOR_H
#define LANEHIT_TESTS_EXACT_TERM_VECTOR_H

#include "formula.h"

/* From one point of the inputs to another: the places of their x; y and z follow. */
static inline void write_way(formula *f, int from, int to, term way[3])
{
    for (int k = 0; k < 3; k++)
        way[k] = difference(f, input(f, to + k), input(f, from + k));
}

static inline term dot_of(formula *f, const term a[3], const term b[3])
{
    term all = product(f, a[0], b[0]);
    for (int k = 1; k < 3; k++)
        all = sum(f, all, product(f, a[k], b[k]));
    return all;
}

static inline void write_cross(formula *f, const term a[3], const term b[3], term cross[3])
{
    for (int k = 0; k < 3; k++) {
        const int u = (k + 1) % 3, w = (k + 2) % 3;
        cross[k] = difference(f, product(f, a[u], b[w]), product(f, a[w], b[u]));
    }
}

/* The same by value. */
typedef struct vector {
    term axis[3];
} vector;

static inline vector vector_from_to(formula *f, int from, int to)
{
    vector v = {{0}};
    write_way(f, from, to, v.axis);
    return v;
}

static inline vector vector_cross(formula *f, vector a, vector b)
{
    vector v = {{0}};
    write_cross(f, a.axis, b.axis, v.axis);
    return v;
}

static inline term vector_dot(formula *f, vector a, vector b)
{
    return dot_of(f, a.axis, b.axis);
}

#endif
