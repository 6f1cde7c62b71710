/* Layers: the list without the pairs that do not want each other, in every form; and what is refused. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "bodies.h"
#include "finders.h"
#include "functions_of.h"
#include "lists.h"
#include "pairs/layers.h"
#include "refused.h"
#include "scenes.h"
#include "take.h"

enum { SOME = 150 };

static void leave_out_unwanted(list *l, const lh_layers *a, const lh_layers *b)
{
    size_t count = 0;
    for (size_t k = 0; k < l->count; k++)
        if (do_want(a, b, l->pairs[k]))
            l->pairs[count++] = l->pairs[k];
    l->count = count;
}

/* A call of one of the functions, but for its list. */
typedef struct question {
    const lh_pairs_kernels *by;
    const lh_aabbs *a, *b;
    const lh_layers *a_layers, *b_layers;
    void *memory; /* kept, or prepared */
    size_t part, parts;
    void *scratch;
    size_t size;
} question;

typedef lh_status asked(const question *of, lh_pair *pairs, size_t capacity, size_t *found);

static lh_status in_one_piece(const question *of, lh_pair *pairs, size_t capacity, size_t *found)
{
    return lh_pairs_aabb_aabb_layers_by(of->by, of->a, of->a_layers, of->b, of->b_layers, pairs, capacity,
                                        found, of->scratch, of->size);
}

static lh_status with_kept(const question *of, lh_pair *pairs, size_t capacity, size_t *found)
{
    return lh_pairs_aabb_kept_layers_by(of->by, of->a, of->a_layers, of->memory, of->b_layers, pairs,
                                        capacity, found);
}

static lh_status a_part(const question *of, lh_pair *pairs, size_t capacity, size_t *found)
{
    const lh_pairs_functions by = {.kernels = of->by};
    return lh_pairs_find_part_layers_by(by, of->memory, of->a_layers, of->b_layers, of->part, of->parts,
                                        pairs, capacity, found, of->scratch, of->size);
}

/* Appends the list: at its length, then cut off, in the middle, which may write nothing past its capacity. */
static void append(list *l, asked *ask, const question *of)
{
    size_t found = 0, again = 0;
    assert_int_equal(ask(of, NULL, 0, &found), LH_OK);
    l->pairs = realloc(l->pairs, (l->count + found + 1) * sizeof *l->pairs);
    lh_pair *const cut = take((found + 1) * sizeof *cut);
    if (!l->pairs)
        abort();
    assert_int_equal(ask(of, l->pairs + l->count, found, &again), LH_OK);
    assert_int_equal(found, again);
    memset(cut, 0xa5, (found + 1) * sizeof *cut);
    assert_int_equal(ask(of, cut, found / 2, &again), LH_OK);
    assert_int_equal(found, again);
    assert_memory_equal(cut, l->pairs + l->count, found / 2 * sizeof *cut);
    for (size_t k = found / 2 * sizeof *cut; k < (found + 1) * sizeof *cut; k++)
        assert_int_equal(((const unsigned char *)cut)[k], 0xa5);
    free(cut);
    l->count += found;
}

static void expect(list *got, list whole, const question *of, const char *what)
{
    leave_out_unwanted(&whole, of->a_layers, of->b || of->memory ? of->b_layers : of->a_layers);
    if (!lists_are_equal(got, &whole))
        fail_msg("%s: %zu for %zu", what, got->count, whole.count);
    free_list(got);
    free_list(&whole);
    got->count = 0;
}

static void try_layers(const lh_backend *by, const lh_aabbs *a, const lh_aabbs *b, const lh_layers *a_layers,
                       const lh_layers *b_layers)
{
    const lh_pairs_kernels *const kernels = by->pairs;
    const size_t count = b ? b->count : 0, scratch_size = lh_pairs_scratch_size(a->count, count);
    question of = {.by = kernels, .a = a, .b = b, .a_layers = a_layers, .b_layers = b_layers};
    list got = {NULL, 0};
    of.scratch = take(of.size = scratch_size);
    append(&got, in_one_piece, &of);
    expect(&got, pairs_in_one_piece(by, a, b), &of, "in one piece");

    const size_t prepared_size = lh_pairs_prepared_size(a->count, count);
    void *const prepared = take(prepared_size);
    assert_int_equal(lh_pairs_prepare_by(kernels, a, b, prepared, prepared_size), LH_OK);
    of.memory = prepared;
    of.parts = 3;
    for (of.part = 0; of.part < of.parts; of.part++)
        append(&got, a_part, &of);
    of.memory = NULL;
    expect(&got, pairs_in_one_piece(by, a, b), &of, "in parts");

    const size_t kept_size = lh_pairs_kept_size(b ? count : a->count);
    void *const kept = take(kept_size);
    assert_int_equal(lh_pairs_keep_by(kernels, b ? b : a, kept, kept_size), LH_OK);
    of.memory = kept;
    append(&got, with_kept, &of);
    expect(&got, pairs_with_kept(by, by, a, b ? b : a), &of, "kept");
    free(kept);
    free(prepared);
    free(of.scratch);
}

