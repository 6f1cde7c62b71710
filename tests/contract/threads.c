/* Every call may run at the same time as every other: the first use, and the choice of a backend too. Built
 * with a thread sanitizer, this also shows that nothing races. */
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "lanehit/backend.h"

enum { TESTS = 100, WORDS = (TESTS + 63) / 64, THREADS = 8, PROCESSES = 20, SELECTIONS = 2000 };

/* A race is won by chance, so there are many; but other architectures are emulated, and fork slowly. */
#if defined(__x86_64__)
enum { RACES = 1000 };
#else
enum { RACES = 100 };
#endif

/* Points and boxes in a lattice, so that hits and misses mix; read as rays, spheres and boxes. */
static float numbers[TESTS][10];

typedef struct results {
    uint64_t overlap[WORDS], cast[WORDS];
    float t_enter[TESTS], t_exit[TESTS];
} results;

static lh_spheres spheres(void)
{
    return lh_spheres_aos(numbers[0], sizeof numbers[0], TESTS);
}

static lh_rays rays(void)
{
    return lh_rays_aos(numbers[0], sizeof numbers[0], TESTS);
}

static lh_aabbs boxes(void)
{
    return lh_aabbs_aos(numbers[0] + 4, sizeof numbers[0], TESTS);
}

static void fill_numbers(void)
{
    for (unsigned i = 0; i < TESTS; i++)
        for (unsigned c = 0; c < 10; c++)
            numbers[i][c] = (float)((i * 7 + c * 13 + i * c * 5) % 11) - (c < 7 ? 5.0f : 0.0f);
}

/* By the active backend. */
static int compute(results *r)
{
    const lh_spheres s = spheres();
    const lh_rays ray = rays();
    const lh_aabbs b = boxes();
    memset(r, 0, sizeof *r);
    return lh_overlap_sphere_aabb(&s, &b, r->overlap) == LH_OK &&
           lh_raycast_aabb(&ray, &b, r->cast, r->t_enter, r->t_exit) == LH_OK;
}

/* By the reference, which leaves the choice of the active backend open. */
static void compute_reference(results *r)
{
    const lh_spheres s = spheres();
    const lh_rays ray = rays();
    const lh_aabbs b = boxes();
    const lh_backend *reference = lh_isa_backend(LH_ISA_SCALAR);
    memset(r, 0, sizeof *r);
    reference->overlap_sphere_aabb(&s, &b, r->overlap);
    reference->raycast_aabb(&ray, &b, r->cast, r->t_enter, r->t_exit);
}

typedef struct worker {
    pthread_t thread;
    const atomic_int *go;
    int asks_first; /* else it begins with a test */
    lh_isa first_seen, last_seen;
    int computed;
    results found;
} worker;

static void *use_first(void *argument)
{
    worker *w = argument;
    while (!atomic_load(w->go))
        ;
    if (w->asks_first)
        w->first_seen = lh_isa_active();
    w->computed = compute(&w->found);
    w->last_seen = lh_isa_active();
    if (!w->asks_first)
        w->first_seen = w->last_seen;
    return NULL;
}

/* In a fresh process: every thread uses the same backend and gets the same results. */
static int first_use_agrees(int process)
{
    (void)process;
    static worker workers[THREADS];
    static results reference;
    atomic_int go = 0;
    int agree = 1;
    for (size_t k = 0; k < THREADS; k++) {
        workers[k].go = &go;
        workers[k].asks_first = k % 2 == 0;
        if (pthread_create(&workers[k].thread, NULL, use_first, &workers[k]) != 0)
            return 0;
    }
    atomic_store(&go, 1);
    compute_reference(&reference);
    for (size_t k = 0; k < THREADS; k++) {
        pthread_join(workers[k].thread, NULL);
        agree &= workers[k].first_seen == workers[0].first_seen;
        agree &= workers[k].last_seen == workers[0].first_seen;
        agree &= workers[k].computed && memcmp(&workers[k].found, &reference, sizeof reference) == 0;
    }
    return agree;
}

typedef struct selector {
    pthread_t thread;
    const atomic_int *go;
    int delay;
    lh_status status;
} selector;

