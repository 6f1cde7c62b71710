/* What has changed between two lists of pairs, whatever numbers the lists have and however they came about. There is no
 * second program to compare with: what the contract says leaves one answer, and each of its sentences is asked.
 *
 * An input: how the lists are made, how many bodies there are and from which number on, how long the lists are, how
 * much room there is for changes, where scratch lies, and the numbers. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness.h"
#include "lanehit/lanehit.h"
#include "landmarks.h"
#include "reader.h"

enum { MOST = 200, LINE_OF_CACHE = 64 };

/* How this frame's list follows from the last one's, and flags above that. */
enum { ANOTHER_LIST, NEXT_FRAME, TURNED_ROUND, THE_SAME_MEMORY, FORMS, WITHOUT_PREVIOUS = 16 };

enum {
    ADDED = FORMS,
    REMOVED,
    CUT_OFF,
    SEVERAL_TIMES,
    BEFORE_IS_EMPTY,
    NOW_IS_EMPTY,
    LARGEST_NUMBER,
    LANDMARKS
};
static const char *const landmark_names[LANDMARKS] = {
    "two lists of their own", "a frame and the next",
    "a list turned round",    "one list twice",
    "pairs that are new",     "pairs that have gone",
    "a list cut off",         "a pair that is there several times",
    "no pairs before",        "no pairs now",
    "the largest number"};

static reader input;

static void expect(int holds, const char *otherwise)
{
    if (holds)
        return;
    fprintf(stderr, "changes of pairs: %s\n", otherwise);
    abort();
}

/* Of exactly that size, so that a sanitizer sees what is read or written behind it. */
static void *memory_of(size_t size)
{
    void *const memory = malloc(size > 0 ? size : 1);
    expect(memory != NULL, "out of memory");
    return memory;
}

/* ---- Lists -------------------------------------------------------------------------------------------- */

typedef struct pair_list {
    lh_pair *pairs;
    size_t count;
} pair_list;

/* Numbers of so many bodies, which begin somewhere and go on with 0 behind the largest. */
typedef struct bodies {
    uint32_t first;
    size_t count;
} bodies;

static lh_pair read_pair(bodies of)
{
    const uint32_t a = of.first + (uint32_t)read_below(&input, of.count);
    const uint32_t b = of.first + (uint32_t)read_below(&input, of.count);
    if (a == UINT32_MAX || b == UINT32_MAX)
        landmark_reached(LARGEST_NUMBER);
    return (lh_pair){a, b};
}

static pair_list read_list(bodies of, size_t count)
{
    const pair_list list = {memory_of(count * sizeof *list.pairs), count};
    for (size_t i = 0; i < count; i++)
        list.pairs[i] = read_pair(of);
    return list;
}

/* Each pair stays, goes, changes places with the one before, or is followed by a new one. */
static pair_list next_frame(pair_list last, bodies of)
{
    enum { CHANGES = 16 };
    pair_list next = {memory_of(2 * last.count * sizeof *next.pairs), 0};
    for (size_t i = 0; i < last.count; i++) {
        const size_t change = read_below(&input, CHANGES);
        if (change != 0)
            next.pairs[next.count++] = last.pairs[i];
        if (change == 1 && next.count > 1) {
            next.pairs[next.count - 1] = next.pairs[next.count - 2];
            next.pairs[next.count - 2] = last.pairs[i];
        }
        if (change == 2)
            next.pairs[next.count++] = read_pair(of);
    }
    return next;
}

static pair_list turned_round(pair_list last)
{
    const pair_list turned = {memory_of(last.count * sizeof *turned.pairs), last.count};
    for (size_t i = 0; i < last.count; i++)
        turned.pairs[i] = last.pairs[last.count - 1 - i];
    return turned;
}

static pair_list list_after(size_t form, pair_list before, bodies of, size_t count)
{
    switch (form) {
    case NEXT_FRAME:
        return next_frame(before, of);
    case TURNED_ROUND:
        return turned_round(before);
    case THE_SAME_MEMORY:
        return before;
    default:
        return read_list(of, count);
    }
}

/* ---- Answers ------------------------------------------------------------------------------------------ */

typedef struct answer {
    lh_pair_changes added, removed;
    uint32_t *previous; /* NULL if it was not asked for */
} answer;

static lh_pair_changes room_for(size_t capacity)
{
    return (lh_pair_changes){memory_of(capacity * sizeof(lh_changed_pair)), capacity, 77};
}

static answer ask(pair_list from, pair_list to, size_t added_room, size_t removed_room, int with_previous,
                  size_t scratch_offset)
{
    answer a = {room_for(added_room), room_for(removed_room), NULL};
    if (with_previous)
        a.previous = memory_of(to.count * sizeof *a.previous);
    const size_t size = lh_pairs_difference_scratch_size(from.count);
    char *const scratch = memory_of(scratch_offset + size);
    memset(scratch, (int)scratch_offset, scratch_offset + size);
    expect(lh_pairs_difference(from.pairs, from.count, to.pairs, to.count, &a.added, &a.removed, a.previous,
                               scratch + scratch_offset, size) == LH_OK,
           "refused");
    expect(lh_pairs_difference(from.pairs, from.count, to.pairs, to.count, &a.added, &a.removed, a.previous,
                               scratch + scratch_offset, size - 1) != LH_OK,
           "less scratch than is asked for is not refused");
    free(scratch);
    return a;
}

static void free_answer(answer a)
{
    free(a.added.pairs);
    free(a.removed.pairs);
    free(a.previous);
}

