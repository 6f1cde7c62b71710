/* The contract of lanehit/pairs.h beyond the pairs themselves: capacity, memory, views and refusals. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../support/guarded.h"
#include "finders.h"
#include "refused.h"
#include "lists.h"
#include "scenes.h"
#include "functions_of.h"

enum { SOME = 150, MOST_BLOCKS = 16, LARGEST = 1 << 18 };

/* A copy between unreadable pages. */
static const float *guarded_copy(guarded_pool *pool, const float *values, size_t count)
{
    const guarded_block block = guarded_take(pool, count * sizeof *values);
    memcpy(block.bytes, values, block.size);
    return (const float *)(const void *)block.bytes;
}

static lh_aabbs guarded_view(guarded_pool *pool, const boxes *set)
{
    const float *end[6];
    for (int k = 0; k < 6; k++)
        end[k] = guarded_copy(pool, set->end[k], set->count);
    return lh_aabbs_soa(set->count, end[0], end[1], end[2], end[3], end[4], end[5]);
}

/* At every capacity the first pairs are those of the whole list, and nothing is written past them. */
static void capacity_is_kept(void **state)
{
    (void)state;
    boxes set = boxes_of_scene(&scenes[0], SOME, 5);
    const lh_aabbs a = view_of_boxes(&set);
    guarded_pool pool;
    guarded_open(&pool, MOST_BLOCKS, LARGEST);
    for (size_t s = 0; s < subjects_count; s++) {
        list all = pairs_in_one_piece(subjects[s].backend, &a, NULL);
        assert_true(all.count > 10);
        for (size_t capacity = 0; capacity <= all.count + 2; capacity++) {
            guarded_reset(&pool);
            const guarded_block block = guarded_take(&pool, capacity * sizeof(lh_pair));
            guarded_set_canary(block);
            const size_t size = lh_pairs_scratch_size(a.count, 0);
            size_t found = 0;
            lh_pair *const pairs = (lh_pair *)(void *)block.bytes;
            assert_int_equal(lh_pairs_by(subjects[s].backend->pairs, &a, NULL, pairs, capacity, &found,
                                         guarded_take(&pool, size).bytes, size),
                             LH_OK);
            assert_int_equal(found, all.count);
            assert_memory_equal(pairs, all.pairs, (capacity < found ? capacity : found) * sizeof *pairs);
            assert_true(guarded_canary_is_intact(block));
        }
        free_list(&all);
    }
    guarded_close(&pool);
    free_boxes(&set);
}

/* Every array between unreadable pages, and all memory of exactly the size that is asked for. */
static void nothing_else_is_read_or_written(void **state)
{
    (void)state;
    guarded_pool pool;
    guarded_open(&pool, 2 * MOST_BLOCKS, LARGEST);
    for (size_t k = 0; k < 2 * scenes_count; k++)
        for (size_t n = 1; n < 70; n += 1 + n / 8) {
            boxes first = boxes_of_scene(&scenes[k / 2], n, 6),
                  second = boxes_of_scene(&scenes[k / 2], n / 2 + 1, 7);
            for (size_t s = 0; s < subjects_count; s++) {
                const lh_pairs_kernels *const by = subjects[s].backend->pairs;
                guarded_reset(&pool);
                pool.edge = k % 2 ? GUARD_BEFORE : GUARD_AFTER;
                const lh_aabbs a = guarded_view(&pool, &first), b = guarded_view(&pool, &second);
                size_t found = 0, size = lh_pairs_scratch_size(n, b.count);
                assert_int_equal(
                    lh_pairs_by(by, &a, &b, NULL, 0, &found, guarded_take(&pool, size).bytes, size), LH_OK);
                size = lh_pairs_prepared_size(n, 0);
                void *const prepared = guarded_take(&pool, size).bytes;
                assert_int_equal(lh_pairs_prepare_by(by, &a, NULL, prepared, size), LH_OK);
                size = lh_pairs_part_scratch_size(prepared);
                assert_int_equal(lh_pairs_find_part_by(spheres_by(subjects[s].backend), prepared, 0, 1, NULL,
                                                       0, &found, guarded_take(&pool, size).bytes, size),
                                 LH_OK);
                size = lh_pairs_kept_size(n);
                void *const kept = guarded_take(&pool, size).bytes;
                assert_int_equal(lh_pairs_keep_by(by, &a, kept, size), LH_OK);
                assert_int_equal(lh_pairs_aabb_kept_by(by, &b, kept, NULL, 0, &found), LH_OK);
            }
            free_boxes(&first);
            free_boxes(&second);
        }
    guarded_close(&pool);
}

