/* What the table says of time is the time that the calls took on the CPU, the best of several passes: neither
 * what the machine did meanwhile nor one slow pass counts. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "../demo/fail.h"
#include "../demo/trial.h"

const char program_name[] = "trial_time";

static void sleep_for(double seconds)
{
    nanosleep(&(struct timespec){(time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9)}, NULL);
}

static void work_for(double seconds)
{
    const clock_t begun = clock();
    while ((double)(clock() - begun) < seconds * CLOCKS_PER_SEC) {
    }
}

/* As on a machine that gives the processor to someone else in the middle of a call. */
static void pass_with_breaks(void *context, meter *m)
{
    (void)context;
    meter_start(m);
    sleep_for(0.2);
    meter_stop(m);
}

/* As on a processor that was slow at first: the first pass of each backend takes longer than what counts as
 * enough for all of them. */
static void pass_slow_at_first(void *context, meter *m)
{
    int *first = context;
    meter_start(m);
    work_for(*first ? 0.5 : 0.01);
    meter_stop(m);
    *first = 0;
}

static double seconds_of(void (*pass)(void *, meter *))
{
    int first = 1;
    demo d = {.options.isa = LH_ISA_SCALAR};
    trial_run(&d, &(trial){"scene", "query", pass, &first});
    double seconds = d.report.rows[0].seconds;
    report_free(&d.report);
    return seconds;
}

static int expect_below(double limit, double seconds, const char *what)
{
    if (seconds >= 0 && seconds < limit)
        return 1;
    fprintf(stderr, "%s: %g s, not below %g s\n", what, seconds, limit);
    return 0;
}

int main(void)
{
    int fine = expect_below(0.1, seconds_of(pass_with_breaks), "a pass that only sleeps");
    fine &= expect_below(0.25, seconds_of(pass_slow_at_first), "the best pass");
    return fine ? EXIT_SUCCESS : EXIT_FAILURE;
}
