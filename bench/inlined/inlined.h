/* The kernel of one ray and many boxes, inlined, for each backend that is measured so. */
#ifndef LANEHIT_BENCH_INLINED_H
#define LANEHIT_BENCH_INLINED_H

#include "lanehit/lanehit.h"

/* Solves a packed batch of n tests, at most one vector, so many times: rays with inverse directions. */
typedef void inlined_raycast(const lh_rays *ray, const lh_aabbs *boxes, size_t n, uint64_t *hits,
                             size_t repetitions);

inlined_raycast inlined_raycast_avx2, inlined_raycast_avx512;

#endif
