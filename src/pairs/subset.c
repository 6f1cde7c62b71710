/* Some boxes of a set with all: checks, memory, and the order of the work. */
#include "layers.h"

#include <string.h>

#include "dispatch/by_isa.h"
#include "all_pairs.h"
#include "kept.h"
#include "pair_arguments.h"
#include "wanted.h"

/* A subset, in scratch memory: a bit for each box of the set that is of it, and the ids of those that are. */
typedef struct moving_boxes {
    uint64_t *is_moving;
    uint32_t *moving, *resting;
    void *scratch; /* beyond that */
    size_t count, resting_count;
} moving_boxes;

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
    const size_t moving = subset_count < count ? subset_count : count, resting = count - moving;
    return LINE + bits_size(count) + ids_size(moving) + ids_size(resting) +
           lh_pairs_scratch_size(moving, resting);
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

/* Refused if a position is none, or is there twice. */
static lh_status begin(moving_boxes *of, int function, const lh_aabbs *boxes, const uint32_t *positions,
                       size_t count, void *scratch)
{
    char *const memory = align(scratch);
    of->count = count;
    of->resting_count = boxes->count - count;
    of->is_moving = (uint64_t *)(void *)memory;
    of->moving = (uint32_t *)(void *)(memory + bits_size(boxes->count));
    of->scratch = (char *)of->moving + ids_size(count);
    memset(of->is_moving, 0, bits_size(boxes->count));
    for (size_t k = 0; k < count; k++) {
        const uint32_t position = positions[k];
        if (position >= boxes->count || of->is_moving[position / 64] >> position % 64 & 1)
            return lh_failure(function, 3, LH_ERROR_LIMIT);
        of->is_moving[position / 64] |= UINT64_C(1) << position % 64;
        of->moving[k] = lh_pairs_id_of(boxes, position);
    }
    return LH_OK;
}

/* The others, in the order of the set. */
static void list_resting(moving_boxes *of, const lh_aabbs *boxes)
{
    of->resting = of->scratch;
    of->scratch = (char *)of->scratch + ids_size(of->resting_count);
    size_t count = 0;
    for (size_t i = 0; i < boxes->count && count < of->resting_count; i++) {
        of->resting[count] = lh_pairs_id_of(boxes, i);
        count += !(of->is_moving[i / 64] >> i % 64 & 1);
    }
}

/* Of a view that may have an index, the boxes of these ids. */
static lh_aabbs boxes_of_ids(const lh_aabbs *boxes, const uint32_t *ids, size_t count)
{
    return lh_aabbs_indexed(*boxes, ids, 0, count);
}

lh_status lh_pairs_subset_aabb_by(const lh_pairs_kernels *kernels, const lh_aabbs *boxes,
                                  const lh_layers *layers, const uint32_t *positions, size_t count,
                                  lh_pair *pairs, size_t capacity, size_t *found, void *scratch,
                                  size_t scratch_size)
{
    enum { FUNCTION = LH_FUNCTION_pairs_subset_aabb };
    moving_boxes set;
    lh_status status = check(FUNCTION, boxes, layers, positions, count);
    if (status == LH_OK)
        status = lh_pairs_check_list(FUNCTION, 5, pairs, capacity, found);
    if (status == LH_OK)
        status = lh_pairs_check_memory(FUNCTION, 8, scratch, scratch_size,
                                       lh_pairs_subset_scratch_size(boxes->count, count));
    if (status == LH_OK)
        status = begin(&set, FUNCTION, boxes, positions, count, scratch);
    if (status != LH_OK)
        return status;
    list_resting(&set, boxes);
    const lh_aabbs moving = boxes_of_ids(boxes, set.moving, count);
    const lh_aabbs resting = boxes_of_ids(boxes, set.resting, set.resting_count);
    lh_pairs_wanted of;
    lh_pairs_begin_wanted(&of, layers, layers, pairs, capacity);
    lh_pairs_find_all(kernels, &moving, &resting, &of.list, set.scratch);
    lh_pairs_find_all(kernels, &moving, NULL, &of.list, set.scratch);
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

/* Hands on the pairs with boxes that rest: what is kept of the others is where they were. */
typedef struct resting_list {
    lh_pairs_list list; /* first, so that it is one that rests; of b it takes positions */
    const uint64_t *is_moving;
    const lh_aabbs *kept;
    lh_pairs_wanted *to;
} resting_list;

static void take_resting(lh_pairs_list *list, const lh_pair *pairs, size_t count)
{
    enum { AT_A_TIME = 256 };
    const resting_list *const of = (const resting_list *)list;
    lh_pair resting[AT_A_TIME];
    for (size_t first = 0; first < count; first += AT_A_TIME) {
        const size_t end = count - first < AT_A_TIME ? count : first + AT_A_TIME;
        size_t rest = 0;
        for (size_t k = first; k < end; k++) {
            const uint32_t position = pairs[k].b;
            resting[rest] = (lh_pair){pairs[k].a, lh_pairs_id_of(of->kept, position)};
            rest += !(of->is_moving[position / 64] >> position % 64 & 1);
        }
        of->to->list.take(&of->to->list, resting, rest);
    }
}

lh_status lh_pairs_subset_kept_by(const lh_pairs_kernels *kernels, const lh_aabbs *boxes,
                                  const lh_layers *layers, const uint32_t *positions, size_t count,
                                  const void *kept, lh_pair *pairs, size_t capacity, size_t *found,
                                  void *scratch, size_t scratch_size)
{
    enum { FUNCTION = LH_FUNCTION_pairs_subset_kept };
    static const lh_aabbs by_position;
    moving_boxes set;
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
        status = begin(&set, FUNCTION, boxes, positions, count, scratch);
    if (status != LH_OK)
        return status;
    const lh_aabbs moving = boxes_of_ids(boxes, set.moving, count);
    lh_pairs_wanted of;
    lh_pairs_begin_wanted(&of, layers, layers, pairs, capacity);
    resting_list with_resting = {.list = {.a = &moving, .b = &by_position, .take = take_resting},
                                 .is_moving = set.is_moving,
                                 .kept = &lh_pairs_kept_set(with)->a,
                                 .to = &of};
    lh_pairs_ask(with, kernels, &moving, 0, &with_resting.list);
    lh_pairs_find_all(kernels, &moving, NULL, &of.list, set.scratch);
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
