/* The loads and stores of src/lanes/lanes.md: they move bits unchanged, and touch nothing but what they say.
 * Compiled once for each instruction set, natively and emulated, with LANES_HEADER as its lanes.h. */
#include LANES_HEADER

#include <math.h>
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

/* Different bits in each. */
static guarded_block floats_from(guarded_pool *pool, size_t count, uint32_t number)
{
    const guarded_block block = guarded_take(pool, count * sizeof(float));
    for (uint32_t k = 0; k < count; k++)
        ((float *)(void *)block.bytes)[k] = float_of_bits(0x7f800001 + number + k);
    return block;
}

/* What is read of a row, and which of it become columns. */
typedef struct row_part {
    unsigned first, end;
} row_part;

static const row_part row_parts[] = {{0, 3}, {0, 4}, {0, 6}, {1, 4}, {2, 4}, {3, 4}};
enum { ROW_PARTS = sizeof row_parts / sizeof *row_parts, WIDEST_ROW = 6, ROOMY = 16 };

static void check_columns(guarded_pool *pool, const rows *from, int is_indexed, row_part part,
                          const float *const row[ROWS])
{
    const size_t columns = part.end - part.first;
    const guarded_block written = guarded_take(pool, columns * ROWS * sizeof(float));
    float *const column = (float *)(void *)written.bytes;
    guarded_set_canary(written);
    rows_to_columns(from, is_indexed, part.first, part.end, column, ROWS);
    for (size_t k = 0; k < columns; k++)
        for (size_t r = 0; r < ROWS; r++)
            assert_int_equal(bits_of_float(column[k * ROWS + r]), bits_of_float(row[r][part.first + k]));
    assert_true(guarded_canary_is_intact(written));
}

/* Every row ends, or begins, at a page that cannot be read; so do the columns, and the index. */
static void check_indexed_rows(guarded_pool *pool, row_part part, uint32_t index_stride)
{
    const float *row[ROWS];
    const guarded_block index = guarded_take(pool, (ROWS - 1) * index_stride + sizeof(uint32_t));
    const char *lowest = (const char *)(uintptr_t)UINTPTR_MAX;
    for (uint32_t r = 0; r < ROWS; r++) {
        const guarded_block block = floats_from(pool, part.end, WIDEST_ROW * r);
        row[(r + 1) % ROWS] = (const float *)(const void *)block.bytes;
        lowest = (const char *)block.bytes < lowest ? (const char *)block.bytes : lowest;
    }
    for (uint32_t r = 0; r < ROWS; r++) {
        const uint32_t number = (uint32_t)((const char *)row[r] - lowest) / (uint32_t)sizeof(float);
        memcpy(index.bytes + r * index_stride, &number, sizeof number);
    }
    const rows from = {lowest, sizeof(float), (const char *)index.bytes, index_stride};
    check_columns(pool, &from, 1, part, row);
}

static void check_strided_rows(guarded_pool *pool, row_part part, uint32_t stride)
{
    const float *row[ROWS];
    const guarded_block block = floats_from(pool, (ROWS - 1) * stride + part.end, 0);
    for (uint32_t r = 0; r < ROWS; r++)
        row[r] = (const float *)(const void *)block.bytes + stride * r;
    const rows from = {(const char *)block.bytes, stride * sizeof(float), NULL, 0};
    check_columns(pool, &from, 0, part, row);
}

/* Of structs of so many floats so many are used. The last ends at its last one that is. Columns may be filled up to a
 * multiple of 16. */
static void check_structs(guarded_pool *pool, unsigned used, unsigned width, size_t count)
{
    const size_t pitch = (count + ROOMY - 1) / ROOMY * ROOMY;
    const guarded_block from = floats_from(pool, (count - 1) * width + used, 0);
    const guarded_block written = guarded_take(pool, used * pitch * sizeof(float));
    const float *const element = (const float *)(const void *)from.bytes;
    float *const column = (float *)(void *)written.bytes;
    guarded_set_canary(written);
    const size_t done = structs_to_columns(element, used, width, count, column, pitch);
    assert_true(done <= count && count - done < ROWS);
    for (size_t i = 0; i < done; i++)
        for (size_t k = 0; k < used; k++)
            assert_int_equal(bits_of_float(column[k * pitch + i]), bits_of_float(element[width * i + k]));
    assert_true(guarded_canary_is_intact(written));
}

static void check_tight_boxes(guarded_pool *pool, size_t count)
{
    lanes column[6];
    const guarded_block from = floats_from(pool, 6 * in_vector(count), 0);
    const float *const element = (const float *)(const void *)from.bytes;
    lanes_load_tight(element, count, column);
    for (size_t lane = 0; lane < LANES; lane++)
        for (size_t k = 0; k < 6; k++)
            assert_int_equal(lane_bits(column[k], lane),
                             lane < count ? bits_of_float(element[6 * lane + k]) : 0);
}

/* Rows of which two triples become columns, the last row ending, or the first beginning, at a page that cannot be
 * read. */
static void check_triples(guarded_pool *pool, size_t second, size_t stride, size_t count)
{
    lanes column[6];
    const guarded_block from = floats_from(pool, (count - 1) * stride + second + 3, 0);
    const float *const element = (const float *)(const void *)from.bytes;
    const rows structs = {(const char *)from.bytes, stride * sizeof(float), NULL, 0};
    if (count == LANES)
        lanes_load_rows(&structs, second, column);
    else
        lanes_load_few_rows(&structs, second, count, column);
    for (size_t lane = 0; lane < count; lane++)
        for (size_t k = 0; k < 6; k++)
            assert_int_equal(lane_bits(column[k], lane),
                             bits_of_float(element[stride * lane + (k < 3 ? k : second + k - 3)]));
}

