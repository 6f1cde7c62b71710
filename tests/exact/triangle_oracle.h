/* Closed triangle against closed box by the thirteen axes of which one separates them if they are apart: the
 * axes of the box, the normal of the triangle, and the products of an edge with an axis of the box. That
 * holds for degenerate triangles and boxes too: two compact sets meet if the first meets every box that is a
 * little larger than the second. */
#ifndef LANEHIT_TESTS_EXACT_TRIANGLE_ORACLE_H
#define LANEHIT_TESTS_EXACT_TRIANGLE_ORACLE_H

#include "formula.h"

/* The floats of a case. */
enum { VERTICES = 0, MIN = 9, MAX = 12, TRIANGLE_FLOATS = 15 };

/* The case that all below is about. */
void set_triangle(const float *floats, const float slack[3]);

int triangle_touches(void);

/* The least k for which the triangle touches the box of the half extents
 *     h + slack + k * 2^-23 * (h + max |vertex - centre|)
 * on each axis. */
double triangle_growth(void);

/* How much more there is to the products in the normal than is left of them in their differences, in terms of
 * what growth makes of both: large for slivers and needles, infinite where there is no normal. */
double triangle_cancellation(void);

/* k * 2^-23 for a slack of 0, in double; negative if they overlap. */
double estimate_triangle_growth(void);

/* The most that any of it took since the case was set. */
effort triangle_effort(void);

#endif
