#include "any.h"

#include <string.h>

#include "description/status.h"

/* How many pairs are asked at a time: few at first, which cost little more than the call, then four times as many each
 * time. So no more than five times as many pairs are asked as it takes to find a hit, and what is computed once a call
 * is computed seldom. It grows up to a number at which the cost of a call no longer matters and the hits take half a
 * kilobyte. */
enum { FIRST_PAIRS = 64, GROWTH = 4, MOST_PAIRS = 4096 };

/* A view of the first elements; what is one for all pairs stays as it is. */
static const void *first_part(lh_own_view *part, const lh_shape *shape, const void *view)
{
    if (lh_start_of(view)->count == 1)
        return view;
    memcpy(part, view, shape->size);
    part->start.count = FIRST_PAIRS;
    return part;
}

/* A pointer further on in memory that is read. It is a sum of integers, since an array may begin outside the memory
 * that is there. */
static const void *further(const void *array, size_t bytes)
{
    return (const void *)((uintptr_t)array + bytes);
}

/* Moves the index that a group has of its own. Returns whether it has one. */
static int advance_own_index(lh_own_view *part, const lh_group *group, size_t bytes)
{
    const uint32_t *index = NULL;
    char *const at = (char *)part + group->own_index;
    if (group->own_index)
        memcpy(&index, at, sizeof index);
    if (!index)
        return 0;
    index = further(index, bytes);
    memcpy(at, &index, sizeof index);
    return 1;
}

static void advance_arrays(lh_own_view *part, const lh_group *group, size_t elements)
{
    const size_t stride = lh_stride_of(part, group) ? lh_stride_of(part, group) : sizeof(float);
    for (unsigned k = group->first; k < group->first + group->arrays; k++)
        if (part->array[k])
            part->array[k] = further(part->array[k], stride * elements);
}

/* So many elements further on: by their index, where there is one. */
static void advance(lh_own_view *part, const lh_shape *shape, size_t elements, size_t count)
{
    const size_t index_stride = part->start.index_stride ? part->start.index_stride : sizeof(uint32_t);
    part->start.count = count;
    for (unsigned g = 0; g < shape->groups; g++)
        if (!advance_own_index(part, &shape->group[g], index_stride * elements) && !part->start.index)
            advance_arrays(part, &shape->group[g], elements);
    if (part->start.index)
        part->start.index = further(part->start.index, index_stride * elements);
}

/* The pairs that two operands make; 0 if they are to be refused. */
static size_t pairs_of(const void *a, const void *b)
{
    const size_t a_count = a ? lh_start_of(a)->count : 0, b_count = b ? lh_start_of(b)->count : 0;
    if (a_count == b_count || b_count == 1)
        return a_count;
    return a_count == 1 ? b_count : 0;
}

lh_status lh_any(lh_query_function *ask, unsigned query, const void *a, const void *b, int *any)
{
    if (!any)
        return lh_failure(LH_FUNCTION_any, 3, LH_ERROR_NULL_ARRAY);
    uint64_t hits[MOST_PAIRS / 64];
    lh_call call;
    call.argument[0].view = a;
    call.argument[1].view = b;
    call.argument[2].output = hits;
    const size_t n = pairs_of(a, b);
    if (n <= FIRST_PAIRS) {
        const lh_status status = ask(&call);
        if (status == LH_OK)
            *any = lh_hits_any(hits, n);
        return status;
    }
    lh_own_view part[2];
    const lh_shape *shape[2];
    for (unsigned k = 0; k < 2; k++) {
        shape[k] = lh_shape_of(query, k);
        call.argument[k].view = first_part(&part[k], shape[k], call.argument[k].view);
    }
    int found = 0;
    for (size_t first = 0, count = FIRST_PAIRS;;) {
        const lh_status status = ask(&call);
        if (status != LH_OK)
            return status;
        found = lh_hits_any(hits, count);
        first += count;
        if (found || first == n)
            break;
        const size_t before = count;
        count = count * GROWTH < MOST_PAIRS ? count * GROWTH : MOST_PAIRS;
        count = n - first < count ? n - first : count;
        for (unsigned k = 0; k < 2; k++)
            if (call.argument[k].view == &part[k])
                advance(&part[k], shape[k], before, count);
    }
    *any = found;
    return LH_OK;
}
