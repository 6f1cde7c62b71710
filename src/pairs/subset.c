/* Some boxes of a set with all: checks, memory, and the order of the work. */
#include "layers.h"

#include <string.h>

#include "dispatch/by_isa.h"
#include "all_pairs.h"
#include "kept.h"
#include "pair_arguments.h"
#include "wanted.h"

static size_t bits_size(size_t count)
{
    return lh_pairs_aligned(lh_hits_words(count) * sizeof(uint64_t));
}

static size_t ids_size(size_t count)
{
    return lh_pairs_aligned(count * sizeof(uint32_t));
}

size_t lh_pairs_subset_scratch_size(size_t count, size_t subset_count)
{
    return LINE + bits_size(count) + lh_pairs_scratch_size(subset_count > 0 ? count : 0, 0);
}

size_t lh_pairs_subset_kept_scratch_size(size_t count, size_t subset_count)
{
    const size_t moving = subset_count < count ? subset_count : count;
    return LINE + bits_size(count) + ids_size(moving) + lh_pairs_scratch_size(moving, 0);
}

static lh_status check(int function, const lh_aabbs *boxes, const lh_layers *layers,
                       const uint32_t *positions, size_t count)
{
    lh_status status = lh_pairs_check_view(function, 1, LH_KIND_AABBS, boxes, 0);
    if (status == LH_OK)
        status = lh_pairs_check_layers(function, 2, layers);
    if (status == LH_OK && !positions && count > 0)
        status = lh_failure(function, 3, LH_ERROR_NULL_ARRAY);
    if (status == LH_OK && (uintptr_t)positions % sizeof *positions != 0)
        status = lh_failure(function, 3, LH_ERROR_ALIGNMENT);
    if (status == LH_OK && count > boxes->count)
        status = lh_failure(function, 3, LH_ERROR_LIMIT);
    return status;
}

/* A bit for each box of the set that is of the subset. Refused if a position is none, or is there twice. */
static lh_status mark_moving(uint64_t *is_moving, int function, const lh_aabbs *boxes,
                             const uint32_t *positions, size_t count)
{
    memset(is_moving, 0, bits_size(boxes->count));
    for (size_t k = 0; k < count; k++) {
        const uint32_t position = positions[k];
        if (position >= boxes->count || is_moving[position / 64] >> position % 64 & 1)
            return lh_failure(function, 3, LH_ERROR_LIMIT);
        is_moving[position / 64] |= UINT64_C(1) << position % 64;
    }
    return LH_OK;
}

static size_t is_in(const uint64_t *bits, uint32_t position)
{
    return (size_t)(bits[position / 64] >> position % 64 & 1);
}

/* ---- From scratch ------------------------------------------------------------------------------------- */

/* Takes pairs of positions, and hands on by ids those of which one box is of the subset: that is a. */
typedef struct subset_list {
    lh_pairs_list list; /* first, so that it is one of a subset */
    const uint64_t *is_moving;
    const lh_aabbs *boxes, *others; /* whose indices make ids of positions */
    lh_pairs_wanted *to;
} subset_list;

enum { AT_A_TIME = 256 };

static lh_pair by_ids(const subset_list *of, uint32_t a, uint32_t b)
{
    return (lh_pair){lh_pairs_id_of(of->boxes, a), lh_pairs_id_of(of->others, b)};
}

static void take_of_subset(lh_pairs_list *list, const lh_pair *pairs, size_t count)
{
    const subset_list *const of = (const subset_list *)list;
    lh_pair moving[AT_A_TIME];
    for (size_t first = 0; first < count; first += AT_A_TIME) {
        const size_t end = count - first < AT_A_TIME ? count : first + AT_A_TIME;
        size_t some = 0;
        for (size_t k = first; k < end; k++) {
            const lh_pair pair = pairs[k];
            const size_t a = is_in(of->is_moving, pair.a), b = is_in(of->is_moving, pair.b);
            moving[some] = a ? by_ids(of, pair.a, pair.b) : by_ids(of, pair.b, pair.a);
            some += a | b;
        }
        of->to->list.take(&of->to->list, moving, some);
    }
}

static const lh_aabbs by_position; /* without an index, ids are positions */

