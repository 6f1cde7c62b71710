/* Shapes of which one goes past another: what is better done after a case was rounded. */
#ifndef LANEHIT_TESTS_EXACT_AXIS_COURSE_CASES_H
#define LANEHIT_TESTS_EXACT_AXIS_COURSE_CASES_H

#include "axis_course.h"
#include "place.h"

/* Where the parts of a case begin: the box that moves, by its centre or by min and max; the half extents that are
 * scaled until both touch, its own or those of the other box, or -1 of min and max; and the velocities. */
typedef struct course_places {
    int box, half, fast, slow, t_max;
    axis_course *(*course_of)(const float *floats);
    void (*see)(const float *floats, moving_sight *seen);
} course_places;

/* The box goes past the other shape so that both just touch, or nearly; or it has hardly a velocity relative to it; or
 * both just touch at the start. */
void graze_on_course(const course_places *at, stream *s, float *floats);
void graze_slowly(const course_places *at, stream *s, float *floats);
void meet_at_start(const course_places *at, stream *s, float *floats);

/* For drafts: a limit, which is shared. */
double draw_course_limit(source *from);

#endif
