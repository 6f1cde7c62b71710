/* Some boxes of a set with all: from scratch by the whole list, and with a set that is kept while they move by lists of
 * the subset and the rest. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../support/dice.h"
#include "finders.h"
#include "lists.h"
#include "pairs/layers.h"
#include "scenes.h"
#include "take.h"

enum { SOME = 120 };

/* Positions in no order, each at most once; those that are left follow them, ascending. */
typedef struct division {
    uint32_t *position;
    size_t moving;
} division;

static division divided(size_t n, size_t moving, uint64_t seed)
{
    division of = {take((2 * n + 1) * sizeof *of.position), moving};
    uint32_t *const all = of.position + n;
    dice d = {seed};
    for (size_t i = 0; i < n; i++)
        all[i] = (uint32_t)i;
    for (size_t i = 0; i < moving; i++) { /* Fisher and Yates */
        const size_t other = i + dice_below(&d, n - i);
        const uint32_t chosen = all[other];
        all[other] = all[i];
        of.position[i] = all[i] = chosen;
    }
    size_t next = moving;
    for (uint32_t p = 0; p < n; p++) {
        int is_moving = 0;
        for (size_t i = 0; i < moving; i++)
            is_moving |= of.position[i] == p;
        if (!is_moving)
            of.position[next++] = p;
    }
    return of;
}

/* Behind another list. */
static void append(list *to, list more)
{
    to->pairs = realloc(to->pairs, (to->count + more.count + 1) * sizeof *to->pairs);
    if (!to->pairs)
        abort();
    if (more.count > 0)
        memcpy(to->pairs + to->count, more.pairs, more.count * sizeof *more.pairs);
    to->count += more.count;
    free_list(&more);
}

/* Without the pairs whose box of b is one of the subset. */
static list without_moving(list l, const division *of, const uint32_t *names)
{
    size_t count = 0;
    for (size_t k = 0; k < l.count; k++) {
        int is_moving = 0;
        for (size_t i = 0; i < of->moving; i++)
            is_moving |= l.pairs[k].b == (names ? names[of->position[i]] : of->position[i]);
        if (!is_moving)
            l.pairs[count++] = l.pairs[k];
    }
    l.count = count;
    return l;
}

static void leave_out_layers(list *l, const uint32_t *layer)
{
    size_t count = 0;
    for (size_t k = 0; k < l->count; k++)
        if (!layer || (layer[l->pairs[k].a] && layer[l->pairs[k].b]))
            l->pairs[count++] = l->pairs[k];
    l->count = count;
}

typedef struct question {
    const lh_backend *by;
    const lh_aabbs *now, *before; /* where the boxes are, and where they were kept */
    const division *of;
    const uint32_t *names; /* the index of the views, or NULL */
    const uint32_t *layer;
} question;

/* Of the index, those of the moving boxes or of the others. */
static lh_aabbs some_of(const question *q, const lh_aabbs *view, size_t first, size_t count, uint32_t *ids)
{
    for (size_t i = 0; i < count; i++) {
        const uint32_t position = q->of->position[first + i];
        ids[i] = q->names ? q->names[position] : position;
    }
    return lh_aabbs_indexed(*view, ids, 0, count);
}

static list asked(const question *q, const void *kept)
{
    const lh_layers layers = {q->layer, NULL, 0}, *const given = q->layer ? &layers : NULL;
    const size_t n = q->now->count, moving = q->of->moving;
    const size_t size =
        kept ? lh_pairs_subset_kept_scratch_size(n, moving) : lh_pairs_subset_scratch_size(n, moving);
    void *const scratch = take(size);
    list l = {NULL, 0};
    for (int turn = 0; turn < 2; turn++) {
        const size_t capacity = l.count;
        if (turn == 1)
            l.pairs = take(capacity * sizeof *l.pairs);
        assert_int_equal(kept ? lh_pairs_subset_kept_by(q->by->pairs, q->now, given, q->of->position, moving,
                                                        kept, l.pairs, capacity, &l.count, scratch, size)
                              : lh_pairs_subset_aabb_by(q->by->pairs, q->now, given, q->of->position, moving,
                                                        l.pairs, capacity, &l.count, scratch, size),
                         LH_OK);
        assert_true(turn == 0 || l.count == capacity);
    }
    free(scratch);
    return l;
}

static int is_moving(const question *q, uint32_t id)
{
    for (size_t i = 0; i < q->of->moving; i++)
        if (id == (q->names ? q->names[q->of->position[i]] : q->of->position[i]))
            return 1;
    return 0;
}

/* The whole list without the pairs of others; a is of the subset. */
static list of_subset(const question *q, list l)
{
    size_t count = 0;
    for (size_t k = 0; k < l.count; k++) {
        const lh_pair pair = l.pairs[k];
        if (is_moving(q, pair.a) || is_moving(q, pair.b))
            l.pairs[count++] = is_moving(q, pair.a) ? pair : (lh_pair){pair.b, pair.a};
    }
    l.count = count;
    leave_out_layers(&l, q->layer);
    return l;
}

