/* Each step of the search for a meeting of moving corners once more, by the reference, and what it says shown in exact
 * arithmetic: each lower bound along its direction, and that this separates the shapes as long as is taken from it.
 * Whatever way a direction was found, that is a proof that they are apart. */
#ifndef LANEHIT_TESTS_EXACT_CORNER_STEPS_H
#define LANEHIT_TESTS_EXACT_CORNER_STEPS_H

#include "corner_path.h"

/* Of the case that set_corners was given last. Returns NULL, or in words what is wrong with a step; or with the answer,
 * which is to be that of the steps. */
const char *fault_of_steps(const corner_shapes *shapes, const float *floats, const answer *given);

/* Of the answer, among its floats. */
enum { CORNER_TOI, CORNER_NEAR_AT };

#endif
