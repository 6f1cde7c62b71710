/* Calls that are not plain: looked at argument by argument, and refused or staged. What is scattered in memory is
 * copied into packed columns (copying.h), a stretch at a time, and the loop gets a call with views of the copies. */
#ifndef LANEHIT_SRC_ENGINE_STAGING_H
#define LANEHIT_SRC_ENGINE_STAGING_H

#include <stdalign.h>

#include "layouts/copying.h"
#include "call_copy.h"

/* Elements staged at a time: a multiple of 64, so that words of hits do not straddle. As many as the buffer holds, for
 * what a loop computes before it starts is computed once a stretch; and that is small enough to stay in the first-level
 * cache beside its inputs. Columns begin a line of the cache apart, lest stores to them meet in the same sets. */
enum {
    LEAST_STAGED = 64,
    MOST_STAGED = 512,
    LINE = 16,                          /* floats */
    MOST_COLUMNS = 2 * LH_MOST_ARRAYS,  /* of two k-DOPs */
    FLOATS_OF_MOST = 24 * (128 + LINE), /* 128 of most queries that have many columns */
    STAGED_FLOATS = MOST_COLUMNS * (LEAST_STAGED + LINE)
};
_Static_assert(FLOATS_OF_MOST <= STAGED_FLOATS, "room for any query");

/* Arrays that are packed as they stand; NULL where one is not there. */
typedef struct packed_arrays {
    const float **array;
    unsigned arrays;
} packed_arrays;

typedef struct staged_call {
    lh_call call;
    lh_own_view view[LH_MOST_VIEWS];
    size_t step, pitch;                /* elements staged at a time, and from column to column */
    unsigned scattereds, packed, used; /* groups of arrays, and columns of the buffer */
    scattered from[LH_MOST_VIEWS * LH_MOST_GROUPS];
    packed_arrays as_they_stand[LH_MOST_VIEWS * LH_MOST_GROUPS];
    alignas(64) float buffer[STAGED_FLOATS];
} staged_call;

/* Arrays become columns of the buffer. */
static scattered *take_columns(staged_call *staged, const float *const *array, unsigned arrays,
                               const float **own)
{
    scattered *s = &staged->from[staged->scattereds];
    s->column = staged->buffer + staged->pitch * staged->used;
    s->arrays = 0;
    for (unsigned k = 0; k < arrays; k++) {
        own[k] = array[k] ? s->column + staged->pitch * s->arrays : NULL;
        if (array[k])
            s->array[s->arrays++] = array[k];
    }
    staged->used += s->arrays;
    return s;
}

/* The arrays share a stride and an index. */
static void stage_arrays(staged_call *staged, const lh_view_start *start, uint32_t stride,
                         const uint32_t *index, const float *const *array, unsigned arrays, const float **own)
{
    const int is_one = start->count == 1;
    const int is_copied = is_one ? IS_SMALL : index || bytes_or_packed(stride) != sizeof(float);
    if (is_copied) {
        scattered *s = take_columns(staged, array, arrays, own);
        s->stride = stride;
        s->index = index;
        s->index_stride = start->index_stride;
        s->count = start->count;
        staged->scattereds++;
        return;
    }
    const size_t offset =
        is_one ? bytes_or_packed(stride) * element_number(index, start->index_stride, 0) : 0;
    for (unsigned k = 0; k < arrays; k++)
        own[k] = array[k] ? array_at(array[k], offset) : NULL;
    if (!is_one)
        staged->as_they_stand[staged->packed++] = (packed_arrays){own, arrays};
}

static void stage_view(staged_call *staged, const lh_shape *shape, const void *view, lh_own_view *own)
{
    const lh_view_start *start = lh_start_of(view);
    own->start = (lh_view_start){start->count, NULL, 0, 0};
    for (unsigned g = 0; g < shape->groups;) {
        const lh_group *group = &shape->group[g];
        const uint32_t stride = lh_stride_of(view, group);
        const uint32_t *const index = lh_index_of(view, group);
        unsigned arrays = 0;
        for (; g < shape->groups && lh_stride_of(view, &shape->group[g]) == stride &&
               lh_index_of(view, &shape->group[g]) == index;
             g++) {
            arrays += shape->group[g].arrays;
            *(uint32_t *)(void *)((char *)own + shape->group[g].stride) = 0;
        }
        stage_arrays(staged, start, stride, index, lh_arrays_of(view) + group->first, arrays,
                     own->array + group->first);
    }
}

/* Moves the outputs that are wanted; elements is a multiple of 64 where one of them is of bits. */
static void advance_outputs(const lh_query *query, lh_call *call, size_t elements)
{
    for (unsigned k = 0; k < query->arguments; k++) {
        const lh_kind *kind = lh_the_kind_of(query, k);
        char *output = (char *)call->argument[k].output;
        if (kind->role == LH_OUTPUT && output)
            call->argument[k].output = output + elements * kind->bits / 8;
    }
}

