/* Lines, as cases have them: as rays, of which the limits do not count. */
#ifndef LANEHIT_TESTS_EXACT_LINES_H
#define LANEHIT_TESTS_EXACT_LINES_H

#include "rays.h"

/* Through two points, with limits that would leave nothing of a ray, or are not numbers. */
void draft_line(stream *s, const double *points, double *line);

/* Two vectors in whole numbers of 24 binary digits, of which the product is one unit: the least that is not 0. */
void draw_next_to_parallel(stream *s, float *vector, float *other);

/* The components of the direction are 0 or as large as is promised: directions may be smaller than coordinates. */
int has_promised_direction(const float *line);

/* How far a point is off the exact one at t, beyond the rounding of a coordinate, on the axis where that is most: in
 * units of u of t * direction there. */
double error_of_point_on_line(const float *line, float t, const float *on);

/* In double. */
double coordinate_of_line(const float *line, float t, int axis);

#endif
