#include "by_isa.h"

static void first_use(const double *x, size_t count, const uint64_t *flips, float *rounded)
{
    lh_round_by_isa[lh_choose_isa()](x, count, flips, rounded);
}

lh_round_function *const lh_round_by_isa[LH_CHOICES] = {first_use, LH_BY_ISA(round)};
