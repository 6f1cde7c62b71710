/* The contact of a capsule and a triangle, in double. */
#ifndef LANEHIT_TESTS_EXACT_CAPSULE_TRIANGLE_CONTACT_H
#define LANEHIT_TESTS_EXACT_CAPSULE_TRIANGLE_CONTACT_H

#include "contact_oracle.h"
#include "segment_triangle.h"

/* The floats of a case: those of the segment and the triangle, and the margin. */
enum { CAPSULE_TRIANGLE_MARGIN = CAPSULE_TRIANGLE_FLOATS, CAPSULE_TRIANGLE_CONTACT_FLOATS };

void see_capsule_and_triangle(const float *floats, contact_sight *seen);
double off_capsule_axis_or_triangle(const float *floats, int which, const double *point);

#endif
