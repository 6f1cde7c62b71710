/* All pairs: the lists of brute force, in one order, by every backend and in every split. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "finders.h"
#include "lists.h"
#include "scenes.h"
#include "take.h"

typedef struct trial {
    const scene *of;
    size_t n;
    const lh_aabbs *a, *b; /* b NULL: of a with itself */
    list expected;         /* ascending */
    list order;            /* of the first subject */
} trial;

static void complain(const trial *t, size_t s, const char *what)
{
    fail_msg("%s of %zu %s boxes%s, by %s%s", what, t->n, t->of->name, t->b ? " with others" : "",
             lh_isa_name(subjects[s].backend->isa), subjects[s].emulated ? ", emulated" : "");
}

/* A list of the subject's: the pairs that are expected, in the order of the first. */
static void check_list(trial *t, size_t s, list got, const char *what)
{
    if (!t->order.pairs) {
        t->order = got;
        list ascending = {malloc(got.count * sizeof *got.pairs + 1), got.count};
        memcpy(ascending.pairs, got.pairs, got.count * sizeof *got.pairs);
        sort_list(&ascending);
        if (!lists_are_equal(&ascending, &t->expected))
            complain(t, s, what);
        free_list(&ascending);
        return;
    }
    if (!lists_are_equal(&got, &t->order))
        complain(t, s, what);
    free_list(&got);
}

static void try_pieces(trial *t)
{
    static const size_t splits[] = {1, 2, 3, 7, 50};
    for (size_t s = 0; s < subjects_count; s++)
        check_list(t, s, pairs_in_one_piece(subjects[s].backend, t->a, t->b), "one piece");
    for (size_t s = 0; s < subjects_count; s++)
        for (size_t k = 0; k < sizeof splits / sizeof splits[0]; k += subjects[s].emulated ? 3 : 1)
            check_list(t, s, pairs_in_parts(subjects[s].backend, t->a, t->b, splits[k]), "parts");
    free_list(&t->order);
}

/* Kept by one backend and asked by another, too. */
static void try_kept(trial *t)
{
    for (size_t s = 0; s < subjects_count; s++) {
        const lh_backend *const by = subjects[s].backend, *const next =
                                                              subjects[(s + 1) % subjects_count].backend;
        check_list(t, s, pairs_with_kept(by, by, t->a, t->b), "kept");
        check_list(t, s, pairs_with_kept(by, next, t->a, t->b), "kept, and asked by another");
    }
    free_list(&t->order);
}

static void try_scene(const scene *of, size_t n)
{
    boxes first = boxes_of_scene(of, n, 1), second = boxes_of_scene(of, n / 2 + n % 2, 2);
    const lh_aabbs a = view_of_boxes(&first), b = view_of_boxes(&second);
    trial of_one = {of, n, &a, NULL, pairs_by_brute_force(&a, NULL), {NULL, 0}};
    trial of_two = {of, n, &a, &b, pairs_by_brute_force(&a, &b), {NULL, 0}};
    trial turned = {of, n, &b, &a, pairs_by_brute_force(&b, &a), {NULL, 0}};
    try_pieces(&of_one);
    try_pieces(&of_two);
    try_pieces(&turned);
    try_kept(&of_two);
    try_kept(&turned);
    free_list(&of_one.expected);
    free_list(&of_two.expected);
    free_list(&turned.expected);
    free_boxes(&first);
    free_boxes(&second);
}

static void lists_are_those_of_brute_force(void **state)
{
    (void)state;
    static const size_t counts[] = {0,  1,  2,  3,  7,  8,   9,   15,  16,  17,
                                    31, 32, 33, 63, 65, 100, 128, 129, 257, 700};
    for (size_t s = 0; s < scenes_count; s++)
        for (size_t k = 0; k < sizeof counts / sizeof counts[0]; k++)
            try_scene(&scenes[s], counts[k]);
}

/* Where columns are divided again. */
static void crowds_are_those_of_brute_force(void **state)
{
    (void)state;
    for (size_t s = 0; s < scenes_count; s++)
        if (strcmp(scenes[s].name, "clusters") == 0 || strcmp(scenes[s].name, "tight clusters") == 0 ||
            strcmp(scenes[s].name, "outliers") == 0 || strcmp(scenes[s].name, "odd") == 0)
            try_scene(&scenes[s], 6000 / CROWDS_BY);
    try_scene(&scenes[scenes_count - 1], 12000 / CROWDS_BY);
}

