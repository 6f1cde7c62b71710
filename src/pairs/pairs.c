/* The public functions: checks, memory, and the order of the work. */
#include "pairs.h"

#include "../dispatch.h"
#include "arguments.h"
#include "chunk.h"
#include "find.h"
#include "kept.h"
#include "shape_set.h"

static int are_without_pairs(const lh_aabbs *a, const lh_aabbs *b)
{
    return !lh_pairs_are_possible(a->count, count_of(b), b == NULL);
}

/* ---- In one piece ------------------------------------------------------------------------------------- */

size_t lh_pairs_scratch_size(size_t a_count, size_t b_count)
{
    const size_t boxes = a_count + b_count;
    return LINE + lh_pairs_aligned(lh_pairs_set_size(boxes, 1)) + lh_pairs_room_size(boxes);
}

static size_t find_few(const lh_pairs_kernels *kernels, const lh_aabbs *a, const lh_aabbs *b,
                       lh_pairs_list *list)
{
    static const int axes[3] = {0, 1, 2};
    lh_pairs_chunk of_a, of_b;
    lh_pairs_chunk_at(&of_a, a, 0, axes);
    if (b)
        lh_pairs_chunk_at(&of_b, b, 0, axes);
    kernels->few(&of_a.boxes, b ? &of_b.boxes : NULL, list);
    return list->found;
}

lh_status lh_pairs_by(const lh_pairs_kernels *kernels, const lh_aabbs *a, const lh_aabbs *b, lh_pair *pairs,
                      size_t capacity, size_t *found, void *scratch, size_t scratch_size)
{
    enum { FUNCTION = LH_FUNCTION_pairs_aabb_aabb };
    lh_status status = lh_pairs_check_sets(FUNCTION, a, b);
    if (status == LH_OK)
        status = lh_pairs_check_list(FUNCTION, 3, pairs, capacity, found);
    if (status == LH_OK)
        status = lh_pairs_check_memory(FUNCTION, 6, scratch, scratch_size,
                                       lh_pairs_scratch_size(a->count, count_of(b)));
    if (status != LH_OK)
        return status;
    *found = 0;
    if (are_without_pairs(a, b))
        return LH_OK;
    lh_pairs_list list = {pairs, capacity, 0, a, b ? b : a, b == NULL, NULL};
    if (a->count + count_of(b) <= LH_PAIRS_FEW) {
        *found = find_few(kernels, a, b, &list);
        return LH_OK;
    }
    lh_pairs_set *const set = align(scratch);
    lh_pairs_fill(set, kernels, a, b);
    const size_t room_at = lh_pairs_aligned(lh_pairs_set_size(a->count + count_of(b), 1));
    const lh_pairs_room room = lh_pairs_room_at((char *)set + room_at, set->largest_column);
    *found = lh_pairs_find(set, kernels, 0, 1, &room, &list);
    return LH_OK;
}

lh_status lh_pairs_aabb_aabb(const lh_aabbs *a, const lh_aabbs *b, lh_pair *pairs, size_t capacity,
                             size_t *found, void *scratch, size_t scratch_size)
{
    return lh_pairs_by(lh_choose_backend()->pairs, a, b, pairs, capacity, found, scratch, scratch_size);
}

/* ---- In parts ----------------------------------------------------------------------------------------- */

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
    if (are_without_pairs(a, b))
        *set = (lh_pairs_set){.columns = 0};
    else
        lh_pairs_fill(set, kernels, a, b);
    return LH_OK;
}

lh_status lh_pairs_prepare(const lh_aabbs *a, const lh_aabbs *b, void *prepared, size_t prepared_size)
{
    return lh_pairs_prepare_by(lh_choose_backend()->pairs, a, b, prepared, prepared_size);
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
    if (are_without_pairs(a, b))
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
    return lh_pairs_prepare_part_by(lh_choose_backend()->pairs, prepared, step, part);
}

size_t lh_pairs_part_scratch_size(const void *prepared)
{
    const lh_pairs_set *const set = prepared ? align(prepared) : NULL;
    return LINE + lh_pairs_room_size(set ? set->largest_column : 0);
}

