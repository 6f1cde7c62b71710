/* A ray and a closed ellipsoid, in exact arithmetic: when the ray is within. */
#ifndef LANEHIT_TESTS_EXACT_RAY_ELLIPSOID_H
#define LANEHIT_TESTS_EXACT_RAY_ELLIPSOID_H

#include "rays.h"

/* The floats of a case, after the ray. */
enum { MIDDLE = RAY_END, AXES = 11, RAY_ELLIPSOID_FLOATS = 20 };

/* Of a case, which stays where it is: the functions below are about the last one. Where columns depend on each other,
 * something is told if all are in the plane of two and the third is 0, or on the line of one and the others are 0, with
 * the ray not along it: of others nothing is. */
void set_ray_and_ellipsoid(const float *floats);

/* Whether the ray is in the ellipsoid at some time from start to end. */
int meets_ellipsoid(float start, float end);

/* Whether it is not yet within at t, or only just; and whether not any more. Of a ray that meets the ellipsoid. */
int is_before_ellipsoid(float t);
int is_after_ellipsoid(float t);

#endif
