/* lh_pairs_difference: what is new in a list of pairs, what has gone, and where each was. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#include "../support/dice.h"
#include "../support/guarded.h"
#include "lanehit/lanehit.h"
#include "refused.h"

enum { MOST = 700, BLOCKS = 8, LARGEST = 1 << 15 };

/* What the contract says, pair by pair: without a table. */
typedef struct answer {
    lh_changed_pair added[MOST], removed[MOST];
    size_t added_found, removed_found;
    uint32_t previous[MOST];
} answer;

static int is_same(lh_pair p, lh_pair q)
{
    return p.a == q.a && p.b == q.b;
}

static lh_changed_pair changed(lh_pair pair, size_t position)
{
    return (lh_changed_pair){pair.a, pair.b, (uint32_t)position};
}

static void expect(answer *to, const lh_pair *before, size_t n, const lh_pair *now, size_t m)
{
    static char is_kept[MOST];
    memset(is_kept, 0, sizeof is_kept);
    to->added_found = to->removed_found = 0;
    for (size_t i = 0; i < m; i++) {
        size_t at = 0;
        while (at < n && (is_kept[at] || !is_same(before[at], now[i])))
            at++;
        to->previous[i] = at < n ? (uint32_t)at : UINT32_MAX;
        if (at < n)
            is_kept[at] = 1;
        else
            to->added[to->added_found++] = changed(now[i], i);
    }
    for (size_t i = 0; i < n; i++)
        if (!is_kept[i])
            to->removed[to->removed_found++] = changed(before[i], i);
}

static const void *copied(guarded_pool *pool, const void *bytes, size_t size)
{
    const guarded_block block = guarded_take(pool, size);
    if (size > 0)
        memcpy(block.bytes, bytes, size);
    return block.bytes;
}

/* Room between unreadable pages for so many, and a canary in it. */
static guarded_block room_for(guarded_pool *pool, lh_pair_changes *list, size_t capacity)
{
    const guarded_block block = guarded_take(pool, capacity * sizeof *list->pairs);
    guarded_set_canary(block);
    *list = (lh_pair_changes){(lh_changed_pair *)(void *)block.bytes, capacity, 77};
    return block;
}

static void check_list(const lh_pair_changes *list, const lh_changed_pair *expected, size_t found)
{
    assert_int_equal(list->found, found);
    const size_t listed = found < list->capacity ? found : list->capacity;
    if (listed > 0)
        assert_memory_equal(list->pairs, expected, listed * sizeof *expected);
}

/* All arrays between unreadable pages, all memory of exactly the size that is asked for. */
static void check_at(const lh_pair *before, size_t n, const lh_pair *now, size_t m, size_t added_capacity,
                     size_t removed_capacity)
{
    static answer expected;
    static guarded_pool pool;
    if (pool.stretches == 0)
        guarded_open(&pool, BLOCKS, LARGEST);
    expect(&expected, before, n, now, m);
    for (int edge = 0; edge < 2; edge++) {
        guarded_reset(&pool);
        pool.edge = edge ? GUARD_BEFORE : GUARD_AFTER;
        const lh_pair *const from = copied(&pool, before, n * sizeof *before);
        const lh_pair *const to = copied(&pool, now, m * sizeof *now);
        lh_pair_changes added, removed;
        const guarded_block of_added = room_for(&pool, &added, added_capacity),
                            of_removed = room_for(&pool, &removed, removed_capacity);
        const guarded_block previous = guarded_take(&pool, m * sizeof(uint32_t));
        const size_t size = lh_pairs_difference_scratch_size(n);
        void *const scratch = guarded_take(&pool, size).bytes;
        assert_int_equal(lh_pairs_difference(from, n, to, m, &added, &removed,
                                             (uint32_t *)(void *)previous.bytes, scratch, size),
                         LH_OK);
        check_list(&added, expected.added, expected.added_found);
        check_list(&removed, expected.removed, expected.removed_found);
        if (m > 0)
            assert_memory_equal(previous.bytes, expected.previous, m * sizeof(uint32_t));
        assert_true(added.found <= added_capacity || guarded_canary_is_intact(of_added));
        assert_true(removed.found <= removed_capacity || guarded_canary_is_intact(of_removed));
    }
}

