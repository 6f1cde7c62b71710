/* The functions that pack doubles, or floats by way of doubles. What is but copied is the matter of tests/parity. */
#ifndef LANEHIT_TESTS_GOLDEN_PACKINGS_H
#define LANEHIT_TESTS_GOLDEN_PACKINGS_H

#include <stdbool.h>

#include "results.h"

enum {
    PACKING_CENTRES,
    PACKING_OBBS,
    PACKING_BOUNDS,
    PACKING_AABBS_AROUND,
    PACKING_SPHERES_AROUND,
    PACKING_SMALLEST_SPHERES_AROUND,
    PACKING_OBBS_AROUND,
    PACKING_CAPSULES_AROUND,
#define DOUBLES(name, argument, rounding) PACKING_##name,
#include "lanehit/shapes.def"
    PACKINGS
};

/* "pack_aabbs_from_doubles" */
const char *packing_name(size_t number);

/* Of many elements that are hard to round. False if the function refuses them. */
bool packing_tally(size_t number, tally *of);

#endif
