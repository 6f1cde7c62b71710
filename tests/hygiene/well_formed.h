/* What every result is like, whatever the floating-point mode. */
#ifndef LANEHIT_TESTS_HYGIENE_WELL_FORMED_H
#define LANEHIT_TESTS_HYGIENE_WELL_FORMED_H

#include <stdbool.h>

#include "description/query.h"

/* On a hit, ascending times from 0 to 2^127 that are not -0, and a normal of an axis or 0; on a miss +inf
 * and 0; unused bits 0. Looks at the outputs that are there. */
bool results_are_well_formed(unsigned query, const lh_call *call, size_t n);

#endif
