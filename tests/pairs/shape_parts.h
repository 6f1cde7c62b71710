/* Lists of pairs of spheres and moving boxes in parts, and with a set that is kept. */
#ifndef LANEHIT_TESTS_PAIRS_SHAPE_PARTS_H
#define LANEHIT_TESTS_PAIRS_SHAPE_PARTS_H

#include <stdbool.h>

#include "shape_lists.h"

hits spheres_in_parts(const lh_backend *by, const lh_spheres *spheres, const lh_aabbs *others, size_t parts);
hits swept_in_parts(const lh_backend *by, const moving *a, const moving *b, float t_max, size_t parts);

/* Kept by one backend, and asked by another. */
hits spheres_with_kept(const lh_backend *keeper, const lh_backend *by, const lh_spheres *spheres,
                       const lh_aabbs *others);
hits swept_with_kept(const lh_backend *keeper, const lh_backend *by, const moving *a, const lh_aabbs *others,
                     float t_max);

/* Of what the query hits, a kept set has all but pairs with boxes that are inverted or have a NaN. */
bool are_those_of_kept(const hits *kept, const hits *all, const lh_aabbs *others);

#endif