static void check(const lh_pair *before, size_t n, const lh_pair *now, size_t m)
{
    check_at(before, n, now, m, m, n);
}

/* ---- Lists -------------------------------------------------------------------------------------------- */

static lh_pair before[MOST], now[MOST];

/* Numbers of bodies: few, so that pairs occur several times; many; and any at all. */
static uint32_t draw_body(dice *d, int form)
{
    return form == 0   ? (uint32_t)dice_below(d, 6)
           : form == 1 ? (uint32_t)dice_below(d, 5000)
                       : (uint32_t)dice_bits(d) | (dice_one_in(d, 4) ? 0xffff0000u : 0);
}

static lh_pair draw_pair(dice *d, int form)
{
    const uint32_t a = draw_body(d, form);
    return (lh_pair){a, draw_body(d, form)};
}

/* A frame later: some have gone, some have come, some have changed places. */
static size_t next_frame(dice *d, int form, size_t n, size_t chances)
{
    size_t m = 0;
    for (size_t i = 0; i < n; i++) {
        if (!dice_one_in(d, chances) && m < MOST)
            now[m++] = before[i];
        if (dice_one_in(d, chances) && m < MOST)
            now[m++] = draw_pair(d, form);
    }
    for (size_t i = 1; i < m; i++)
        if (dice_one_in(d, chances)) {
            const size_t other = dice_below(d, i);
            const lh_pair moved = now[i];
            now[i] = now[other];
            now[other] = moved;
        }
    return m;
}

static void lists_are_those_of_the_contract(void **state)
{
    (void)state;
    dice d = {21};
    static const size_t counts[] = {0, 1, 2, 3, 31, 64, 65, MOST};
    for (int form = 0; form < 3; form++)
        for (size_t c = 0; c < sizeof counts / sizeof *counts; c++)
            for (size_t chances = 1; chances <= 40; chances = 3 * chances + 1) {
                const size_t n = counts[c];
                for (size_t i = 0; i < n; i++)
                    before[i] = draw_pair(&d, form);
                const size_t m = next_frame(&d, form, n, chances);
                check(before, n, now, m);
                check(now, m, before, n);
            }
}

static void one_list_may_be_empty(void **state)
{
    (void)state;
    dice d = {22};
    for (size_t i = 0; i < MOST; i++)
        before[i] = draw_pair(&d, 1);
    check(before, MOST, NULL, 0);
    check(NULL, 0, before, MOST);
    lh_pair_changes none = {NULL, 0, 77}, neither = {NULL, 0, 77};
    char scratch[128];
    assert_true(lh_pairs_difference_scratch_size(0) <= sizeof scratch);
    assert_int_equal(lh_pairs_difference(NULL, 0, NULL, 0, &none, &neither, NULL, scratch, sizeof scratch),
                     LH_OK);
    assert_true(none.found == 0 && neither.found == 0);
}

static void the_same_list_changes_nothing(void **state)
{
    (void)state;
    static uint32_t previous[MOST];
    static char scratch[16 * MOST];
    dice d = {23};
    for (size_t i = 0; i < MOST; i++)
        before[i] = draw_pair(&d, 0);
    lh_pair_changes added = {NULL, 0, 77}, removed = {NULL, 0, 77};
    assert_int_equal(
        lh_pairs_difference(before, MOST, before, MOST, &added, &removed, previous, scratch, sizeof scratch),
        LH_OK);
    assert_true(added.found == 0 && removed.found == 0);
    for (size_t i = 0; i < MOST; i++)
        assert_int_equal(previous[i], i);
}

static void pairs_are_ordered(void **state)
{
    (void)state;
    const lh_pair one = {1, 2}, other = {2, 1};
    check(&one, 1, &other, 1);
    check(&one, 1, &one, 1);
    const lh_pair same_a = {1, 3}, same_b = {3, 2};
    check(&one, 1, &same_a, 1);
    check(&one, 1, &same_b, 1);
}

