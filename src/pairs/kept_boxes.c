/* Boxes with those that are kept: checks, memory, and the order of the work. */
#include <string.h>

#include "dispatch/by_isa.h"
#include "pair_arguments.h"
#include "kept.h"
#include "all_pairs.h"
#include "layers.h"

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
    return lh_pairs_keep_by(lh_pairs_by_isa[lh_choose_isa()], boxes, kept, kept_size);
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
    lh_pairs_list list = {.pairs = pairs, .capacity = capacity, .a = a, .b = &lh_pairs_kept_set(of)->a};
    lh_pairs_ask(of, kernels, a, 0, &list);
    *found = list.found;
    return LH_OK;
}

lh_status lh_pairs_aabb_kept(const lh_aabbs *a, const void *kept, lh_pair *pairs, size_t capacity,
                             size_t *found)
{
    return lh_pairs_aabb_kept_by(lh_pairs_by_isa[lh_choose_isa()], a, kept, pairs, capacity, found);
}

static void take_any(lh_pairs_list *list, const lh_pair *pairs, size_t count)
{
    for (size_t k = 0; k < count; k++)
        lh_pairs_meets(list, pairs[k].a);
}

typedef struct any_wanted {
    lh_pairs_list list; /* first, so that it is one that is wanted */
    lh_pairs_layer_test layer_test;
} any_wanted;

static void take_any_wanted(lh_pairs_list *list, const lh_pair *pairs, size_t count)
{
    const any_wanted *const of = (const any_wanted *)list;
    lh_pairs_take_wanted(&of->layer_test, list, pairs, count, take_any);
}

/* What is appended has been decided. */
static void settle(lh_pairs_list *list)
{
    (void)list;
}

static void mark_boxes(const lh_pairs_kernels *kernels, const lh_aabbs *a, const lh_pairs_kept *kept,
                       lh_pairs_list *list, uint64_t *hits)
{
    static const lh_aabbs by_position; /* without an index, ids are positions */
    list->a = list->b = &by_position;
    list->met = hits;
    memset(hits, 0, lh_hits_words(a->count) * sizeof *hits);
    lh_pairs_ask_until_met(kept, kernels, a, 0, list, settle);
}

lh_status lh_pairs_any_aabb_kept_by(const lh_pairs_kernels *kernels, const lh_aabbs *a, const void *kept,
                                    uint64_t *hits)
{
    enum { FUNCTION = LH_FUNCTION_pairs_any_aabb_kept };
    lh_status status = lh_pairs_check_question(FUNCTION, LH_KIND_AABBS, a, kept);
    if (status == LH_OK)
        status = lh_pairs_check_hits(FUNCTION, 3, a->count, hits);
    if (status != LH_OK || a->count == 0)
        return status;
    lh_pairs_list list = {.take = take_any};
    mark_boxes(kernels, a, align(kept), &list, hits);
    return LH_OK;
}

lh_status lh_pairs_any_aabb_kept(const lh_aabbs *a, const void *kept, uint64_t *hits)
{
    return lh_pairs_any_aabb_kept_by(lh_pairs_by_isa[lh_choose_isa()], a, kept, hits);
}

lh_status lh_pairs_any_aabb_kept_layers_by(const lh_pairs_kernels *kernels, const lh_aabbs *a,
                                           const lh_layers *a_layers, const void *kept,
                                           const lh_layers *kept_layers, uint64_t *hits)
{
    enum { FUNCTION = LH_FUNCTION_pairs_any_aabb_kept_layers };
    lh_status status =
        lh_pairs_check_layered_question(FUNCTION, LH_KIND_AABBS, a, a_layers, kept, kept_layers);
    if (status == LH_OK)
        status = lh_pairs_check_hits(FUNCTION, 5, a->count, hits);
    if (status != LH_OK || a->count == 0)
        return status;
    const lh_pairs_kept *const to = align(kept);
    any_wanted of = {.list = {.take = take_any_wanted},
                     .layer_test = {.a = lh_pairs_all_layers_of(a_layers),
                                    .b = lh_pairs_all_layers_of(kept_layers),
                                    .a_view = a,
                                    .b_view = &lh_pairs_kept_set(to)->a}};
    mark_boxes(kernels, a, to, &of.list, hits);
    return LH_OK;
}

lh_status lh_pairs_any_aabb_kept_layers(const lh_aabbs *a, const lh_layers *a_layers, const void *kept,
                                        const lh_layers *kept_layers, uint64_t *hits)
{
    return lh_pairs_any_aabb_kept_layers_by(lh_pairs_by_isa[lh_choose_isa()], a, a_layers, kept, kept_layers,
                                            hits);
}
