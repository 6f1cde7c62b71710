/* The contract of spheres and moving boxes in parts and with a kept set, beyond the pairs themselves: capacity, memory,
 * views and refusals. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../support/guarded.h"
#include "finders.h"
#include "refused.h"
#include "pairs/all_pairs.h"
#include "shape_parts.h"
#include "functions_of.h"

enum { SOME = 150, MOST_BLOCKS = 40, LARGEST = 1 << 18 };

/* What is asked in these tests, with all memory between unreadable pages and of exactly the size that is asked for. */
typedef struct question {
    guarded_pool pool;
    shapes of;
    lh_aabbs boxes;
    lh_spheres spheres;
    lh_vectors velocity;
    void *kept, *balls, *movers, *scratch; /* the latter two prepared */
    size_t scratch_size;
} question;

static void *exactly(question *q, size_t size)
{
    return guarded_take(&q->pool, size).bytes;
}

static void set_question(question *q, const lh_backend *by, size_t n, guarded_edge edge)
{
    guarded_open(&q->pool, MOST_BLOCKS, LARGEST);
    q->pool.edge = edge;
    q->of = shapes_of_scene(&scenes[0], n, 5);
    const float *column[14];
    for (int k = 0; k < 14; k++) {
        float *const copy = exactly(q, n * sizeof *copy);
        memcpy(copy, k < 6 ? q->of.set.end[k] : q->of.column[k - 6], n * sizeof *copy);
        column[k] = copy;
    }
    const float *const *const other = column + 6;
    q->boxes = lh_aabbs_soa(n, column[0], column[1], column[2], column[3], column[4], column[5]);
    q->spheres = lh_spheres_soa(n, other[0], other[1], other[2], other[RADIUS]);
    q->velocity = lh_vectors_soa(n, other[ALONG], other[ALONG + 1], other[ALONG + 2]);
    size_t size = lh_pairs_kept_size(n);
    q->kept = exactly(q, size);
    assert_int_equal(lh_pairs_keep_by(by->pairs, &q->boxes, q->kept, size), LH_OK);
    size = lh_pairs_shapes_prepared_size(n, n);
    q->balls = exactly(q, size);
    assert_int_equal(lh_pairs_prepare_sphere_aabb_by(spheres_by(by), &q->spheres, &q->boxes, q->balls, size),
                     LH_OK);
    size = lh_pairs_shapes_prepared_size(n, 0);
    q->movers = exactly(q, size);
    assert_int_equal(lh_pairs_prepare_sweep_aabb_aabb_by(sweeps_by(by), &q->boxes, &q->velocity, NULL, NULL,
                                                         0.5f, q->movers, size),
                     LH_OK);
    q->scratch_size = lh_pairs_part_scratch_size(q->balls);
    if (q->scratch_size < lh_pairs_part_scratch_size(q->movers))
        q->scratch_size = lh_pairs_part_scratch_size(q->movers);
    q->scratch = exactly(q, q->scratch_size);
}

static void drop_question(question *q)
{
    free_shapes(&q->of);
    guarded_close(&q->pool);
}

enum { BALLS_IN_PARTS, BALLS_WITH_KEPT, MOVERS_IN_PARTS, MOVERS_WITH_KEPT, WAYS };

static lh_status ask(const question *q, const lh_backend *by, int way, void *pairs, size_t capacity,
                     size_t *found)
{
    switch (way) {
    case BALLS_IN_PARTS:
        return lh_pairs_find_part_by(spheres_by(by), q->balls, 0, 1, pairs, capacity, found, q->scratch,
                                     q->scratch_size);
    case BALLS_WITH_KEPT:
        return lh_pairs_sphere_kept_by(spheres_by(by), &q->spheres, q->kept, pairs, capacity, found);
    case MOVERS_IN_PARTS:
        return lh_pairs_find_swept_part_by(sweeps_by(by), q->movers, 0, 1, pairs, capacity, found, q->scratch,
                                           q->scratch_size);
    default:
        return lh_pairs_sweep_aabb_kept_by(sweeps_by(by), &q->boxes, &q->velocity, 0.5f, q->kept, pairs,
                                           capacity, found);
    }
}

