/* Two sets of which little meets: boxes that are far from the other set are left out of the columns, which changes no
 * byte of a list. A preparation by two parts leaves none out. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../support/dice.h"
#include "finders.h"
#include "functions_of.h"
#include "lists.h"
#include "pairs/pair_arguments.h"
#include "scenes.h"
#include "take.h"

/* How many preparations left boxes out. */
static size_t culled;

static list found_in(const lh_backend *by, const void *prepared, size_t parts)
{
    const size_t size = lh_pairs_part_scratch_size(prepared);
    void *const scratch = take(size);
    list l = {take(1), 0};
    for (size_t part = 0; part < parts; part++) {
        size_t found = 0;
        assert_int_equal(
            lh_pairs_find_part_by(spheres_by(by), prepared, part, parts, NULL, 0, &found, scratch, size),
            LH_OK);
        l.pairs = realloc(l.pairs, (l.count + found + 1) * sizeof *l.pairs);
        if (!l.pairs)
            abort();
        assert_int_equal(lh_pairs_find_part_by(spheres_by(by), prepared, part, parts, l.pairs + l.count,
                                               found, &found, scratch, size),
                         LH_OK);
        l.count += found;
    }
    free(scratch);
    return l;
}

static list with_all_boxes(const lh_backend *by, const lh_aabbs *a, const lh_aabbs *b)
{
    const size_t size = lh_pairs_begin_size(a->count, b->count, 2);
    void *const prepared = take(size);
    assert_int_equal(lh_pairs_begin(a, b, 2, prepared, size), LH_OK);
    for (int step = 0; step < LH_PAIRS_STEPS; step++)
        for (size_t part = 0; part < 2; part++)
            assert_int_equal(lh_pairs_prepare_part_by(by->pairs, prepared, step, part), LH_OK);
    assert_int_equal(((const lh_pairs_set *)align(prepared))->is_culled, 0);
    const list l = found_in(by, prepared, 2);
    free(prepared);
    return l;
}

static list without_far_boxes(const lh_backend *by, const lh_aabbs *a, const lh_aabbs *b)
{
    const size_t size = lh_pairs_prepared_size(a->count, b->count);
    void *const prepared = take(size);
    assert_int_equal(lh_pairs_prepare_by(by->pairs, a, b, prepared, size), LH_OK);
    culled += (size_t)((const lh_pairs_set *)align(prepared))->is_culled;
    const list l = found_in(by, prepared, 3);
    free(prepared);
    return l;
}

static void try_sets(const scene *of, const lh_aabbs *a, const lh_aabbs *b, int by_brute_force)
{
    list expected = by_brute_force ? pairs_by_brute_force(a, b) : (list){NULL, 0};
    list order = with_all_boxes(subjects[0].backend, a, b);
    for (size_t s = 0; s < subjects_count; s++) {
        list prepared = without_far_boxes(subjects[s].backend, a, b),
             whole = pairs_in_one_piece(subjects[s].backend, a, b);
        if (!lists_are_equal(&prepared, &order) || !lists_are_equal(&whole, &order))
            fail_msg("%zu %s by %s: %zu and %zu for %zu", a->count, of->name,
                     lh_isa_name(subjects[s].backend->isa), prepared.count, whole.count, order.count);
        free_list(&prepared);
        free_list(&whole);
    }
    sort_list(&order);
    if (by_brute_force)
        assert_true(lists_are_equal(&order, &expected));
    free_list(&order);
    free_list(&expected);
}

/* Moved along an axis, by a share of where the scene is. */
static void move_boxes(boxes *set, int axis, float by)
{
    for (size_t i = 0; i < set->count; i++) {
        set->end[axis][i] += by;
        set->end[axis + 3][i] += by;
    }
}

static void lists_are_those_of_all_boxes(void **state)
{
    (void)state;
    static const float shift[] = {0.6f, 0.9f, 3.0f}; /* of which the first has by far the longest lists */
    dice d = {3};
    for (size_t s = 0; s < scenes_count; s++)
        for (size_t k = CROWDS_BY - 1; k < sizeof shift / sizeof shift[0]; k++) {
            const size_t n = 1500 + dice_below(&d, 1500);
            boxes first = boxes_of_scene(&scenes[s], n, 1), second = boxes_of_scene(&scenes[s], n - 300, 2);
            move_boxes(&second, (int)dice_below(&d, 3), shift[k]);
            const lh_aabbs a = view_of_boxes(&first), b = view_of_boxes(&second);
            try_sets(&scenes[s], &a, &b, k == CROWDS_BY - 1);
            try_sets(&scenes[s], &b, &a, 0);
            free_boxes(&first);
            free_boxes(&second);
        }
    assert_true(culled > scenes_count);
}

/* A few among many; and crowds, of which columns are divided or ordered by what is in them. */
static void crowds_and_few_are_those_of_all_boxes(void **state)
{
    (void)state;
    static const size_t counts[][2] = {{40, 9000}, {9000, 6000}};
    culled = 0;
    for (size_t s = 0; s < scenes_count; s++)
        for (size_t c = 0; c < 2; c++) {
            boxes first = boxes_of_scene(&scenes[s], counts[c][0], 1),
                  second = boxes_of_scene(&scenes[s], counts[c][1], 2);
            if (c == 1)
                move_boxes(&second, 0, 0.9f);
            const lh_aabbs a = view_of_boxes(&first), b = view_of_boxes(&second);
            if (counts[c][0] < 100 || strcmp(scenes[s].name, "clusters") == 0 ||
                strcmp(scenes[s].name, "tight clusters") == 0 || strcmp(scenes[s].name, "even") == 0 ||
                strcmp(scenes[s].name, "odd") == 0)
                try_sets(&scenes[s], &a, &b, 0);
            free_boxes(&first);
            free_boxes(&second);
        }
    assert_true(culled > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lists_are_those_of_all_boxes),
        cmocka_unit_test(crowds_and_few_are_those_of_all_boxes),
    };
    return cmocka_run_group_tests(tests, list_pair_finders, NULL);
}
