#include "progress.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "fail.h"

static const double patience = 1.0; /* seconds before a scene counts as long */
static const double interval = 0.1; /* seconds between two drawings */

static struct {
    const char *scene, *stage;
    unsigned number, of;
    double begun, next;
    double pause; /* between two lines, where there is no terminal */
    int shown, is_terminal;
} progress;

double seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static double wanted_pause(void)
{
    const char *seconds = getenv("LANEHIT_PROGRESS_SECONDS");
    return seconds && *seconds ? strtod(seconds, NULL) : 60;
}

void progress_begin(const char *scene, unsigned number, unsigned of)
{
    progress_clear();
    progress.scene = scene;
    progress.number = number;
    progress.of = of;
    progress.stage = "preparing";
    progress.begun = seconds_now();
    progress.is_terminal = isatty(STDERR_FILENO);
    progress.pause = wanted_pause();
    progress.next = progress.begun + (progress.is_terminal ? patience : progress.pause);
}

void progress_stage(const char *stage)
{
    progress.stage = stage;
    progress_tick();
}

void progress_tick(void)
{
    double now = seconds_now();
    if (!progress.scene || now < progress.next)
        return;
    progress.next = now + (progress.is_terminal ? interval : progress.pause);
    progress.shown = progress.is_terminal;
    fprintf(stderr, "%s%s: %s (%u of %u): %s, %.*f s%s", progress.is_terminal ? "\r\033[K" : "", program_name,
            progress.scene, progress.number, progress.of, progress.stage, progress.is_terminal ? 1 : 0,
            now - progress.begun, progress.is_terminal ? "" : "\n");
}

void progress_clear(void)
{
    if (progress.shown)
        fputs("\r\033[K", stderr);
    progress.shown = 0;
}
