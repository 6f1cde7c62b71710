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
#include "own.h"

/* Elements staged at a time. A multiple of 64, so that words of hits do not straddle, and small enough that
 * the columns of the largest query (20 of a ray and a triangle, 10 KiB) stay in the first-level cache beside its
 * inputs. */
enum { STAGE = 128, MOST_STAGED = 24 };

typedef float staged_column[STAGE];

/* ---- Copying ------------------------------------------------------------------------------------------ */

/* Arrays of a view that share a stride. */
typedef struct scattered {
    const float *const *array;
    unsigned arrays;
    uint32_t stride, index_stride;
    const uint32_t *index;
    staged_column
        *column; /* where they are copied to, a column an array; those of arrays that are NULL stay as they
                              are. NULL: they are columns as they stand */
} scattered;

static inline const float *array_at(const float *array, size_t offset)
{
    return (const float *)(const void *)((const char *)array + offset);
}

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

/* Where element i is, from the beginning of each array. */
static inline size_t element_offset(const scattered *s, size_t i)
{
    return bytes_or_packed(s->stride) * element_number(s->index, s->index_stride, i);
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

/* Three or four columns, pitch floats apart, from as many neighbouring floats of each element. offset holds count offsets,
 * count being a multiple of ROWS. */
static inline void stage_rows(const float *array, unsigned columns, const size_t *offset, size_t count,
                              float *column, size_t pitch)
{
    for (size_t i = 0; i < count; i += ROWS) {
        const float *row[ROWS];
        for (size_t r = 0; r < ROWS; r++)
            row[r] = array_at(array, offset[i + r]);
        float *const at = column + i;
        float *const to[4] = {at, at + pitch, at + 2 * pitch, columns == 4 ? at + 3 * pitch : NULL};
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
                             float *column, size_t pitch)
{
    if (run < 3) {
        for (unsigned k = 0; k < run; k++)
            stage_single(array + k, offset, count, column + k * pitch);
    } else if (run == 3) {
        stage_rows(array, 3, offset, count, column, pitch);
    } else {
        for (unsigned k = 0; k < run; k += 4) {
            const unsigned first = k + 4 <= run ? k : run - 4;
            stage_rows(array + first, 4, offset, count, column + first * pitch, pitch);
        }
    }
}

/* Elements first .. first + count - 1, count at most STAGE, to columns that are pitch floats apart. Up to the next multiple
 * of ROWS these are filled with copies of the last element. */
LH_INLINE void copy_to_columns(const scattered *s, size_t first, size_t count, float *column, size_t pitch)
{
    size_t offset[STAGE];
    for (size_t i = 0; i < count; i++)
        offset[i] = element_offset(s, first + i);
    const size_t rounded = (count + ROWS - 1) & ~(size_t)(ROWS - 1);
    for (size_t i = count; i < rounded; i++)
        offset[i] = offset[count - 1];
    unsigned run;
    for (unsigned k = 0; k < s->arrays; k += run) {
        run = neighbours(s, k);
        if (s->array[k])
            stage_run(s->array[k], run, offset, rounded, column + k * pitch, pitch);
    }
}

static LH_APART void stage(const scattered *s, size_t first, size_t count)
{
    copy_to_columns(s, first, count, *s->column, STAGE);
}

/* One element, count times. */
static LH_APART void repeat(const scattered *s, size_t count)
{
    const size_t offset = element_offset(s, 0);
    for (unsigned k = 0; k < s->arrays; k++)
        for (size_t i = 0; i < count && s->array[k]; i++)
            s->column[k][i] = *array_at(s->array[k], offset);
}

/* ---- Staged calls ------------------------------------------------------------------------------------- */

/* Arrays of a view that change from stretch to stretch. */
typedef struct moving_arrays {
    const float **own;
    scattered from;
} moving_arrays;

typedef struct staged_call {
    lh_call call;
    lh_own_view view[LH_MOST_VIEWS];
    unsigned moving, used; /* groups of arrays, and columns of the buffer */
    moving_arrays group[LH_MOST_VIEWS * LH_MOST_GROUPS];
    alignas(64) staged_column buffer[MOST_STAGED];
} staged_call;

static void take_columns(staged_call *staged, scattered *s, const float **own)
{
    s->column = staged->buffer + staged->used;
    staged->used += s->arrays;
    for (unsigned k = 0; k < s->arrays; k++)
        own[k] = s->array[k] ? s->column[k] : NULL;
}

/* Arrays that share a stride become columns: as they stand where that will do, else copies. */
static void stage_arrays(staged_call *staged, scattered s, const float **own, int is_one, int as_one,
                         size_t n)
{
    if (is_one && !as_one && n != 1) {
        take_columns(staged, &s, own);
        repeat(&s, n < STAGE ? n : STAGE);
        return;
    }
    const size_t offset = is_one ? element_offset(&s, 0) : 0;
    for (unsigned k = 0; k < s.arrays; k++)
        own[k] = s.array[k] ? array_at(s.array[k], offset) : NULL;
    if (is_one)
        return;
    if (s.index || bytes_or_packed(s.stride) != sizeof(float))
        take_columns(staged, &s, own);
    staged->group[staged->moving++] = (moving_arrays){own, s};
}

/* as_one: the loop takes the view as one element. */
static void stage_view(staged_call *staged, const lh_shape *shape, const void *view, lh_own_view *own,
                       int as_one, size_t n)
{
    const lh_view_start *start = lh_start_of(view);
    const int is_one = start->count == 1;
    own->start = (lh_view_start){is_one && (as_one || n == 1) ? 1 : n, NULL, 0, 0};
    for (unsigned g = 0; g < shape->groups;) {
        const lh_group *group = &shape->group[g];
        *(uint32_t *)(void *)((char *)own + group->stride) = 0;
        const uint32_t *const index = lh_index_of(view, group);
        unsigned arrays = 0;
        for (; g < shape->groups && shape->group[g].stride == group->stride &&
               lh_index_of(view, &shape->group[g]) == index;
             g++)
            arrays += shape->group[g].arrays;
        const scattered s = {lh_arrays_of(view) + group->first,
                             arrays,
                             lh_stride_of(view, group),
                             start->index_stride,
                             index,
                             NULL};
        stage_arrays(staged, s, own->array + group->first, is_one, as_one, n);
    }
}

/* The set of operands that the loop to choose takes as one: the largest of those that are, for which there is one. */
static unsigned choose_loop(const lh_query *query, batch_loop *const *loops, const lh_call *call, size_t n)
{
    unsigned all_one = 0, operand_bit = 1;
    for (unsigned k = 0; k < query->arguments && n != 1; k++)
        if (lh_kind_of(query, k)->role == LH_VIEW) {
            all_one |= lh_start_of(lh_view_at(query, call, k))->count == 1 ? operand_bit : 0;
            operand_bit <<= 1;
        }
    unsigned one = all_one;
    while (!loops[one])
        one = (one - 1) & all_one; /* the next smaller of its subsets */
    return one;
}

/* Moves the outputs that are wanted; elements is a multiple of 64 where one of them is of bits. */
static void advance_outputs(const lh_query *query, lh_call *call, size_t elements)
{
    for (unsigned k = 0; k < query->arguments; k++) {
        const lh_kind *kind = lh_kind_of(query, k);
        char *output = (char *)call->argument[k].output;
        if (kind->role == LH_OUTPUT && output)
            call->argument[k].output = output + elements * kind->bits / 8;
    }
}

static void advance_arrays(const moving_arrays *group, size_t elements)
{
    for (unsigned k = 0; k < group->from.arrays; k++)
        if (group->own[k])
            group->own[k] += elements;
}

/* STAGE elements at a time if some operand is scattered, or is one where the loop takes
 * many. */
lh_status LH_OWN(run_staged)(unsigned number, batch_loop *const *loops, const lh_call *call, size_t n)
{
    const lh_query *query = &lh_queries[number];
    staged_call staged;
    staged.call = *call;
    staged.moving = staged.used = 0;
    const unsigned one = choose_loop(query, loops, call, n);
    for (unsigned k = 0, v = 0; k < query->arguments; k++) {
        const lh_kind *kind = lh_kind_of(query, k);
        if (kind->role != LH_VIEW)
            continue;
        lh_own_view *own = &staged.view[v];
        stage_view(&staged, kind->shape, lh_view_at(query, call, k), own, one >> v & 1, n);
        staged.call.argument[k].view = own;
        v++;
    }

    const size_t step = staged.used ? STAGE : n;
    for (size_t first = 0;;) {
        const size_t count = n - first < step ? n - first : step;
        for (unsigned g = 0; g < staged.moving; g++)
            if (staged.group[g].from.column)
                stage(&staged.group[g].from, first, count);
        (void)loops[one](&staged.call, count);
        first += count;
        if (first == n)
            return LH_OK;
        for (unsigned g = 0; g < staged.moving; g++)
            if (!staged.group[g].from.column)
                advance_arrays(&staged.group[g], count);
        advance_outputs(query, &staged.call, count);
    }
}

lh_status LH_OWN(run_closely)(unsigned number, batch_loop *const *loops, const lh_call *call)
{
    size_t n;
    const lh_status status = lh_check(&lh_queries[number], call, &n);
    if (status != LH_OK || n == 0)
        return status;
    return LH_OWN(run_staged)(number, loops, call, n);
}

#endif
