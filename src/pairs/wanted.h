/* A list that takes pairs, and writes those that want each other. */
#ifndef LANEHIT_SRC_PAIRS_WANTED_H
#define LANEHIT_SRC_PAIRS_WANTED_H

#include <string.h>

#include "grid.h"

struct lh_pairs_filter; /* shape_filter.h */

/* Layers and masks of a set, by id. */
typedef struct lh_pairs_layers_of {
    const char *layer, *mask;
    size_t layer_stride, mask_stride; /* 0: one for all */
} lh_pairs_layers_of;

/* Layers of both sets, as they are given; either may be NULL. With what makes a filter take them: a program without
 * layers does not link that. */
typedef struct lh_pairs_both_layers {
    const lh_layers *a, *b;
    void (*apply)(struct lh_pairs_filter *of, const struct lh_pairs_both_layers *layers);
} lh_pairs_both_layers;

/* For pairs of positions, which the indices of these views make ids. */
typedef struct lh_pairs_layer_test {
    lh_pairs_layers_of a, b;
    const void *a_view, *b_view;
} lh_pairs_layer_test;

typedef struct lh_pairs_wanted {
    lh_pairs_list list; /* first, so that it is one that is wanted */
    lh_pairs_layers_of a, b;
    lh_pair *pairs;
    size_t capacity, found;
} lh_pairs_wanted;

/* Layers may be NULL. Those of b for one set, too. */
void lh_pairs_begin_wanted(lh_pairs_wanted *of, const lh_layers *a, const lh_layers *b, lh_pair *pairs,
                           size_t capacity);

lh_pairs_layers_of lh_pairs_all_layers_of(const lh_layers *layers);

/* 0 or 1. */
static inline size_t lh_pairs_are_wanted(const lh_pairs_layers_of *a, const lh_pairs_layers_of *b,
                                         lh_pair pair)
{
    uint32_t a_layer, a_mask, b_layer, b_mask;
    memcpy(&a_layer, a->layer + a->layer_stride * pair.a, sizeof a_layer);
    memcpy(&a_mask, a->mask + a->mask_stride * pair.a, sizeof a_mask);
    memcpy(&b_layer, b->layer + b->layer_stride * pair.b, sizeof b_layer);
    memcpy(&b_mask, b->mask + b->mask_stride * pair.b, sizeof b_mask);
    return (size_t)(((a_layer & b_mask) != 0) & ((b_layer & a_mask) != 0));
}

/* `take` is given those pairs that want each other, for the list. */
void lh_pairs_take_wanted(const lh_pairs_layer_test *of, lh_pairs_list *list, const lh_pair *pairs,
                          size_t count,
                          void (*take)(lh_pairs_list *list, const lh_pair *pairs, size_t count));

#endif
