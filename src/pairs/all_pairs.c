/* Boxes in one piece: checks, memory, and the order of the work. */
#include "all_pairs.h"

#include "dispatch/by_isa.h"
#include "pair_arguments.h"
#include "chunk.h"
#include "find.h"

size_t lh_pairs_scratch_size(size_t a_count, size_t b_count)
{
    const size_t boxes = a_count + b_count;
    return LINE + lh_pairs_aligned(lh_pairs_set_size(boxes, 1)) + lh_pairs_room_size(boxes);
}

static void find_few(const lh_pairs_kernels *kernels, const lh_aabbs *a, const lh_aabbs *b,
                     lh_pairs_list *list)
{
    static const int axes[3] = {0, 1, 2};
    lh_pairs_chunk of_a, of_b;
    lh_pairs_chunk_at(&of_a, a, 0, axes);
    if (b)
        lh_pairs_chunk_at(&of_b, b, 0, axes);
    kernels->few(&of_a.boxes, b ? &of_b.boxes : NULL, list);
}

void lh_pairs_find_all(const lh_pairs_kernels *kernels, const lh_aabbs *a, const lh_aabbs *b,
                       lh_pairs_list *list, void *scratch)
{
    list->a = list->a ? list->a : a;
    list->b = list->b ? list->b : b ? b : a;
    list->is_of_one_set = b == NULL;
    if (lh_pairs_are_none(a, b))
        return;
    if (a->count + count_of(b) <= LH_PAIRS_FEW) {
        find_few(kernels, a, b, list);
        return;
    }
    lh_pairs_set *const set = align(scratch);
    lh_pairs_fill(set, kernels, a, b);
    const size_t room_at = lh_pairs_aligned(lh_pairs_set_size(a->count + count_of(b), 1));
    const lh_pairs_room room = lh_pairs_room_at((char *)set + room_at, set->largest_column);
    lh_pairs_find(set, kernels, 0, 1, &room, list);
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
    lh_pairs_list list = {.pairs = pairs, .capacity = capacity};
    lh_pairs_find_all(kernels, a, b, &list, scratch);
    *found = list.found;
    return LH_OK;
}

lh_status lh_pairs_aabb_aabb(const lh_aabbs *a, const lh_aabbs *b, lh_pair *pairs, size_t capacity,
                             size_t *found, void *scratch, size_t scratch_size)
{
    return lh_pairs_by(lh_pairs_by_isa[lh_choose_isa()], a, b, pairs, capacity, found, scratch, scratch_size);
}
