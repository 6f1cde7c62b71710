#include <string.h>

#include "kept.h"
#include "pair_arguments.h"
#include "shape_filter.h"

enum { AT_A_TIME = 5 * LH_PAIRS_BOUNDED_TOGETHER, PITCH = AT_A_TIME + 16 };

/* Boxes that are asked about as they are, or around other shapes, some at a time. */
typedef struct bounded {
    uint32_t ids[AT_A_TIME];
    float memory[6 * PITCH];
} bounded;

/* Packing pads columns to an odd number of lines: at most one more. */
static lh_aabbs bounds_of_obbs(const lh_pairs_shapes *shapes, size_t first, size_t count, bounded *to)
{
    lh_aabbs bounds;
    for (size_t k = 0; k < count; k++)
        to->ids[k] = lh_pairs_id_of(&shapes->obbs, first + k);
    const lh_obbs some = lh_obbs_indexed(shapes->obbs, to->ids, 0, count);
    shapes->pack_obbs(&some, to->memory, &bounds); /* what could be wrong has been checked */
    return bounds;
}

static void ask_for_shapes(const lh_pairs_kept *kept, lh_pairs_functions by, const lh_pairs_shapes *shapes,
                           lh_pairs_list *list)
{
    bounded memory;
    const size_t count = lh_pairs_count_of(shapes);
    for (size_t i = 0; i < count; i += AT_A_TIME) {
        const size_t left = count - i, some = left < AT_A_TIME ? left : AT_A_TIME;
        const lh_aabbs bounds = shapes->kind == LH_PAIRS_OF_OBBS
                                    ? bounds_of_obbs(shapes, i, some, &memory)
                                    : lh_pairs_bounds_of(by.round, shapes, i, some, memory.memory);
        if (list->met)
            lh_pairs_ask_until_met(kept, by.kernels, &bounds, i, list, lh_pairs_decide);
        else
            lh_pairs_ask(kept, by.kernels, &bounds, i, list);
    }
}

/* Kept boxes as the query of these shapes takes them. They are as they were given: the way, and what underflows, are in
 * the bounds of what moves alone. */
static lh_pairs_shapes kept_for(const lh_pairs_kept *kept, const lh_pairs_shapes *shapes)
{
    const lh_aabbs boxes = lh_pairs_kept_boxes(kept);
    return shapes->kind == LH_PAIRS_OF_MOVING_BOXES ? lh_pairs_of_moving_boxes(&boxes, NULL, shapes->t_max)
                                                    : lh_pairs_of_boxes(&boxes);
}

lh_status lh_pairs_list_shapes_kept(int function, int argument, lh_pairs_functions by,
                                    const lh_pairs_shapes *shapes, const void *kept,
                                    const lh_pairs_both_layers *layers, void *pairs, size_t capacity,
                                    size_t *found)
{
    const lh_status status = lh_pairs_check_list(function, argument, pairs, capacity, found);
    if (status != LH_OK)
        return status;
    const lh_pairs_kept *const with = align(kept);
    const lh_pairs_shapes of_kept = kept_for(with, shapes);
    lh_pairs_filter of;
    lh_pairs_begin_filter(&of, by, shapes, &of_kept, pairs, capacity);
    of.kept = &lh_pairs_kept_set(with)->a;
    lh_pairs_filter_by_layers(&of, layers);
    ask_for_shapes(with, by, shapes, &of.list);
    *found = lh_pairs_end_filter(&of);
    return LH_OK;
}

lh_status lh_pairs_mark_shapes_kept(int function, int argument, lh_pairs_functions by,
                                    const lh_pairs_shapes *shapes, const void *kept,
                                    const lh_pairs_both_layers *layers, uint64_t *hits)
{
    const size_t count = lh_pairs_count_of(shapes);
    const lh_status status = lh_pairs_check_hits(function, argument, count, hits);
    if (status != LH_OK || count == 0)
        return status;
    const lh_pairs_kept *const with = align(kept);
    const lh_pairs_shapes of_kept = kept_for(with, shapes);
    lh_pairs_filter of;
    lh_pairs_begin_filter(&of, by, shapes, &of_kept, NULL, 0);
    of.kept = &lh_pairs_kept_set(with)->a;
    of.list.met = hits;
    lh_pairs_filter_by_layers(&of, layers);
    memset(hits, 0, lh_hits_words(count) * sizeof *hits);
    ask_for_shapes(with, by, shapes, &of.list);
    lh_pairs_end_filter(&of);
    return LH_OK;
}
