/* The loads and stores of src/kernels/lanes.md: they move bits unchanged, and touch nothing but what they say.
 * Compiled once for each instruction set, natively and emulated, with LANES_HEADER as its lanes.h. */
#include LANES_HEADER

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

#include "../support/floats.h"
#include "../support/guarded.h"
#include "lanes.h"

/* Different bits in each, none of them 0. */
static float sample[2 * LANES];

static int fill_sample(void **state)
{
    (void)state;
    for (uint32_t i = 0; i < 2 * LANES; i++)
        sample[i] = float_of_bits(0x7f800001 + 0x00abcdef * i);
    return 0;
}

static uint32_t lane_bits(lanes a, size_t lane)
{
    float element[LANES];
    lanes_store(element, a);
    return bits_of_float(element[lane]);
}

/* Also counts beyond the vector, which mean all of it. */
enum { MOST_COUNT = LANES + 3 };

static size_t in_vector(size_t count)
{
    return count < LANES ? count : LANES;
}

static void check_load_first(guarded_pool *pool, size_t count)
{
    const guarded_block block = guarded_take(pool, in_vector(count) * sizeof(float));
    memcpy(block.bytes, sample, block.size);
    const lanes loaded = lanes_load_first((const float *)(const void *)block.bytes, count);
    for (size_t lane = 0; lane < LANES; lane++)
        assert_int_equal(lane_bits(loaded, lane), lane < count ? bits_of_float(sample[lane]) : 0);
}

static void check_store_first(guarded_pool *pool, size_t count)
{
    const guarded_block block = guarded_take(pool, in_vector(count) * sizeof(float));
    guarded_set_canary(block);
    lanes_store_first((float *)(void *)block.bytes, lanes_load(sample), count);
    assert_memory_equal(block.bytes, sample, block.size);
    assert_true(guarded_canary_is_intact(block));
}

static void check_store_int8_first(guarded_pool *pool, size_t count)
{
    const guarded_block block = guarded_take(pool, in_vector(count));
    for (int begin = INT8_MIN; begin + LANES - 1 <= INT8_MAX; begin++) {
        float whole[LANES];
        for (int lane = 0; lane < LANES; lane++)
            whole[lane] = (float)(begin + lane);
        guarded_set_canary(block);
        lanes_store_int8_first((int8_t *)block.bytes, lanes_load(whole), count);
        for (size_t lane = 0; lane < block.size; lane++)
            assert_int_equal((int8_t)block.bytes[lane], begin + (int)lane);
        assert_true(guarded_canary_is_intact(block));
    }
}

static void check_whole(guarded_pool *pool)
{
    const guarded_block block = guarded_take(pool, LANES * sizeof(float));
    float *const p = (float *)(void *)block.bytes;
    guarded_set_canary(block);
    lanes_store(p, lanes_load(sample));
    assert_memory_equal(p, sample, block.size);
    lanes_store(p, lanes_set1(sample[LANES]));
    for (size_t lane = 0; lane < LANES; lane++)
        assert_int_equal(lane_bits(lanes_load(p), lane), bits_of_float(sample[LANES]));
    assert_true(guarded_canary_is_intact(block));
}

/* For each edge of memory, and for each count. */
static void loads_and_stores_keep_to_their_count(void **state)
{
    (void)state;
    guarded_pool pool;
    guarded_open(&pool, 4, LANES * sizeof(float));
    for (int edge = GUARD_AFTER; edge <= GUARD_BEFORE; edge++)
        for (size_t count = 0; count <= MOST_COUNT; count++) {
            guarded_reset(&pool);
            pool.edge = (guarded_edge)edge;
            check_load_first(&pool, count);
            check_store_first(&pool, count);
            check_store_int8_first(&pool, count);
            check_whole(&pool);
        }
    guarded_close(&pool);
}

static void nothing_needs_alignment(void **state)
{
    (void)state;
    float there[2 * LANES];
    for (size_t shift = 0; shift < LANES; shift++) {
        lanes_store(there + shift, lanes_load(sample + shift));
        assert_memory_equal(there + shift, sample + shift, LANES * sizeof(float));
    }
}