/* At every capacity the list is the beginning of the whole, and nothing is written past it. */
static void capacity_is_kept(void **state)
{
    (void)state;
    for (size_t s = 0; s < subjects_count; s++)
        for (int way = 0; way < WAYS; way++) {
            const lh_backend *const by = subjects[s].backend;
            const size_t size = way < MOVERS_IN_PARTS ? sizeof(lh_pair) : sizeof(lh_swept_pair);
            question q;
            set_question(&q, by, SOME, GUARD_AFTER);
            size_t count = 0, found = 0;
            assert_int_equal(ask(&q, by, way, NULL, 0, &count), LH_OK);
            assert_true(count > 10);
            char *const all = malloc(count * size);
            assert_int_equal(ask(&q, by, way, all, count, &found), LH_OK);
            assert_int_equal(found, count);
            const guarded_block room = guarded_take(&q.pool, count * size);
            for (size_t capacity = 0; capacity <= count; capacity++) {
                char *const some = (char *)room.bytes + (count - capacity) * size; /* ends at the page */
                assert_int_equal(ask(&q, by, way, some, capacity, &found), LH_OK);
                assert_int_equal(found, count);
                assert_memory_equal(some, all, capacity * size);
            }
            free(all);
            drop_question(&q);
        }
}

/* By the reference; of moving boxes with a kept set, by brute force. */
static size_t count_in_one_call(const question *q, int way)
{
    const lh_backend *const by = lh_isa_backend(LH_ISA_SCALAR);
    const moving movers = {&q->boxes, &q->velocity}, at_rest = {&q->boxes, NULL};
    hits all = way < MOVERS_IN_PARTS    ? spheres_with_boxes(by, &q->spheres, &q->boxes)
               : way == MOVERS_IN_PARTS ? swept_boxes(by, &movers, NULL, 0.5f)
                                        : swept_by_brute_force(&movers, &at_rest, 0.5f);
    free(all.list);
    return all.count;
}

static void memory_is_as_large_as_was_said(void **state)
{
    (void)state;
    for (size_t s = 0; s < subjects_count; s++)
        for (size_t n = 0; n < 300; n += 1 + n / 4)
            for (int way = 0; way < WAYS; way++) {
                question q;
                size_t found = 77;
                set_question(&q, subjects[s].backend, n, n % 2 ? GUARD_BEFORE : GUARD_AFTER);
                assert_int_equal(ask(&q, subjects[s].backend, way, NULL, 0, &found), LH_OK);
                assert_int_equal(found, count_in_one_call(&q, way));
                drop_question(&q);
            }
}

/* Structs with an index, backwards: the same pairs by other names. */
static void views_may_be_strided_and_indexed(void **state)
{
    (void)state;
    shapes of = shapes_of_scene(&scenes[0], SOME, 8);
    float ends[SOME][7], others[SOME][9];
    uint32_t index[SOME];
    for (size_t i = 0; i < SOME; i++) {
        for (int k = 0; k < 6; k++)
            ends[SOME - 1 - i][k] = of.set.end[k][i];
        for (int k = 0; k < 8; k++)
            others[SOME - 1 - i][k] = of.column[k][i];
        index[i] = (uint32_t)(SOME - 1 - i);
    }
    const uint32_t stride = sizeof others[0];
    const lh_aabbs packed = view_of_boxes(&of.set),
                   view = lh_aabbs_indexed(lh_aabbs_aos(ends[0], sizeof ends[0], SOME), index, 0, SOME);
    const lh_spheres spheres = spheres_of(&of);
    lh_spheres turned = lh_spheres_aos(others[0], stride, SOME);
    turned.radius = &others[0][RADIUS];
    turned = lh_spheres_indexed(turned, index, 0, SOME);
    const lh_vectors velocity = velocities_of(&of),
                     other_velocity =
                         lh_vectors_indexed(lh_vectors_aos(&others[0][ALONG], stride, SOME), index, 0, SOME);
    const moving straight = {&packed, &velocity}, backwards = {&view, &other_velocity};
    for (size_t s = 0; s < subjects_count; s++) {
        const lh_backend *const by = subjects[s].backend;
        hits expected[WAYS] = {spheres_in_parts(by, &spheres, &packed, 2),
                               spheres_with_kept(by, by, &spheres, &packed),
                               swept_in_parts(by, &straight, &straight, 0.5f, 2),
                               swept_with_kept(by, by, &straight, &packed, 0.5f)};
        hits got[WAYS] = {spheres_in_parts(by, &turned, &view, 2), spheres_with_kept(by, by, &turned, &view),
                          swept_in_parts(by, &backwards, &backwards, 0.5f, 2),
                          swept_with_kept(by, by, &backwards, &view, 0.5f)};
        for (int way = 0; way < WAYS; way++) {
            assert_true(expected[way].count > 5);
            for (size_t k = 0; k < expected[way].count; k++) {
                expected[way].list[k].a = SOME - 1 - expected[way].list[k].a;
                expected[way].list[k].b = SOME - 1 - expected[way].list[k].b;
            }
            assert_true(hits_are_equal(&got[way], &expected[way]));
            free(got[way].list);
            free(expected[way].list);
        }
    }
    free_shapes(&of);
}

