/* The same calls to lanehit on every backend: timed, and held to the reference bit for bit. */
#ifndef DEMO_TRIAL_H
#define DEMO_TRIAL_H

#include <stddef.h>
#include <stdint.h>

#include "scene.h"

/* What one pass over a trial's calls took, and what came out. */
typedef struct meter {
    double seconds, started;
    double looked, cpu_looked; /* at this thread's time on the CPU */
    size_t pairs, hits;
    uint64_t digest; /* of every byte that lanehit wrote */
} meter;

typedef struct trial {
    const char *scene, *query;
    /* Makes all calls once: each between meter_start and meter_stop, then its outputs into the digest. */
    void (*pass)(void *context, meter *m);
    void *context;
} trial;

/* Runs the trial on the reference and on each backend that is wanted, by turns, and reports a row for each: the best of
 * its passes, in time on the CPU. The context is left as the last pass made it; the best backend is active again. */
void trial_run(demo *d, const trial *t);

/* The backends that the options ask for, the reference first. Returns how many. */
size_t trial_backends(const options *o, lh_isa backends[LH_ISA_COUNT]);

/* This thread's time on the CPU. */
double cpu_seconds_now(void);

void meter_start(meter *m);
void meter_stop(meter *m);

/* So many were asked about, and so many of them hit. */
void meter_found(meter *m, size_t asked, size_t hits);

/* The outputs of n pairs: their hits, and any other array. */
void meter_hits(meter *m, const uint64_t *hits, size_t n);
void meter_bytes(meter *m, const void *bytes, size_t size);

#endif
