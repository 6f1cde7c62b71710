#include "progress.h"

#include <stdio.h>
#include <time.h>
#include <unistd.h>

static const double patience = 1.0; /* seconds before a scene counts as long */
static const double interval = 0.1; /* seconds between two drawings */

static struct {
    const char *scene, *stage;
    double begun, next;
    int shown;
} progress;

double seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

void progress_begin(const char *scene)
{
    progress_clear();
    progress.scene = scene;
    progress.stage = "";
    progress.begun = seconds_now();
    progress.next = progress.begun + patience;
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
    progress.next = now + interval;
    if (!isatty(STDERR_FILENO))
        return;
    fprintf(stderr, "\r\033[K%s: %s, %.1f s", progress.scene, progress.stage, now - progress.begun);
    progress.shown = 1;
}

void progress_clear(void)
{
    if (progress.shown)
        fputs("\r\033[K", stderr);
    progress.shown = 0;
}
