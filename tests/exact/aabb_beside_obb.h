/* A box and an oriented box, exactly, by fifteen axes: with N = |q|^2 the axes of the latter, times N, are whole
 * polynomials in q, and so all comparisons are, times N; lengths are doubled, so that the box needs no centre. */
#ifndef LANEHIT_TESTS_EXACT_AABB_BESIDE_OBB_H
#define LANEHIT_TESTS_EXACT_AABB_BESIDE_OBB_H

#include "separation.h"

/* The floats of a case. */
enum { MIN = 0, MAX = 3, CENTRE = 6, HALF = 9, ROTATION = 12, AABB_OBB_FLOATS = 16 };

#define AABB_OBB_LAYOUT "xyzxyzxyzrrrqqqq"

void write_aabb_beside_obb(separation *to);

/* Inside out by a nudge, or without a rotation: of that nothing is said. */
int is_no_aabb_or_obb(const float *floats);

#endif
