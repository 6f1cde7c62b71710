#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include "workers.h"

#include <stdatomic.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

/* What the processes see of each other. */
typedef struct board {
    atomic_size_t next; /* task that nobody has begun */
    atomic_size_t decisions, faults;
    tally results[];
} board;

static void work(board *shared, const task *tasks, size_t count)
{
    for (size_t i; (i = atomic_fetch_add(&shared->next, 1)) < count;)
        shared->results[i] = prove(tasks[i].about, tasks[i].family, tasks[i].cases, tasks[i].seed);
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

/* Whether each ended as it should. */
static int await_workers(size_t started)
{
    int well = started > 0;
    for (; started > 0; started--) {
        int status;
        well &= wait(&status) > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0;
    }
    return well;
}

int do_tasks(task *tasks, size_t count, size_t processes, filter_check *checked)
{
    size_t bytes = sizeof(board) + count * sizeof(tally);
    board *shared = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (shared == MAP_FAILED) {
        perror("mmap");
        return 0;
    }
    int well = await_workers(start_workers(shared, tasks, count, processes));
    for (size_t i = 0; i < count; i++) {
        tasks[i].result = shared->results[i];
        well &= tasks[i].result.cases == tasks[i].cases;
    }
    *checked = (filter_check){shared->decisions, shared->faults};
    munmap(shared, bytes);
    return well;
}
