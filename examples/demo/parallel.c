#include "parallel.h"

#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

#include "progress.h"

enum { MOST_HELPERS = 63 };

typedef struct loop {
    size_t count;
    void (*body)(size_t i, void *context);
    void *context;
    atomic_size_t next;
} loop;

static void *help(void *argument)
{
    loop *l = argument;
    for (size_t i; (i = atomic_fetch_add(&l->next, 1)) < l->count;)
        l->body(i, l->context);
    return NULL;
}

static size_t helpers_wanted(void)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    if (cores <= 1)
        return 0;
    return cores - 1 < MOST_HELPERS ? (size_t)cores - 1 : MOST_HELPERS;
}

/* The calling thread works too, so the loop gets done even where no thread can be had. */
void parallel_for(size_t count, void (*body)(size_t i, void *context), void *context)
{
    loop l = {.count = count, .body = body, .context = context};
    pthread_t helpers[MOST_HELPERS];
    size_t started = 0, wanted = helpers_wanted();
    while (started < wanted && pthread_create(&helpers[started], NULL, help, &l) == 0)
        started++;
    for (size_t i; (i = atomic_fetch_add(&l.next, 1)) < count; progress_tick())
        body(i, context);
    for (size_t h = 0; h < started; h++)
        pthread_join(helpers[h], NULL);
}
