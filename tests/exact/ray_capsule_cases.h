/* Rays and capsules that touch, or nearly; or cylinders of the same ends and radius. */
#ifndef LANEHIT_TESTS_EXACT_RAY_CAPSULE_CASES_H
#define LANEHIT_TESTS_EXACT_RAY_CAPSULE_CASES_H

#include "ray_capsule.h"
#include "subject.h"

/* Anything; at a point of the boundary at a whole time; nearly along the axis; without direction; an empty capsule. */
void draft_any_capsule(source *from, double *draft);
void draft_capsule_contact(source *from, double *draft);
void draft_along_capsule(source *from, double *draft);
void draft_standing_by_capsule(source *from, double *draft);
void draft_empty_capsule(source *from, double *draft);

/* The radius becomes what just reaches the ray, or its origin. */
void graze_capsule(stream *s, float *floats);
void scatter_and_graze_capsule(stream *s, float *floats);

/* The limits as they count. */
float start_of(const float *floats);
float end_of(const float *floats);

/* Whether something is promised for a direction. */
int is_promised(const float *floats);

/* What is wrong with times, whatever is met; or NULL. */
const char *broken_by_limits(const float *floats, const answer *given);

#endif
