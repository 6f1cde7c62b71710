/* Do all contenders solve the same problem? A fast wrong answer is no speed. */
#ifndef LANEHIT_BENCH_AGREEMENT_H
#define LANEHIT_BENCH_AGREEMENT_H

#include "contender.h"

/* How many tests of p the contender answers otherwise than the reference. A backend must give the same bits.
 * A loop may round otherwise: its times may differ in the last digits. Overwrites the outputs of p. */
size_t disagreements(const contender *c, const problem *p);

/* What is tolerated: of a backend nothing, of a loop, which pays for no guarantee, one test in a hundred. */
size_t disagreements_tolerated(const contender *c, size_t n);

#endif
