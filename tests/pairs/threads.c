/* Prepared and found by several threads at once: byte for byte the list of one call. With a thread sanitizer this also shows
 * that parts share nothing that is written. */
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "finders.h"
#include "lists.h"
#include "scenes.h"

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
    w->failures += lh_pairs_find_part_by(of->by, of->prepared, part, of->parts, NULL, 0, &l->count, scratch,
                                         scratch_size) != LH_OK;
    l->pairs = malloc(l->count * sizeof *l->pairs + 1);
    w->failures += !l->pairs || lh_pairs_find_part_by(of->by, of->prepared, part, of->parts, l->pairs,
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

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(threads_make_the_list_of_one_call)};
    return cmocka_run_group_tests(tests, list_pair_finders, NULL);
}
