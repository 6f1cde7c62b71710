/* A point on its course past a box, in exact arithmetic: when it is within a radius of it. */
#ifndef LANEHIT_TESTS_EXACT_COURSE_H
#define LANEHIT_TESTS_EXACT_COURSE_H

#include "effort.h"

typedef struct course {
    float start[3], fast[3], slow[3]; /* the velocity is the difference of these two */
    float min[3], max[3];             /* of a box that is not empty */
    float radius, end;
    float further; /* a number beside the radius; the sum is not negative */
    effort effort; /* the most that was needed so far */
} course;

/* Turns axes so that no component of the velocity is negative. This comes first. */
void set_course(course *c);

/* Along a segment, with a radius of 0. */
course course_along(const float *start, const float *end, const float *min, const float *max);

/* Is the point ever within the radius, from time 0 to the end? */
int comes_within(course *c);

/* Whether it is not yet within at t, or only just; for one that is within at some time from then on. */
int is_not_late(course *c, float t);

/* Where it is at a time and what is nearest then, in double: off by some 2^-50 of the sum. */
typedef struct course_sight {
    double time, distance;
    double between[3]; /* from the nearest point of the box; with the axes as they were turned */
    double sum;        /* over the axes, of how far both are from the start */
} course_sight;

course_sight sight_at(const course *c, double time);

/* At the nearest time. */
course_sight nearest_sight(const course *c);

#endif
