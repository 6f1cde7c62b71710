/* Two shapes whose corners move each for itself, a point and a triangle or two segments: exactly whether they are apart
 * up to some time, and in double how far at one time. */
#ifndef LANEHIT_TESTS_EXACT_CORNER_PATH_H
#define LANEHIT_TESTS_EXACT_CORNER_PATH_H

#include "effort.h"
#include "place.h"
#include "subject.h"

/* The corners of both, and the floats of a case: of each shape those at the start, then those at the end. */
enum { CORNERS = 4, CORNER_FLOATS = 24, MOST_CORNER_GAPS = 4 };

typedef struct corner_shapes {
    int gaps;                         /* differences of a corner of one and a corner of the other */
    int start[CORNERS], end[CORNERS]; /* where each corner is among the floats */
    int from[MOST_CORNER_GAPS], to[MOST_CORNER_GAPS];
} corner_shapes;

extern const corner_shapes corners_of_point_and_triangle, corners_of_segments;

/* The case that the rest is asked of. */
void set_corners(const corner_shapes *shapes, const float *floats);

/* Looks for directions that separate the shapes one after the other until the end, and shows each in exact arithmetic,
 * in so many attempts at most. 1 is never wrong; 0 is no answer. */
int are_shown_apart(int most_attempts);

/* Whether the direction is above 0 times each gap, at both times, and so always; exactly. */
int separates_corners(const double *direction, float from, float until);

/* Whether the products of the direction with each gap, times the scale, a power of two, are no less than these. */
int are_corner_bounds(const float *direction, float scale, const float *low_at_start,
                      const float *low_at_end);

/* How far the shapes are from each other at most, at that time; and the largest difference of a coordinate of two
 * corners, at the start or at the end. With an error of some 2^-50 of the second. */
double distance_on_path(float time);
double largest_corner_gap(void);

effort corners_effort(void);

#endif
