/* Cases of a family, as floats. */
#ifndef LANEHIT_TESTS_EXACT_GENERATE_H
#define LANEHIT_TESTS_EXACT_GENERATE_H

#include "subject.h"

void generate_case(const subject *about, const family *f, source *s, float *floats);

#endif
