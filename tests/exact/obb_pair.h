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
} obb_pair;

void write_obb_pair(obb_pair *pair);

/* Inside out by a nudge, or without a rotation: of that nothing is said. */
int is_no_box(const float *box);

#endif
