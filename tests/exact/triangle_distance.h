/* The distance from a point to a closed triangle, of any shape, in exact arithmetic. */
#ifndef LANEHIT_TESTS_EXACT_TRIANGLE_DISTANCE_H
#define LANEHIT_TESTS_EXACT_TRIANGLE_DISTANCE_H

#include "effort.h"

/* The case that the others are about: x, y, z of three vertices, and of the point. */
void set_triangle_and_point(const float *vertices, const float *point);

/* Is it at most so much? */
int is_triangle_within(float distance);
int is_triangle_within_sum(float distance, float further);

/* With an error of no more than 2^-50 of itself. */
double distance_to_triangle(void);

/* In double. */
double estimate_distance_to_triangle(void);

/* The point of the triangle that is nearest, in double. */
void nearest_of_triangle(double *nearest);

/* The root of |b - a|^2 + |c - a|^2, in double. */
double size_of_triangle(void);

/* The most that was needed since the case was set. */
effort triangle_distance_effort(void);

#endif
