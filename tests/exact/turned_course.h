/* A segment beside a turned box: how near they come, in double, and whether that is within a radius, in rationals where
 * double leaves it open. */
#ifndef LANEHIT_TESTS_EXACT_TURNED_COURSE_H
#define LANEHIT_TESTS_EXACT_TURNED_COURSE_H

#include "effort.h"

typedef struct turned_course {
    float start[3], end[3], radius;
    float further; /* a number beside the radius */
    float centre[3], half[3], rotation[4];
    effort effort; /* the most that was needed so far */
} turned_course;

int segment_comes_within(turned_course *c);

/* In rationals: within the sum of the radius and the further number or, where that is below 0, is the segment so deep
 * in the box that no way out is shorter? */
int segment_reaches_exactly(const turned_course *c);

/* What of a course_sight is asked of boxes, as the box sees it; off by 2^-45 of the way to the centre. */
typedef struct turned_sight {
    double distance, sum;
} turned_sight;

turned_sight nearest_turned_sight(const turned_course *c);

#endif
