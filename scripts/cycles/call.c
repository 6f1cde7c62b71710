/* Calls of queries on ordinary input: packed pairs that lie close together, of which half hit, with the outputs that
 * most callers want. For scripts/cycles, which reads what this prints.
 *     call trace BACKEND QUERY N    the addresses of all instructions that a call for N pairs executes, of 32 bits
 *     call time BACKEND             of each query: its name, and nanoseconds a pair between calls for few and many
 *     call clock                    the cycles per nanosecond of this core
 * Linked statically and at a fixed place, so that an address is what a disassembler of this program says. */
#define _GNU_SOURCE /* names of registers */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <ucontext.h>

#include "described.h"
#include "problem.h"

/* Whole words of hits, so that no pair is computed alone. */
enum { FEW = 64, MANY = 192, TIMED = 512 };

static int fail(const char *why)
{
    fprintf(stderr, "call: %s\n", why);
    return EXIT_FAILURE;
}

static const workload *main_workload(const char *query)
{
    for (const workload *w = list_workloads(); w->query_name; w++)
        if (w->is_main && strcmp(w->query_name, query) == 0)
            return w;
    return NULL;
}

static int select_backend(const char *name)
{
    for (lh_isa isa = LH_ISA_SCALAR; isa <= LH_ISA_NEON; isa++)
        if (strcmp(lh_isa_name(isa), name) == 0)
            return lh_isa_select(isa) == LH_OK;
    return 0;
}

/* The first n of the same pairs; more than MANY are others. */
static int first_pairs(problem *all, problem *few, const workload *w, size_t n)
{
    if (!problem_create(all, w, FORM_PAIRS, n > MANY ? n : MANY, 0.5))
        return 0;
    problem_slice(few, all, 0, n);
    return 1;
}

/* ---- What is executed: with the trap flag set, a signal comes after every instruction ---- */

enum { TRAP_FLAG = 0x100, MOST_INSTRUCTIONS = 1 << 23 };

static struct {
    uint64_t begin, end, stack; /* of the call: its first instruction, and where it returns to */
    size_t count;
    uint32_t address[MOST_INSTRUCTIONS];
} executed;

static void after_instruction(int number, siginfo_t *info, void *context)
{
    greg_t *at = ((ucontext_t *)context)->uc_mcontext.gregs;
    const uint64_t here = (uint64_t)at[REG_RIP], stack = (uint64_t)at[REG_RSP];
    (void)number, (void)info;
    at[REG_EFL] |= TRAP_FLAG;
    if (here == executed.begin && !executed.end) {
        executed.stack = stack;
        executed.end = *(const uint64_t *)(uintptr_t)stack;
    }
    if (here == executed.end && stack > executed.stack)
        at[REG_EFL] &= ~TRAP_FLAG;
    else if (executed.end && executed.count < MOST_INSTRUCTIONS)
        executed.address[executed.count++] = (uint32_t)here;
}

static int trace(const workload *w, size_t n)
{
    const struct sigaction stepping = {.sa_sigaction = after_instruction, .sa_flags = SA_SIGINFO};
    problem all, p;
    if (!first_pairs(&all, &p, w, n))
        return fail("out of memory");
    (void)w->public_function(&p.call); /* first use chooses a backend */
    executed.begin = (uint64_t)(uintptr_t)w->public_function;
    if (sigaction(SIGTRAP, &stepping, NULL) != 0 || raise(SIGTRAP) != 0)
        return fail("cannot step");
    (void)w->public_function(&p.call);
    problem_destroy(&all);
    if (executed.count == 0 || executed.count == MOST_INSTRUCTIONS)
        return fail("the call is too long");
    return fwrite(executed.address, sizeof *executed.address, executed.count, stdout) == executed.count
               ? EXIT_SUCCESS
               : fail("cannot write");
}

/* ---- Times: the least of many, for nothing makes a call faster than it is ---- */

static double now(void)
{
    struct timespec t;
    (void)clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

enum { TRIALS = 1000, CALLS = 4 };

static double least_time(const problem *p, double least)
{
    const double start = now();
    for (int k = 0; k < CALLS; k++)
        (void)p->work->public_function(&p->call);
    const double taken = (now() - start) / (double)CALLS;
    return taken < least ? taken : least;
}

/* Calls for few and for many take turns, so that both have what quiet there is. */
static double time_of_pair(const problem *few, const problem *many)
{
    double time_of_few = 1e30, time_of_many = 1e30;
    for (int trial = 0; trial < TRIALS; trial++) {
        time_of_few = least_time(few, time_of_few);
        time_of_many = least_time(many, time_of_many);
    }
    return (time_of_many - time_of_few) / (double)(many->n - few->n);
}

static int time_all(void)
{
    for (const workload *w = list_workloads(); w->query_name; w++) {
        problem few, many;
        if (!w->is_main)
            continue;
        if (!problem_create(&many, w, FORM_PAIRS, TIMED, 0.5))
            return fail("out of memory");
        problem_slice(&few, &many, 0, FEW);
        printf("%s %.4f\n", w->query_name, time_of_pair(&few, &many));
        problem_destroy(&many);
    }
    return EXIT_SUCCESS;
}

/* Additions that wait for each other are one a cycle, on every core of the last twenty years. */
static double cycles_per_nanosecond(void)
{
    enum { ADDITIONS = 8, ROUNDS = 4096 };
    double least = 1e30;
    for (int trial = 0; trial < TRIALS; trial++) {
        uint64_t sum = 1;
        const double start = now();
        for (int k = 0; k < ROUNDS; k++)
            __asm__ volatile("add %0, %0\n\tadd %0, %0\n\tadd %0, %0\n\tadd %0, %0\n\t"
                             "add %0, %0\n\tadd %0, %0\n\tadd %0, %0\n\tadd %0, %0"
                             : "+r"(sum));
        const double taken = now() - start;
        least = taken < least ? taken : least;
    }
    return (double)(ADDITIONS * ROUNDS) / least;
}

int main(int arguments, char **argument)
{
    if (arguments == 2 && strcmp(argument[1], "clock") == 0)
        return printf("%.3f\n", cycles_per_nanosecond()) < 0;
    if (arguments < 3 || !select_backend(argument[2]))
        return fail("this processor has no such backend");
    if (arguments == 3 && strcmp(argument[1], "time") == 0)
        return time_all();
    const workload *w = arguments == 5 ? main_workload(argument[3]) : NULL;
    if (!w || strcmp(argument[1], "trace") != 0)
        return fail("trace BACKEND QUERY N, time BACKEND, or clock");
    return trace(w, (size_t)strtoul(argument[4], NULL, 10));
}
