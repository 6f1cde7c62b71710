/* Layers of other shapes than boxes at rest, and of bits: the list without the pairs that do not want each other, byte
 * for byte, and the bits of that list; and what is refused. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "bodies.h"
#include "finders.h"
#include "functions_of.h"
#include "kept_kinds.h"
#include "pairs/all_pairs.h"
#include "pairs/layers.h"
#include "refused.h"
#include "take.h"

enum { SOME = 90, PARTS = 3 };
static const float UNTIL = 0.3f;

/* What a list is asked of. Without layers: by the function that takes none. */
typedef struct question {
    const lh_backend *by;
    const asking_shapes *a;
    const lh_aabbs *others; /* NULL: moving boxes with themselves */
    const lh_layers *a_layers, *b_layers;
    int has_layers;
    void *memory; /* kept, prepared, or to work in */
    size_t size, part;
} question;

typedef lh_status asked(const question *q, void *pairs, size_t capacity, size_t *found);

/* ---- Each function with layers, and the one without ---------------------------------------------------- */

static lh_status spheres_with_others(const question *q, void *pairs, size_t capacity, size_t *found)
{
    return q->has_layers
               ? lh_pairs_sphere_aabb_layers_by(spheres_by(q->by), &q->a->spheres, q->a_layers, q->others,
                                                q->b_layers, pairs, capacity, found, q->memory, q->size)
               : lh_pairs_sphere_aabb_by(spheres_by(q->by), &q->a->spheres, q->others, pairs, capacity, found,
                                         q->memory, q->size);
}

static lh_status moving_with_others(const question *q, void *pairs, size_t capacity, size_t *found)
{
    return q->has_layers
               ? lh_pairs_sweep_aabb_aabb_layers_by(sweeps_by(q->by), &q->a->boxes, &q->a->velocity,
                                                    q->a_layers, q->others, NULL, q->b_layers, UNTIL, pairs,
                                                    capacity, found, q->memory, q->size)
               : lh_pairs_sweep_aabb_aabb_by(sweeps_by(q->by), &q->a->boxes, &q->a->velocity, q->others, NULL,
                                             UNTIL, pairs, capacity, found, q->memory, q->size);
}

static lh_status part_of_spheres(const question *q, void *pairs, size_t capacity, size_t *found)
{
    const size_t size = lh_pairs_part_scratch_size(q->memory);
    void *const scratch = take(size);
    const lh_status status =
        q->has_layers ? lh_pairs_find_part_layers_by(spheres_by(q->by), q->memory, q->a_layers, q->b_layers,
                                                     q->part, PARTS, pairs, capacity, found, scratch, size)
                      : lh_pairs_find_part_by(spheres_by(q->by), q->memory, q->part, PARTS, pairs, capacity,
                                              found, scratch, size);
    free(scratch);
    return status;
}

static lh_status part_of_moving(const question *q, void *pairs, size_t capacity, size_t *found)
{
    const size_t size = lh_pairs_part_scratch_size(q->memory);
    void *const scratch = take(size);
    const lh_status status =
        q->has_layers
            ? lh_pairs_find_swept_part_layers_by(sweeps_by(q->by), q->memory, q->a_layers, q->b_layers,
                                                 q->part, PARTS, pairs, capacity, found, scratch, size)
            : lh_pairs_find_swept_part_by(sweeps_by(q->by), q->memory, q->part, PARTS, pairs, capacity, found,
                                          scratch, size);
    free(scratch);
    return status;
}

static lh_pairs_functions functions_of(const question *q, int kind)
{
    return by_query(q->by, kept_kinds[kind].query);
}

static lh_status boxes_with_kept(const question *q, void *pairs, size_t capacity, size_t *found)
{
    return lh_pairs_aabb_kept_layers_by(q->by->pairs, &q->a->boxes, q->a_layers, q->memory, q->b_layers,
                                        pairs, capacity, found);
}

static lh_status spheres_with_kept(const question *q, void *pairs, size_t capacity, size_t *found)
{
    return lh_pairs_sphere_kept_layers_by(functions_of(q, SPHERES), &q->a->spheres, q->a_layers, q->memory,
                                          q->b_layers, pairs, capacity, found);
}

static lh_status capsules_with_kept(const question *q, void *pairs, size_t capacity, size_t *found)
{
    return lh_pairs_capsule_kept_layers_by(functions_of(q, CAPSULES), &q->a->capsules, q->a_layers, q->memory,
                                           q->b_layers, pairs, capacity, found);
}

