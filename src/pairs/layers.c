/* Boxes in layers: checks, and the order of the work. */
#include "layers.h"

#include "dispatch/by_isa.h"
#include "all_pairs.h"
#include "find.h"
#include "kept.h"
#include "pair_arguments.h"
#include "shape_filter.h"
#include "shape_set.h"
#include "wanted.h"

static lh_status check_both(int function, int b_argument, const lh_layers *a, const lh_layers *b)
{
    const lh_status status = lh_pairs_check_layers(function, 2, a);
    return status == LH_OK ? lh_pairs_check_layers(function, b_argument, b) : status;
}

lh_status lh_pairs_aabb_aabb_layers_by(const lh_pairs_kernels *kernels, const lh_aabbs *a,
                                       const lh_layers *a_layers, const lh_aabbs *b,
                                       const lh_layers *b_layers, lh_pair *pairs, size_t capacity,
                                       size_t *found, void *scratch, size_t scratch_size)
{
    enum { FUNCTION = LH_FUNCTION_pairs_aabb_aabb_layers };
    const lh_layers *const to = b ? b_layers : a_layers;
    lh_status status = lh_pairs_check_view(FUNCTION, 1, LH_KIND_AABBS, a, 0);
    if (status == LH_OK && b)
        status = lh_pairs_check_view(FUNCTION, 3, LH_KIND_AABBS, b, a->count);
    if (status == LH_OK)
        status = check_both(FUNCTION, 4, a_layers, to);
    if (status == LH_OK)
        status = lh_pairs_check_list(FUNCTION, 5, pairs, capacity, found);
    if (status == LH_OK)
        status = lh_pairs_check_memory(FUNCTION, 8, scratch, scratch_size,
                                       lh_pairs_scratch_size(a->count, count_of(b)));
    if (status != LH_OK)
        return status;
    lh_pairs_wanted of;
    lh_pairs_begin_wanted(&of, a_layers, to, pairs, capacity);
    lh_pairs_find_all(kernels, a, b, &of.list, scratch);
    *found = of.found;
    return LH_OK;
}

lh_status lh_pairs_aabb_aabb_layers(const lh_aabbs *a, const lh_layers *a_layers, const lh_aabbs *b,
                                    const lh_layers *b_layers, lh_pair *pairs, size_t capacity, size_t *found,
                                    void *scratch, size_t scratch_size)
{
    return lh_pairs_aabb_aabb_layers_by(lh_pairs_by_isa[lh_choose_isa()], a, a_layers, b, b_layers, pairs,
                                        capacity, found, scratch, scratch_size);
}

static lh_status find_part_by_layers(int function, lh_pairs_functions by, int is_swept, const void *prepared,
                                     const lh_layers *a_layers, const lh_layers *b_layers, size_t part,
                                     size_t parts, void *pairs, size_t capacity, size_t *found, void *scratch,
                                     size_t scratch_size)
{
    if (!prepared)
        return lh_failure(function, 1, LH_ERROR_NULL_ARRAY);
    const lh_pairs_set *const set = align(prepared);
    const lh_pairs_shapes *const shapes = lh_pairs_shapes_of(set);
    if (is_swept != (shapes && shapes->kind == LH_PAIRS_OF_MOVING_BOXES))
        return lh_failure(function, 1, LH_ERROR_UNAVAILABLE);
    const lh_pairs_both_layers layers =
        lh_pairs_layers_of_both(a_layers, set->is_of_one_set ? a_layers : b_layers);
    lh_status status = check_both(function, 3, layers.a, layers.b);
    if (status == LH_OK && part >= parts)
        status = lh_failure(function, 4, LH_ERROR_COUNT);
    if (status == LH_OK)
        status = lh_pairs_check_list(function, 6, pairs, capacity, found);
    if (status == LH_OK)
        status =
            lh_pairs_check_memory(function, 9, scratch, scratch_size, lh_pairs_part_scratch_size(prepared));
    if (status != LH_OK)
        return status;
    const lh_pairs_room room = lh_pairs_room_at(align(scratch), set->largest_column);
    if (shapes) {
        *found = lh_pairs_find_shapes(set, by, part, parts, &room, &layers, pairs, capacity);
        return LH_OK;
    }
    lh_pairs_wanted of;
    lh_pairs_begin_wanted(&of, layers.a, layers.b, pairs, capacity);
    lh_pairs_find_boxes(set, by.kernels, part, parts, &room, &of.list);
    *found = of.found;
    return LH_OK;
}