static void lists_are_the_whole_without_the_unwanted(void **state)
{
    (void)state;
    static const size_t counts[] = {0, 1, 20, 129, 700};
    for (size_t k = 0; k < scenes_count; k++)
        for (size_t c = 0; c < sizeof counts / sizeof counts[0]; c++) {
            const size_t n = counts[c];
            boxes first = boxes_of_scene(&scenes[k], n, 1), second = boxes_of_scene(&scenes[k], n / 2, 2);
            body *const a_bodies = bodies_of(n, 3), *const b_bodies = bodies_of(n / 2, 4);
            const lh_aabbs a = view_of_boxes(&first), b = view_of_boxes(&second);
            const lh_layers of_a = layers_of(a_bodies), of_b = layers_of(b_bodies);
            const lh_layers no_mask = {of_a.layer, NULL, of_a.stride};
            for (size_t s = 0; s < subjects_count; s++) {
                try_layers(subjects[s].backend, &a, &b, &of_a, &of_b);
                try_layers(subjects[s].backend, &a, NULL, &of_a, &of_a);
                try_layers(subjects[s].backend, &a, &b, &no_mask, NULL);
                try_layers(subjects[s].backend, &a, &b, NULL, &of_b);
            }
            free(a_bodies);
            free(b_bodies);
            free_boxes(&first);
            free_boxes(&second);
        }
}

/* Those of a box in a view with an index are where the index says; and layers that are packed are as good. */
static void layers_go_by_the_index(void **state)
{
    (void)state;
    boxes set = boxes_of_scene(&scenes[0], SOME, 8);
    body *const bodies = bodies_of(SOME, 5);
    uint32_t layer[SOME], mask[SOME], index[SOME];
    for (uint32_t i = 0; i < SOME; i++) {
        layer[i] = bodies[i].layer;
        mask[i] = bodies[i].mask;
        index[i] = SOME - 1 - i;
    }
    const lh_aabbs view = lh_aabbs_indexed(view_of_boxes(&set), index, 0, SOME - 10);
    const lh_layers packed = {layer, mask, 0}, in_bodies = layers_of(bodies);
    for (size_t s = 0; s < subjects_count; s++) {
        try_layers(subjects[s].backend, &view, NULL, &packed, &packed);
        try_layers(subjects[s].backend, &view, NULL, &in_bodies, &in_bodies);
    }
    free(bodies);
    free_boxes(&set);
}

