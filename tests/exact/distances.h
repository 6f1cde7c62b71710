/* Squared distances that closest queries give, held against the exact ones. */
#ifndef LANEHIT_TESTS_EXACT_DISTANCES_H
#define LANEHIT_TESTS_EXACT_DISTANCES_H

#include "formula.h"

/* Terms about one distance. The inputs from `place` on are those of set_distance. */
enum { DISTANCE_INPUTS = 3 };
typedef struct distance_terms {
    term exact, error, excess;
} distance_terms;

/* exact: the squared distance, of the second degree. */
distance_terms write_distance(formula *f, term exact, int place);

/* Of what was given, and of which errors up to slack do not count; in the inputs from `place` on. */
void set_distance(float *inputs_at_place, float given, float slack);

/* How far off it is, relative to the exact one, in units of u = 2^-24; infinite where the exact one is 0. */
double distance_error(formula *f, distance_terms d);

/* How much the root of a squared distance is off from the exact distance, beyond `relative` units of u of that and
 * beyond slack: in units of u of the size of the set, and infinite where that is 0. The exact one is within 2^-50 of
 * itself. */
typedef struct root_error {
    double above, below;
} root_error;
root_error root_error_of(float distance2, double exact, double relative, double slack, double size);

#endif
