/* Calls that are not plain: looked at argument by argument, and refused or staged.
 *
 * Staging copies a stretch of scattered elements (indexed, strided, or both) into packed columns. Columns that lie next
 * to each other in memory, as in an array of structs, are read together and transposed; the rest float by float. Gather
 * instructions are not used: they are slower than either on the CPUs at hand (14 ns against 2 to 4 ns for a random pair
 * of boxes of 24 bytes), and those of x86 take the index as signed. */
#ifndef LANEHIT_SRC_KERNELS_STAGING_H
#define LANEHIT_SRC_KERNELS_STAGING_H

#include <stdalign.h>

#include "../check.h"
#include "packed.h"

/* Elements staged at a time. A multiple of 64, so that words of hits do not straddle, and small enough that
 * the columns of the largest query (20 of a ray and a triangle, 10 KiB) stay in the first-level cache beside its
 * inputs. */
enum { STAGE = 128, MOST_STAGED = 24 };

typedef float staged_column[STAGE];

/* ---- Copying ------------------------------------------------------------------------------------------ */

/* Arrays of a view that share a stride and have to be copied. */
typedef struct scattered {
    const float *const *array;
    unsigned arrays;
    uint32_t stride, index_stride;
    const uint32_t *index;
    staged_column *column; /* one for each array; those of arrays that are NULL stay as they are */
} scattered;

static inline size_t bytes_or_packed(uint32_t stride)
{
    return stride ? stride : sizeof(float);
}

/* The number that element i has in its arrays. */
static inline size_t element_number(const uint32_t *index, uint32_t index_stride, size_t i)
{
    if (!index)
        return i;
    return *(const uint32_t *)(const void *)((const char *)index + bytes_or_packed(index_stride) * i);
}

/* How many of the arrays from `first` on are neighbours in memory; 1 where the array is NULL. */
static inline unsigned neighbours(const scattered *s, unsigned first)
{
    unsigned run = 1;
    while (s->array[first] && first + run < s->arrays && s->array[first + run] == s->array[first] + run)
        run++;
    return run;
}

_Static_assert(STAGE % ROWS == 0, "elements are staged ROWS at a time");

/* Three or four columns, from as many neighbouring floats of each element. offset holds count offsets, count being a
 * multiple of ROWS. */
static inline void stage_rows(const float *array, unsigned columns, const size_t *offset, size_t count,
                              staged_column *column)
{
    for (size_t i = 0; i < count; i += ROWS) {
        const float *row[ROWS];
        for (size_t r = 0; r < ROWS; r++)
            row[r] = array_at(array, offset[i + r]);
        float *const to[4] = {column[0] + i, column[1] + i, column[2] + i,
                              columns == 4 ? column[3] + i : NULL};
        rows_to_columns(row, columns, to);
    }
}

static inline void stage_single(const float *array, const size_t *offset, size_t count, float *column)
{
    for (size_t i = 0; i < count; i += 4)
        quad_store(column + i, quad_set(*array_at(array, offset[i]), *array_at(array, offset[i + 1]),
                                        *array_at(array, offset[i + 2]), *array_at(array, offset[i + 3])));
}

/* A run of neighbouring columns. Of 5 or more, the last four overlap those before, so that nothing outside
 * the element is read. */
static inline void stage_run(const float *array, unsigned run, const size_t *offset, size_t count,
                             staged_column *column)
{
    if (run < 3) {
        for (unsigned k = 0; k < run; k++)
            stage_single(array + k, offset, count, column[k]);
        return;
    }
    for (unsigned done = 0; done < run;) {
        const unsigned width = run == 3 ? 3 : 4, first = done + width <= run ? done : run - width;
        stage_rows(array + first, width, offset, count, column + first);
        done = first + width;
    }
}

/* Elements first .. first + count - 1, count at most STAGE. Up to the next multiple of ROWS the columns are
 * filled with copies of the last element. */
static void stage(const scattered *s, size_t first, size_t count)
{
    size_t offset[STAGE];
    for (size_t i = 0; i < count; i++)
        offset[i] = bytes_or_packed(s->stride) * element_number(s->index, s->index_stride, first + i);
    const size_t rounded = (count + ROWS - 1) & ~(size_t)(ROWS - 1);
    for (size_t i = count; i < rounded; i++)
        offset[i] = offset[count - 1];
    unsigned run;
    for (unsigned k = 0; k < s->arrays; k += run) {
        run = neighbours(s, k);
        if (s->array[k])
            stage_run(s->array[k], run, offset, rounded, s->column + k);
    }
}

/* One element, count times. */
static void repeat(const scattered *s, size_t count)
{
    const size_t offset = bytes_or_packed(s->stride) * element_number(s->index, s->index_stride, 0);
    for (unsigned k = 0; k < s->arrays; k++)
        for (size_t i = 0; i < count && s->array[k]; i++)
            s->column[k][i] = *array_at(s->array[k], offset);
}

