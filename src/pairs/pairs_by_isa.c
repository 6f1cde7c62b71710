#include "dispatch/by_isa.h"

/* They are asked by the number that lh_choose_isa returns, so there is none before the first use. */
const struct lh_pairs_kernels *const lh_pairs_by_isa[LH_CHOICES] = {NULL, LH_BY_ISA(pairs)};
