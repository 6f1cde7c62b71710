/* Are the arguments of a call fit for use? If not, what is wrong with the first that is not; if so, how many pairs
 * they make. By the description of the query.
 *
 * In this order: are the views there, do their counts broadcast, is there anything to do, are the numbers in range, are
 * the arrays of views usable, are the outputs. */
#ifndef LANEHIT_SRC_DESCRIPTION_CHECK_H
#define LANEHIT_SRC_DESCRIPTION_CHECK_H

#include "query.h"
#include "status.h"

/* What is known about the arrays of an argument. */
typedef struct lh_facts {
    uintptr_t addresses; /* or-ed */
    uint32_t strides;    /* or-ed */
    int missing;         /* one that is needed is NULL */
} lh_facts;

/* A group of arrays, of which all are there or, unless they are needed, none. Returns how many are. */
static inline unsigned lh_see_group(lh_facts *facts, const lh_group *group, const void *view)
{
    unsigned there = 0;
    for (unsigned k = 0; k < group->arrays; k++) {
        const float *array = lh_arrays_of(view)[group->first + k];
        facts->addresses |= (uintptr_t)array;
        there += array != NULL;
    }
    const int is_absent = there == 0 && group->presence != LH_NEEDED;
    facts->missing |= there < group->arrays && !is_absent;
    facts->addresses |= (uintptr_t)lh_index_of(view, group);
    facts->strides |= lh_stride_of(view, group);
    return there;
}

static inline int lh_fault_of_view(const lh_shape *shape, const void *view)
{
    lh_facts facts = {.strides = lh_start_of(view)->index_stride};
    unsigned alternatives = 0, chosen = 0;
    for (unsigned g = 0; g < shape->groups; g++) {
        const unsigned there = lh_see_group(&facts, &shape->group[g], view);
        if (shape->group[g].presence == LH_ALTERNATIVE) {
            alternatives++;
            chosen += there;
        }
    }
    if (facts.missing || (alternatives > 0 && chosen == 0))
        return LH_ERROR_NULL_ARRAY;
    if (facts.strides % 4 != 0)
        return LH_ERROR_STRIDE;
    return facts.addresses % 4 != 0 ? LH_ERROR_ALIGNMENT : LH_OK;
}

static inline int lh_fault_of_output(const lh_kind *kind, const void *output)
{
    if (!output && !kind->may_be_null)
        return LH_ERROR_NULL_ARRAY;
    return (uintptr_t)output % kind->alignment != 0 ? LH_ERROR_ALIGNMENT : LH_OK;
}

/* The kind of fault that an argument has by itself, if its role is this one. */
static inline int lh_fault_of(const lh_query *query, const lh_call *call, unsigned argument, lh_role role)
{
    const lh_kind *kind = lh_kind_of(query, argument);
    if (kind->role != role)
        return LH_OK;
    if (role == LH_NUMBER)
        return call->argument[argument].number >= 0 ? LH_OK : LH_ERROR_LIMIT;
    if (role == LH_VIEW || role == LH_SET)
        return lh_fault_of_view(kind->shape, lh_view_at(query, call, argument));
    return lh_fault_of_output(kind, call->argument[argument].output);
}

/* Takes one more count into n, which begins as 1: 1 broadcasts, the first other count decides. */
static inline int lh_broadcasts(size_t *n, size_t count)
{
    if (count == 1)
        return 1;
    if (*n == 1)
        *n = count;
    return *n == count;
}

static inline lh_status lh_check(const lh_query *query, const lh_call *call, size_t *n)
{
    const int function = (int)(query - lh_queries);
    *n = 1;
    for (unsigned k = 0; k < query->arguments; k++) {
        if (!lh_has_view(query, k))
            continue;
        const void *view = lh_view_at(query, call, k);
        if (!view)
            return lh_failure(function, lh_parameter_of(query, k), LH_ERROR_NULL_VIEW);
        if (lh_kind_of(query, k)->role == LH_SET ? !lh_can_be_set(lh_kind_of(query, k), view)
                                                 : !lh_broadcasts(n, lh_start_of(view)->count))
            return lh_failure(function, lh_parameter_of(query, k), LH_ERROR_COUNT);
    }
    if (*n == 0)
        return LH_OK;
    static const lh_role order[] = {LH_NUMBER, LH_VIEW, LH_SET, LH_OUTPUT};
    for (unsigned r = 0; r < sizeof order / sizeof order[0]; r++)
        for (unsigned k = 0; k < query->arguments; k++) {
            const int fault = lh_fault_of(query, call, k, order[r]);
            if (fault != LH_OK)
                return lh_failure(function, lh_parameter_of(query, k), fault);
        }
    return LH_OK;
}

#endif