lh_status lh_pairs_subset_aabb_by(const lh_pairs_kernels *kernels, const lh_aabbs *boxes,
                                  const lh_layers *layers, const uint32_t *positions, size_t count,
                                  lh_pair *pairs, size_t capacity, size_t *found, void *scratch,
                                  size_t scratch_size)
{
    enum { FUNCTION = LH_FUNCTION_pairs_subset_aabb };
    uint64_t *const is_moving = align(scratch);
    lh_status status = check(FUNCTION, boxes, layers, positions, count);
    if (status == LH_OK)
        status = lh_pairs_check_list(FUNCTION, 5, pairs, capacity, found);
    if (status == LH_OK)
        status = lh_pairs_check_memory(FUNCTION, 8, scratch, scratch_size,
                                       lh_pairs_subset_scratch_size(boxes->count, count));
    if (status == LH_OK)
        status = mark_moving(is_moving, FUNCTION, boxes, positions, count);
    if (status != LH_OK)
        return status;
    lh_pairs_wanted of;
    lh_pairs_begin_wanted(&of, layers, layers, pairs, capacity);
    subset_list list = {.list = {.a = &by_position, .b = &by_position, .take = take_of_subset},
                        .is_moving = is_moving,
                        .boxes = boxes,
                        .others = boxes,
                        .to = &of};
    if (count > 0)
        lh_pairs_find_all(kernels, boxes, NULL, &list.list, (char *)is_moving + bits_size(boxes->count));
    *found = of.found;
    return LH_OK;
}

lh_status lh_pairs_subset_aabb(const lh_aabbs *boxes, const lh_layers *layers, const uint32_t *subset,
                               size_t subset_count, lh_pair *pairs, size_t capacity, size_t *found,
                               void *scratch, size_t scratch_size)
{
    return lh_pairs_subset_aabb_by(lh_pairs_by_isa[lh_choose_isa()], boxes, layers, subset, subset_count,
                                   pairs, capacity, found, scratch, scratch_size);
}

/* ---- With a kept set ---------------------------------------------------------------------------------- */

/* What is kept of boxes of the subset is where they were. */
static void take_resting(lh_pairs_list *list, const lh_pair *pairs, size_t count)
{
    const subset_list *const of = (const subset_list *)list;
    lh_pair resting[AT_A_TIME];
    for (size_t first = 0; first < count; first += AT_A_TIME) {
        const size_t end = count - first < AT_A_TIME ? count : first + AT_A_TIME;
        size_t some = 0;
        for (size_t k = first; k < end; k++) {
            resting[some] = by_ids(of, pairs[k].a, pairs[k].b);
            some += !is_in(of->is_moving, pairs[k].b);
        }
        of->to->list.take(&of->to->list, resting, some);
    }
}

lh_status lh_pairs_subset_kept_by(const lh_pairs_kernels *kernels, const lh_aabbs *boxes,
                                  const lh_layers *layers, const uint32_t *positions, size_t count,
                                  const void *kept, lh_pair *pairs, size_t capacity, size_t *found,
                                  void *scratch, size_t scratch_size)
{
    enum { FUNCTION = LH_FUNCTION_pairs_subset_kept };
    uint64_t *const is_moving = align(scratch);
    lh_status status = check(FUNCTION, boxes, layers, positions, count);
    if (status == LH_OK && !kept)
        status = lh_failure(FUNCTION, 5, LH_ERROR_NULL_ARRAY);
    const lh_pairs_kept *const with = kept ? align(kept) : NULL;
    if (status == LH_OK && lh_pairs_kept_set(with)->a.count != boxes->count)
        status = lh_failure(FUNCTION, 5, LH_ERROR_COUNT);
    if (status == LH_OK)
        status = lh_pairs_check_list(FUNCTION, 6, pairs, capacity, found);
    if (status == LH_OK)
        status = lh_pairs_check_memory(FUNCTION, 9, scratch, scratch_size,
                                       lh_pairs_subset_kept_scratch_size(boxes->count, count));
    if (status == LH_OK)
        status = mark_moving(is_moving, FUNCTION, boxes, positions, count);
    if (status != LH_OK)
        return status;
    uint32_t *const ids = (uint32_t *)(void *)((char *)is_moving + bits_size(boxes->count));
    for (size_t k = 0; k < count; k++)
        ids[k] = lh_pairs_id_of(boxes, positions[k]);
    const lh_aabbs moving = lh_aabbs_indexed(*boxes, ids, 0, count);
    lh_pairs_wanted of;
    lh_pairs_begin_wanted(&of, layers, layers, pairs, capacity);
    subset_list list = {.list = {.a = &by_position, .b = &by_position, .take = take_resting},
                        .is_moving = is_moving,
                        .boxes = &moving,
                        .others = &lh_pairs_kept_set(with)->a,
                        .to = &of};
    lh_pairs_ask(with, kernels, &moving, 0, &list.list);
    lh_pairs_find_all(kernels, &moving, NULL, &of.list, (char *)ids + ids_size(count));
    *found = of.found;
    return LH_OK;
}

lh_status lh_pairs_subset_kept(const lh_aabbs *boxes, const lh_layers *layers, const uint32_t *subset,
                               size_t subset_count, const void *kept, lh_pair *pairs, size_t capacity,
                               size_t *found, void *scratch, size_t scratch_size)
{
    return lh_pairs_subset_kept_by(lh_pairs_by_isa[lh_choose_isa()], boxes, layers, subset, subset_count,
                                   kept, pairs, capacity, found, scratch, scratch_size);
}
