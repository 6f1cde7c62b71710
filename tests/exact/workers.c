#define _DEFAULT_SOURCE /* MAP_ANONYMOUS, usleep */
#include "workers.h"

#include <stdatomic.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct result {
    tally of;
    atomic_int is_there;
} result;

/* What the processes see of each other. */
typedef struct board {
    atomic_size_t next; /* task that nobody has begun */
    atomic_size_t decisions, faults;
    result results[];
} board;

static void work(board *shared, const task *tasks, size_t count)
{
    for (size_t i; (i = atomic_fetch_add(&shared->next, 1)) < count;) {
        shared->results[i].of = prove(tasks[i].about, tasks[i].family, tasks[i].cases, tasks[i].seed);
        atomic_store(&shared->results[i].is_there, 1);
    }
    filter_check checked = filter_checked();
    atomic_fetch_add(&shared->decisions, checked.decisions);
    atomic_fetch_add(&shared->faults, checked.faults);
}

static size_t start_workers(board *shared, const task *tasks, size_t count, size_t processes)
{
    size_t started = 0;
    for (; started < processes; started++) {
        pid_t child = fork();
        if (child < 0) {
            perror("fork");
            break;
        }
        if (child == 0) {
            work(shared, tasks, count);
            _exit(0);
        }
    }
    return started;
}

/* Takes over what is there, from task `next` on, and tells of each query that this completes. Returns the first task
 * that is not done. */
static size_t collect(board *shared, task *tasks, size_t count, size_t next,
                      void (*tell)(const subject *about))
{
    for (; next < count && atomic_load(&shared->results[next].is_there); next++) {
        tasks[next].result = shared->results[next].of;
        if (next + 1 == count || tasks[next + 1].about != tasks[next].about)
            tell(tasks[next].about);
    }
    return next;
}

/* How many of those that run have ended by now; *well becomes 0 unless each ended as it should. */
static size_t count_ended(size_t running, int *well)
{
    size_t ended = 0;
    int status;
    pid_t child = 0;
    while (ended < running && (child = waitpid(-1, &status, WNOHANG)) > 0) {
        ended++;
        *well &= WIFEXITED(status) && WEXITSTATUS(status) == 0;
    }
    if (child < 0)
        *well = 0;
    return child < 0 ? running : ended;
}

int do_tasks(task *tasks, size_t count, size_t processes, void (*tell)(const subject *about),
             filter_check *checked)
{
    const useconds_t between_looks = 20000; /* a fiftieth of a second */
    size_t bytes = sizeof(board) + count * sizeof(result);
    board *shared = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (shared == MAP_FAILED) {
        perror("mmap");
        return 0;
    }
    int well = 1;
    size_t done = 0;
    for (size_t running = start_workers(shared, tasks, count, processes); running > 0;) {
        usleep(between_looks);
        running -= count_ended(running, &well);
        done = collect(shared, tasks, count, done, tell);
    }
    *checked = (filter_check){shared->decisions, shared->faults};
    munmap(shared, bytes);
    return well && done == count;
}
