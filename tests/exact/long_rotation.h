/* Rotations by q/|q|, in long doubles. */
#ifndef LANEHIT_TESTS_EXACT_LONG_ROTATION_H
#define LANEHIT_TESTS_EXACT_LONG_ROTATION_H

void turn_in_long(const double *q, const double v[3], long double turned[3]);
void turn_back_in_long(const double *q, const long double v[3], long double turned[3]);

#endif