static void advance_arrays(const packed_arrays *packed, size_t elements)
{
    for (unsigned k = 0; k < packed->arrays; k++)
        if (packed->array[k])
            packed->array[k] += elements;
}

/* As many elements at a time as the buffer holds of the columns that the operands could have, but for those in
 * `one`. */
static size_t step_for(const lh_query *query, unsigned one)
{
    size_t columns = 0;
    for (unsigned k = 0, v = 0; k < query->arguments; k++)
        if (lh_the_kind_of(query, k)->role == LH_VIEW)
            columns += !IS_SMALL && one >> v++ & 1 ? 0 : lh_the_kind_of(query, k)->shape->arrays;
    for (size_t step = MOST_STAGED; step > LEAST_STAGED; step -= 64)
        if (columns * (step + LINE) <= FLOATS_OF_MOST)
            return step;
    return LEAST_STAGED;
}

/* Whether a view in a call of one stretch may stay: of one element loops read the arrays alone. */
static inline int will_do(const lh_shape *shape, const void *view)
{
    if (lh_start_of(view)->count != 1)
        return 0;
    for (unsigned g = 0; g < shape->groups; g++)
        if (lh_index_of(view, &shape->group[g]))
            return 0;
    return 1;
}

static void run_stretch(unsigned number, batch_loop *loop, const lh_call *call, unsigned one, size_t n)
{
    if (IS_SMALL && n < LANES)
        (void)LH_OWN(run_padded)(number, loop, call, n);
    else
        (void)loop(call, IS_SMALL ? 0 : one, n);
}

/* One element for all of a small library, whose loops read columns alone: it stays in the buffer from the first stretch
 * on, which is the longest. */
static void copy_one(const scattered *s, size_t count, size_t pitch)
{
    const size_t offset = element_offset(s, 0);
    for (unsigned k = 0; k < s->arrays; k++)
        for (size_t i = 0; i < count; i++)
            s->column[pitch * k + i] = *array_at(s->array[k], offset);
}

static void copy_stretch(const staged_call *staged, size_t first, size_t count)
{
    for (unsigned g = 0; g < staged->scattereds; g++) {
        const scattered *const s = &staged->from[g];
        if (!IS_SMALL || s->count != 1)
            copy(s, first, count, staged->pitch);
        else if (first == 0)
            copy_one(s, count, staged->pitch);
    }
}

/* A stretch at a time if some operand is scattered. */
lh_status LH_OWN(run_staged)(unsigned number, batch_loop *loop, const lh_call *call, unsigned one, size_t n)
{
    const lh_query *query = &lh_the_queries[number];
    staged_call staged;
    copy_call(&staged.call, call, query->arguments);
    staged.scattereds = staged.packed = staged.used = 0;
    staged.step = n <= LEAST_STAGED ? LEAST_STAGED : step_for(query, one);
    staged.pitch = staged.step + LINE;
    for (unsigned k = 0, v = 0; k < query->arguments; k++) {
        const lh_kind *kind = lh_the_kind_of(query, k);
        if (kind->role != LH_VIEW)
            continue;
        const void *view = lh_the_view_at(query, call, k);
        if (!IS_SMALL && n <= staged.step && will_do(kind->shape, view)) {
            staged.call.argument[k].view = view;
            continue;
        }
        lh_own_view *own = &staged.view[v++];
        stage_view(&staged, kind->shape, view, own);
        staged.call.argument[k].view = own;
    }

    const size_t step = staged.used ? staged.step : n;
    for (size_t first = 0;;) {
        const size_t count = n - first < step ? n - first : step;
        copy_stretch(&staged, first, count);
        run_stretch(number, loop, &staged.call, one, count);
        first += count;
        if (first == n)
            return LH_OK;
        for (unsigned g = 0; g < staged.packed; g++)
            advance_arrays(&staged.as_they_stand[g], count);
        advance_outputs(query, &staged.call, count);
    }
}

/* The operands that are one element where others have n. */
static unsigned operands_of_one(const lh_query *query, const lh_call *call, size_t n)
{
    unsigned one = 0, operand_bit = 1;
    for (unsigned k = 0; k < query->arguments && n != 1; k++)
        if (lh_the_kind_of(query, k)->role == LH_VIEW) {
            one |= lh_start_of(lh_the_view_at(query, call, k))->count == 1 ? operand_bit : 0;
            operand_bit <<= 1;
        }
    return one;
}

lh_status LH_OWN(examine)(unsigned number, batch_loop *loop, const lh_call *call)
{
    const lh_query *const query = &lh_the_queries[number];
    size_t n;
    const lh_status status = lh_check_query(number, call, &n);
    if (status != LH_OK || n == 0)
        return status;
    return LH_OWN(run_staged)(number, loop, call, operands_of_one(query, call, n), n);
}

#endif
