/* Prepared and found by several threads at once: byte for byte the list of one call. With a thread sanitizer this also
 * shows that parts share nothing that is written. */
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "finders.h"
#include "lists.h"
#include "pairs/all_pairs.h"
#include "shape_lists.h"
#include "scenes.h"
#include "functions_of.h"

enum { MOST_THREADS = 4, PARTS_A_THREAD = 4, MOST_PARTS = MOST_THREADS * PARTS_A_THREAD };

/* What the threads have in common. */
typedef struct job {
    const lh_backend *by;
    size_t parts;
    void *prepared;
    pthread_barrier_t all;
    atomic_size_t next; /* part to be taken */
    list found[MOST_PARTS];
} job;

typedef struct worker {
    pthread_t thread;
    job *of;
    size_t number;
    int failures;
} worker;

static void find_part(worker *w, size_t part, void *scratch, size_t scratch_size)
{
    const job *const of = w->of;
    list *const l = &w->of->found[part];
    size_t again = 0;
    w->failures += lh_pairs_find_part_by(spheres_by(of->by), of->prepared, part, of->parts, NULL, 0,
                                         &l->count, scratch, scratch_size) != LH_OK;
    l->pairs = malloc(l->count * sizeof *l->pairs + 1);
    w->failures +=
        !l->pairs || lh_pairs_find_part_by(spheres_by(of->by), of->prepared, part, of->parts, l->pairs,
                                           l->count, &again, scratch, scratch_size) != LH_OK;
    w->failures += again != l->count;
}

static void *work(void *argument)
{
    worker *const w = argument;
    job *const of = w->of;
    for (int step = 0; step < LH_PAIRS_STEPS; step++) {
        w->failures += lh_pairs_prepare_part_by(of->by->pairs, of->prepared, step, w->number) != LH_OK;
        pthread_barrier_wait(&of->all);
    }
    const size_t size = lh_pairs_part_scratch_size(of->prepared);
    void *const scratch = malloc(size);
    for (size_t part = of->next++; part < of->parts; part = of->next++)
        find_part(w, part, scratch, size);
    free(scratch);
    return NULL;
}

static list join(const job *of)
{
    list all = {NULL, 0};
    for (size_t part = 0; part < of->parts; part++)
        all.count += of->found[part].count;
    all.pairs = malloc(all.count * sizeof *all.pairs + 1);
    assert_non_null(all.pairs);
    for (size_t part = 0, at = 0; part < of->parts; part++) {
        memcpy(all.pairs + at, of->found[part].pairs, of->found[part].count * sizeof *all.pairs);
        at += of->found[part].count;
    }
    return all;
}

static list pairs_by_threads(const lh_backend *by, const lh_aabbs *a, const lh_aabbs *b, size_t threads)
{
    static worker workers[MOST_THREADS];
    job of = {by, .parts = threads * PARTS_A_THREAD};
    const size_t size = lh_pairs_begin_size(a->count, b ? b->count : 0, threads);
    of.prepared = malloc(size);
    assert_non_null(of.prepared);
    assert_int_equal(lh_pairs_begin(a, b, threads, of.prepared, size), LH_OK);
    assert_int_equal(pthread_barrier_init(&of.all, NULL, (unsigned)threads), 0);
    for (size_t t = 0; t < threads; t++) {
        workers[t] = (worker){.of = &of, .number = t};
        assert_int_equal(pthread_create(&workers[t].thread, NULL, work, &workers[t]), 0);
    }
    for (size_t t = 0; t < threads; t++) {
        assert_int_equal(pthread_join(workers[t].thread, NULL), 0);
        assert_int_equal(workers[t].failures, 0);
    }
    const list all = join(&of);
    for (size_t part = 0; part < of.parts; part++)
        free_list(&of.found[part]);
    pthread_barrier_destroy(&of.all);
    free(of.prepared);
    return all;
}

static void try_sets(const lh_aabbs *a, const lh_aabbs *b, const char *name)
{
    for (size_t s = 0; s < subjects_count; s++) {
        list expected = pairs_in_one_piece(subjects[s].backend, a, b);
        for (size_t threads = 1; threads <= MOST_THREADS; threads++) {
            list got = pairs_by_threads(subjects[s].backend, a, b, threads);
            if (!lists_are_equal(&got, &expected))
                fail_msg("%zu threads: another list of %zu %s boxes%s, by %s%s", threads, a->count, name,
                         b ? " with others" : "", lh_isa_name(subjects[s].backend->isa),
                         subjects[s].emulated ? ", emulated" : "");
            free_list(&got);
        }
        free_list(&expected);
    }
}

static void threads_make_the_list_of_one_call(void **state)
{
    (void)state;
    static const size_t counts[] = {0, 1, 2, 5, 100, 3000};
    for (size_t k = 0; k < scenes_count; k++)
        for (size_t c = 0; c < sizeof counts / sizeof counts[0]; c++) {
            boxes first = boxes_of_scene(&scenes[k], counts[c], 1),
                  second = boxes_of_scene(&scenes[k], counts[c] / 3 + 1, 2);
            const lh_aabbs a = view_of_boxes(&first), b = view_of_boxes(&second);
            if (strcmp(scenes[k].name, "coincident") != 0 || counts[c] < 1000) {
                try_sets(&a, NULL, scenes[k].name);
                try_sets(&a, &b, scenes[k].name);
            }
            free_boxes(&first);
            free_boxes(&second);
        }
}

