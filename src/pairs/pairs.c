/* The public functions: checks, memory, and the order of the work. */
#include "pairs.h"

#include "../dispatch.h"
#include "arguments.h"
#include "chunk.h"
#include "kept.h"
#include "prepare.h"

/* Sets of which one is empty have no pairs, nor has a set of one box. */
static int are_without_pairs(const lh_aabbs *a, const lh_aabbs *b)
{
    return b ? a->count == 0 || b->count == 0 : a->count < 2;
}

static size_t find_columns(const lh_pairs_set *set, const lh_pairs_kernels *kernels, size_t first, size_t end,
                           const lh_pairs_room *room, lh_pairs_list *list)
{
    for (size_t c = first; c < end; c++)
        kernels->find(lh_pairs_records(set), &lh_pairs_columns(set)[c], room, list);
    return list->found;
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
    *found = find_columns(set, kernels, 0, set->columns, &room, &list);
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

/* How many columns begin before so many records; records follow each other column by column. */
static size_t columns_before(const lh_pairs_set *set, double records)
{
    size_t first = 0;
    for (size_t end = set->columns; first < end;) {
        const size_t middle = first + (end - first) / 2;
        if ((double)lh_pairs_columns(set)[middle].first < records)
            first = middle + 1;
        else
            end = middle;
    }
    return first;
}

/* The first column of a part: that of its share of the records. Columns are whole, so a part may have none. */
static size_t first_column(const lh_pairs_set *set, size_t part, size_t parts)
{
    const double share = (double)set->records * (double)part / (double)parts;
    size_t column = 0;
    if (set->grids == 1) /* else there are records of columns that were divided, which count no more */
        column = columns_before(set, share);
    else
        for (double before = 0.0; column < set->columns && before < share; column++)
            before += lh_pairs_columns(set)[column].end - lh_pairs_columns(set)[column].first;
    return part == parts ? set->columns : column;
}

lh_status lh_pairs_find_part_by(const lh_pairs_kernels *kernels, const void *prepared, size_t part,
                                size_t parts, lh_pair *pairs, size_t capacity, size_t *found, void *scratch,
                                size_t scratch_size)
{
    enum { FUNCTION = LH_FUNCTION_pairs_find_part };
    if (!prepared)
        return lh_failure(FUNCTION, 1, LH_ERROR_NULL_ARRAY);
    if (part >= parts)
        return lh_failure(FUNCTION, 2, LH_ERROR_COUNT);
    lh_status status = lh_pairs_check_list(FUNCTION, 4, pairs, capacity, found);
    if (status == LH_OK)
        status =
            lh_pairs_check_memory(FUNCTION, 7, scratch, scratch_size, lh_pairs_part_scratch_size(prepared));
    if (status != LH_OK)
        return status;
    const lh_pairs_set *const set = align(prepared);
    const lh_pairs_room room = lh_pairs_room_at(align(scratch), set->largest_column);
    lh_pairs_list list = {pairs, capacity, 0, &set->a, &set->b, set->is_of_one_set, NULL};
    *found = find_columns(set, kernels, first_column(set, part, parts), first_column(set, part + 1, parts),
                          &room, &list);
    return LH_OK;
}

lh_status lh_pairs_find_part(const void *prepared, size_t part, size_t parts, lh_pair *pairs, size_t capacity,
                             size_t *found, void *scratch, size_t scratch_size)
{
    return lh_pairs_find_part_by(lh_choose_backend()->pairs, prepared, part, parts, pairs, capacity, found,
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
    lh_status status = lh_pairs_check_sets(FUNCTION, a, NULL);
    if (status == LH_OK && !kept)
        status = lh_failure(FUNCTION, 2, LH_ERROR_NULL_ARRAY);
    if (status == LH_OK)
        status = lh_pairs_check_list(FUNCTION, 3, pairs, capacity, found);
    if (status == LH_OK)
        *found = lh_pairs_ask(align(kept), kernels, a, pairs, capacity);
    return status;
}

lh_status lh_pairs_aabb_kept(const lh_aabbs *a, const void *kept, lh_pair *pairs, size_t capacity,
                             size_t *found)
{
    return lh_pairs_aabb_kept_by(lh_choose_backend()->pairs, a, kept, pairs, capacity, found);
}