/* A column of more boxes than 16 bits count. */
static void a_high_stack_is_complete(void **state)
{
    (void)state;
    enum { HIGH = 70000 };
    for (size_t s = 0; s < scenes_count; s++) {
        if (strcmp(scenes[s].name, "stack") != 0)
            continue;
        boxes set = boxes_of_scene(&scenes[s], HIGH, 1);
        const lh_aabbs a = view_of_boxes(&set);
        for (size_t k = 0; k < subjects_count; k++) {
            list l = pairs_in_one_piece(subjects[k].backend, &a, NULL);
            sort_list(&l);
            assert_int_equal(l.count, HIGH - 1);
            for (uint32_t i = 0; i < l.count; i++) {
                assert_int_equal(l.pairs[i].a, i);
                assert_int_equal(l.pairs[i].b, i + 1);
            }
            free_list(&l);
        }
        free_boxes(&set);
    }
}

/* What an engine reproduces its frames by: the list of a scene never changes without a word in the changelog. */
static void the_order_is_the_documented_one(void **state)
{
    (void)state;
    static const struct {
        size_t scene, n;
        uint64_t hash;
    } golden[] = {
#include "hashes.inc"
    };
    int wrong = 0;
    for (size_t k = 0; k < sizeof golden / sizeof golden[0]; k++) {
        boxes set = boxes_of_scene(&scenes[golden[k].scene], golden[k].n, 3);
        const lh_aabbs a = view_of_boxes(&set);
        list l = pairs_in_one_piece(subjects[0].backend, &a, NULL);
        const uint64_t hash = hash_of_list(&l);
        if (hash != golden[k].hash) {
            print_error("{%zu, %zu, 0x%016llx},\n", golden[k].scene, golden[k].n, (unsigned long long)hash);
            wrong++;
        }
        free_list(&l);
        free_boxes(&set);
    }
    assert_int_equal(wrong, 0);
}

/* A box as long as a row of more boxes than 16 bits count: it meets all of them, and these none of each other. */
static void a_long_box_meets_a_long_row(void **state)
{
    (void)state;
    enum { ROW = 70000 };
    float *const ends = malloc((size_t)6 * (ROW + 1) * sizeof *ends);
    assert_non_null(ends);
    for (size_t i = 0; i <= ROW; i++) {
        const float at = 2.0f * (float)i, box[6] = {at, 0.0f, 0.0f, at + 1.0f, 1.0f, 1.0f};
        memcpy(ends + 6 * i, box, sizeof box);
    }
    ends[(size_t)6 * ROW] = -1.0f;
    ends[(size_t)6 * ROW + 3] = 2.0f * ROW;
    const lh_aabbs set = lh_aabbs_aos(ends, 6 * sizeof *ends, ROW + 1);
    for (size_t s = 0; s < subjects_count; s++) {
        list found = pairs_in_one_piece(subjects[s].backend, &set, NULL);
        sort_list(&found);
        assert_int_equal(found.count, ROW);
        for (uint32_t i = 0; i < ROW; i++) {
            assert_int_equal(found.pairs[i].a, i);
            assert_int_equal(found.pairs[i].b, ROW);
        }
        free_list(&found);
    }
    free(ends);
}

/* Boxes that begin at one place and nearly end at one, and some that only the longer ones of them reach. */
static void what_nearly_coincides_is_told_apart(void **state)
{
    (void)state;
    enum { ALIKE = 400, BEYOND = 40 };
    static float ends[ALIKE + BEYOND][6];
    for (int axis = 0; axis < 3; axis++) {
        for (int i = 0; i < ALIKE + BEYOND; i++) {
            for (int k = 0; k < 3; k++) {
                ends[i][k] = 0.0f;
                ends[i][k + 3] = 1.0f;
            }
            if (i >= ALIKE) {
                ends[i][axis] = 1.0f - 0x1p-22f;
                ends[i][axis + 3] = 2.0f;
            } else if (i == 0) {
                ends[i][axis + 3] = 0.5f; /* so that what words tell apart is further apart than the others */
            } else if (i % 3 == 2) {
                ends[i][axis + 3] = 1.0f - 0x1p-20f;
            }
        }
        const lh_aabbs set = lh_aabbs_aos(ends[0], sizeof ends[0], ALIKE + BEYOND);
        list expected = pairs_by_brute_force(&set, NULL);
        for (size_t s = 0; s < subjects_count; s++) {
            list found = pairs_in_one_piece(subjects[s].backend, &set, NULL);
            sort_list(&found);
            assert_true(lists_are_equal(&found, &expected));
            free_list(&found);
        }
        free_list(&expected);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_long_box_meets_a_long_row),
        cmocka_unit_test(lists_are_those_of_brute_force),
        cmocka_unit_test(crowds_are_those_of_brute_force),
        cmocka_unit_test(a_high_stack_is_complete),
        cmocka_unit_test(the_order_is_the_documented_one),
        cmocka_unit_test(what_nearly_coincides_is_told_apart),
    };
    return cmocka_run_group_tests(tests, list_pair_finders, NULL);
}
