/* Two k-DOPs that touch, or lie one in the other, or nearly. */
#ifndef LANEHIT_TESTS_EXACT_KDOP_CASES_H
#define LANEHIT_TESTS_EXACT_KDOP_CASES_H

#include "../support/kdop_slabs.h"
#include "subject.h"

enum { KDOP_FLOATS = 2 * KDOP_DIRECTIONS };

/* Turns slabs that are inside out. */
void order_kdop(float *bounds);

/* Lengths, so that no place moves a bound without the others. */
#define KDOP_LAYOUT "rrrrrrrrrrrrrrrrrrrrrrrrrr"

/* The floats of a case: the k-DOPs a and b. */
enum { A_KDOP = 0, B_KDOP = KDOP_FLOATS };

enum { KDOP_FAMILIES = 8 };
extern const family kdop_families[KDOP_FAMILIES];

#endif
