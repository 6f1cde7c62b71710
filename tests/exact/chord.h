/* A point on its way past a ball, in exact arithmetic: when it is within. */
#ifndef LANEHIT_TESTS_EXACT_CHORD_H
#define LANEHIT_TESTS_EXACT_CHORD_H

#include "formula.h"

/* Inputs of a formula that are set here. */
enum { CHORD_INPUTS = 2 };

typedef struct chord {
    formula f;
    int time;          /* the place of these inputs */
    term ahead;        /* has the sign of the time of the foot of the perpendicular less the given time */
    term outside;      /* squared distance at that time - squared radius */
    term line_outside; /* the same at the foot, times the squared speed */
} chord;

/* Of terms of the first degree; times are in the inputs from `time` on. */
void write_chord(chord *c, const term *to_centre, const term *direction, term radius, int time);

/* Of the way from one time to another. */
typedef struct chord_part {
    chord *of;
    float *inputs;
    float start, end;
    effort effort; /* the most that was needed so far */
} chord_part;

/* The radius must not be negative, nor the part empty. */
int meets_ball(chord_part *a);

/* Whether the point is not yet in the ball at t, or only just; and whether not any more. */
int is_before_entry(chord_part *a, float t);
int is_after_exit(chord_part *a, float t);

double length_of(const double *v);

/* What the radius lacks for the ball to reach back from its centre to a point: beyond the absolute bound, in 2^-23 of
 * the radius and the way to the centre. In double this is off by some 2^-50 of the way. */
double growth_of_ball(const double *to_centre, const double *from_there, double radius);

#endif
