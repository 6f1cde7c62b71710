/* A triangle and an oriented box, by the greatest gap along thirteen axes. */
#ifndef LANEHIT_TESTS_EXACT_TRIANGLE_OBB_CONTACT_H
#define LANEHIT_TESTS_EXACT_TRIANGLE_OBB_CONTACT_H

#include "axis_contact.h"
#include "turned_triangle.h"

/* The floats of a case: those of the triangle and the box, and the margin. */
enum { TRIANGLE_OBB_MARGIN = TURNED_TRIANGLE_FLOATS, TRIANGLE_OBB_FLOATS };

/* From the centre of the box; both shapes, and the axes. */
void see_axes_of_triangle_and_box(double vertices[3][3], const double half[3], const double q[4],
                                  axes_sight *seen);

/* As members of an oracle. */
int triangle_reaches_obb(const float *floats, float extra);
void see_triangle_and_obb(const float *floats, contact_sight *seen);
void see_axes_of_triangle_and_obb(const float *floats, axes_sight *seen);
effort triangle_obb_effort(void);

#endif