/* ---- Staged calls ------------------------------------------------------------------------------------- */

/* Out of the way of plain calls. */
#define LH_APART __attribute__((noinline))

/* Arrays of the packed view that change from stretch to stretch. */
typedef struct moving_group {
    const float **array;
    scattered from; /* copied from there; with no columns, the arrays are walked as they stand */
} moving_group;

typedef struct staged_call {
    packed_call packed;
    unsigned moving, used; /* groups, and columns of the buffer */
    int is_staged;         /* some columns are */
    moving_group group[LH_MOST_VIEWS * LH_MOST_GROUPS];
    alignas(64) staged_column buffer[MOST_STAGED];
} staged_call;

static void point_at_element(const float **array, const scattered *s, size_t i)
{
    const size_t offset = bytes_or_packed(s->stride) * element_number(s->index, s->index_stride, i);
    for (unsigned k = 0; k < s->arrays; k++)
        array[k] = s->array[k] ? array_at(s->array[k], offset) : NULL;
}

static staged_column *take_columns(staged_call *staged, const scattered *s, const float **array)
{
    staged_column *column = staged->buffer + staged->used;
    staged->used += s->arrays;
    staged->is_staged = 1;
    for (unsigned k = 0; k < s->arrays; k++)
        array[k] = s->array[k] ? column[k] : NULL;
    return column;
}

/* One group of a view's arrays, which becomes columns in the packed view: as they stand where that will do, else copies.
 * as_one: the loop takes the view as one element. */
static void stage_group(staged_call *staged, const lh_group *group, const void *view, any_view *own,
                        int as_one, size_t n)
{
    const lh_view_start *start = lh_start_of(view);
    const float **const array = arrays_in(own) + group->first;
    uint32_t *const stride = (uint32_t *)(void *)((char *)own + group->stride);
    scattered s = {lh_arrays_of(view) + group->first,
                   group->arrays,
                   group_stride(view, group),
                   start->index_stride,
                   start->index,
                   NULL};
    *stride = 0;
    if (as_one || n == 1) {
        point_at_element(array, &s, 0);
    } else if (start->count == 1) {
        s.column = take_columns(staged, &s, array);
        repeat(&s, n < STAGE ? n : STAGE);
    } else {
        if (s.index || bytes_or_packed(s.stride) != sizeof(float))
            s.column = take_columns(staged, &s, array);
        staged->group[staged->moving++] = (moving_group){array, s};
    }
}

/* The set of operands that the loop to choose takes as one: the largest for which there is one. */
static unsigned choose_loop(batch_loop *const *loops, const staged_call *staged, size_t n)
{
    unsigned all_one = 0;
    for (unsigned v = 0; v < staged->packed.views && n != 1; v++)
        all_one |= (unsigned)(staged->packed.view[v].start.count == 1) << v;
    unsigned one = all_one;
    while (!loops[one])
        one = (one - 1) & all_one; /* the next smaller of its subsets */
    return one;
}

/* Any call that was found in order, STAGE elements at a time if some operand is scattered, or is one where the loop takes
 * many. */
static LH_APART void run_staged(const lh_query *query, batch_loop *const *loops, const lh_call *call,
                                size_t n)
{
    staged_call staged;
    staged.moving = staged.used = 0;
    staged.is_staged = 0;
    begin_packed_call(&staged.packed, query, call);
    const unsigned one = choose_loop(loops, &staged, n);
    for (unsigned k = 0, v = 0; k < query->arguments; k++) {
        const lh_kind *kind = lh_kind_of(query, k);
        if (kind->role != LH_VIEW)
            continue;
        any_view *own = &staged.packed.view[v];
        own->start.index = NULL;
        for (unsigned g = 0; g < kind->shape->groups; g++)
            stage_group(&staged, &kind->shape->group[g], lh_view_at(query, call, k), own, one >> v & 1, n);
        v++;
    }

    const size_t step = staged.is_staged ? STAGE : n;
    for (size_t first = 0; first < n; first += step) {
        const size_t count = n - first < step ? n - first : step;
        for (unsigned g = 0; g < staged.moving; g++)
            if (staged.group[g].from.column)
                stage(&staged.group[g].from, first, count);
        (void)loops[one](&staged.packed.call, count);
        for (unsigned g = 0; g < staged.moving; g++)
            if (!staged.group[g].from.column)
                advance_arrays(staged.group[g].array, staged.group[g].from.arrays, (ptrdiff_t)count);
        advance_outputs(query, &staged.packed.call, (ptrdiff_t)count);
    }
}

static LH_APART lh_status run_closely(const lh_query *query, batch_loop *const *loops, const lh_call *call)
{
    size_t n;
    const lh_status status = lh_check(query, call, &n);
    if (status == LH_OK && n > 0)
        run_staged(query, loops, call, n);
    return status;
}

#endif
