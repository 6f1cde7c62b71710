/* A closed oriented box within a margin of the half-space behind a plane. Exactly: the height of its lowest point,
 * times |q|^2 and the length of the normal, is a polynomial, and so is the square of that length. */
#ifndef LANEHIT_TESTS_EXACT_BOX_OVER_PLANE_H
#define LANEHIT_TESTS_EXACT_BOX_OVER_PLANE_H

#include "contact_oracle.h"

/* Of a case. */
enum { CENTRE = 0, HALF = 3, ROTATION = 6, PLANE = 10, EXTRA = 14, BOX_AND_PLANE_FLOATS = 15 };
enum { CORNERS = 8 };

#define BOX_OVER_PLANE_BOUNDS                                                                                \
    {                                                                                                        \
        .growth = 18.2, .slack = 1.01 * 0x1p-73, .distance = 16.2, .normal = 4.6, .point = 28.0              \
    }

int box_reaches_plane(const float *floats, float extra);
effort box_over_plane_effort(void);

/* In double. Bit k of a corner's number: towards + along the axis k of the box. */
void find_corners(const float *floats, double corners[CORNERS][3]);
void see_box_over_plane(const float *floats, contact_sight *seen);

/* How far a point is from any corner, or from the plane. */
double off_corner_or_plane(const float *floats, int which, const double *point);

#endif