static void try_fresh(const question *q)
{
    list expected = of_subset(q, pairs_in_one_piece(q->by, q->now, NULL)), fresh = asked(q, NULL);
    assert_true(lists_are_equal(&fresh, &expected));
    free_list(&fresh);
    free_list(&expected);
}

static void try_subset(const question *q)
{
    const size_t n = q->now->count, moving = q->of->moving;
    uint32_t *const ids = take((n + 1) * sizeof *ids);
    const lh_aabbs some = some_of(q, q->now, 0, moving, ids),
                   rest = some_of(q, q->before, moving, n - moving, ids + moving);
    list expected = pairs_in_one_piece(q->by, &some, &rest);
    append(&expected, pairs_in_one_piece(q->by, &some, NULL));
    leave_out_layers(&expected, q->layer);
    try_fresh(q);
    const size_t size = lh_pairs_kept_size(n);
    void *const kept = take(size);
    assert_int_equal(lh_pairs_keep_by(q->by->pairs, q->before, kept, size), LH_OK);
    list in_order = without_moving(pairs_with_kept(q->by, q->by, &some, q->before), q->of, q->names);
    append(&in_order, pairs_in_one_piece(q->by, &some, NULL));
    leave_out_layers(&in_order, q->layer);
    list with_kept = asked(q, kept);
    assert_true(lists_are_equal(&with_kept, &in_order));
    sort_list(&with_kept);
    sort_list(&expected);
    assert_true(lists_are_equal(&with_kept, &expected));
    free(kept);
    free(ids);
    free_list(&with_kept);
    free_list(&in_order);
    free_list(&expected);
}

static void lists_are_those_of_the_subset_and_the_rest(void **state)
{
    (void)state;
    static const size_t counts[][2] = {{0, 0},   {1, 1},    {2, 1},     {40, 0},  {40, 40},
                                       {40, 13}, {300, 30}, {300, 200}, {900, 70}};
    for (size_t s = 0; s < scenes_count; s++)
        for (size_t c = 0; c < sizeof counts / sizeof counts[0]; c++) {
            const size_t n = counts[c][0];
            boxes set = boxes_of_scene(&scenes[s], n, 1), moved = boxes_of_scene(&scenes[s], n, 2);
            const lh_aabbs now = view_of_boxes(&moved), before = view_of_boxes(&set);
            division of = divided(n, counts[c][1], 5);
            uint32_t *const names = take((n + 1) * sizeof *names), *const layer =
                                                                       take((n + 1) * sizeof *layer);
            for (uint32_t i = 0; i < n; i++) {
                names[i] = (uint32_t)n - 1 - i;
                layer[i] = i % 3;
            }
            const lh_aabbs named = lh_aabbs_indexed(before, names, 0, n);
            for (size_t b = 0; b < subjects_count; b++) {
                question q = {subjects[b].backend, &before, &before, &of, NULL, NULL};
                try_subset(&q);
                q.now = &now;
                try_subset(&q);
                q.layer = layer;
                try_subset(&q);
                q.now = q.before = &named;
                q.names = names;
                try_subset(&q);
            }
            free(names);
            free(layer);
            free(of.position);
            free_boxes(&set);
            free_boxes(&moved);
        }
}

/* Each pair of a box of the subset once, by a plain loop. */
static void each_pair_is_there_once(void **state)
{
    (void)state;
    boxes set = boxes_of_scene(&scenes[0], SOME, 3);
    const lh_aabbs view = view_of_boxes(&set);
    division of = divided(SOME, SOME / 3, 7);
    for (size_t s = 0; s < subjects_count; s++) {
        const question q = {subjects[s].backend, &view, &view, &of, NULL, NULL};
        list l = asked(&q, NULL), all = pairs_by_brute_force(&view, NULL);
        size_t wanted = 0;
        for (size_t k = 0; k < all.count; k++) {
            size_t is_moving = 0, times = 0;
            for (size_t i = 0; i < of.moving; i++)
                is_moving += of.position[i] == all.pairs[k].a || of.position[i] == all.pairs[k].b;
            for (size_t i = 0; i < l.count; i++)
                times += (l.pairs[i].a == all.pairs[k].a && l.pairs[i].b == all.pairs[k].b) ||
                         (l.pairs[i].a == all.pairs[k].b && l.pairs[i].b == all.pairs[k].a);
            assert_int_equal(times, is_moving > 0);
            wanted += is_moving > 0;
        }
        assert_int_equal(l.count, wanted);
        assert_true(wanted > 10);
        free_list(&l);
        free_list(&all);
    }
    free(of.position);
    free_boxes(&set);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lists_are_those_of_the_subset_and_the_rest),
        cmocka_unit_test(each_pair_is_there_once),
    };
    return cmocka_run_group_tests(tests, list_pair_finders, NULL);
}