/* ---- Other shapes --------------------------------------------------------------------------------------- */

enum { SHAPES = 2000, QUARTER = SHAPES / MOST_THREADS, ROOM = 20 * SHAPES };

/* A prepared set of moving boxes and a kept set, which all threads read. */
typedef struct shared {
    const lh_backend *by;
    const void *prepared, *kept;
    lh_spheres spheres;
    size_t scratch_size;
} shared;

typedef struct reader {
    pthread_t thread;
    const shared *of;
    size_t number, swept_count, pair_count;
    int failures;
    lh_swept_pair swept[ROOM];
    lh_pair pairs[ROOM];
} reader;

/* Its part of the moving boxes, and its quarter of the spheres. */
static void *find_shapes(void *argument)
{
    reader *const r = argument;
    const shared *const of = r->of;
    void *const scratch = malloc(of->scratch_size);
    lh_spheres some = of->spheres;
    some.count = QUARTER;
    some.x += r->number * QUARTER;
    some.y += r->number * QUARTER;
    some.z += r->number * QUARTER;
    some.radius += r->number * QUARTER;
    r->failures =
        lh_pairs_find_swept_part_by(sweeps_by(of->by), of->prepared, r->number, MOST_THREADS, r->swept, ROOM,
                                    &r->swept_count, scratch, of->scratch_size) != LH_OK;
    r->failures +=
        lh_pairs_sphere_kept_by(spheres_by(of->by), &some, of->kept, r->pairs, ROOM, &r->pair_count) != LH_OK;
    free(scratch);
    return NULL;
}

static void compare_joined(const reader *readers, const lh_swept_pair *swept, size_t swept_count,
                           const lh_pair *pairs, size_t pair_count)
{
    for (size_t t = 0; t < MOST_THREADS; t++) {
        const reader *const r = &readers[t];
        assert_int_equal(r->failures, 0);
        assert_in_range(r->swept_count, 0, swept_count);
        assert_in_range(r->pair_count, 0, pair_count);
        assert_memory_equal(r->swept, swept, r->swept_count * sizeof *swept);
        for (size_t k = 0; k < r->pair_count; k++) {
            assert_int_equal(r->pairs[k].a + t * QUARTER, pairs[k].a);
            assert_int_equal(r->pairs[k].b, pairs[k].b);
        }
        swept += r->swept_count;
        swept_count -= r->swept_count;
        pairs += r->pair_count;
        pair_count -= r->pair_count;
    }
    assert_int_equal(swept_count + pair_count, 0);
}

static void threads_share_sets_of_shapes(void **state)
{
    (void)state;
    static reader readers[MOST_THREADS];
    static lh_swept_pair swept[ROOM];
    static lh_pair pairs[ROOM];
    shapes of = shapes_of_scene(&scenes[0], SHAPES, 3);
    const lh_aabbs set = view_of_boxes(&of.set);
    const lh_vectors velocity = velocities_of(&of);
    const size_t size = lh_pairs_shapes_prepared_size(SHAPES, 0), kept_size = lh_pairs_kept_size(SHAPES);
    void *const prepared = malloc(size), *const kept = malloc(kept_size);
    for (size_t s = 0; s < subjects_count; s++) {
        const lh_backend *const by = subjects[s].backend;
        shared all = {by, prepared, kept, spheres_of(&of), 0};
        size_t swept_count = 0, pair_count = 0;
        assert_int_equal(lh_pairs_prepare_sweep_aabb_aabb_by(sweeps_by(by), &set, &velocity, NULL, NULL, 0.1f,
                                                             prepared, size),
                         LH_OK);
        assert_int_equal(lh_pairs_keep_by(by->pairs, &set, kept, kept_size), LH_OK);
        all.scratch_size = lh_pairs_part_scratch_size(prepared);
        void *const scratch = malloc(all.scratch_size);
        assert_int_equal(lh_pairs_find_swept_part_by(sweeps_by(by), prepared, 0, 1, swept, ROOM, &swept_count,
                                                     scratch, all.scratch_size),
                         LH_OK);
        assert_int_equal(
            lh_pairs_sphere_kept_by(spheres_by(by), &all.spheres, kept, pairs, ROOM, &pair_count), LH_OK);
        assert_in_range(swept_count, SHAPES / 10, ROOM);
        assert_in_range(pair_count, SHAPES / 10, ROOM);
        for (size_t t = 0; t < MOST_THREADS; t++) {
            readers[t].of = &all;
            readers[t].number = t;
            assert_int_equal(pthread_create(&readers[t].thread, NULL, find_shapes, &readers[t]), 0);
        }
        for (size_t t = 0; t < MOST_THREADS; t++)
            assert_int_equal(pthread_join(readers[t].thread, NULL), 0);
        compare_joined(readers, swept, swept_count, pairs, pair_count);
        free(scratch);
    }
    free(prepared);
    free(kept);
    free_shapes(&of);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(threads_make_the_list_of_one_call),
                                       cmocka_unit_test(threads_share_sets_of_shapes)};
    return cmocka_run_group_tests(tests, list_pair_finders, NULL);
}
