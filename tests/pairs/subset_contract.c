/* What is refused of a subset. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "pairs/layers.h"
#include "refused.h"
#include "scenes.h"
#include "take.h"

enum { SOME = 120 };

static void bad_arguments_are_refused(void **state)
{
    (void)state;
    boxes set = boxes_of_scene(&scenes[0], SOME, 9);
    const lh_aabbs good = view_of_boxes(&set);
    const uint32_t subset[3] = {5, 7, 9}, beyond[3] = {5, 7, SOME}, twice[3] = {5, 7, 5};
    const uint32_t *const askew = (const uint32_t *)(const void *)((const char *)subset + 1);
    const lh_layers crooked = {subset, subset, 6};
    const size_t size = lh_pairs_subset_scratch_size(SOME, 3), kept_size = lh_pairs_kept_size(SOME);
    void *const memory = take(size), *const kept = take(kept_size), *const other = take(kept_size);
    lh_pair pair[2];
    size_t found[2] = {77, 77};
    lh_aabbs fewer = good;
    fewer.count--;
    assert_int_equal(lh_pairs_keep(&good, kept, kept_size), LH_OK);
    assert_int_equal(lh_pairs_keep(&fewer, other, kept_size), LH_OK);
#define FRESH(boxes, layers, subset, count, pairs, found, memory, size)                                      \
    lh_pairs_subset_aabb(boxes, layers, subset, count, pairs, 2, found, memory, size)
    REFUSED(FRESH(NULL, NULL, subset, 3, pair, found, memory, size), 1, LH_ERROR_NULL_VIEW,
            "lh_pairs_subset_aabb: argument 1 (boxes): the view is NULL");
    REFUSED(FRESH(&good, &crooked, subset, 3, pair, found, memory, size), 2, LH_ERROR_STRIDE,
            "lh_pairs_subset_aabb: argument 2 (layers): the stride is not a multiple of 4 bytes");
    REFUSED(FRESH(&good, NULL, NULL, 3, pair, found, memory, size), 3, LH_ERROR_NULL_ARRAY,
            "lh_pairs_subset_aabb: argument 3 (subset): the array is NULL");
    REFUSED(FRESH(&good, NULL, askew, 2, pair, found, memory, size), 3, LH_ERROR_ALIGNMENT,
            "lh_pairs_subset_aabb: argument 3 (subset): the array is not aligned to 4 bytes");
    REFUSED(
        FRESH(&good, NULL, beyond, 3, pair, found, memory, size), 3, LH_ERROR_LIMIT,
        "lh_pairs_subset_aabb: argument 3 (subset): a position is not one of the boxes, or is there twice");
    REFUSED(
        FRESH(&good, NULL, twice, 3, pair, found, memory, size), 3, LH_ERROR_LIMIT,
        "lh_pairs_subset_aabb: argument 3 (subset): a position is not one of the boxes, or is there twice");
    REFUSED(
        FRESH(&good, NULL, subset, SOME + 1, pair, found, memory, size), 3, LH_ERROR_LIMIT,
        "lh_pairs_subset_aabb: argument 3 (subset): a position is not one of the boxes, or is there twice");
    REFUSED(FRESH(&good, NULL, subset, 3, NULL, found, memory, size), 5, LH_ERROR_NULL_ARRAY,
            "lh_pairs_subset_aabb: argument 5 (pairs): the array is NULL");
    REFUSED(FRESH(&good, NULL, subset, 3, pair, found, memory, size - 1), 9, LH_ERROR_SIZE,
            "lh_pairs_subset_aabb: argument 9 (scratch_size): it is too small");
#define KEPT(boxes, subset, kept, pairs, found, memory, size)                                                \
    lh_pairs_subset_kept(boxes, NULL, subset, 3, kept, pairs, 2, found, memory, size)
    const size_t less = lh_pairs_subset_kept_scratch_size(SOME, 3);
    REFUSED(KEPT(&good, subset, NULL, pair, found, memory, size), 5, LH_ERROR_NULL_ARRAY,
            "lh_pairs_subset_kept: argument 5 (kept): the memory is NULL");
    REFUSED(KEPT(&good, subset, other, pair, found, memory, size), 5, LH_ERROR_COUNT,
            "lh_pairs_subset_kept: argument 5 (kept): it is of another number of boxes");
    REFUSED(
        KEPT(&good, twice, kept, pair, found, memory, size), 3, LH_ERROR_LIMIT,
        "lh_pairs_subset_kept: argument 3 (subset): a position is not one of the boxes, or is there twice");
    REFUSED(KEPT(&good, subset, kept, pair, NULL, memory, size), 8, LH_ERROR_NULL_ARRAY,
            "lh_pairs_subset_kept: argument 8 (found): the pointer is NULL");
    REFUSED(KEPT(&good, subset, kept, pair, found, memory, less - 1), 10, LH_ERROR_SIZE,
            "lh_pairs_subset_kept: argument 10 (scratch_size): it is too small");
    free(memory);
    free(kept);
    free(other);
    free_boxes(&set);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(bad_arguments_are_refused)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
