/* Asking the library about cases, by the description of a query. */
#ifndef LANEHIT_TESTS_EXACT_ASK_H
#define LANEHIT_TESTS_EXACT_ASK_H

#include "subject.h"

/* The floats of a case are those of its views in the order of the query, as structs without gaps; rays have their
 * direction alone. Behind them stands the number that the query takes, if it takes one: a time, which is the same for
 * SHARING cases in a row, or another, for which each case is a call of its own; or the elements of a set, as many as
 * there are floats for. If the query is symmetric in its operands, returns how many words of hits differ when these are
 * exchanged, otherwise 0. */
size_t ask(const subject *about, const lh_backend *backend, const float *cases, size_t n, answers *out);

/* Whether the query says yes or no. Of one that does not, a case touches where it says so, and nothing is missed. */
int has_hits(const subject *about);

/* Whether all cases of a call have one limit of time. */
int has_shared_limit(const subject *about);

/* Turns the boxes of a case that are inside out. */
void order_boxes(const subject *about, float *floats);

#endif