static void check_rows(guarded_pool *pool)
{
    for (size_t second = 3; second <= 4; second++)
        for (size_t stride = second + 3; stride <= ROOMY; stride++)
            for (size_t count = 1; count <= LANES; count++) {
                guarded_reset(pool);
                check_triples(pool, second, stride, count);
            }
    for (size_t count = 1; count <= MOST_COUNT; count++) {
        guarded_reset(pool);
        check_tight_boxes(pool, count);
    }
    for (size_t p = 0; p < ROW_PARTS; p++) {
        for (uint32_t index_stride = 4; index_stride <= 12; index_stride += 4) {
            guarded_reset(pool);
            check_indexed_rows(pool, row_parts[p], index_stride);
        }
        for (uint32_t stride = row_parts[p].end; stride <= ROOMY; stride++) {
            guarded_reset(pool);
            check_strided_rows(pool, row_parts[p], stride);
        }
    }
    static const unsigned used[] = {3, 3, 4, 6}, width[] = {3, 4, 4, 6};
    for (size_t k = 0; k < 4; k++)
        for (size_t count = 1; count <= 3 * ROOMY; count++) {
            guarded_reset(pool);
            check_structs(pool, used[k], width[k], count);
        }
}

/* A box as a row between pages that cannot be read, of which the gap is not a number. */
static float *box_row(guarded_pool *pool, size_t second, const float box[6])
{
    float *const row = (float *)(void *)guarded_take(pool, (second + 3) * sizeof(float)).bytes;
    row[3] = float_of_bits(0x7fc00000);
    memcpy(row, box, 3 * sizeof(float));
    memcpy(row + second, box + 3, 3 * sizeof(float));
    return row;
}

static bool rows_are_full(guarded_pool *pool, size_t a_second, size_t b_second, const float *a,
                          const float *b)
{
    guarded_reset(pool);
    const float *const first = box_row(pool, a_second, a), *const second = box_row(pool, b_second, b);
    return compare_boxes(layout_of_rows(a_second, b_second), first, second) == 0xff;
}

/* Boxes that touch, that are apart on one axis by the least there is, and that are not numbers. */
static void check_boxes(guarded_pool *pool, size_t a_second, size_t b_second)
{
    static const float a[6] = {0.0f, -1.0f, 2.0f, 1.0f, -0.0f, 3.0f},
                       b[6] = {1.0f, 0.0f, 3.0f, 2.0f, 1.0f, 4.0f};
    for (size_t k = 0; k < 13; k++) {
        float changed[6];
        memcpy(changed, b, sizeof changed);
        if (k < 12)
            changed[k % 6] = k < 6 ? NAN : nextafterf(b[k % 6], INFINITY);
        assert_int_equal(rows_are_full(pool, a_second, b_second, a, changed), k >= 9);
        assert_int_equal(rows_are_full(pool, a_second, b_second, changed, a), k >= 9);
    }
}

static void boxes_are_compared(void **state)
{
    (void)state;
    for (int edge = GUARD_AFTER; edge <= GUARD_BEFORE; edge++) {
        guarded_pool pool;
        guarded_open(&pool, 2, 7 * sizeof(float));
        pool.edge = (guarded_edge)edge;
        for (size_t a_second = 3; a_second <= 4; a_second++)
            for (size_t b_second = 3; b_second <= 4; b_second++)
                check_boxes(&pool, a_second, b_second);
        guarded_close(&pool);
    }
}

static void full_bytes_are_found(void **state)
{
    (void)state;
    for (unsigned k = 0; k < 64; k++) {
        uint8_t bytes[64];
        memset(bytes, 0x7f, sizeof bytes);
        bytes[k] = 0xff;
        assert_true(full_bytes(bytes) == UINT64_C(1) << k);
    }
}

/* One bit of a group is not set, or all of a group are, among others of either kind. */
static void tight_boxes_are_folded(void **state)
{
    (void)state;
    for (unsigned k = 0; k < 6 * 64; k++)
        for (int is_set = 0; is_set <= 1; is_set++) {
            uint8_t bits[56];
            memset(bits, is_set ? 0 : 0xff, sizeof bits);
            for (unsigned bit = is_set ? k / 6 * 6 : k; bit < (is_set ? k / 6 * 6 + 6 : k + 1); bit++)
                bits[bit / 8] ^= (uint8_t)(1u << bit % 8);
            const uint64_t group = UINT64_C(1) << k / 6;
            assert_true(all_of_six(bits) == (is_set ? group : ~group));
        }
}

static void rows_become_columns(void **state)
{
    (void)state;
    for (int edge = GUARD_AFTER; edge <= GUARD_BEFORE; edge++) {
        guarded_pool pool;
        guarded_open(&pool, ROWS + 2, (size_t)WIDEST_ROW * 3 * ROOMY * sizeof(float));
        pool.edge = (guarded_edge)edge;
        check_rows(&pool);
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
        cmocka_unit_test(tight_boxes_are_folded),
        cmocka_unit_test(boxes_are_compared),
        cmocka_unit_test(full_bytes_are_found),
    };
    return cmocka_run_group_tests(tests, fill_sample, NULL);
}