/* At every capacity, of either list. */
static void lists_are_cut_off(void **state)
{
    (void)state;
    dice d = {24};
    const size_t n = 40;
    for (size_t i = 0; i < n; i++)
        before[i] = draw_pair(&d, 1);
    const size_t m = next_frame(&d, 1, n, 4);
    for (size_t capacity = 0; capacity <= 20; capacity++) {
        check_at(before, n, now, m, capacity, n);
        check_at(before, n, now, m, m, capacity);
    }
}

/* Scratch at any address gives the same; nothing is read of what it held. */
static void scratch_may_lie_anywhere(void **state)
{
    (void)state;
    dice d = {25};
    const size_t n = 50;
    static answer expected;
    for (size_t i = 0; i < n; i++)
        before[i] = draw_pair(&d, 0);
    const size_t m = next_frame(&d, 0, n, 5), size = lh_pairs_difference_scratch_size(n);
    expect(&expected, before, n, now, m);
    static lh_changed_pair of_added[MOST], of_removed[MOST];
    static char memory[64 + 16 * MOST];
    for (size_t offset = 0; offset < 64; offset++) {
        memset(memory, (int)offset, sizeof memory);
        lh_pair_changes added = {of_added, MOST, 0}, removed = {of_removed, MOST, 0};
        assert_int_equal(
            lh_pairs_difference(before, n, now, m, &added, &removed, NULL, memory + offset, size), LH_OK);
        check_list(&added, expected.added, expected.added_found);
        check_list(&removed, expected.removed, expected.removed_found);
        assert_int_equal(memory[offset + size], offset);
    }
}

/* Numbers as bodies have them share few chains, else these lists would take minutes: they come in the other order, so
 * that what is looked for is the last of its chain. */
static void large_lists_take_little_time(void **state)
{
    (void)state;
    enum { MANY = 400000, ROW = 512, FORMS = 4, SECONDS = 2 };
    lh_pair *const list = malloc(MANY * sizeof *list), *const turned = malloc(MANY * sizeof *turned);
    const size_t size = lh_pairs_difference_scratch_size(MANY);
    void *const scratch = malloc(size);
    uint32_t *const previous = malloc(MANY * sizeof *previous);
    assert_true(list && turned && scratch && previous);
    for (int form = 0; form < FORMS; form++) {
        for (uint32_t i = 0; i < MANY; i++)
            turned[MANY - 1 - i] = list[i] = form == 0   ? (lh_pair){i, i + 1}
                                             : form == 1 ? (lh_pair){i / ROW, i % ROW}
                                             : form == 2 ? (lh_pair){i << 12, 0}
                                                         : (lh_pair){0, i << 12};
        lh_pair_changes added = {NULL, 0, 0}, removed = {NULL, 0, 0};
        const clock_t begin = clock();
        assert_int_equal(
            lh_pairs_difference(list, MANY, turned, MANY, &added, &removed, previous, scratch, size), LH_OK);
        assert_true(clock() - begin < SECONDS * CLOCKS_PER_SEC);
        assert_true(added.found == 0 && removed.found == 0);
        for (uint32_t i = 0; i < MANY; i += 997)
            assert_int_equal(previous[i], MANY - 1 - i);
    }
    free(list);
    free(turned);
    free(scratch);
    free(previous);
}

