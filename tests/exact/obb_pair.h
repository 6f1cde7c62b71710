/* Two oriented boxes and the fifteen axes: with N = |q|^2 the axes of a box, times N, are whole polynomials in q, and
 * so are all gaps, times the N of both. */
#ifndef LANEHIT_TESTS_EXACT_OBB_PAIR_H
#define LANEHIT_TESTS_EXACT_OBB_PAIR_H

#include "separation.h"

/* The floats of a case: the boxes a and b. */
enum { CENTRE = 0, HALF = 3, ROTATION = 6, SECOND = 10, OBB_PAIR_FLOATS = 20 };

#define OBB_PAIR_LAYOUT "xyzrrrqqqqxyzrrrqqqq"

typedef struct obb_pair {
    separation of;
    term squared_length[BOX_AXES][2]; /* of each axis: the product of both */
    term middle[BOX_AXES];            /* of the second box, from that of the first */
    term speed[BOX_AXES];             /* with velocities: of the first relative to the second */
    term norm;                        /* of all of these, a factor */
} obb_pair;

void write_obb_pair(obb_pair *pair);

/* Of boxes that move: behind the numbers of each come three of its velocity, of which the places are given. */
void write_moving_obb_pair(obb_pair *pair, int second, int a_velocity, int b_velocity);

/* Inside out by a nudge, or without a rotation: of that nothing is said. */
int is_no_box(const float *box);

#endif