static void *select_scalar(void *argument)
{
    selector *s = argument;
    while (!atomic_load(s->go))
        ;
    for (volatile int waited = 0; waited < s->delay; waited++)
        ;
    s->status = lh_isa_select(LH_ISA_SCALAR);
    return NULL;
}

/* In a fresh process: a selection made during another thread's first use stands, whoever comes first. Of two
 * threads, since more would rarely run at once; every process has them meet a little later. */
static int selection_stands(int process)
{
    static results reference;
    atomic_int go = 0;
    worker user = {.go = &go};
    selector chooser = {.go = &go, .delay = process * 4};
    if (pthread_create(&chooser.thread, NULL, select_scalar, &chooser) != 0 ||
        pthread_create(&user.thread, NULL, use_first, &user) != 0)
        return 0;
    atomic_store(&go, 1);
    compute_reference(&reference);
    pthread_join(chooser.thread, NULL);
    pthread_join(user.thread, NULL);
    return chooser.status == LH_OK && lh_isa_active() == LH_ISA_SCALAR && user.computed &&
           memcmp(&user.found, &reference, sizeof reference) == 0;
}

/* This process itself has not used the library before, or its children would not be fresh. */
static void check_in_fresh_processes(int processes, int (*check)(int process))
{
    for (int process = 0; process < processes; process++) {
        fflush(NULL);
        const pid_t child = fork();
        if (child == 0)
            exit(check(process) ? EXIT_SUCCESS : EXIT_FAILURE);
        int status = 0;
        assert_int_equal(waitpid(child, &status, 0), child);
        assert_true(WIFEXITED(status));
        assert_int_equal(WEXITSTATUS(status), EXIT_SUCCESS);
    }
}

static void test_first_use(void **state)
{
    (void)state;
    check_in_fresh_processes(PROCESSES, first_use_agrees);
}

static void test_first_use_during_selection(void **state)
{
    (void)state;
    check_in_fresh_processes(RACES, selection_stands);
}

typedef struct user {
    pthread_t thread;
    atomic_int *done;
    const results *reference;
    int agrees;
} user;

static void *use_until_done(void *argument)
{
    user *u = argument;
    results found;
    u->agrees = 1;
    do {
        u->agrees &= compute(&found) && memcmp(&found, u->reference, sizeof found) == 0;
        u->agrees &= lh_isa_available(lh_isa_active());
    } while (!atomic_load(u->done));
    return NULL;
}

/* While others compute, one thread goes through the backends again and again. */
static void test_selection(void **state)
{
    (void)state;
    static user users[THREADS / 2];
    static results reference;
    atomic_int done = 0;
    compute_reference(&reference);
    for (size_t k = 0; k < THREADS / 2; k++) {
        users[k].done = &done;
        users[k].reference = &reference;
        assert_int_equal(pthread_create(&users[k].thread, NULL, use_until_done, &users[k]), 0);
    }
    int selected = 1;
    for (int k = 0; k < SELECTIONS; k++)
        for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++)
            selected &= (lh_isa_select(isa) == LH_OK) == lh_isa_available(isa);
    atomic_store(&done, 1);
    for (size_t k = 0; k < THREADS / 2; k++) {
        pthread_join(users[k].thread, NULL);
        assert_true(users[k].agrees);
    }
    assert_true(selected);
}

/* Else the comparisons would say little. */
static void test_numbers_mix_hits_and_misses(void **state)
{
    (void)state;
    results r;
    compute_reference(&r);
    assert_in_range(lh_hits_count(r.overlap, TESTS), TESTS / 10, TESTS - TESTS / 10);
    assert_in_range(lh_hits_count(r.cast, TESTS), TESTS / 10, TESTS - TESTS / 10);
}

int main(void)
{
    fill_numbers();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_first_use),
        cmocka_unit_test(test_first_use_during_selection),
        cmocka_unit_test(test_selection),
        cmocka_unit_test(test_numbers_mix_hits_and_misses),
    };
    return cmocka_run_group_tests_name("threads", tests, NULL, NULL);
}
