/* Triangles and turned boxes that touch, or nearly: as triangle_cases.h has triangles and boxes; but where these have
 * min and max, there are a centre and half extents. */
#ifndef LANEHIT_TESTS_EXACT_TURNED_TRIANGLE_CASES_H
#define LANEHIT_TESTS_EXACT_TURNED_TRIANGLE_CASES_H

#include "place.h"
#include "turned_triangle.h"

typedef void drafter(source *from, double *draft);

void take_for_centre_and_half(double *draft);

/* The same as seen from a box that is turned about its centre. */
void turn_all(const double q[4], double *draft);

void draft_turned(drafter *upright, source *from, double *draft);

#endif
