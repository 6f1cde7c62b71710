/* Staging: copying a stretch of scattered elements (indexed, strided, or both) into packed columns; and the calls that
 * need it.
 *
 * Columns that lie next to each other in memory, as in an array of structs, are read together and
 * transposed; the rest float by float. Gather instructions are not used: they are slower than either on the
 * CPUs at hand (14 ns against 2 to 4 ns for a random pair of boxes of 24 bytes), and those of x86 take the
 * index as signed. */
#ifndef LANEHIT_SRC_KERNELS_STAGING_H
#define LANEHIT_SRC_KERNELS_STAGING_H

#include <stdalign.h>

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

/* ---- Staged calls ------------------------------------------------------------------------------------- */

/* Out of the way of plain calls. */
#define LH_APART __attribute__((noinline))

/* What a test gives and is told, beside its operands. */
typedef struct batch_call {
    uint64_t *hits;
    float *t_enter, *t_exit; /* NULL if not wanted */
    int8_t *normal;          /* NULL if not wanted */
    float t_max;
} batch_call;

/* What staging must know of a test. `loops` is its table. */
typedef struct staged_test {
    unsigned operands;
    int (*has_loop)(const void *loops, unsigned one);
    void (*run)(const void *loops, unsigned one, const operand *in, size_t n, const batch_call *call);
} staged_test;

/* Many elements, one after the other, of arrays that are all there. */
LH_INLINE int is_packed(const source *s)
{
    return s->count != 1 && (s->stride == 0 || s->stride == sizeof(float)) && !s->index && !s->absent;
}

/* Columns that begin at one element of a source; absent ones point at what stands for them. */
LH_INLINE void point_at(const float **column, const source *s, size_t offset)
{
    for (unsigned k = 0; k < s->arrays; k++) {
        column[k] = s->absent ? s->absent[k] : NULL;
        if (s->array[k])
            column[k] = array_at(s->array[k], offset);
    }
}

LH_INLINE void advance(const float **column, unsigned columns, size_t count)
{
    for (unsigned k = 0; k < columns; k++)
        if (column[k])
            column[k] += count;
}

LH_INLINE batch_call from_element(const batch_call *call, size_t first)
{
    batch_call rest = *call;
    rest.hits += first / 64;
    rest.t_enter = call->t_enter ? call->t_enter + first : NULL;
    rest.t_exit = call->t_exit ? call->t_exit + first : NULL;
    rest.normal = call->normal ? call->normal + first : NULL;
    return rest;
}

/* The columns that a sweep, the test with the most, may need: two boxes and two velocities. */
enum { MOST_STAGED = 6 + 3 + 6 + 3 };

/* Any call that was found in order, STAGE elements at a time: some operand is scattered, or is one where the loop takes
 * many. */
static LH_APART void run_staged(const staged_test *test, const void *loops, const source *sources, size_t n,
                                const batch_call *call)
{
    if (n == 0)
        return;
    const unsigned operands = test->operands;
    unsigned all_one = 0;
    for (unsigned k = 0; k < operands; k++)
        all_one |= (unsigned)(n != 1 && sources[k].count == 1) << k;
    unsigned one = all_one;
    while (!test->has_loop(loops, one))
        one = (one - 1) & all_one; /* the next smaller of its subsets */

    alignas(64) float buffer[MOST_STAGED][STAGE];
    float(*staged[MOST_OPERANDS])[STAGE] = {NULL};
    const float *column[MOST_OPERANDS][MOST_COLUMNS];
    operand in[MOST_OPERANDS];
    unsigned used = 0, stages = 0;
    for (unsigned k = 0; k < operands; k++) {
        const source *s = &sources[k];
        const unsigned taken_as_one = one >> k & 1;
        in[k] = column[k];
        if (taken_as_one || is_packed(s)) {
            point_at(column[k], s, taken_as_one ? element_offset(s, 0) : 0);
        } else {
            staged[k] = buffer + used;
            used += s->arrays;
            stages = 1;
            for (unsigned c = 0; c < s->arrays; c++)
                column[k][c] = staged[k][c];
            fill(s, n < STAGE ? n : STAGE, staged[k]);
        }
    }
    const size_t step = stages ? STAGE : n;
    for (size_t first = 0; first < n; first += step) {
        const size_t count = n - first < step ? n - first : step;
        for (unsigned k = 0; k < operands; k++)
            if (staged[k] && sources[k].count != 1)
                stage(&sources[k], first, count, staged[k]);
        const batch_call part = from_element(call, first);
        test->run(loops, one, in, count, &part);
        for (unsigned k = 0; k < operands; k++)
            if (!staged[k] && !(one >> k & 1))
                advance(column[k], sources[k].arrays, count);
    }
}

#endif