/* An array of structs with an index, backwards: the same boxes, so the same pairs by other names. */
static void views_may_be_strided_and_indexed(void **state)
{
    (void)state;
    boxes set = boxes_of_scene(&scenes[0], SOME, 8);
    const lh_aabbs packed = view_of_boxes(&set);
    float structs[SOME][8];
    uint32_t index[SOME][2];
    for (size_t i = 0; i < SOME; i++) {
        for (int k = 0; k < 6; k++)
            structs[SOME - 1 - i][k] = set.end[k][i];
        index[i][0] = (uint32_t)(SOME - 1 - i);
    }
    const lh_aabbs view =
        lh_aabbs_indexed(lh_aabbs_aos(structs[0], sizeof structs[0], SOME), index[0], sizeof index[0], SOME);
    for (size_t s = 0; s < subjects_count; s++) {
        const lh_backend *const by = subjects[s].backend;
        list expected = pairs_in_one_piece(by, &packed, NULL), got = pairs_in_one_piece(by, &view, NULL);
        list kept_expected = pairs_with_kept(by, by, &packed, &packed),
             kept = pairs_with_kept(by, by, &view, &view);
        assert_int_equal(got.count, expected.count);
        for (size_t k = 0; k < got.count; k++) {
            assert_int_equal(got.pairs[k].a, SOME - 1 - expected.pairs[k].a);
            assert_int_equal(got.pairs[k].b, SOME - 1 - expected.pairs[k].b);
        }
        assert_int_equal(kept.count, kept_expected.count);
        for (size_t k = 0; k < kept.count; k++) {
            assert_int_equal(kept.pairs[k].a, SOME - 1 - kept_expected.pairs[k].a);
            assert_int_equal(kept.pairs[k].b, SOME - 1 - kept_expected.pairs[k].b);
        }
        free_list(&expected);
        free_list(&got);
        free_list(&kept_expected);
        free_list(&kept);
    }
    free_boxes(&set);
}

/* The address of another variable, off by one byte. */
static void *askew(void *pointer)
{
    return (char *)pointer + 1;
}

