/* A list that takes the pairs whose bounds meet, and keeps those that the query of their shapes hits. */
#ifndef LANEHIT_SRC_PAIRS_SHAPE_FILTER_H
#define LANEHIT_SRC_PAIRS_SHAPE_FILTER_H

#include "shape_bounds.h"
#include "prepare.h"
#include "wanted.h"

enum { LH_PAIRS_CANDIDATES = 1024 };

/* Candidates are positions in the views. */
typedef struct lh_pairs_filter {
    lh_pairs_list list; /* first, so that it is a filter */
    lh_pairs_functions by;
    const lh_pairs_shapes *a, *b; /* spheres with boxes, or moving boxes with moving boxes */
    const lh_aabbs *kept; /* the view that b is a copy of, or NULL: it says how positions become ids */
    lh_pairs_layer_test layer_test; /* of a list by layers */
    void *pairs;                    /* lh_pair; of moving boxes lh_swept_pair */
    size_t capacity, found, count;
    lh_pair candidate[LH_PAIRS_CANDIDATES];
} lh_pairs_filter;

void lh_pairs_begin_filter(lh_pairs_filter *of, lh_pairs_functions by, const lh_pairs_shapes *a,
                           const lh_pairs_shapes *b, void *pairs, size_t capacity);

/* From then on candidates that do not want each other are not decided about: of a filter that is as it will be. */
void lh_pairs_leave_out_unwanted(lh_pairs_filter *of, const lh_pairs_both_layers *layers);

static inline lh_pairs_both_layers lh_pairs_layers_of_both(const lh_layers *a, const lh_layers *b)
{
    return (lh_pairs_both_layers){a, b, lh_pairs_leave_out_unwanted};
}

/* Layers may be NULL: all want each other. */
static inline void lh_pairs_filter_by_layers(lh_pairs_filter *of, const lh_pairs_both_layers *layers)
{
    if (layers)
        layers->apply(of, layers);
}

/* Decides what there is, before there are so many that it has to be. */
void lh_pairs_decide(lh_pairs_list *list);

/* Decides what is left. Returns how many pairs there are. */
size_t lh_pairs_end_filter(lh_pairs_filter *of);

#endif