static lh_status obbs_with_kept(const question *q, void *pairs, size_t capacity, size_t *found)
{
    return lh_pairs_obb_kept_layers_by(functions_of(q, OBBS), &q->a->obbs, q->a_layers, q->memory,
                                       q->b_layers, pairs, capacity, found);
}

static lh_status moving_with_kept(const question *q, void *pairs, size_t capacity, size_t *found)
{
    return lh_pairs_sweep_aabb_kept_layers_by(functions_of(q, MOVING), &q->a->boxes, &q->a->velocity,
                                              q->a_layers, UNTIL, q->memory, q->b_layers, pairs, capacity,
                                              found);
}

static asked *const lists_with_kept[KINDS] = {boxes_with_kept, spheres_with_kept, capsules_with_kept,
                                              obbs_with_kept, moving_with_kept};

static lh_status any_with_kept(const question *q, int kind, uint64_t *bits)
{
    const lh_pairs_functions by = functions_of(q, kind);
    const asking_shapes *const a = q->a;
    switch (kind) {
    case SPHERES:
        return lh_pairs_any_sphere_kept_layers_by(by, &a->spheres, q->a_layers, q->memory, q->b_layers, bits);
    case CAPSULES:
        return lh_pairs_any_capsule_kept_layers_by(by, &a->capsules, q->a_layers, q->memory, q->b_layers,
                                                   bits);
    case OBBS:
        return lh_pairs_any_obb_kept_layers_by(by, &a->obbs, q->a_layers, q->memory, q->b_layers, bits);
    case MOVING:
        return lh_pairs_any_sweep_aabb_kept_layers_by(by, &a->boxes, &a->velocity, q->a_layers, UNTIL,
                                                      q->memory, q->b_layers, bits);
    default:
        return lh_pairs_any_aabb_kept_layers_by(q->by->pairs, &a->boxes, q->a_layers, q->memory, q->b_layers,
                                                bits);
    }
}

/* ---- Against the list without layers -------------------------------------------------------------------- */

/* Pairs of any kind: each of `size` bytes, which begin with a and b. */
typedef struct raw_list {
    char *pairs;
    size_t count;
} raw_list;

static raw_list ask(asked *of, const question *q, size_t size)
{
    raw_list got = {NULL, 0};
    size_t found = 0;
    assert_int_equal(of(q, NULL, 0, &got.count), LH_OK);
    got.pairs = take((got.count + 1) * size);
    memset(got.pairs, 0xa5, (got.count + 1) * size);
    assert_int_equal(of(q, got.pairs, got.count / 2, &found), LH_OK); /* cut off: nothing is written beyond */
    assert_int_equal(found, got.count);
    for (size_t k = got.count / 2 * size; k < (got.count + 1) * size; k++)
        assert_int_equal((unsigned char)got.pairs[k], 0xa5);
    assert_int_equal(of(q, got.pairs, got.count, &found), LH_OK);
    assert_int_equal(found, got.count);
    return got;
}

static void leave_out_unwanted(raw_list *l, const question *q, size_t size)
{
    const lh_layers *const b_layers = q->others ? q->b_layers : q->a_layers;
    size_t count = 0;
    for (size_t k = 0; k < l->count; k++) {
        lh_pair pair;
        memcpy(&pair, l->pairs + k * size, sizeof pair);
        if (do_want(q->a_layers, b_layers, pair))
            memmove(l->pairs + count++ * size, l->pairs + k * size, size);
    }
    l->count = count;
}

/* Returns how many pairs there are. */
static size_t expect_wanted(asked *with_layers, asked *without, const question *of, size_t size)
{
    question q = *of;
    q.has_layers = 0;
    raw_list expected = ask(without, &q, size);
    leave_out_unwanted(&expected, &q, size);
    q.has_layers = 1;
    const raw_list got = ask(with_layers, &q, size);
    assert_int_equal(got.count, expected.count);
    assert_memory_equal(got.pairs, expected.pairs, got.count * size);
    free(expected.pairs);
    free(got.pairs);
    return got.count;
}

