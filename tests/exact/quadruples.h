/* Vectors of whole numbers of which the length is a whole number too. */
#ifndef LANEHIT_TESTS_EXACT_QUADRUPLES_H
#define LANEHIT_TESTS_EXACT_QUADRUPLES_H

#include "stream.h"

/* The three components, and the length. */
static inline const int *draw_quadruple(stream *s)
{
    static const int quadruples[][4] = {{1, 0, 0, 1}, {3, 4, 0, 5},  {5, 12, 0, 13}, {1, 2, 2, 3},
                                        {2, 3, 6, 7}, {1, 4, 8, 9},  {2, 6, 9, 11},  {6, 10, 15, 19},
                                        {4, 4, 7, 9}, {8, 9, 12, 17}};
    return quadruples[draw_integer(s, 0, sizeof quadruples / sizeof *quadruples - 1)];
}

#endif
