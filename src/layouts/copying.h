/* Copying scattered elements (indexed, strided, or both) into packed columns. Columns that lie next to each other in
 * memory, as in an array of structs, are read together and transposed; the rest float by float. Gather instructions are
 * not used: they are slower than either on the CPUs at hand (14 ns against 2 to 4 ns for a random pair of boxes of 24
 * bytes), and those of x86 take the index as signed. */
#ifndef LANEHIT_SRC_LAYOUTS_COPYING_H
#define LANEHIT_SRC_LAYOUTS_COPYING_H

#include "engine/own.h"

/* Arrays of a view that share a stride. */
typedef struct scattered {
    const float *array[LH_MOST_ARRAYS]; /* those that are there */
    unsigned arrays;
    uint32_t stride, index_stride;
    const uint32_t *index;
    size_t count;
    float *column; /* where they are copied to, a column an array, at equal distances */
} scattered;

static inline const float *array_at(const float *array, size_t offset)
{
    return (const float *)(const void *)((const char *)array + offset);
}

static inline size_t bytes_or_packed(uint32_t stride)
{
    return stride ? stride : sizeof(float);
}

static inline rows rows_of(const float *array, uint32_t stride, const uint32_t *index, uint32_t index_stride)
{
    return (rows){(const char *)array, bytes_or_packed(stride), (const char *)index,
                  bytes_or_packed(index_stride)};
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

/* How many of the arrays from `first` on are neighbours in memory. */
static inline unsigned neighbours(const scattered *s, unsigned first)
{
    unsigned run = 1;
    while (first + run < s->arrays && s->array[first + run] == s->array[first] + run)
        run++;
    return run;
}

/* ---- Ahead of the index ------------------------------------------------------------------------------- */

/* Elements that an index picks from so many bytes or more are not in a near cache, and are prefetched so many elements
 * before they are read: from memory that takes 9 ns a pair of boxes in place of 15. Near caches answer in time, and
 * prefetching costs 0.7 ns. */
enum { FAR_APART = 1 << 22, AHEAD = 64, SAMPLED = 64 };

/* Rows of which every step-th is looked at. */
static LH_ONE_COPY int are_far_apart(const rows *from, size_t count, size_t step)
{
    size_t least = SIZE_MAX, most = 0;
    LH_ROLLED
    for (size_t r = 0; r < count; r += step) {
        const size_t offset = from->stride * (from->index ? number_at(from, r) : r);
        least = offset < least ? offset : least;
        most = offset > most ? offset : most;
    }
    return most > least && most - least >= FAR_APART;
}

/* The ends of ROWS rows: a row may lie in two lines of a cache. gcc sees no effect in asking for memory, and would
 * remove the call but for the empty statement. */
static LH_APART void prefetch(const rows *from, unsigned end)
{
    LH_ROLLED
    for (size_t r = AHEAD; r < AHEAD + ROWS; r++) {
        const float *row = row_at(from, 1, r);
        __builtin_prefetch(row);
        __builtin_prefetch(row + end - 1);
    }
    __asm__ volatile("");
}

/* ---- Neighbours: structs, or parts of them ------------------------------------------------------------ */

/* Neighbouring floats that are copied together: three, four or six, or the last of four of which the first are copied
 * already, so that nothing outside the element is read. */
typedef enum part { THREE, FOUR, SIX, LAST_ONE, LAST_TWO, LAST_THREE } part;

static inline part next_part(unsigned run, unsigned done)
{
    const unsigned left = run - done;
    if (left >= 6)
        return SIX;
    if (left >= 4)
        return FOUR;
    return run == 3 ? THREE : (part)(LAST_ONE + left - 1);
}

/* Loops over vectors, each of which has constants of its own: all that they call becomes part of them. */
#if defined(LH_SMALL)
#define LH_OF_LOOPS LH_APART
#else
#define LH_OF_LOOPS LH_APART __attribute__((flatten))
#endif

/* count is a multiple of ROWS. known: so many rows are there, in the index. */
LH_INLINE void copy_rows(rows from, int is_indexed, unsigned first, unsigned end, size_t count, size_t known,
                         float *column, size_t pitch)
{
    for (size_t i = 0; i < count; i += ROWS) {
        if (is_indexed && i + AHEAD + ROWS <= known)
            prefetch(&from, end);
        rows_to_columns(&from, is_indexed, first, end, column + i, pitch);
        if (is_indexed)
            from.index += from.index_stride * ROWS;
        else
            from.base += from.stride * ROWS;
    }
}

LH_INLINE void copy_part(part which, rows from, int is_indexed, size_t count, size_t known, float *column,
                         size_t pitch)
{
    switch (which) {
    case THREE:
        copy_rows(from, is_indexed, 0, 3, count, known, column, pitch);
        break;
    case FOUR:
        copy_rows(from, is_indexed, 0, 4, count, known, column, pitch);
        break;
    case SIX:
        copy_rows(from, is_indexed, 0, 6, count, known, column, pitch);
        break;
    case LAST_ONE:
        copy_rows(from, is_indexed, 3, 4, count, known, column, pitch);
        break;
    case LAST_TWO:
        copy_rows(from, is_indexed, 2, 4, count, known, column, pitch);
        break;
    case LAST_THREE:
        copy_rows(from, is_indexed, 1, 4, count, known, column, pitch);
        break;
    }
}

static LH_OF_LOOPS void copy_indexed(part which, const rows *from, size_t count, size_t known, float *column,
                                     size_t pitch)
{
    copy_part(which, *from, 1, count, known, column, pitch);
}

static LH_OF_LOOPS void copy_strided(part which, const rows *from, size_t count, float *column, size_t pitch)
{
    copy_part(which, *from, 0, count, 0, column, pitch);
}

/* Fewer than ROWS, then copies of the last. */
static inline void copy_rest(part which, const rows *from, size_t count, float *column, size_t pitch)
{
    uint32_t number[ROWS];
    LH_ROLLED
    for (size_t r = 0; r < ROWS; r++) {
        const size_t k = r < count ? r : count - 1;
        number[r] = from->index ? *(const uint32_t *)(const void *)(from->index + from->index_stride * k)
                                : (uint32_t)k;
    }
    const rows rest = {from->base, from->stride, (const char *)number, sizeof *number};
    copy_indexed(which, &rest, ROWS, 0, column, pitch);
}

/* Of a run of neighbours from `array` on, element by element; `columns` is where the first of all arrays goes. */
static LH_APART void copy_run(const scattered *s, unsigned array, unsigned run, size_t first, size_t count,
                              float *columns, size_t pitch)
{
    static const unsigned before[] = {0, 0, 0, 3, 2, 1}, copied[] = {3, 4, 6, 1, 2, 3};
    const size_t whole = count & ~(size_t)(ROWS - 1);
    const rows begin = rows_from(rows_of(s->array[array], s->stride, s->index, s->index_stride), first);
    const size_t known = are_far_apart(&begin, count, SAMPLED) ? s->count - first : 0;
    for (unsigned done = 0; done < run;) {
        const part which = next_part(run, done);
        rows from = begin;
        from.base = (const char *)((const float *)(const void *)begin.base + done - before[which]);
        const rows rest = rows_from(from, whole);
        float *column = columns + pitch * (array + done);
        if (whole > 0 && s->index)
            copy_indexed(which, &from, whole, known, column, pitch);
        else if (whole > 0)
            copy_strided(which, &from, whole, column, pitch);
        if (whole < count)
            copy_rest(which, &rest, count - whole, column + whole, pitch);
        done += copied[which];
    }
}

/* Structs that are read by whole vectors: of three, four or six floats, or three of four. Returns how many were
 * copied. */
static inline size_t copy_structs(const scattered *s, size_t first, size_t count, size_t pitch)
{
    const unsigned used = s->arrays, width = s->stride / sizeof(float);
    const int are_whole = width == used && (used == 3 || used == 4 || used == 6);
    if (s->index || !(are_whole || (used == 3 && width == 4)) || neighbours(s, 0) != used)
        return 0;
    return structs_to_columns(array_at(s->array[0], s->stride * first), used, width, count, s->column, pitch);
}

/* ---- Float by float ----------------------------------------------------------------------------------- */

/* Arrays first_array to end_array - 1; four elements at a time, at the end the last one again. */
static LH_APART void copy_single(const scattered *s, unsigned first_array, unsigned end_array, size_t first,
                                 size_t count, float *columns, size_t pitch)
{
    for (size_t i = 0; i < count; i += 4) {
        size_t offset[4];
        for (size_t k = 0; k < 4; k++)
            offset[k] = element_offset(s, first + (i + k < count ? i + k : count - 1));
        for (unsigned k = first_array; k < end_array; k++)
            quad_store(columns + pitch * k + i,
                       quad_set(*array_at(s->array[k], offset[0]), *array_at(s->array[k], offset[1]),
                                *array_at(s->array[k], offset[2]), *array_at(s->array[k], offset[3])));
    }
}

/* ---- All of it ---------------------------------------------------------------------------------------- */

/* Elements first .. first + count - 1, count at most pitch. Up to the next multiple of 16 anything may follow. */
static LH_APART void copy(const scattered *s, size_t first, size_t count, size_t pitch)
{
    const size_t done = copy_structs(s, first, count, pitch);
    if (done == count)
        return;
    float *const columns = s->column + done;
    first += done;
    count -= done;
    unsigned single = 0; /* from here on, float by float */
    for (unsigned k = 0, run; k < s->arrays; k += run) {
        run = neighbours(s, k);
        if (run < 3)
            continue;
        if (single < k)
            copy_single(s, single, k, first, count, columns, pitch);
        copy_run(s, k, run, first, count, columns, pitch);
        single = k + run;
    }
    if (single < s->arrays)
        copy_single(s, single, s->arrays, first, count, columns, pitch);
}

#endif