static int is_same(lh_pair p, lh_pair q)
{
    return p.a == q.a && p.b == q.b;
}

static int is_listed(const lh_pair_changes *list, size_t k, lh_pair pair, size_t position)
{
    const lh_changed_pair listed = list->pairs[k];
    return k < list->found && listed.a == pair.a && listed.b == pair.b && listed.position == position;
}

/* ---- What the contract says ---------------------------------------------------------------------------- */

/* is_taken receives which pairs of `before` are in `now`. */
static void check_previous(pair_list before, pair_list now, const uint32_t *previous, char *is_taken)
{
    memset(is_taken, 0, before.count);
    for (size_t i = 0; i < now.count; i++) {
        const uint32_t position = previous[i];
        if (position == UINT32_MAX)
            continue;
        expect(position < before.count, "a position that there is not");
        expect(is_same(before.pairs[position], now.pairs[i]), "another pair");
        expect(!is_taken[position], "two pairs with one position");
        is_taken[position] = 1;
    }
}

static void check_lists(pair_list before, pair_list now, const answer *a, const char *is_taken)
{
    size_t added = 0, removed = 0;
    for (size_t i = 0; i < now.count; i++)
        if (a->previous[i] == UINT32_MAX)
            expect(is_listed(&a->added, added++, now.pairs[i], i), "what is new is not listed in its place");
    for (size_t i = 0; i < before.count; i++)
        if (!is_taken[i])
            expect(is_listed(&a->removed, removed++, before.pairs[i], i),
                   "what has gone is not listed in its place");
    expect(a->added.found == added && a->removed.found == removed, "another number is found than is listed");
}

/* Of equal pairs the k-th goes with the k-th: so the last ones are left over, and of one of the lists alone. */
static void check_order_of_equals(pair_list before, pair_list now, const answer *a, const char *is_taken)
{
    for (size_t i = 0; i < now.count; i++) {
        const uint32_t position = a->previous[i];
        for (size_t j = 0; j < i; j++)
            if (is_same(now.pairs[j], now.pairs[i])) {
                landmark_reached(SEVERAL_TIMES);
                expect(a->previous[j] < position || position == UINT32_MAX, "equal pairs in another order");
            }
        for (size_t k = 0; k < before.count; k++)
            if (!is_taken[k] && is_same(before.pairs[k], now.pairs[i]))
                expect(position < k, "a pair that is there is new, or goes with a later one");
    }
}

static void expect_beginning(const lh_pair_changes *part, const lh_pair_changes *whole)
{
    const size_t listed = part->capacity < whole->found ? part->capacity : whole->found;
    expect(part->found == whole->found, "with less room another number is found");
    expect(listed == 0 || memcmp(part->pairs, whole->pairs, listed * sizeof *part->pairs) == 0,
           "a list that is cut off is not the beginning of the whole");
    if (part->capacity < whole->found)
        landmark_reached(CUT_OFF);
}

static void check_cut_off(pair_list before, pair_list now, const answer *whole, int with_previous)
{
    const size_t added = read_below(&input, MOST), removed = read_below(&input, MOST);
    const answer part = ask(before, now, added, removed, with_previous, read_below(&input, LINE_OF_CACHE));
    expect_beginning(&part.added, &whole->added);
    expect_beginning(&part.removed, &whole->removed);
    expect(!part.previous || memcmp(part.previous, whole->previous, now.count * sizeof *part.previous) == 0,
           "other positions with less room");
    free_answer(part);
}

/* Back from this frame to the last, what was new has gone. */
static void check_way_back(pair_list before, pair_list now, const answer *there)
{
    const answer back = ask(now, before, there->removed.found, there->added.found, 0, 1);
    expect_beginning(&back.added, &there->removed);
    expect_beginning(&back.removed, &there->added);
    free_answer(back);
}

/* ---- The harness -------------------------------------------------------------------------------------- */

/* There is nothing to choose. */
const uint8_t harness_choices = 1;

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    input = reader_of(bytes, size, harness_choices);
    const size_t flags = read_byte(&input), form = flags % FORMS;
    const bodies of = {(uint32_t)read_bits(&input, 4), 1 + read_below(&input, UINT8_MAX)};
    const size_t before_count = read_below(&input, MOST), now_count = read_below(&input, MOST);
    const pair_list before = read_list(of, before_count), now = list_after(form, before, of, now_count);

    const answer all = ask(before, now, now.count, before.count, 1, 0);
    char *const is_taken = memory_of(before.count);
    check_previous(before, now, all.previous, is_taken);
    check_lists(before, now, &all, is_taken);
    check_order_of_equals(before, now, &all, is_taken);
    check_cut_off(before, now, &all, !(flags & WITHOUT_PREVIOUS));
    check_way_back(before, now, &all);

    landmark_reached(form);
    if (all.added.found > 0)
        landmark_reached(ADDED);
    if (all.removed.found > 0)
        landmark_reached(REMOVED);
    if (before.count == 0)
        landmark_reached(BEFORE_IS_EMPTY);
    if (now.count == 0)
        landmark_reached(NOW_IS_EMPTY);
    free(is_taken);
    free_answer(all);
    if (form != THE_SAME_MEMORY)
        free(now.pairs);
    free(before.pairs);
    return 0;
}

const char *harness_lacks(void)
{
    for (size_t k = 0; k < LANDMARKS; k++)
        if (!landmark_is_known(k))
            return landmark_names[k];
    return NULL;
}
