/* Threads of one's own, which wait for work: started at the first call, as many as there are processors. */
#include "pool.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static struct {
    pthread_mutex_t mutex;
    pthread_cond_t begun, ended;
    part_work *work;
    void *of;
    size_t parts, taken, done;
} pool = {
    .mutex = PTHREAD_MUTEX_INITIALIZER, .begun = PTHREAD_COND_INITIALIZER, .ended = PTHREAD_COND_INITIALIZER};

/* Does one part, if one is left. The mutex is held before and after. */
static int take_part(void)
{
    if (pool.taken == pool.parts)
        return 0;
    const size_t part = pool.taken++;
    pthread_mutex_unlock(&pool.mutex);
    pool.work(pool.of, part);
    pthread_mutex_lock(&pool.mutex);
    if (++pool.done == pool.parts)
        pthread_cond_signal(&pool.ended);
    return 1;
}

static void *wait_for_parts(void *unused)
{
    (void)unused;
    pthread_mutex_lock(&pool.mutex);
    for (;;)
        if (!take_part())
            pthread_cond_wait(&pool.begun, &pool.mutex);
    return NULL;
}

/* One less than the processors, since who has the work takes parts, too. */
static void start_threads(void)
{
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    for (long k = 1; k < processors; k++) {
        pthread_t thread;
        if (pthread_create(&thread, NULL, wait_for_parts, NULL) != 0) {
            fprintf(stderr, "a thread does not start\n");
            exit(EXIT_FAILURE);
        }
        pthread_detach(thread);
    }
}

void run_parts(size_t parts, part_work *work, void *of)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, start_threads);
    pthread_mutex_lock(&pool.mutex);
    pool.work = work;
    pool.of = of;
    pool.parts = parts;
    pool.taken = pool.done = 0;
    pthread_cond_broadcast(&pool.begun);
    while (take_part())
        ;
    while (pool.done < parts)
        pthread_cond_wait(&pool.ended, &pool.mutex);
    pool.parts = pool.taken = 0;
    pthread_mutex_unlock(&pool.mutex);
}
