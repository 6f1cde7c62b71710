/* Two boxes that touch, or lie one in the other, or nearly. */
#ifndef LANEHIT_TESTS_EXACT_BOX_CASES_H
#define LANEHIT_TESTS_EXACT_BOX_CASES_H

#include "subject.h"

/* The floats of a case: the boxes a and b. */
enum { A_MIN = 0, A_MAX = 3, B_MIN = 6, B_MAX = 9 };

#define BOXES_LAYOUT "xyzxyzxyzxyz"

enum { BOX_FAMILIES = 10 };
extern const family box_families[BOX_FAMILIES];

/* How an interval a lies to another, b, in whole numbers; of two boxes on one axis. */
enum { BELOW_B, TOUCHING_BELOW, INSIDE, EQUAL, AROUND, TOUCHING_ABOVE, ABOVE_B };
void draft_relation(stream *s, int relation, int largest, double *a_min, double *a_max, const double *b_min,
                    const double *b_max);

/* Exactly: floats are compared, and a comparison has no error. There is nothing to over-report either. */
void judge_comparison(int touches, const answer *given, finding *out);

#endif