static void bad_arguments_are_refused(void **state)
{
    (void)state;
    boxes set = boxes_of_scene(&scenes[0], SOME, 9);
    const lh_aabbs good = view_of_boxes(&set);
    lh_aabbs missing = good;
    missing.max_y = NULL;
    const uint32_t words[2] = {1, 1};
    const lh_layers layers = {words, words, 0}, crooked = {words, words, 6},
                    askew = {words, (const uint32_t *)(const void *)((const char *)words + 1), 0};
    const size_t size = lh_pairs_shapes_prepared_size(SOME, SOME) + lh_pairs_kept_size(SOME);
    void *const memory = take(size);
    lh_pair pair[2];
    size_t found[2] = {77, 77};
#define WHOLE(a, a_layers, b, b_layers, pairs, found, scratch, size)                                         \
    lh_pairs_aabb_aabb_layers(a, a_layers, b, b_layers, pairs, 2, found, scratch, size)
    REFUSED(WHOLE(&missing, &layers, NULL, NULL, pair, found, memory, size), 1, LH_ERROR_NULL_ARRAY,
            "lh_pairs_aabb_aabb_layers: argument 1 (a): an array is NULL");
    REFUSED(WHOLE(&good, &askew, NULL, NULL, pair, found, memory, size), 2, LH_ERROR_ALIGNMENT,
            "lh_pairs_aabb_aabb_layers: argument 2 (a_layers): layer or mask is not aligned to 4 bytes");
    REFUSED(WHOLE(&good, &layers, NULL, &crooked, NULL, found, memory, size), 5, LH_ERROR_NULL_ARRAY,
            "lh_pairs_aabb_aabb_layers: argument 5 (pairs): the array is NULL");
    REFUSED(WHOLE(&good, &layers, &missing, NULL, pair, found, memory, size), 3, LH_ERROR_NULL_ARRAY,
            "lh_pairs_aabb_aabb_layers: argument 3 (b): an array is NULL");
    REFUSED(WHOLE(&good, NULL, &good, &crooked, pair, found, memory, size), 4, LH_ERROR_STRIDE,
            "lh_pairs_aabb_aabb_layers: argument 4 (b_layers): the stride is not a multiple of 4 bytes");
    REFUSED(WHOLE(&good, NULL, NULL, NULL, pair, NULL, memory, size), 7, LH_ERROR_NULL_ARRAY,
            "lh_pairs_aabb_aabb_layers: argument 7 (found): the pointer is NULL");
    REFUSED(WHOLE(&good, NULL, &good, NULL, pair, found, memory, lh_pairs_scratch_size(SOME, SOME) - 1), 9,
            LH_ERROR_SIZE, "lh_pairs_aabb_aabb_layers: argument 9 (scratch_size): it is too small");
    const lh_vectors at_rest = lh_vectors_soa(1, (float[1]){0}, (float[1]){0}, (float[1]){0});
#define PART(prepared, a_layers, b_layers, part, pairs, found, scratch, size)                                \
    lh_pairs_find_part_layers(prepared, a_layers, b_layers, part, 2, pairs, 2, found, scratch, size)
    REFUSED(PART(NULL, NULL, NULL, 0, pair, found, memory, size), 1, LH_ERROR_NULL_ARRAY,
            "lh_pairs_find_part_layers: argument 1 (prepared): the memory is NULL");
    assert_int_equal(lh_pairs_prepare_sweep_aabb_aabb(&good, &at_rest, NULL, NULL, 1, memory, size), LH_OK);
    REFUSED(PART(memory, NULL, NULL, 0, pair, found, memory, size), 1, LH_ERROR_UNAVAILABLE,
            "lh_pairs_find_part_layers: argument 1 (prepared): it was prepared for pairs of another kind");
    assert_int_equal(lh_pairs_prepare(&good, &good, memory, size), LH_OK);
    REFUSED(PART(memory, &crooked, NULL, 0, pair, found, memory, size), 2, LH_ERROR_STRIDE,
            "lh_pairs_find_part_layers: argument 2 (a_layers): the stride is not a multiple of 4 bytes");
    REFUSED(PART(memory, NULL, &crooked, 0, pair, found, memory, size), 3, LH_ERROR_STRIDE,
            "lh_pairs_find_part_layers: argument 3 (b_layers): the stride is not a multiple of 4 bytes");
    REFUSED(PART(memory, NULL, NULL, 2, pair, found, memory, size), 4, LH_ERROR_COUNT,
            "lh_pairs_find_part_layers: argument 4 (part): it is not less than parts");
    REFUSED(PART(memory, NULL, NULL, 0, NULL, found, memory, size), 6, LH_ERROR_NULL_ARRAY,
            "lh_pairs_find_part_layers: argument 6 (pairs): the array is NULL");
    REFUSED(PART(memory, NULL, NULL, 0, pair, found, memory, 3), 10, LH_ERROR_SIZE,
            "lh_pairs_find_part_layers: argument 10 (scratch_size): it is too small");
    assert_int_equal(lh_pairs_keep(&good, memory, size), LH_OK);
#define KEPT(a, a_layers, kept, kept_layers, pairs, found)                                                   \
    lh_pairs_aabb_kept_layers(a, a_layers, kept, kept_layers, pairs, 2, found)
    REFUSED(KEPT(NULL, NULL, memory, NULL, pair, found), 1, LH_ERROR_NULL_VIEW,
            "lh_pairs_aabb_kept_layers: argument 1 (a): the view is NULL");
    REFUSED(KEPT(&good, &askew, memory, NULL, pair, found), 2, LH_ERROR_ALIGNMENT,
            "lh_pairs_aabb_kept_layers: argument 2 (a_layers): layer or mask is not aligned to 4 bytes");
    REFUSED(KEPT(&good, NULL, NULL, NULL, pair, found), 3, LH_ERROR_NULL_ARRAY,
            "lh_pairs_aabb_kept_layers: argument 3 (kept): the memory is NULL");
    REFUSED(KEPT(&good, NULL, memory, &crooked, pair, found), 4, LH_ERROR_STRIDE,
            "lh_pairs_aabb_kept_layers: argument 4 (kept_layers): the stride is not a multiple of 4 bytes");
    REFUSED(KEPT(&good, NULL, memory, NULL, NULL, found), 5, LH_ERROR_NULL_ARRAY,
            "lh_pairs_aabb_kept_layers: argument 5 (pairs): the array is NULL");
    free(memory);
    free_boxes(&set);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lists_are_the_whole_without_the_unwanted),
        cmocka_unit_test(layers_go_by_the_index),
        cmocka_unit_test(bad_arguments_are_refused),
    };
    return cmocka_run_group_tests(tests, list_pair_finders, NULL);
}
