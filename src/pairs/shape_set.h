/* A set of columns for other shapes: with what they are, and with the boxes around them. */
#ifndef LANEHIT_SRC_PAIRS_SHAPE_SET_H
#define LANEHIT_SRC_PAIRS_SHAPE_SET_H

#include "shape_bounds.h"
#include "prepare.h"
#include "wanted.h"

/* In bytes. */
size_t lh_pairs_shape_set_size(size_t a_count, size_t b_count);

/* Views are copied; their arrays are read again when pairs are found. b NULL: of a with itself. */
void lh_pairs_fill_shapes(lh_pairs_set *set, lh_pairs_functions by, const lh_pairs_shapes *a,
                          const lh_pairs_shapes *b);

/* By what the pairs of prepared sets are found, of boxes and of other shapes; prepared may be NULL. */
lh_pairs_functions lh_pairs_functions_for(const void *prepared);

/* NULL: of a set of boxes. */
const lh_pairs_shapes *lh_pairs_shapes_of(const lh_pairs_set *set);

/* The pairs of a part, as lh_pair or, of moving boxes, lh_swept_pair. Layers NULL: all pairs. Returns how many there
 * are. */
size_t lh_pairs_find_shapes(const lh_pairs_set *set, lh_pairs_functions by, size_t part, size_t parts,
                            const lh_pairs_room *room, const lh_pairs_both_layers *layers, void *pairs,
                            size_t capacity);

/* All pairs of two sets, which are prepared in the scratch memory. b NULL: of a with itself. */
size_t lh_pairs_find_all_shapes(lh_pairs_functions by, const lh_pairs_shapes *a, const lh_pairs_shapes *b,
                                const lh_pairs_both_layers *layers, void *pairs, size_t capacity,
                                void *scratch);

#endif
