/* The functions of lanehit/pairs.h, by kernels of the caller's choice: for test suites, which ask emulated ones. */
#ifndef LANEHIT_SRC_PAIRS_ALL_PAIRS_H
#define LANEHIT_SRC_PAIRS_ALL_PAIRS_H

#include "grid.h"

lh_status lh_pairs_by(const lh_pairs_kernels *kernels, const lh_aabbs *a, const lh_aabbs *b, lh_pair *pairs,
                      size_t capacity, size_t *found, void *scratch, size_t scratch_size);

/* Appends all pairs of two sets, or of one where b is NULL, to a list; arguments have been checked. Ids are those of
 * a and b, unless the list has other views. */
void lh_pairs_find_all(const lh_pairs_kernels *kernels, const lh_aabbs *a, const lh_aabbs *b,
                       lh_pairs_list *list, void *scratch);

lh_status lh_pairs_prepare_by(const lh_pairs_kernels *kernels, const lh_aabbs *a, const lh_aabbs *b,
                              void *prepared, size_t prepared_size);

lh_status lh_pairs_prepare_part_by(const lh_pairs_kernels *kernels, void *prepared, int step, size_t part);

lh_status lh_pairs_find_part_by(lh_pairs_functions by, const void *prepared, size_t part, size_t parts,
                                lh_pair *pairs, size_t capacity, size_t *found, void *scratch,
                                size_t scratch_size);

lh_status lh_pairs_find_swept_part_by(lh_pairs_functions by, const void *prepared, size_t part, size_t parts,
                                      lh_swept_pair *pairs, size_t capacity, size_t *found, void *scratch,
                                      size_t scratch_size);

lh_status lh_pairs_keep_by(const lh_pairs_kernels *kernels, const lh_aabbs *boxes, void *kept,
                           size_t kept_size);

lh_status lh_pairs_aabb_kept_by(const lh_pairs_kernels *kernels, const lh_aabbs *a, const void *kept,
                                lh_pair *pairs, size_t capacity, size_t *found);

lh_status lh_pairs_any_aabb_kept_by(const lh_pairs_kernels *kernels, const lh_aabbs *a, const void *kept,
                                    uint64_t *hits);

#endif
