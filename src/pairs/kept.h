/* A set that is kept in order, and others that are asked against it. */
#ifndef LANEHIT_SRC_PAIRS_KEPT_H
#define LANEHIT_SRC_PAIRS_KEPT_H

#include "grid.h"

typedef struct lh_pairs_kept lh_pairs_kept;

size_t lh_pairs_kept_bytes(size_t boxes);

void lh_pairs_keep_set(lh_pairs_kept *kept, const lh_pairs_kernels *kernels, const lh_aabbs *boxes);

/* Returns how many pairs there are. */
size_t lh_pairs_ask(const lh_pairs_kept *kept, const lh_pairs_kernels *kernels, const lh_aabbs *boxes,
                    lh_pair *pairs, size_t capacity);

#endif
