/* Rays, as all cases with rays have them in their first floats. */
#ifndef LANEHIT_TESTS_EXACT_RAYS_H
#define LANEHIT_TESTS_EXACT_RAYS_H

#include "stream.h"

enum { ORIGIN = 0, DIRECTION = 3, T_MIN = 6, T_MAX = 7, RAY_END = 8 };

/* ---- What is better done after rounding ---------------------------------------------------------------- */

/* Zeros of the direction become others, of either sign, most so small that they count as zeros too, or just
 * not so. */
void make_zeros_tiny(stream *s, float *floats);

/* Limits that count as others. */
void limit_oddly(stream *s, float *floats);

#endif