lh_status lh_pairs_find_part_layers_by(lh_pairs_functions by, const void *prepared, const lh_layers *a_layers,
                                       const lh_layers *b_layers, size_t part, size_t parts, lh_pair *pairs,
                                       size_t capacity, size_t *found, void *scratch, size_t scratch_size)
{
    return find_part_by_layers(LH_FUNCTION_pairs_find_part_layers, by, 0, prepared, a_layers, b_layers, part,
                               parts, pairs, capacity, found, scratch, scratch_size);
}

lh_status lh_pairs_find_part_layers(const void *prepared, const lh_layers *a_layers,
                                    const lh_layers *b_layers, size_t part, size_t parts, lh_pair *pairs,
                                    size_t capacity, size_t *found, void *scratch, size_t scratch_size)
{
    return lh_pairs_find_part_layers_by(lh_pairs_functions_for(prepared), prepared, a_layers, b_layers, part,
                                        parts, pairs, capacity, found, scratch, scratch_size);
}

lh_status lh_pairs_find_swept_part_layers_by(lh_pairs_functions by, const void *prepared,
                                             const lh_layers *a_layers, const lh_layers *b_layers,
                                             size_t part, size_t parts, lh_swept_pair *pairs, size_t capacity,
                                             size_t *found, void *scratch, size_t scratch_size)
{
    return find_part_by_layers(LH_FUNCTION_pairs_find_swept_part_layers, by, 1, prepared, a_layers, b_layers,
                               part, parts, pairs, capacity, found, scratch, scratch_size);
}

lh_status lh_pairs_find_swept_part_layers(const void *prepared, const lh_layers *a_layers,
                                          const lh_layers *b_layers, size_t part, size_t parts,
                                          lh_swept_pair *pairs, size_t capacity, size_t *found, void *scratch,
                                          size_t scratch_size)
{
    return lh_pairs_find_swept_part_layers_by(lh_pairs_functions_for(prepared), prepared, a_layers, b_layers,
                                              part, parts, pairs, capacity, found, scratch, scratch_size);
}

lh_status lh_pairs_aabb_kept_layers_by(const lh_pairs_kernels *kernels, const lh_aabbs *a,
                                       const lh_layers *a_layers, const void *kept,
                                       const lh_layers *kept_layers, lh_pair *pairs, size_t capacity,
                                       size_t *found)
{
    enum { FUNCTION = LH_FUNCTION_pairs_aabb_kept_layers };
    lh_status status =
        lh_pairs_check_layered_question(FUNCTION, LH_KIND_AABBS, a, a_layers, kept, kept_layers);
    if (status == LH_OK)
        status = lh_pairs_check_list(FUNCTION, 5, pairs, capacity, found);
    if (status != LH_OK)
        return status;
    const lh_pairs_kept *const to = align(kept);
    lh_pairs_wanted of;
    lh_pairs_begin_wanted(&of, a_layers, kept_layers, pairs, capacity);
    of.list.a = a;
    of.list.b = &lh_pairs_kept_set(to)->a;
    lh_pairs_ask(to, kernels, a, 0, &of.list);
    *found = of.found;
    return LH_OK;
}

lh_status lh_pairs_aabb_kept_layers(const lh_aabbs *a, const lh_layers *a_layers, const void *kept,
                                    const lh_layers *kept_layers, lh_pair *pairs, size_t capacity,
                                    size_t *found)
{
    return lh_pairs_aabb_kept_layers_by(lh_pairs_by_isa[lh_choose_isa()], a, a_layers, kept, kept_layers,
                                        pairs, capacity, found);
}
