#include "verdict.h"

#include <string.h>

/* ---- Counts ------------------------------------------------------------------------------------------- */

static int is_counted(const lh_query *query, const lh_call *call, unsigned k)
{
    return lh_kind_of(query, k)->role == LH_VIEW && call->argument[k].view;
}

static size_t count_of(const lh_call *call, unsigned k)
{
    return lh_start_of(call->argument[k].view)->count;
}

/* Each count is n or 1, for one n. */
static int broadcasts(const lh_query *query, const lh_call *call, size_t *n)
{
    *n = 1;
    for (unsigned k = 0; k < query->arguments; k++)
        if (is_counted(query, call, k) && count_of(call, k) != 1)
            *n = count_of(call, k);
    for (unsigned k = 0; k < query->arguments; k++)
        if (is_counted(query, call, k) && count_of(call, k) != 1 && count_of(call, k) != *n)
            return 0;
    return 1;
}

static int is_set(const lh_query *query, unsigned k)
{
    return lh_kind_of(query, k)->role == LH_SET;
}

static int can_be_set(const lh_query *query, unsigned k, const void *view)
{
    return lh_start_of(view)->count >= 1 && lh_start_of(view)->count <= lh_kind_of(query, k)->most;
}

/* Whether the sets that are there have as many elements as sets can. */
static int sets_are_sized(const lh_query *query, const lh_call *call)
{
    for (unsigned k = 0; k < query->arguments; k++)
        if (is_set(query, k) && call->argument[k].view && !can_be_set(query, k, call->argument[k].view))
            return 0;
    return 1;
}

/* ---- Views -------------------------------------------------------------------------------------------- */

static unsigned given(const lh_group *group, const void *view)
{
    unsigned there = 0;
    for (unsigned i = 0; i < group->arrays; i++)
        there += lh_arrays_of(view)[group->first + i] != NULL;
    return there;
}

/* Other than by alternatives. */
static int lacks_needed_array(const lh_shape *shape, const void *view)
{
    for (unsigned g = 0; g < shape->groups; g++) {
        const lh_group *group = &shape->group[g];
        const unsigned there = given(group, view);
        const int may_lack = group->presence == LH_ALTERNATIVE || (group->presence == LH_OPTIONAL && !there);
        if (there < group->arrays && !may_lack)
            return 1;
    }
    return 0;
}

typedef struct alternatives {
    unsigned count, whole, in_part;
} alternatives;

static alternatives alternatives_of(const lh_shape *shape, const void *view)
{
    alternatives a = {0};
    for (unsigned g = 0; g < shape->groups; g++) {
        const lh_group *group = &shape->group[g];
        if (group->presence != LH_ALTERNATIVE)
            continue;
        const unsigned there = given(group, view);
        a.count++;
        a.whole += there == group->arrays;
        a.in_part += there > 0 && there < group->arrays;
    }
    return a;
}

static int lacks_array(const lh_shape *shape, const void *view)
{
    const alternatives a = alternatives_of(shape, view);
    return lacks_needed_array(shape, view) || a.in_part > 0 || (a.count > 0 && a.whole == 0);
}

int lacks_part_of_an_alternative(const lh_shape *shape, const void *view)
{
    const alternatives a = alternatives_of(shape, view);
    return !lacks_needed_array(shape, view) && a.in_part > 0 && a.whole > 0;
}

int can_lack_part_of_an_alternative(const lh_shape *shape)
{
    for (unsigned g = 0; g < shape->groups; g++)
        if (shape->group[g].presence == LH_ALTERNATIVE && shape->group[g].arrays > 1)
            return 1;
    return 0;
}

static int is_misaligned(const void *pointer, size_t to)
{
    return (uintptr_t)pointer % to != 0;
}

static int has_misaligned_array(const lh_shape *shape, const void *view)
{
    for (unsigned i = 0; i < shape->arrays; i++)
        if (is_misaligned(lh_arrays_of(view)[i], sizeof(float)))
            return 1;
    return is_misaligned(lh_start_of(view)->index, sizeof(uint32_t));
}

/* Whether the arrays of a stride are there does not matter. */
static int has_odd_stride(const lh_shape *shape, const void *view)
{
    int odd = lh_start_of(view)->stride % 4 != 0 || lh_start_of(view)->index_stride % 4 != 0;
    for (unsigned g = 0; g < shape->groups; g++) {
        uint32_t stride;
        memcpy(&stride, (const char *)view + shape->group[g].stride, sizeof stride);
        odd |= stride % 4 != 0;
    }
    return odd;
}

/* ---- Arguments ---------------------------------------------------------------------------------------- */

static int view_has_fault(const lh_query *query, const lh_call *call, unsigned k, int fault)
{
    const lh_kind *kind = lh_kind_of(query, k);
    const void *view = call->argument[k].view;
    size_t n;
    if (!view)
        return fault == LH_ERROR_NULL_VIEW && !kind->may_be_null;
    switch (fault) {
    case LH_ERROR_COUNT:
        if (is_set(query, k))
            return !can_be_set(query, k, view);
        return count_of(call, k) != 1 && !broadcasts(query, call, &n);
    case LH_ERROR_NULL_ARRAY:
        return lacks_array(kind->shape, view);
    case LH_ERROR_STRIDE:
        return has_odd_stride(kind->shape, view);
    case LH_ERROR_ALIGNMENT:
        return has_misaligned_array(kind->shape, view);
    default:
        return 0;
    }
}

int has_fault(const lh_query *query, const lh_call *call, unsigned k, int fault)
{
    const lh_kind *kind = lh_kind_of(query, k);
    const lh_argument *argument = &call->argument[k];
    if (!can_have_fault(query, k, fault))
        return 0;
    if (kind->role == LH_NUMBER)
        return !(argument->number >= 0);
    if (kind->role == LH_OUTPUT)
        return fault == LH_ERROR_NULL_ARRAY ? !argument->output
                                            : is_misaligned(argument->output, kind->alignment);
    return view_has_fault(query, call, k, fault);
}

int can_have_fault(const lh_query *query, unsigned k, int fault)
{
    const lh_kind *kind = lh_kind_of(query, k);
    if (kind->role == LH_NUMBER || fault == LH_ERROR_LIMIT)
        return kind->role == LH_NUMBER && fault == LH_ERROR_LIMIT;
    if (kind->role == LH_OUTPUT)
        return (fault == LH_ERROR_NULL_ARRAY && !kind->may_be_null) ||
               (fault == LH_ERROR_ALIGNMENT && kind->alignment > 1);
    return (fault != LH_ERROR_NULL_VIEW || !kind->may_be_null) && (fault != LH_ERROR_COUNT || k > 0);
}

static int some_argument_has(const lh_query *query, const lh_call *call, int fault)
{
    for (unsigned k = 0; k < query->arguments; k++)
        if (has_fault(query, call, k, fault))
            return 1;
    return 0;
}

/* With nothing to do, what is in the views does not matter. */
verdict verdict_on(const lh_query *query, const lh_call *call)
{
    verdict v = {.accepted = !some_argument_has(query, call, LH_ERROR_NULL_VIEW)};
    v.accepted &= broadcasts(query, call, &v.n) && sets_are_sized(query, call);
    if (v.n == 0)
        return v;
    static const int of_work[] = {LH_ERROR_NULL_ARRAY, LH_ERROR_STRIDE, LH_ERROR_ALIGNMENT, LH_ERROR_LIMIT};
    for (size_t i = 0; i < sizeof of_work / sizeof *of_work; i++)
        v.accepted &= !some_argument_has(query, call, of_work[i]);
    return v;
}
