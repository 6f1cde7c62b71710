/* Motion through the three slabs of a box, with exact times: what rays and sweeps have in common. */
#ifndef LANEHIT_TESTS_EXACT_SLABS_H
#define LANEHIT_TESTS_EXACT_SLABS_H

#include "subject.h"

/* The time (to - from) / (fast - slow). Both differences are meant exactly, though no float may hold them. */
typedef struct moment {
    float to, from, fast, slow;
} moment;

/* The motion along one axis: the ways to both planes of the slab, and the velocity. */
typedef struct crossing {
    float low_plane, low_from, high_plane, high_from;
    float fast, slow;
} crossing;

typedef struct passage {
    int outside;     /* beside a slab, and not moving across it */
    int moving[3];   /* whether there is a velocity on this axis */
    moment entry[3]; /* where there is */
    moment enter, exit;
    float limit; /* t_max as it counts */
} passage;

/* Within 2^-51 of itself; of the right sign, and 0 only if it is 0. */
double time_of(moment m);

/* -1, 0 or 1, without error; raises *most to what it took. */
int compare_moments(moment a, moment b, effort *most);

/* The times within all slabs and both limits, which count as lanehit.h says of rays. */
passage pass(const crossing axes[3], float t_min, float t_max, effort *most);

/* Whether it enters no later than it leaves. Judges hits, over-reports and the times of either, last but where
 * the test does not give it. */
void judge_passage(const passage *p, const answer *given, int gives_last, finding *out);

#endif
