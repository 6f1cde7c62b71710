#include "kept.h"
#include "shape_filter.h"

size_t lh_pairs_ask_for_shapes(const lh_pairs_kept *kept, lh_pairs_functions by,
                               const lh_pairs_shapes *shapes, void *pairs, size_t capacity)
{
    enum { AT_A_TIME = 5 * LH_PAIRS_BOUNDED_TOGETHER };
    float memory[6 * AT_A_TIME];
    const size_t count = lh_pairs_count_of(shapes);
    /* They are as they were given: the way, and what underflows, are in the bounds of what moves alone. */
    const lh_aabbs boxes = lh_pairs_kept_boxes(kept);
    const lh_pairs_shapes of_kept = shapes->kind == LH_PAIRS_OF_SPHERES
                                        ? lh_pairs_of_boxes(&boxes)
                                        : lh_pairs_of_moving_boxes(&boxes, NULL, shapes->t_max);
    lh_pairs_filter of;
    lh_pairs_begin_filter(&of, by, shapes, &of_kept, pairs, capacity);
    of.kept = &lh_pairs_kept_set(kept)->a;
    for (size_t i = 0; i < count; i += AT_A_TIME) {
        const size_t left = count - i;
        const lh_aabbs bounds =
            lh_pairs_bounds_of(by.round, shapes, i, left < AT_A_TIME ? left : AT_A_TIME, memory);
        lh_pairs_ask(kept, by.kernels, &bounds, i, &of.list);
    }
    return lh_pairs_end_filter(&of);
}
