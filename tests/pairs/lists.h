/* Lists of pairs: asked of a backend in each of the ways that there are, and made by brute force. */
#ifndef LANEHIT_TESTS_PAIRS_LISTS_H
#define LANEHIT_TESTS_PAIRS_LISTS_H

#include <stdbool.h>

#include "pairs/all_pairs.h"

typedef struct list {
    lh_pair *pairs;
    size_t count;
} list;

void free_list(list *l);

/* By lh_overlap_aabb_aabb of the reference, each box with all; ascending. b NULL: of a with itself. */
list pairs_by_brute_force(const lh_aabbs *a, const lh_aabbs *b);

list pairs_in_one_piece(const lh_backend *by, const lh_aabbs *a, const lh_aabbs *b);
list pairs_in_parts(const lh_backend *by, const lh_aabbs *a, const lh_aabbs *b, size_t parts);

/* Of a with b, which one backend keeps and another asks. */
list pairs_with_kept(const lh_backend *keeper, const lh_backend *by, const lh_aabbs *a, const lh_aabbs *b);

/* Ascending: to compare lists of different order. */
void sort_list(list *l);

bool lists_are_equal(const list *l, const list *other);

/* FNV-1a of the pairs in their order. */
uint64_t hash_of_list(const list *l);

#endif
