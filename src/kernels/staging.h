/* Staging: copying a stretch of scattered elements (indexed, strided, or both) into packed columns.
 *
 * Columns that lie next to each other in memory, as in an array of structs, are read together and
 * transposed; the rest float by float. Gather instructions are not used: they are slower than either on the
 * CPUs at hand (14 ns against 2 to 4 ns for a random pair of boxes of 24 bytes), and those of x86 take the
 * index as signed. */
#ifndef LANEHIT_SRC_KERNELS_STAGING_H
#define LANEHIT_SRC_KERNELS_STAGING_H

#include "operand.h"

/* Elements staged at a time. A multiple of 64, so that words of hits do not straddle, and small enough that
 * the columns of the largest test (18 of a sweep, 9 KiB) stay in the first-level cache beside its inputs. */
enum { STAGE = 128 };

/* How many of the columns from `first` on are neighbours in memory; 1 where the array is absent. */
static inline unsigned neighbours(const source *s, unsigned first)
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
                              float (*column)[STAGE])
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
                             float (*column)[STAGE])
{
    if (run < 3) {
        for (unsigned k = 0; k < run; k++)
            stage_single(array + k, offset, count, column[k]);
    } else if (run == 3) {
        stage_rows(array, 3, offset, count, column);
    } else {
        for (unsigned k = 0; k + 4 <= run; k += 4)
            stage_rows(array + k, 4, offset, count, column + k);
        if (run % 4 != 0)
            stage_rows(array + run - 4, 4, offset, count, column + run - 4);
    }
}

/* Elements first .. first + count - 1, count at most STAGE. Up to the next multiple of ROWS the columns are
 * filled with copies of the last element. */
static void stage(const source *s, size_t first, size_t count, float (*column)[STAGE])
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
            stage_run(s->array[k], run, offset, rounded, column + k);
    }
}

static inline void fill_column(float value, size_t count, float *column)
{
    for (size_t i = 0; i < count; i++)
        column[i] = value;
}

/* The one element of a source, count times; or only what stands for absent arrays, which stage leaves alone. */
static void fill(const source *s, size_t count, float (*column)[STAGE])
{
    for (unsigned k = 0; k < s->arrays; k++) {
        if (s->array[k] && s->count == 1)
            fill_column(*array_at(s->array[k], element_offset(s, 0)), count, column[k]);
        else if (!s->array[k] && s->absent)
            fill_column(*s->absent[k], count, column[k]);
    }
}

/* Elements index[0] .. index[count - 1] of packed columns, four at a time; index has room up to the next
 * multiple of 4. */
static inline void gather(operand in, unsigned columns, uint32_t *index, size_t count, float (*column)[STAGE])
{
    for (size_t i = count; i % 4 != 0; i++)
        index[i] = index[count - 1];
    for (size_t i = 0; i < count; i += 4) {
        const size_t a = index[i], b = index[i + 1], c = index[i + 2], d = index[i + 3];
        for (unsigned k = 0; k < columns; k++)
            quad_store(column[k] + i, quad_set(in[k][a], in[k][b], in[k][c], in[k][d]));
    }
}

#endif
