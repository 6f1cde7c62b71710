/* Rotations by quaternions of any length q, in rationals: all of it times |q|^2, which leaves polynomials. */
#ifndef LANEHIT_TESTS_EXACT_EXACT_ROTATION_H
#define LANEHIT_TESTS_EXACT_EXACT_ROTATION_H

#include <gmp.h>

/* Column k is |q|^2 times what the rotation makes of axis k; and |q|^2. */
void set_exact_rotation(mpq_t rotation[3][3], mpq_t norm, const float *q);

/* The way between two points by the inverse, times |q|^2. */
void turn_back_exactly(mpq_t seen[3], mpq_t rotation[3][3], const float *to, const float *from);

#endif