static lh_status find_part(int function, const lh_backend *by, int is_swept, const void *prepared,
                           size_t part, size_t parts, void *pairs, size_t capacity, size_t *found,
                           void *scratch, size_t scratch_size)
{
    if (!prepared)
        return lh_failure(function, 1, LH_ERROR_NULL_ARRAY);
    const lh_pairs_set *const set = align(prepared);
    const lh_pairs_shapes *const shapes = lh_pairs_shapes_of(set);
    if (is_swept != (shapes && shapes->kind == LH_PAIRS_OF_MOVING_BOXES))
        return lh_failure(function, 1, LH_ERROR_UNAVAILABLE);
    if (part >= parts)
        return lh_failure(function, 2, LH_ERROR_COUNT);
    lh_status status = lh_pairs_check_list(function, 4, pairs, capacity, found);
    if (status == LH_OK)
        status =
            lh_pairs_check_memory(function, 7, scratch, scratch_size, lh_pairs_part_scratch_size(prepared));
    if (status != LH_OK)
        return status;
    const lh_pairs_room room = lh_pairs_room_at(align(scratch), set->largest_column);
    lh_pairs_list list = {pairs, capacity, 0, &set->a, &set->b, set->is_of_one_set, NULL};
    *found = shapes ? lh_pairs_find_shapes(set, by, part, parts, &room, pairs, capacity)
                    : lh_pairs_find(set, by->pairs, part, parts, &room, &list);
    return LH_OK;
}

lh_status lh_pairs_find_part_by(const lh_backend *by, const void *prepared, size_t part, size_t parts,
                                lh_pair *pairs, size_t capacity, size_t *found, void *scratch,
                                size_t scratch_size)
{
    return find_part(LH_FUNCTION_pairs_find_part, by, 0, prepared, part, parts, pairs, capacity, found,
                     scratch, scratch_size);
}

lh_status lh_pairs_find_part(const void *prepared, size_t part, size_t parts, lh_pair *pairs, size_t capacity,
                             size_t *found, void *scratch, size_t scratch_size)
{
    return lh_pairs_find_part_by(lh_choose_backend(), prepared, part, parts, pairs, capacity, found, scratch,
                                 scratch_size);
}

lh_status lh_pairs_find_swept_part_by(const lh_backend *by, const void *prepared, size_t part, size_t parts,
                                      lh_swept_pair *pairs, size_t capacity, size_t *found, void *scratch,
                                      size_t scratch_size)
{
    return find_part(LH_FUNCTION_pairs_find_swept_part, by, 1, prepared, part, parts, pairs, capacity, found,
                     scratch, scratch_size);
}

lh_status lh_pairs_find_swept_part(const void *prepared, size_t part, size_t parts, lh_swept_pair *pairs,
                                   size_t capacity, size_t *found, void *scratch, size_t scratch_size)
{
    return lh_pairs_find_swept_part_by(lh_choose_backend(), prepared, part, parts, pairs, capacity, found,
                                       scratch, scratch_size);
}

/* ---- Kept --------------------------------------------------------------------------------------------- */

size_t lh_pairs_kept_size(size_t count)
{
    return LINE + lh_pairs_kept_bytes(count);
}

lh_status lh_pairs_keep_by(const lh_pairs_kernels *kernels, const lh_aabbs *boxes, void *kept,
                           size_t kept_size)
{
    enum { FUNCTION = LH_FUNCTION_pairs_keep };
    lh_status status = lh_pairs_check_sets(FUNCTION, boxes, NULL);
    if (status == LH_OK)
        status = lh_pairs_check_memory(FUNCTION, 2, kept, kept_size, lh_pairs_kept_size(boxes->count));
    if (status == LH_OK)
        lh_pairs_keep_set(align(kept), kernels, boxes);
    return status;
}

lh_status lh_pairs_keep(const lh_aabbs *boxes, void *kept, size_t kept_size)
{
    return lh_pairs_keep_by(lh_choose_backend()->pairs, boxes, kept, kept_size);
}

lh_status lh_pairs_aabb_kept_by(const lh_pairs_kernels *kernels, const lh_aabbs *a, const void *kept,
                                lh_pair *pairs, size_t capacity, size_t *found)
{
    enum { FUNCTION = LH_FUNCTION_pairs_aabb_kept };
    lh_status status = lh_pairs_check_question(FUNCTION, LH_KIND_AABBS, a, kept);
    if (status == LH_OK)
        status = lh_pairs_check_list(FUNCTION, 3, pairs, capacity, found);
    if (status != LH_OK)
        return status;
    const lh_pairs_kept *const of = align(kept);
    lh_pairs_list list = {pairs, capacity, 0, a, &lh_pairs_kept_set(of)->a, 0, NULL};
    lh_pairs_ask(of, kernels, a, 0, &list);
    *found = list.found;
    return LH_OK;
}

lh_status lh_pairs_aabb_kept(const lh_aabbs *a, const void *kept, lh_pair *pairs, size_t capacity,
                             size_t *found)
{
    return lh_pairs_aabb_kept_by(lh_choose_backend()->pairs, a, kept, pairs, capacity, found);
}
