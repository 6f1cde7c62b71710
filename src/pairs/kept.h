/* A set that is kept in order, and others that are asked against it. */
#ifndef LANEHIT_SRC_PAIRS_KEPT_H
#define LANEHIT_SRC_PAIRS_KEPT_H

#include "shape_bounds.h"
#include "prepare.h"
#include "wanted.h"

/* What the memory begins with; where the rest is, in bytes. */
typedef struct lh_pairs_kept {
    size_t set_at, sorted_at, word_at, order_at, bucket_at, boxes_at;
    float low[3], high[3]; /* of all boxes: no lower end is below, and no upper one above */
} lh_pairs_kept;

static inline const lh_pairs_set *lh_pairs_kept_set(const lh_pairs_kept *kept)
{
    return (const lh_pairs_set *)(const void *)((const char *)kept + kept->set_at);
}

static inline lh_pairs_sorted_arrays lh_pairs_kept_arrays(const lh_pairs_kept *kept)
{
    /* Written while the set is being kept, and read from then on. */
    char *const memory = (char *)(uintptr_t)kept;
    return (lh_pairs_sorted_arrays){
        .records = lh_pairs_records(lh_pairs_kept_set(kept)),
        .word = (uint32_t *)(void *)(memory + kept->word_at),
        .order = (uint32_t *)(void *)(memory + kept->order_at),
        .bucket = (uint32_t *)(void *)(memory + kept->bucket_at),
    };
}

/* The boxes as they were given, by position; records have their axes by the grid that they are in. */
static inline lh_aabbs lh_pairs_kept_boxes(const lh_pairs_kept *kept)
{
    const float *const boxes = (const float *)(const void *)((const char *)kept + kept->boxes_at);
    return lh_aabbs_aos(boxes, 6 * sizeof *boxes, lh_pairs_kept_set(kept)->a.count);
}

size_t lh_pairs_kept_bytes(size_t boxes);

void lh_pairs_keep_set(lh_pairs_kept *kept, const lh_pairs_kernels *kernels, const lh_aabbs *boxes);

/* Appends the pairs of boxes with those of the set; the first box has this position. */
void lh_pairs_ask(const lh_pairs_kept *kept, const lh_pairs_kernels *kernels, const lh_aabbs *boxes,
                  size_t position, lh_pairs_list *list);

/* Marks the boxes that have pairs, in list->met. `settle` decides about pairs that were appended, where that has been
 * put off. */
void lh_pairs_ask_until_met(const lh_pairs_kept *kept, const lh_pairs_kernels *kernels, const lh_aabbs *boxes,
                            size_t position, lh_pairs_list *list, void (*settle)(lh_pairs_list *));

/* Functions for other shapes than boxes, once these and `kept` have been checked: the pairs of shapes with boxes of the
 * set, of moving boxes as lh_swept_pair, else as lh_pair. `argument` is the position of pairs. Layers may be NULL: then
 * all pairs are wanted. */
lh_status lh_pairs_list_shapes_kept(int function, int argument, lh_pairs_functions by,
                                    const lh_pairs_shapes *shapes, const void *kept,
                                    const lh_pairs_both_layers *layers, void *pairs, size_t capacity,
                                    size_t *found);

/* A bit for each of the shapes that has such a pair. `argument` is the position of hits. */
lh_status lh_pairs_mark_shapes_kept(int function, int argument, lh_pairs_functions by,
                                    const lh_pairs_shapes *shapes, const void *kept,
                                    const lh_pairs_both_layers *layers, uint64_t *hits);

#endif