static size_t try_from_scratch(const question *of)
{
    question q = *of;
    const size_t n = q.a->boxes.count, others = q.others ? q.others->count : 0;
    size_t pairs = 0;
    q.size = lh_pairs_shapes_scratch_size(n, others);
    q.memory = take(q.size);
    if (q.others)
        pairs += expect_wanted(spheres_with_others, spheres_with_others, &q, sizeof(lh_pair));
    pairs += expect_wanted(moving_with_others, moving_with_others, &q, sizeof(lh_swept_pair));
    free(q.memory);

    q.size = lh_pairs_shapes_prepared_size(n, others);
    q.memory = take(q.size);
    if (q.others) {
        assert_int_equal(
            lh_pairs_prepare_sphere_aabb_by(spheres_by(q.by), &q.a->spheres, q.others, q.memory, q.size),
            LH_OK);
        for (q.part = 0; q.part < PARTS; q.part++)
            pairs += expect_wanted(part_of_spheres, part_of_spheres, &q, sizeof(lh_pair));
    }
    assert_int_equal(lh_pairs_prepare_sweep_aabb_aabb_by(sweeps_by(q.by), &q.a->boxes, &q.a->velocity,
                                                         q.others, NULL, UNTIL, q.memory, q.size),
                     LH_OK);
    for (q.part = 0; q.part < PARTS; q.part++)
        pairs += expect_wanted(part_of_moving, part_of_moving, &q, sizeof(lh_swept_pair));
    free(q.memory);
    return pairs;
}

/* Which kind is asked, where a function has no argument for it. */
static int kind_without_layers;

static lh_status list_of_kind(const question *q, void *pairs, size_t capacity, size_t *found)
{
    return kept_kinds[kind_without_layers].list(q->by, q->a, q->memory, pairs, capacity, found);
}

/* Bits are by position, so the shapes have no index here. */
static void expect_bits(const question *q, int kind)
{
    const size_t words = lh_hits_words(q->a->boxes.count), size = kept_kinds[kind].size;
    uint64_t *const bits = take((words + 1) * sizeof *bits), *const expected = take(words * sizeof *bits);
    const raw_list listed = ask(lists_with_kept[kind], q, size);
    memset(expected, 0, words * sizeof *bits);
    memset(bits, 0xa5, (words + 1) * sizeof *bits);
    for (size_t k = 0; k < listed.count; k++) {
        uint32_t shape;
        memcpy(&shape, listed.pairs + k * size, sizeof shape);
        expected[shape / 64] |= UINT64_C(1) << shape % 64;
    }
    assert_int_equal(any_with_kept(q, kind, bits), LH_OK);
    assert_memory_equal(bits, expected, words * sizeof *bits);
    assert_true(bits[words] == UINT64_C(0xa5a5a5a5a5a5a5a5));
    free(listed.pairs);
    free(bits);
    free(expected);
}

static size_t try_kept(const question *of)
{
    question q = *of;
    size_t pairs = 0;
    q.memory = kept_of(q.by, q.others);
    for (int kind = 0; kind < KINDS; kind++) {
        kind_without_layers = kind;
        pairs += expect_wanted(lists_with_kept[kind], list_of_kind, &q, kept_kinds[kind].size);
        expect_bits(&q, kind);
    }
    free(q.memory);
    return pairs;
}

static void lists_and_bits_are_of_the_wanted(void **state)
{
    (void)state;
    static const size_t counts[][2] = {{0, 5}, {1, 1}, {5, 0}, {17, 33}, {150, 140}};
    size_t pairs = 0;
    for (size_t s = 0; s < scenes_count; s++)
        for (size_t k = 0; k < sizeof counts / sizeof counts[0]; k++) {
            asking_shapes a = asking_shapes_of(&scenes[s], counts[k][0], 1);
            boxes set = boxes_of_scene(&scenes[s], counts[k][1], 2);
            body *const a_bodies = bodies_of(counts[k][0], 3), *const b_bodies = bodies_of(counts[k][1], 4);
            const lh_aabbs others = view_of_boxes(&set);
            const lh_layers of_a = layers_of(a_bodies), of_b = layers_of(b_bodies);
            const lh_layers no_mask = {of_a.layer, NULL, of_a.stride};
            for (size_t n = 0; n < subjects_count; n++) {
                const question of = {.by = subjects[n].backend, .a = &a, .others = &others, .has_layers = 1};
                question both = of, first = of, second = of, itself = of;
                both.a_layers = first.a_layers = itself.a_layers = &of_a;
                both.b_layers = second.b_layers = &of_b;
                first.a_layers = &no_mask;
                itself.others = NULL;
                pairs += try_from_scratch(&both) + try_from_scratch(&itself) + try_kept(&both);
                pairs += try_from_scratch(&second) + try_kept(&first);
            }
            free(a_bodies);
            free(b_bodies);
            free_boxes(&set);
            free_asking_shapes(&a);
        }
    assert_true(pairs > 10000);
}