enum { QUAD = 4 };

static void check_quad_load3(guarded_pool *pool)
{
    const guarded_block block = guarded_take(pool, 3 * sizeof(float));
    memcpy(block.bytes, sample, block.size);
    float got[QUAD];
    quad_store(got, quad_load3((const float *)(const void *)block.bytes));
    assert_memory_equal(got, sample, block.size);
    assert_int_equal(bits_of_float(got[3]), 0);
}

static void check_quad_store(guarded_pool *pool)
{
    const guarded_block block = guarded_take(pool, QUAD * sizeof(float));
    float *const p = (float *)(void *)block.bytes;
    guarded_set_canary(block);
    quad_store(p, quad_load(sample));
    assert_memory_equal(p, sample, block.size);
    quad_store(p, quad_load(p));
    assert_memory_equal(p, sample, block.size);
    assert_true(guarded_canary_is_intact(block));
}

static void quads_are_read(void **state)
{
    (void)state;
    guarded_pool pool;
    guarded_open(&pool, 4, QUAD * sizeof(float));
    for (int edge = GUARD_AFTER; edge <= GUARD_BEFORE; edge++) {
        pool.edge = (guarded_edge)edge;
        check_quad_load3(&pool);
        check_quad_store(&pool);
    }
    guarded_close(&pool);
}

static void quads_are_transposed(void **state)
{
    (void)state;
    quad row[QUAD];
    float element[QUAD][QUAD];
    for (uint32_t k = 0; k < QUAD; k++) {
        for (uint32_t i = 0; i < QUAD; i++)
            element[k][i] = float_of_bits(0x7f800001 + QUAD * k + i);
        row[k] = quad_load(element[k]);
    }
    quad_transpose(row);
    for (size_t k = 0; k < QUAD; k++) {
        float column[QUAD];
        quad_store(column, row[k]);
        for (size_t i = 0; i < QUAD; i++)
            assert_int_equal(bits_of_float(column[i]), bits_of_float(element[i][k]));
    }
}

/* Every row ends, or begins, at a page that cannot be read; so does every column. */
static void check_rows_to_columns(guarded_pool *pool, unsigned width)
{
    const float *row[ROWS];
    float *column[QUAD] = {NULL};
    guarded_block written[QUAD];
    for (uint32_t r = 0; r < ROWS; r++) {
        const guarded_block block = guarded_take(pool, width * sizeof(float));
        for (uint32_t k = 0; k < width; k++)
            ((float *)(void *)block.bytes)[k] = float_of_bits(0x7f800001 + QUAD * r + k);
        row[r] = (const float *)(const void *)block.bytes;
    }
    for (unsigned k = 0; k < width; k++) {
        written[k] = guarded_take(pool, ROWS * sizeof(float));
        guarded_set_canary(written[k]);
        column[k] = (float *)(void *)written[k].bytes;
    }
    rows_to_columns(row, width, column);
    for (unsigned k = 0; k < width; k++) {
        for (size_t r = 0; r < ROWS; r++)
            assert_int_equal(bits_of_float(column[k][r]), bits_of_float(row[r][k]));
        assert_true(guarded_canary_is_intact(written[k]));
    }
}

static void rows_become_columns(void **state)
{
    (void)state;
    for (unsigned width = 3; width <= QUAD; width++)
        for (int edge = GUARD_AFTER; edge <= GUARD_BEFORE; edge++) {
            guarded_pool pool;
            guarded_open(&pool, ROWS + QUAD, ROWS * sizeof(float));
            pool.edge = (guarded_edge)edge;
            check_rows_to_columns(&pool, width);
            guarded_close(&pool);
        }
}

int test_lane_memory(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(loads_and_stores_keep_to_their_count),
        cmocka_unit_test(nothing_needs_alignment),
        cmocka_unit_test(quads_are_read),
        cmocka_unit_test(quads_are_transposed),
        cmocka_unit_test(rows_become_columns),
    };
    return cmocka_run_group_tests(tests, fill_sample, NULL);
}
