/* Every call may run at the same time as every other: the first use, and the choice of a backend too. Built
 * with a thread sanitizer, this also shows that nothing races. */
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "sample.h"

enum { THREADS = 8, PROCESSES = 20, SELECTIONS = 2000, QUERIES_OF_A_RACE = 3 };

/* A race is won by chance, so there are many; but other architectures are emulated, and fork slowly. */
#if defined(__x86_64__)
enum { RACES = 1000 };
#else
enum { RACES = 100 };
#endif

/* What the reference makes of a sample of every query. */
static sample expected[LH_QUERY_COUNT];

/* A group's setup. By the reference, which leaves the choice of the active backend open. */
static int compute_expected(void **state)
{
    (void)state;
    int failed = 0;
    lattice_fill();
    for (int query = 0; query < LH_QUERY_COUNT; query++) {
        sample_make(&expected[query], query, EVERYTHING);
        failed |= sample_call(&expected[query], lh_isa_backend(LH_ISA_SCALAR)->query[query]) != LH_OK;
    }
    return failed;
}

/* By the active backend: so many queries, of which the first is given; after the last comes query 0. */
static int results_are_as_expected(int first, int count)
{
    for (int k = 0; k < count; k++) {
        const int query = (first + k) % LH_QUERY_COUNT;
        sample found;
        sample_make(&found, query, EVERYTHING);
        if (sample_call(&found, public_functions[query]) != LH_OK ||
            memcmp(found.outputs, expected[query].outputs, sizeof found.outputs) != 0)
            return 0;
    }
    return 1;
}

typedef struct worker {
    pthread_t thread;
    const atomic_int *go;
    int asks_first; /* else it begins with a query */
    int first_query, queries;
    lh_isa first_seen, last_seen;
    int agrees;
} worker;

static void *use_first(void *argument)
{
    worker *w = argument;
    while (!atomic_load(w->go))
        ;
    if (w->asks_first)
        w->first_seen = lh_isa_active();
    w->agrees = results_are_as_expected(w->first_query, w->queries);
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
    atomic_int go = 0;
    int agree = 1;
    for (size_t k = 0; k < THREADS; k++) {
        workers[k].go = &go;
        workers[k].asks_first = k % 2 == 0;
        workers[k].queries = LH_QUERY_COUNT;
        if (pthread_create(&workers[k].thread, NULL, use_first, &workers[k]) != 0)
            return 0;
    }
    atomic_store(&go, 1);
    for (size_t k = 0; k < THREADS; k++) {
        pthread_join(workers[k].thread, NULL);
        agree &= workers[k].first_seen == workers[0].first_seen;
        agree &= workers[k].last_seen == workers[0].first_seen;
        agree &= workers[k].agrees;
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
 * threads, since more would rarely run at once; every process has them meet a little later. What can race is the
 * first use, so each process begins with another query and asks few. */
static int selection_stands(int process)
{
    atomic_int go = 0;
    worker user = {.go = &go, .first_query = process % LH_QUERY_COUNT, .queries = QUERIES_OF_A_RACE};
    selector chooser = {.go = &go, .delay = process * 4};
    if (pthread_create(&chooser.thread, NULL, select_scalar, &chooser) != 0 ||
        pthread_create(&user.thread, NULL, use_first, &user) != 0)
        return 0;
    atomic_store(&go, 1);
    pthread_join(chooser.thread, NULL);
    pthread_join(user.thread, NULL);
    return chooser.status == LH_OK && lh_isa_active() == LH_ISA_SCALAR && user.agrees;
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
    int agrees;
} user;

static void *use_until_done(void *argument)
{
    user *u = argument;
    u->agrees = 1;
    do {
        u->agrees &= results_are_as_expected(0, LH_QUERY_COUNT);
        u->agrees &= lh_isa_available(lh_isa_active());
    } while (!atomic_load(u->done));
    return NULL;
}

/* While others compute, one thread goes through the backends again and again. */
static void test_selection(void **state)
{
    (void)state;
    static user users[THREADS / 2];
    atomic_int done = 0;
    for (size_t k = 0; k < THREADS / 2; k++) {
        users[k].done = &done;
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

static void *ask_for_a_text(void *argument)
{
    const lh_status *status = argument;
    return (void *)(uintptr_t)lh_status_text(*status);
}

/* The text that a thread was given stays as it is while another asks for one. */
static void test_texts(void **state)
{
    (void)state;
    lh_status first = lh_overlap_aabb_aabb(NULL, NULL, NULL), second = lh_isa_select(LH_ISA_COUNT);
    static const char *const words[] = {"lh_overlap_aabb_aabb: argument 1 (a): the view is NULL",
                                        "lh_isa_select: argument 1 (isa): no backend has this number"};
    const char *const text = lh_status_text(first);
    pthread_t other;
    assert_int_equal(pthread_create(&other, NULL, ask_for_a_text, &second), 0);
    assert_int_equal(pthread_join(other, NULL), 0);
    assert_string_equal(text, words[0]);
    assert_string_equal(lh_status_text(second), words[1]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_first_use),
        cmocka_unit_test(test_first_use_during_selection),
        cmocka_unit_test(test_selection),
        cmocka_unit_test(test_texts),
    };
    return cmocka_run_group_tests_name("threads", tests, compute_expected, NULL);
}
