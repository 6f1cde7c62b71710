/* What the stages of formula.h know of each other. */
#ifndef LANEHIT_TESTS_EXACT_FORMULA_STAGES_H
#define LANEHIT_TESTS_EXACT_FORMULA_STAGES_H

#include "formula.h"

/* The value and the error of these terms, as far as the stage has not got there yet. */
void estimate_up_to(formula *f, term t);
const paired *paired_term(formula *f, term t);
mpz_srcptr exact_term(formula *f, term t);

double exact_ratio(formula *f, term numerator, term denominator);

/* Do nothing unless the filter is being checked. */
void check_sign(formula *f, term t, int sign);
void check_ratio(formula *f, term numerator, term denominator, double ratio);

#endif