static void what_is_wrong_is_refused(void **state)
{
    (void)state;
    lh_changed_pair row = {7, 7, 7};
    const lh_pair one = {1, 2};
    const lh_pair *const odd = (const lh_pair *)(const void *)((const char *)&one + 1);
    uint32_t numbers[2] = {0};
    uint32_t *const odd_numbers = (uint32_t *)(void *)((char *)numbers + 1);
    lh_pair_changes list = {&row, 1, 77}, other = {&row, 1, 77}, missing = {NULL, 1, 77};
    lh_pair_changes askew = {(lh_changed_pair *)(void *)((char *)&row + 1), 0, 77};
    const size_t *const found = &list.found;
    char memory[256];
    const size_t enough = lh_pairs_difference_scratch_size(1), many = ((size_t)1 << 31) + 1;
#define DIFFERENCE(before, n, now, m, added, removed, previous, scratch, size)                               \
    lh_pairs_difference(before, n, now, m, added, removed, previous, scratch, size)
#define TEXT(argument) "lh_pairs_difference: argument " argument
    REFUSED(DIFFERENCE(NULL, 1, &one, 1, &list, &other, NULL, memory, enough), 1, LH_ERROR_NULL_ARRAY,
            TEXT("1 (before): the array is NULL"));
    REFUSED(DIFFERENCE(odd, 1, &one, 1, &list, &other, NULL, memory, enough), 1, LH_ERROR_ALIGNMENT,
            TEXT("1 (before): the array is not aligned to 4 bytes"));
    REFUSED(DIFFERENCE(&one, many, &one, 1, &list, &other, NULL, memory, enough), 2, LH_ERROR_COUNT,
            TEXT("2 (before_count): there are more than 2^31 pairs"));
    REFUSED(DIFFERENCE(&one, 1, NULL, 1, &list, &other, NULL, memory, enough), 3, LH_ERROR_NULL_ARRAY,
            TEXT("3 (now): the array is NULL"));
    REFUSED(DIFFERENCE(&one, 1, odd, 1, &list, &other, NULL, memory, enough), 3, LH_ERROR_ALIGNMENT,
            TEXT("3 (now): the array is not aligned to 4 bytes"));
    REFUSED(DIFFERENCE(&one, 1, &one, many, &list, &other, NULL, memory, enough), 4, LH_ERROR_COUNT,
            TEXT("4 (now_count): there are more than 2^31 pairs"));
    REFUSED(DIFFERENCE(&one, 1, &one, 1, NULL, &other, NULL, memory, enough), 5, LH_ERROR_NULL_VIEW,
            TEXT("5 (added): the list is NULL"));
    REFUSED(DIFFERENCE(&one, 1, &one, 1, &missing, &other, NULL, memory, enough), 5, LH_ERROR_NULL_ARRAY,
            TEXT("5 (added): its array is NULL"));
    REFUSED(DIFFERENCE(&one, 1, &one, 1, &askew, &other, NULL, memory, enough), 5, LH_ERROR_ALIGNMENT,
            TEXT("5 (added): its array is not aligned to 4 bytes"));
    REFUSED(DIFFERENCE(&one, 1, &one, 1, &list, NULL, NULL, memory, enough), 6, LH_ERROR_NULL_VIEW,
            TEXT("6 (removed): the list is NULL"));
    REFUSED(DIFFERENCE(&one, 1, &one, 1, &list, &missing, NULL, memory, enough), 6, LH_ERROR_NULL_ARRAY,
            TEXT("6 (removed): its array is NULL"));
    REFUSED(DIFFERENCE(&one, 1, &one, 1, &list, &askew, NULL, memory, enough), 6, LH_ERROR_ALIGNMENT,
            TEXT("6 (removed): its array is not aligned to 4 bytes"));
    REFUSED(DIFFERENCE(&one, 1, &one, 1, &list, &other, odd_numbers, memory, enough), 7, LH_ERROR_ALIGNMENT,
            TEXT("7 (previous): the array is not aligned to 4 bytes"));
    REFUSED(DIFFERENCE(&one, 1, &one, 1, &list, &other, NULL, NULL, enough), 8, LH_ERROR_NULL_ARRAY,
            TEXT("8 (scratch): the memory is NULL"));
    REFUSED(DIFFERENCE(&one, 1, &one, 1, &list, &other, NULL, memory, enough - 1), 9, LH_ERROR_SIZE,
            TEXT("9 (scratch_size): it is too small"));
    assert_true(other.found == 77 && missing.found == 77 && row.position == 7);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(lists_are_those_of_the_contract),
                                       cmocka_unit_test(one_list_may_be_empty),
                                       cmocka_unit_test(the_same_list_changes_nothing),
                                       cmocka_unit_test(pairs_are_ordered),
                                       cmocka_unit_test(lists_are_cut_off),
                                       cmocka_unit_test(scratch_may_lie_anywhere),
                                       cmocka_unit_test(large_lists_take_little_time),
                                       cmocka_unit_test(what_is_wrong_is_refused)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
