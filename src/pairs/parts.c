/* Pairs in parts, which threads may share: checks, memory, and the order of the work. */
#include "dispatch/by_isa.h"
#include "pair_arguments.h"
#include "find.h"
#include "all_pairs.h"
#include "shape_set.h"

size_t lh_pairs_prepared_size(size_t a_count, size_t b_count)
{
    return LINE + lh_pairs_set_size(a_count + b_count, 1);
}

lh_status lh_pairs_prepare_by(const lh_pairs_kernels *kernels, const lh_aabbs *a, const lh_aabbs *b,
                              void *prepared, size_t prepared_size)
{
    enum { FUNCTION = LH_FUNCTION_pairs_prepare };
    lh_status status = lh_pairs_check_sets(FUNCTION, a, b);
    if (status == LH_OK)
        status = lh_pairs_check_memory(FUNCTION, 3, prepared, prepared_size,
                                       lh_pairs_prepared_size(a->count, count_of(b)));
    if (status != LH_OK)
        return status;
    lh_pairs_set *const set = align(prepared);
    if (lh_pairs_are_none(a, b))
        *set = (lh_pairs_set){.columns = 0};
    else
        lh_pairs_fill(set, kernels, a, b);
    return LH_OK;
}

lh_status lh_pairs_prepare(const lh_aabbs *a, const lh_aabbs *b, void *prepared, size_t prepared_size)
{
    return lh_pairs_prepare_by(lh_pairs_by_isa[lh_choose_isa()], a, b, prepared, prepared_size);
}

size_t lh_pairs_begin_size(size_t a_count, size_t b_count, size_t parts)
{
    return LINE + lh_pairs_set_size(a_count + b_count, parts);
}

lh_status lh_pairs_begin(const lh_aabbs *a, const lh_aabbs *b, size_t parts, void *prepared,
                         size_t prepared_size)
{
    enum { FUNCTION = LH_FUNCTION_pairs_begin, MOST_PARTS = 1 << 16 };
    lh_status status = lh_pairs_check_sets(FUNCTION, a, b);
    if (status == LH_OK && (parts == 0 || parts > MOST_PARTS))
        status = lh_failure(FUNCTION, 3, LH_ERROR_COUNT);
    if (status == LH_OK)
        status = lh_pairs_check_memory(FUNCTION, 4, prepared, prepared_size,
                                       lh_pairs_begin_size(a->count, count_of(b), parts));
    if (status != LH_OK)
        return status;
    lh_pairs_set *const set = align(prepared);
    if (lh_pairs_are_none(a, b))
        *set = (lh_pairs_set){.parts = parts};
    else
        lh_pairs_begin_set(set, a, b, parts);
    return LH_OK;
}

lh_status lh_pairs_prepare_part_by(const lh_pairs_kernels *kernels, void *prepared, int step, size_t part)
{
    enum { FUNCTION = LH_FUNCTION_pairs_prepare_part };
    if (!prepared)
        return lh_failure(FUNCTION, 1, LH_ERROR_NULL_ARRAY);
    if (step < 0 || step >= LH_PAIRS_STEPS)
        return lh_failure(FUNCTION, 2, LH_ERROR_COUNT);
    lh_pairs_set *const set = align(prepared);
    if (part >= set->parts)
        return lh_failure(FUNCTION, 3, LH_ERROR_COUNT);
    if (set->columns_at > 0) /* else there are no pairs; what the steps write is not read here */
        lh_pairs_fill_part(set, kernels, step, part);
    return LH_OK;
}

lh_status lh_pairs_prepare_part(void *prepared, int step, size_t part)
{
    return lh_pairs_prepare_part_by(lh_pairs_by_isa[lh_choose_isa()], prepared, step, part);
}

size_t lh_pairs_part_scratch_size(const void *prepared)
{
    const lh_pairs_set *const set = prepared ? align(prepared) : NULL;
    return LINE + lh_pairs_room_size(set ? set->largest_column : 0);
}

/* Bounds have been rounded. Who prepared other shapes says what decides about them: a program that has none links
 * nothing of it. */
lh_pairs_functions lh_pairs_functions_for(const void *prepared)
{
    const int isa = lh_choose_isa();
    const lh_pairs_set *const set = prepared ? align(prepared) : NULL;
    return (lh_pairs_functions){.kernels = lh_pairs_by_isa[isa],
                                .decide = set && set->decided_by ? set->decided_by[isa] : NULL};
}

static lh_status find_part(int function, lh_pairs_functions by, int is_swept, const void *prepared,
                           size_t part, size_t parts, void *pairs, size_t capacity, size_t *found,
                           void *scratch, size_t scratch_size)
{
    if (!prepared)
        return lh_failure(function, 1, LH_ERROR_NULL_ARRAY);
    const lh_pairs_set *const set = align(prepared);
    const lh_pairs_shapes *const shapes = lh_pairs_shapes_of(set);
    if (is_swept != (shapes && shapes->kind == LH_PAIRS_OF_MOVING_BOXES))
        return lh_failure(function, 1, LH_ERROR_UNAVAILABLE);
    lh_status status = part < parts ? LH_OK : lh_failure(function, 2, LH_ERROR_COUNT);
    if (status == LH_OK)
        status = lh_pairs_check_list(function, 4, pairs, capacity, found);
    if (status == LH_OK)
        status =
            lh_pairs_check_memory(function, 7, scratch, scratch_size, lh_pairs_part_scratch_size(prepared));
    if (status != LH_OK)
        return status;
    const lh_pairs_room room = lh_pairs_room_at(align(scratch), set->largest_column);
    lh_pairs_list list = {.pairs = pairs, .capacity = capacity};
    *found = shapes ? lh_pairs_find_shapes(set, by, part, parts, &room, NULL, pairs, capacity)
                    : lh_pairs_find_boxes(set, by.kernels, part, parts, &room, &list);
    return LH_OK;
}

lh_status lh_pairs_find_part_by(lh_pairs_functions by, const void *prepared, size_t part, size_t parts,
                                lh_pair *pairs, size_t capacity, size_t *found, void *scratch,
                                size_t scratch_size)
{
    return find_part(LH_FUNCTION_pairs_find_part, by, 0, prepared, part, parts, pairs, capacity, found,
                     scratch, scratch_size);
}

lh_status lh_pairs_find_part(const void *prepared, size_t part, size_t parts, lh_pair *pairs, size_t capacity,
                             size_t *found, void *scratch, size_t scratch_size)
{
    return lh_pairs_find_part_by(lh_pairs_functions_for(prepared), prepared, part, parts, pairs, capacity,
                                 found, scratch, scratch_size);
}

lh_status lh_pairs_find_swept_part_by(lh_pairs_functions by, const void *prepared, size_t part, size_t parts,
                                      lh_swept_pair *pairs, size_t capacity, size_t *found, void *scratch,
                                      size_t scratch_size)
{
    return find_part(LH_FUNCTION_pairs_find_swept_part, by, 1, prepared, part, parts, pairs, capacity, found,
                     scratch, scratch_size);
}

lh_status lh_pairs_find_swept_part(const void *prepared, size_t part, size_t parts, lh_swept_pair *pairs,
                                   size_t capacity, size_t *found, void *scratch, size_t scratch_size)
{
    return lh_pairs_find_swept_part_by(lh_pairs_functions_for(prepared), prepared, part, parts, pairs,
                                       capacity, found, scratch, scratch_size);
}
