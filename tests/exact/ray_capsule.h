/* A ray and a capsule, in exact arithmetic. */
#ifndef LANEHIT_TESTS_EXACT_RAY_CAPSULE_H
#define LANEHIT_TESTS_EXACT_RAY_CAPSULE_H

#include "rays.h"

/* The floats of a case, after the ray: a, b and the radius. */
enum { CAPSULE_START = RAY_END, CAPSULE_END = 11, CAPSULE_RADIUS = 14, RAY_CAPSULE_FLOATS };

#include "effort.h"

/* Within these times, which are finite and ascend; the radius is not negative. */
void set_ray_and_capsule(const float *floats, float start, float end);

/* Is the ray ever in the capsule? */
int ray_meets_capsule(void);

/* Whether the ray is not yet in it at t, or only just; and whether not any more. */
int is_before_capsule(float t);
int is_after_capsule(float t);

/* At that time, from the segment; in double: off by 2^-50 of the way. */
double distance_from_segment(const float *floats, double t);

/* Likewise how far it is outside of the cylinder: beside the side, or beyond an end if that is more. */
double excess_of_cylinder(const float *floats, double t);

/* Of the nearest time, from the start of the ray on. */
double nearest_to_segment(const float *floats);

/* Of the solid cylinder of the same floats, which has a length: is the ray ever in it, and is it at t, not just at its
 * surface? */
int ray_meets_cylinder(void);
int is_deep_in_cylinder(float t);

effort ray_capsule_effort(void);

#endif
