/* Cases that several queries of the same shapes share: drafted in one order of floats, and asked in that of a query. */
#ifndef LANEHIT_TESTS_EXACT_PARTS_H
#define LANEHIT_TESTS_EXACT_PARTS_H

#include "subject.h"

/* That of its cases unless it shares drafts, or has those of another query. */
const char *layout_of_drafts(const subject *about);

/* The floats of a case from those of a draft, of which a query may leave some out; and the other way, which leaves what
 * the query does not have as it is. */
void take_parts(const subject *about, const float *drafted, float *floats);
void put_parts(const subject *about, const float *floats, float *drafted);

#endif
