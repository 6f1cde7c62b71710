/* The search in the columns of a set. */
#ifndef LANEHIT_SRC_PAIRS_FIND_H
#define LANEHIT_SRC_PAIRS_FIND_H

#include "prepare.h"

/* Appends the pairs of part number `part` of `parts`: all that are in its columns. Returns how many the list has. */
size_t lh_pairs_find(const lh_pairs_set *set, const lh_pairs_kernels *kernels, size_t part, size_t parts,
                     const lh_pairs_room *room, lh_pairs_list *list);

/* The same by the ids of the boxes that were prepared. */
size_t lh_pairs_find_boxes(const lh_pairs_set *set, const lh_pairs_kernels *kernels, size_t part,
                           size_t parts, const lh_pairs_room *room, lh_pairs_list *list);

#endif
