/* Bodies in layers, and which of them want each other. */
#ifndef LANEHIT_TESTS_PAIRS_BODIES_H
#define LANEHIT_TESTS_PAIRS_BODIES_H

#include <stdbool.h>

#include "lanehit/lanehit.h"

/* What layers lie in, as in an engine. */
typedef struct body {
    float unused[3];
    uint32_t layer, mask;
} body;

/* To be freed. */
body *bodies_of(size_t n, uint64_t seed);

static inline lh_layers layers_of(const body *bodies)
{
    return (lh_layers){&bodies->layer, &bodies->mask, sizeof *bodies};
}

/* The rule as the header has it; NULL is all layers. */
bool do_want(const lh_layers *a, const lh_layers *b, lh_pair pair);

#endif