/* Layers are found by the ids in the indices of views, on either side; and bits are by position even then. */
static void layers_go_by_the_index(void **state)
{
    (void)state;
    asking_shapes straight = asking_shapes_of(&scenes[0], SOME, 1), a = straight;
    boxes set = boxes_of_scene(&scenes[0], SOME, 2);
    body *const a_bodies = bodies_of(SOME, 5), *const b_bodies = bodies_of(SOME, 6);
    const lh_aabbs all = view_of_boxes(&set);
    const lh_layers of_a = layers_of(a_bodies), of_b = layers_of(b_bodies);
    uint32_t index[SOME];
    for (uint32_t i = 0; i < SOME; i++)
        index[i] = SOME - 1 - i;
    const lh_aabbs others = lh_aabbs_indexed(all, index, 0, SOME - 7);
    a.boxes = lh_aabbs_indexed(straight.boxes, index, 0, SOME);
    a.spheres = lh_spheres_indexed(straight.spheres, index, 0, SOME);
    a.capsules = lh_capsules_indexed(straight.capsules, index, 0, SOME);
    a.obbs = lh_obbs_indexed(straight.obbs, index, 0, SOME);
    for (size_t s = 0; s < subjects_count; s++) {
        question q = {.by = subjects[s].backend, .a = &a, .others = &others, .has_layers = 1};
        q.a_layers = &of_a;
        q.b_layers = &of_b;
        assert_true(try_from_scratch(&q) > 10);
        question other_way = q;
        other_way.a = &straight;
        q.memory = other_way.memory = kept_of(q.by, &others);
        for (int kind = 0; kind < KINDS; kind++) {
            uint64_t forwards[2], backwards[2];
            kind_without_layers = kind;
            expect_wanted(lists_with_kept[kind], list_of_kind, &q, kept_kinds[kind].size);
            assert_int_equal(any_with_kept(&q, kind, backwards), LH_OK);
            assert_int_equal(any_with_kept(&other_way, kind, forwards), LH_OK);
            if (kind != MOVING) /* whose velocities have no index */
                for (size_t i = 0; i < SOME; i++)
                    assert_int_equal(is_hit(backwards, i), is_hit(forwards, SOME - 1 - i));
        }
        free(q.memory);
    }
    free(a_bodies);
    free(b_bodies);
    free_boxes(&set);
    free_asking_shapes(&straight);
}

/* Of a candidate that is not wanted a bit says nothing, so the search goes on: most boxes that a large shape meets are
 * not wanted, and which is comes late. */
static void a_bit_waits_for_one_that_is_wanted(void **state)
{
    (void)state;
    enum { MANY = 3000 };
    asking_shapes a = asking_shapes_of(&scenes[0], SOME, 1);
    enlarge_some(&a, SOME, 3);
    boxes set = boxes_of_scene(&scenes[0], MANY, 2);
    const lh_aabbs others = view_of_boxes(&set);
    uint32_t *const layer = take(MANY * sizeof *layer);
    for (uint32_t i = 0; i < MANY; i++)
        layer[i] = i % 1000 == 999 ? 2 : 1;
    uint32_t twos[SOME];
    for (size_t i = 0; i < SOME; i++)
        twos[i] = 2;
    const lh_layers of_a = {NULL, twos, 0}, of_b = {layer, NULL, 0};
    for (size_t s = 0; s < subjects_count; s++) {
        const question q = {.by = subjects[s].backend,
                            .a = &a,
                            .others = &others,
                            .a_layers = &of_a,
                            .b_layers = &of_b,
                            .has_layers = 1};
        assert_true(try_kept(&q) > 10);
    }
    free(layer);
    free_boxes(&set);
    free_asking_shapes(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lists_and_bits_are_of_the_wanted),
        cmocka_unit_test(layers_go_by_the_index),
        cmocka_unit_test(a_bit_waits_for_one_that_is_wanted),
    };
    return cmocka_run_group_tests(tests, list_pair_finders, NULL);
}
