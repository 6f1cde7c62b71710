/* Lists of pairs of spheres and moving boxes in parts, and with a set that is kept. */
#ifndef LANEHIT_TESTS_PAIRS_SHAPE_PARTS_H
#define LANEHIT_TESTS_PAIRS_SHAPE_PARTS_H

#include <stdbool.h>

#include "pairs/shape_bounds.h"
#include "shape_lists.h"

hits spheres_in_parts(const lh_backend *by, const lh_spheres *spheres, const lh_aabbs *others, size_t parts);
hits swept_in_parts(const lh_backend *by, const moving *a, const moving *b, float t_max, size_t parts);

/* Kept by one backend, and asked by another. */
hits spheres_with_kept(const lh_backend *keeper, const lh_backend *by, const lh_spheres *spheres,
                       const lh_aabbs *others);
hits swept_with_kept(const lh_backend *keeper, const lh_backend *by, const moving *a, const lh_aabbs *others,
                     float t_max);

/* Those of the query's hits that a kept set finds: pairs whose boxes lh_pairs_aabb_kept finds with the bounds of the
 * shapes. They are all but some with boxes that are inverted or have a NaN. */
hits kept_by_brute_force(const hits *all, const lh_pairs_shapes *of, const lh_aabbs *others);

/* In any order. */
bool are_the_same(const hits *found, const hits *ascending);

#endif
