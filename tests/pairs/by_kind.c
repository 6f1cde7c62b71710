/* lh_pairs_by_kind: pairs of bodies as lists of one kind of shape with another. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "../support/dice.h"
#include "lanehit/lanehit.h"
#include "refused.h"

enum { BODIES = 50, PAIRS = 400, KINDS = 5, LISTS = KINDS * KINDS };

static uint8_t kind[BODIES];
static lh_pair pairs[PAIRS], sorted[PAIRS + 1];
static size_t first[LISTS + 1];

static void draw(dice *d, unsigned kinds)
{
    for (size_t i = 0; i < BODIES; i++)
        kind[i] = (uint8_t)dice_below(d, kinds);
    for (size_t i = 0; i < PAIRS; i++)
        pairs[i] = (lh_pair){(uint32_t)dice_below(d, BODIES), (uint32_t)dice_below(d, BODIES)};
}

static int is_same(lh_pair a, lh_pair b)
{
    return a.a == b.a && a.b == b.b;
}

/* What a list has: those pairs that are of its kinds, in their order, turned where they have to be. */
static void check_list(size_t n, unsigned kinds, unsigned of_a, unsigned of_b)
{
    size_t at = first[of_a * kinds + of_b];
    for (size_t i = 0; i < n && of_a <= of_b; i++) {
        const lh_pair turned = {pairs[i].b, pairs[i].a};
        if (kind[pairs[i].a] == of_a && kind[pairs[i].b] == of_b)
            assert_true(is_same(sorted[at++], pairs[i]));
        else if (kind[pairs[i].a] == of_b && kind[pairs[i].b] == of_a)
            assert_true(is_same(sorted[at++], turned));
    }
    assert_int_equal(at, first[of_a * kinds + of_b + 1]);
}

static void lists_are_those_of_each_two_kinds(void **state)
{
    (void)state;
    dice d = {11};
    const size_t counts[] = {0, 1, 2, 63, PAIRS};
    for (unsigned kinds = 1; kinds <= KINDS; kinds++)
        for (size_t c = 0; c < sizeof counts / sizeof *counts; c++) {
            const size_t n = counts[c];
            const lh_pair canary = {77, 77};
            draw(&d, kinds);
            sorted[n] = canary;
            assert_int_equal(lh_pairs_by_kind(pairs, n, kind, kinds, sorted, first), LH_OK);
            assert_int_equal(first[0], 0);
            assert_int_equal(first[kinds * kinds], n);
            for (unsigned of_a = 0; of_a < kinds; of_a++)
                for (unsigned of_b = 0; of_b < kinds; of_b++)
                    check_list(n, kinds, of_a, of_b);
            assert_true(is_same(sorted[n], canary));
        }
}

static void no_pairs_need_no_arrays(void **state)
{
    (void)state;
    assert_int_equal(lh_pairs_by_kind(NULL, 0, NULL, KINDS, NULL, first), LH_OK);
    for (size_t k = 0; k <= LISTS; k++)
        assert_int_equal(first[k], 0);
}

static void what_is_wrong_is_refused(void **state)
{
    (void)state;
    size_t *const found = first;
    const char *const bytes = (const char *)pairs;
    const lh_pair *const odd = (const lh_pair *)(const void *)(bytes + 1);
    memset(kind, 0, sizeof kind);
    found[0] = 77;
    REFUSED(lh_pairs_by_kind(NULL, 1, kind, 1, sorted, found), 1, LH_ERROR_NULL_ARRAY,
            "lh_pairs_by_kind: argument 1 (pairs): the array is NULL");
    REFUSED(lh_pairs_by_kind(odd, 1, kind, 1, sorted, found), 1, LH_ERROR_ALIGNMENT,
            "lh_pairs_by_kind: argument 1 (pairs): the array is not aligned to 4 bytes");
    REFUSED(lh_pairs_by_kind(pairs, 1, NULL, 1, sorted, found), 3, LH_ERROR_NULL_ARRAY,
            "lh_pairs_by_kind: argument 3 (kind): the array is NULL");
    REFUSED(lh_pairs_by_kind(pairs, 1, kind, 0, sorted, found), 4, LH_ERROR_COUNT,
            "lh_pairs_by_kind: argument 4 (kinds): it is not from 1 to 16");
    REFUSED(lh_pairs_by_kind(pairs, 1, kind, 17, sorted, found), 4, LH_ERROR_COUNT,
            "lh_pairs_by_kind: argument 4 (kinds): it is not from 1 to 16");
    REFUSED(lh_pairs_by_kind(pairs, 1, kind, 1, NULL, found), 5, LH_ERROR_NULL_ARRAY,
            "lh_pairs_by_kind: argument 5 (sorted): the array is NULL");
    REFUSED(lh_pairs_by_kind(pairs, 1, kind, 1, sorted, NULL), 6, LH_ERROR_NULL_ARRAY,
            "lh_pairs_by_kind: argument 6 (first): the pointer is NULL");
    kind[pairs[0].b] = 3;
    sorted[0] = (lh_pair){77, 77};
    REFUSED(lh_pairs_by_kind(pairs, 1, kind, 3, sorted, found), 3, LH_ERROR_LIMIT,
            "lh_pairs_by_kind: argument 3 (kind): a body's kind is not less than kinds");
    assert_int_equal(sorted[0].a, 77);
}

static void points_are_listed_one_after_the_other(void **state)
{
    (void)state;
    const uint8_t count[] = {0, 2, 0, 4, 1};
    const lh_manifold_point expected[] = {{1, 0}, {1, 1}, {3, 0}, {3, 1}, {3, 2}, {3, 3}, {4, 0}};
    lh_manifold_point points[8] = {[7] = {77, 77}};
    assert_int_equal(lh_manifolds_to_points(count, 5, points), 7);
    assert_memory_equal(points, expected, sizeof expected);
    assert_int_equal(points[7].pair, 77);
    assert_int_equal(lh_manifolds_to_points(NULL, 0, NULL), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lists_are_those_of_each_two_kinds),
        cmocka_unit_test(no_pairs_need_no_arrays),
        cmocka_unit_test(what_is_wrong_is_refused),
        cmocka_unit_test(points_are_listed_one_after_the_other),
    };
    return cmocka_run_group_tests_name("pairs by kind", tests, NULL, NULL);
}
