/* Drafts of pairs: elements made to meet in a given point. */
#ifndef LANEHIT_TESTS_GOLDEN_DRAFTS_H
#define LANEHIT_TESTS_GOLDEN_DRAFTS_H

#include "drafts_of_kinds.h"

/* A contact with coordinates below 2^reach. */
contact contact_draw(dice *d, int reach);

/* The elements of a pair, by argument. Loosely: each lies anyhow near the contact, so that they may miss. */
void drafts_draw(unsigned query, dice *d, const contact *c, bool loosely, draft drawn[LH_MOST_ARGUMENTS]);

#endif
