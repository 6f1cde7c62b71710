/* The segment of a capsule and a triangle, exactly: whether it goes through, and how near they are. */
#ifndef LANEHIT_TESTS_EXACT_SEGMENT_TRIANGLE_H
#define LANEHIT_TESTS_EXACT_SEGMENT_TRIANGLE_H

#include "effort.h"

/* The floats of a case: both ends, the radius, three vertices. */
enum {
    CAPSULE_START = 0,
    CAPSULE_END = 3,
    CAPSULE_RADIUS = 6,
    CAPSULE_VERTICES = 7,
    CAPSULE_TRIANGLE_FLOATS = 16
};

/* From one side of the plane to the other, and between all edges. */
int segment_goes_through(const float *floats);

/* Are the two no further apart than the radius and a further number or, where that is below 0, does the segment go
 * through so deep that no way out is shorter? */
int segment_reaches_triangle(const float *floats, float further);

/* The pairs that are nearest to each other are of these: an end and the triangle, the segment and an edge. Of each,
 * in double, the points; the distance with an error of no more than 2^-49 of itself. */
enum { SEGMENT_TRIANGLE_PAIRS = 5 };

typedef struct segment_triangle_pair {
    double on_segment[3], on_triangle[3], distance;
} segment_triangle_pair;

void see_segment_triangle_pair(const float *floats, int k, segment_triangle_pair *seen);

/* Of the nearest pair; 0 where the segment goes through. */
double distance_of_segment_and_triangle(const float *floats);

/* How far a point is from the triangle, in double. */
double triangle_to_point(const float *vertices, const double *point);

/* The length of the segment and the size of the triangle. */
double size_of_segment_and_triangle(const float *floats);

/* The most that was needed since this was asked. */
effort segment_triangle_effort(void);

#endif
