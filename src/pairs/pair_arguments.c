#include "pair_arguments.h"

#include "description/check.h"

lh_status lh_pairs_check_view(int function, int argument, lh_kind_name kind, const void *view, size_t others)
{
    if (!view)
        return lh_failure(function, argument, LH_ERROR_NULL_VIEW);
    const size_t count = lh_start_of(view)->count;
    const int is_of_set = kind != LH_KIND_VECTORS && kind != LH_KIND_RAYS;
    if (is_of_set && count > LH_PAIRS_MOST_BOXES - others)
        return lh_failure(function, argument, LH_ERROR_COUNT);
    const int fault = count == 0 ? LH_OK : lh_fault_of_view(lh_shape_of_kind(kind), view);
    return fault == LH_OK ? LH_OK : lh_failure(function, argument, fault);
}

lh_status lh_pairs_check_sets(int function, const lh_aabbs *a, const lh_aabbs *b)
{
    const lh_status of_a = lh_pairs_check_view(function, 1, LH_KIND_AABBS, a, 0);
    return of_a != LH_OK || !b ? of_a : lh_pairs_check_view(function, 2, LH_KIND_AABBS, b, a->count);
}

lh_status lh_pairs_check_list(int function, int first, const void *pairs, size_t capacity,
                              const size_t *found)
{
    if (!pairs && capacity > 0)
        return lh_failure(function, first, LH_ERROR_NULL_ARRAY);
    if ((uintptr_t)pairs % sizeof(uint32_t) != 0)
        return lh_failure(function, first, LH_ERROR_ALIGNMENT);
    if (!found)
        return lh_failure(function, first + 2, LH_ERROR_NULL_ARRAY);
    return (uintptr_t)found % sizeof *found != 0 ? lh_failure(function, first + 2, LH_ERROR_ALIGNMENT)
                                                 : LH_OK;
}

lh_status lh_pairs_check_memory(int function, int first, const void *memory, size_t size, size_t wanted)
{
    if (!memory)
        return lh_failure(function, first, LH_ERROR_NULL_ARRAY);
    return size < wanted ? lh_failure(function, first + 1, LH_ERROR_SIZE) : LH_OK;
}

lh_status lh_pairs_check_question(int function, lh_kind_name kind, const void *view, const void *kept)
{
    const lh_status status = lh_pairs_check_view(function, 1, kind, view, 0);
    return status == LH_OK && !kept ? lh_failure(function, 2, LH_ERROR_NULL_ARRAY) : status;
}

lh_status lh_pairs_check_layers(int function, int argument, const lh_layers *layers)
{
    if (!layers)
        return LH_OK;
    if (((uintptr_t)layers->layer | (uintptr_t)layers->mask) % sizeof(uint32_t) != 0)
        return lh_failure(function, argument, LH_ERROR_ALIGNMENT);
    return layers->stride % sizeof(uint32_t) != 0 ? lh_failure(function, argument, LH_ERROR_STRIDE) : LH_OK;
}

lh_status lh_pairs_check_layered_question(int function, lh_kind_name kind, const void *view,
                                          const lh_layers *a_layers, const void *kept,
                                          const lh_layers *kept_layers)
{
    lh_status status = lh_pairs_check_view(function, 1, kind, view, 0);
    if (status == LH_OK)
        status = lh_pairs_check_layers(function, 2, a_layers);
    if (status == LH_OK && !kept)
        status = lh_failure(function, 3, LH_ERROR_NULL_ARRAY);
    return status == LH_OK ? lh_pairs_check_layers(function, 4, kept_layers) : status;
}

lh_status lh_pairs_check_hits(int function, int argument, size_t count, const uint64_t *hits)
{
    if (!hits && count > 0)
        return lh_failure(function, argument, LH_ERROR_NULL_ARRAY);
    return (uintptr_t)hits % sizeof *hits != 0 ? lh_failure(function, argument, LH_ERROR_ALIGNMENT) : LH_OK;
}