static void bad_arguments_are_refused(void **state)
{
    (void)state;
    boxes set = boxes_of_scene(&scenes[0], SOME, 9);
    const lh_aabbs good = view_of_boxes(&set);
    lh_aabbs missing = good, crooked = good, many = good;
    missing.max_y = NULL;
    crooked.stride = 6;
    many.count = ((size_t)1 << 29) + 1;
    const size_t size = lh_pairs_kept_size(SOME);
    char *const memory = malloc(size);
    lh_pair pair[2];
    size_t found[2] = {77, 77};
    assert_non_null(memory);

#define PAIRS(a, b, pairs, capacity, found, memory, size)                                                    \
    lh_pairs_aabb_aabb(a, b, pairs, capacity, found, memory, size)
    REFUSED(PAIRS(NULL, NULL, pair, 2, found, memory, size), 1, LH_ERROR_NULL_VIEW,
            "lh_pairs_aabb_aabb: argument 1 (a): the view is NULL");
    REFUSED(PAIRS(&missing, NULL, pair, 2, found, memory, size), 1, LH_ERROR_NULL_ARRAY,
            "lh_pairs_aabb_aabb: argument 1 (a): an array is NULL");
    REFUSED(PAIRS(&good, &crooked, pair, 2, found, memory, size), 2, LH_ERROR_STRIDE,
            "lh_pairs_aabb_aabb: argument 2 (b): a stride is not a multiple of 4 bytes");
    REFUSED(PAIRS(&many, NULL, pair, 2, found, memory, size), 1, LH_ERROR_COUNT,
            "lh_pairs_aabb_aabb: argument 1 (a): there are more than 2^29 boxes");
    REFUSED(PAIRS(&good, &many, pair, 2, found, memory, size), 2, LH_ERROR_COUNT,
            "lh_pairs_aabb_aabb: argument 2 (b): there are more than 2^29 boxes");
    REFUSED(PAIRS(&good, NULL, NULL, 1, found, memory, size), 3, LH_ERROR_NULL_ARRAY,
            "lh_pairs_aabb_aabb: argument 3 (pairs): the array is NULL");
    REFUSED(PAIRS(&good, NULL, askew(pair), 1, found, memory, size), 3, LH_ERROR_ALIGNMENT,
            "lh_pairs_aabb_aabb: argument 3 (pairs): the array is not aligned to 4 bytes");
    REFUSED(PAIRS(&good, NULL, pair, 2, NULL, memory, size), 5, LH_ERROR_NULL_ARRAY,
            "lh_pairs_aabb_aabb: argument 5 (found): the pointer is NULL");
    REFUSED(PAIRS(&good, NULL, pair, 2, askew(found), memory, size), 5, LH_ERROR_ALIGNMENT,
            "lh_pairs_aabb_aabb: argument 5 (found): the pointer is not aligned");
    REFUSED(PAIRS(&good, NULL, pair, 2, found, NULL, size), 6, LH_ERROR_NULL_ARRAY,
            "lh_pairs_aabb_aabb: argument 6 (scratch): the memory is NULL");
    REFUSED(PAIRS(&good, NULL, pair, 2, found, memory, lh_pairs_scratch_size(SOME, 0) - 1), 7, LH_ERROR_SIZE,
            "lh_pairs_aabb_aabb: argument 7 (scratch_size): it is too small");
    REFUSED(lh_pairs_prepare(&missing, NULL, memory, size), 1, LH_ERROR_NULL_ARRAY,
            "lh_pairs_prepare: argument 1 (a): an array is NULL");
    REFUSED(lh_pairs_prepare(&good, NULL, NULL, size), 3, LH_ERROR_NULL_ARRAY,
            "lh_pairs_prepare: argument 3 (prepared): the memory is NULL");
    REFUSED(lh_pairs_prepare(&good, NULL, memory, lh_pairs_prepared_size(SOME, 0) - 1), 4, LH_ERROR_SIZE,
            "lh_pairs_prepare: argument 4 (prepared_size): it is too small");
    REFUSED(lh_pairs_begin(NULL, NULL, 1, memory, size), 1, LH_ERROR_NULL_VIEW,
            "lh_pairs_begin: argument 1 (a): the view is NULL");
    REFUSED(lh_pairs_begin(&good, &crooked, 1, memory, size), 2, LH_ERROR_STRIDE,
            "lh_pairs_begin: argument 2 (b): a stride is not a multiple of 4 bytes");
    REFUSED(lh_pairs_begin(&good, NULL, 0, memory, size), 3, LH_ERROR_COUNT,
            "lh_pairs_begin: argument 3 (parts): it is not from 1 to 65536");
    REFUSED(lh_pairs_begin(&good, NULL, 65537, memory, size), 3, LH_ERROR_COUNT,
            "lh_pairs_begin: argument 3 (parts): it is not from 1 to 65536");
    REFUSED(lh_pairs_begin(&good, NULL, 1, NULL, size), 4, LH_ERROR_NULL_ARRAY,
            "lh_pairs_begin: argument 4 (prepared): the memory is NULL");
    REFUSED(lh_pairs_begin(&good, NULL, 2, memory, lh_pairs_begin_size(SOME, 0, 2) - 1), 5, LH_ERROR_SIZE,
            "lh_pairs_begin: argument 5 (prepared_size): it is too small");
    REFUSED(lh_pairs_prepare_part(NULL, 0, 0), 1, LH_ERROR_NULL_ARRAY,
            "lh_pairs_prepare_part: argument 1 (prepared): the memory is NULL");
    assert_int_equal(lh_pairs_begin(&good, NULL, 2, memory, size), LH_OK);
    REFUSED(lh_pairs_prepare_part(memory, -1, 0), 2, LH_ERROR_COUNT,
            "lh_pairs_prepare_part: argument 2 (step): it is not one of the steps");
    REFUSED(lh_pairs_prepare_part(memory, LH_PAIRS_STEPS, 0), 2, LH_ERROR_COUNT,
            "lh_pairs_prepare_part: argument 2 (step): it is not one of the steps");
    REFUSED(lh_pairs_prepare_part(memory, 0, 2), 3, LH_ERROR_COUNT,
            "lh_pairs_prepare_part: argument 3 (part): it is not less than parts");
    REFUSED(lh_pairs_find_part(NULL, 0, 1, pair, 2, found, memory, size), 1, LH_ERROR_NULL_ARRAY,
            "lh_pairs_find_part: argument 1 (prepared): the memory is NULL");
    REFUSED(lh_pairs_find_part(memory, 3, 3, pair, 2, found, memory, size), 2, LH_ERROR_COUNT,
            "lh_pairs_find_part: argument 2 (part): it is not less than parts");
    assert_int_equal(lh_pairs_prepare(&good, NULL, memory, size), LH_OK);
    REFUSED(lh_pairs_find_part(memory, 0, 1, pair, 2, found, memory, 10), 8, LH_ERROR_SIZE,
            "lh_pairs_find_part: argument 8 (scratch_size): it is too small");
    REFUSED(lh_pairs_keep(&crooked, memory, size), 1, LH_ERROR_STRIDE,
            "lh_pairs_keep: argument 1 (boxes): a stride is not a multiple of 4 bytes");
    REFUSED(lh_pairs_keep(&good, memory, size - 1), 3, LH_ERROR_SIZE,
            "lh_pairs_keep: argument 3 (kept_size): it is too small");
    REFUSED(lh_pairs_aabb_kept(&good, NULL, pair, 2, found), 2, LH_ERROR_NULL_ARRAY,
            "lh_pairs_aabb_kept: argument 2 (kept): the memory is NULL");
    REFUSED(lh_pairs_aabb_kept(&good, memory, NULL, 2, found), 3, LH_ERROR_NULL_ARRAY,
            "lh_pairs_aabb_kept: argument 3 (pairs): the array is NULL");
    REFUSED(lh_pairs_aabb_kept(&good, memory, pair, 2, NULL), 5, LH_ERROR_NULL_ARRAY,
            "lh_pairs_aabb_kept: argument 5 (found): the pointer is NULL");
    free(memory);
    free_boxes(&set);
}