static void bad_arguments_are_refused(void **state)
{
    (void)state;
    question q;
    set_question(&q, lh_isa_backend(LH_ISA_SCALAR), SOME, GUARD_AFTER);
    lh_aabbs missing = q.boxes, many = q.boxes;
    missing.max_y = NULL;
    many.count = ((size_t)1 << 29) + 1;
    lh_vectors few = q.velocity;
    few.count = 2;
    lh_pair pair[2];
    lh_swept_pair swept[2];
    size_t found[2] = {77, 77};
    const size_t size = lh_pairs_shapes_prepared_size(SOME, SOME);
    void *const memory = exactly(&q, size);
    REFUSED(lh_pairs_sphere_kept(NULL, q.kept, pair, 2, found), 1, LH_ERROR_NULL_VIEW,
            "lh_pairs_sphere_kept: argument 1 (spheres): the view is NULL");
    REFUSED(lh_pairs_sphere_kept(&q.spheres, NULL, pair, 2, found), 2, LH_ERROR_NULL_ARRAY,
            "lh_pairs_sphere_kept: argument 2 (kept): the memory is NULL");
    REFUSED(lh_pairs_sphere_kept(&q.spheres, q.kept, NULL, 2, found), 3, LH_ERROR_NULL_ARRAY,
            "lh_pairs_sphere_kept: argument 3 (pairs): the array is NULL");
    REFUSED(lh_pairs_sphere_kept(&q.spheres, q.kept, pair, 2, NULL), 5, LH_ERROR_NULL_ARRAY,
            "lh_pairs_sphere_kept: argument 5 (found): the pointer is NULL");
    REFUSED(lh_pairs_prepare_sphere_aabb(&q.spheres, &missing, memory, size), 2, LH_ERROR_NULL_ARRAY,
            "lh_pairs_prepare_sphere_aabb: argument 2 (boxes): an array is NULL");
    REFUSED(lh_pairs_prepare_sphere_aabb(&q.spheres, &many, memory, size), 2, LH_ERROR_COUNT,
            "lh_pairs_prepare_sphere_aabb: argument 2 (boxes): there are more than 2^29 shapes");
    REFUSED(lh_pairs_prepare_sphere_aabb(&q.spheres, &q.boxes, NULL, size), 3, LH_ERROR_NULL_ARRAY,
            "lh_pairs_prepare_sphere_aabb: argument 3 (prepared): the memory is NULL");
    REFUSED(lh_pairs_prepare_sphere_aabb(&q.spheres, &q.boxes, memory, size - 1), 4, LH_ERROR_SIZE,
            "lh_pairs_prepare_sphere_aabb: argument 4 (prepared_size): it is too small");
#define SWEEP(boxes, velocity, t_max, kept, pairs, found)                                                    \
    lh_pairs_sweep_aabb_kept(boxes, velocity, t_max, kept, pairs, 2, found)
    REFUSED(SWEEP(&missing, &q.velocity, 1.0f, q.kept, swept, found), 1, LH_ERROR_NULL_ARRAY,
            "lh_pairs_sweep_aabb_kept: argument 1 (a): an array is NULL");
    REFUSED(SWEEP(&q.boxes, NULL, 1.0f, q.kept, swept, found), 2, LH_ERROR_NULL_VIEW,
            "lh_pairs_sweep_aabb_kept: argument 2 (a_velocity): the view is NULL");
    REFUSED(
        SWEEP(&q.boxes, &few, 1.0f, q.kept, swept, found), 2, LH_ERROR_COUNT,
        "lh_pairs_sweep_aabb_kept: argument 2 (a_velocity): its count is neither 1 nor that of the boxes");
    REFUSED(SWEEP(&q.boxes, &q.velocity, -1.0f, q.kept, swept, found), 3, LH_ERROR_LIMIT,
            "lh_pairs_sweep_aabb_kept: argument 3 (t_max): it is negative or NaN");
    REFUSED(SWEEP(&q.boxes, &q.velocity, 1.0f, NULL, swept, found), 4, LH_ERROR_NULL_ARRAY,
            "lh_pairs_sweep_aabb_kept: argument 4 (kept): the memory is NULL");
    REFUSED(SWEEP(&q.boxes, &q.velocity, 1.0f, q.kept, NULL, found), 5, LH_ERROR_NULL_ARRAY,
            "lh_pairs_sweep_aabb_kept: argument 5 (pairs): the array is NULL");
    REFUSED(SWEEP(&q.boxes, &q.velocity, 1.0f, q.kept, swept, NULL), 7, LH_ERROR_NULL_ARRAY,
            "lh_pairs_sweep_aabb_kept: argument 7 (found): the pointer is NULL");
#define PREPARE(b, b_velocity, t_max, memory, size)                                                          \
    lh_pairs_prepare_sweep_aabb_aabb(&q.boxes, &q.velocity, b, b_velocity, t_max, memory, size)
    REFUSED(PREPARE(&missing, NULL, 1.0f, memory, size), 3, LH_ERROR_NULL_ARRAY,
            "lh_pairs_prepare_sweep_aabb_aabb: argument 3 (b): an array is NULL");
    REFUSED(
        PREPARE(&q.boxes, &few, 1.0f, memory, size), 4, LH_ERROR_COUNT,
        "lh_pairs_prepare_sweep_aabb_aabb: argument 4 (b_velocity): its count is neither 1 nor that of the "
        "boxes");
    REFUSED(PREPARE(NULL, NULL, NAN, memory, size), 5, LH_ERROR_LIMIT,
            "lh_pairs_prepare_sweep_aabb_aabb: argument 5 (t_max): it is negative or NaN");
    REFUSED(PREPARE(NULL, NULL, 1.0f, NULL, size), 6, LH_ERROR_NULL_ARRAY,
            "lh_pairs_prepare_sweep_aabb_aabb: argument 6 (prepared): the memory is NULL");
    REFUSED(PREPARE(&q.boxes, NULL, 1.0f, memory, size - 1), 7, LH_ERROR_SIZE,
            "lh_pairs_prepare_sweep_aabb_aabb: argument 7 (prepared_size): it is too small");
#define FIND(which, prepared, part, pairs, size)                                                             \
    lh_pairs_find_##which(prepared, part, 3, pairs, 2, found, q.scratch, size)
    REFUSED(FIND(swept_part, NULL, 0, swept, q.scratch_size), 1, LH_ERROR_NULL_ARRAY,
            "lh_pairs_find_swept_part: argument 1 (prepared): the memory is NULL");
    REFUSED(FIND(swept_part, q.balls, 0, swept, q.scratch_size), 1, LH_ERROR_UNAVAILABLE,
            "lh_pairs_find_swept_part: argument 1 (prepared): it was prepared for pairs of another kind");
    REFUSED(FIND(part, q.movers, 0, pair, q.scratch_size), 1, LH_ERROR_UNAVAILABLE,
            "lh_pairs_find_part: argument 1 (prepared): it was prepared for pairs of another kind");
    REFUSED(FIND(swept_part, q.movers, 3, swept, q.scratch_size), 2, LH_ERROR_COUNT,
            "lh_pairs_find_swept_part: argument 2 (part): it is not less than parts");
    REFUSED(FIND(swept_part, q.movers, 0, NULL, q.scratch_size), 4, LH_ERROR_NULL_ARRAY,
            "lh_pairs_find_swept_part: argument 4 (pairs): the array is NULL");
    REFUSED(FIND(swept_part, q.movers, 0, swept, 10), 8, LH_ERROR_SIZE,
            "lh_pairs_find_swept_part: argument 8 (scratch_size): it is too small");
    assert_int_equal(lh_pairs_prepare(&q.boxes, NULL, memory, size), LH_OK);
    REFUSED(FIND(swept_part, memory, 0, swept, q.scratch_size), 1, LH_ERROR_UNAVAILABLE,
            "lh_pairs_find_swept_part: argument 1 (prepared): it was prepared for pairs of another kind");
    drop_question(&q);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(capacity_is_kept),
        cmocka_unit_test(memory_is_as_large_as_was_said),
        cmocka_unit_test(views_may_be_strided_and_indexed),
        cmocka_unit_test(bad_arguments_are_refused),
    };
    return cmocka_run_group_tests(tests, list_pair_finders, NULL);
}