/* Of no boxes every array may be NULL. */
static void empty_sets_have_no_pairs(void **state)
{
    (void)state;
    const lh_aabbs none = lh_aabbs_soa(0, NULL, NULL, NULL, NULL, NULL, NULL);
    boxes set = boxes_of_scene(&scenes[0], SOME, 9);
    const lh_aabbs some = view_of_boxes(&set), *const sets[][2] = {
                                                   {&none, NULL}, {&none, &some}, {&some, &none}};
    for (size_t s = 0; s < subjects_count; s++) {
        for (size_t k = 0; k < 3; k++) {
            list whole = pairs_in_one_piece(subjects[s].backend, sets[k][0], sets[k][1]);
            list parts = pairs_in_parts(subjects[s].backend, sets[k][0], sets[k][1], 3);
            assert_int_equal(whole.count + parts.count, 0);
            free_list(&whole);
            free_list(&parts);
        }
        list kept = pairs_with_kept(subjects[s].backend, subjects[s].backend, &some, &none);
        assert_int_equal(kept.count, 0);
        free_list(&kept);
    }
    free_boxes(&set);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(capacity_is_kept),
        cmocka_unit_test(nothing_else_is_read_or_written),
        cmocka_unit_test(views_may_be_strided_and_indexed),
        cmocka_unit_test(bad_arguments_are_refused),
        cmocka_unit_test(empty_sets_have_no_pairs),
    };
    return cmocka_run_group_tests(tests, list_pair_finders, NULL);
}
