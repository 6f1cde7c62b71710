#include "trial.h"

#include <string.h>
#include <time.h>

#include "fail.h"
#include "progress.h"

enum { LEAST_ROUNDS = 3, MOST_ROUNDS = 40 };
static const double time_enough = 0.3; /* seconds a backend, after which no other round begins */
static const double between_looks = 20e-6;

double cpu_seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

void meter_start(meter *m)
{
    m->started = seconds_now();
}

/* The time on the clock, unless the CPU did something else meanwhile: then this thread's own time on it since
 * the last look. Looking is a system call that slows down what comes next, so short calls share a look. */
void meter_stop(meter *m)
{
    double now = seconds_now(), seconds = now - m->started;
    if (now - m->looked > between_looks) {
        double cpu_seconds = cpu_seconds_now(), mine = cpu_seconds - m->cpu_looked;
        m->cpu_looked = cpu_seconds;
        m->looked = seconds_now();
        seconds = mine < seconds ? mine : seconds;
    }
    m->seconds += seconds;
    progress_tick();
}

/* One step of the digest: multiply and fold, so that every bit of the word reaches every later bit. */
static uint64_t mixed(uint64_t digest, uint64_t word)
{
    uint64_t product = (digest ^ word) * 0x9e3779b97f4a7c15U; /* 2^64 divided by the golden ratio */
    return product ^ product >> 32;
}

void meter_bytes(meter *m, const void *bytes, size_t size)
{
    const unsigned char *next = bytes;
    uint64_t word;
    for (; size >= sizeof word; size -= sizeof word, next += sizeof word) {
        memcpy(&word, next, sizeof word);
        m->digest = mixed(m->digest, word);
    }
    word = size;
    memcpy((unsigned char *)&word + sizeof word - size, next, size);
    m->digest = mixed(m->digest, word);
}

void meter_found(meter *m, size_t asked, size_t hits)
{
    m->pairs += asked;
    m->hits += hits;
}

void meter_hits(meter *m, const uint64_t *hits, size_t n)
{
    meter_found(m, n, lh_hits_count(hits, n));
    meter_bytes(m, hits, lh_hits_words(n) * sizeof *hits);
}

static int same_results(const meter *a, const meter *b)
{
    return a->pairs == b->pairs && a->hits == b->hits && a->digest == b->digest;
}

static int is_wanted(const options *o, lh_isa isa)
{
    return isa == LH_ISA_SCALAR || (lh_isa_available(isa) && (o->isa == ALL_BACKENDS || o->isa == isa));
}

size_t trial_backends(const options *o, lh_isa backends[LH_ISA_COUNT])
{
    size_t count = 0;
    for (lh_isa isa = LH_ISA_SCALAR; isa < LH_ISA_COUNT; isa++)
        if (is_wanted(o, isa))
            backends[count++] = isa;
    return count;
}

static meter pass_once(const trial *t, lh_isa isa)
{
    must(lh_isa_select(isa));
    progress_stage(lh_isa_name(isa));
    meter m = {.cpu_looked = cpu_seconds_now(), .looked = seconds_now()};
    t->pass(t->context, &m);
    return m;
}

static void keep_best(const trial *t, lh_isa isa, meter *best, const meter *m)
{
    if (!same_results(m, best))
        fail("%s: two passes on %s differ", t->scene, lh_isa_name(isa));
    if (m->seconds < best->seconds)
        *best = *m;
}

/* All backends in each round, so that a time when the machine is slow meets them alike. */
static void measure(const trial *t, const lh_isa *backends, size_t count, meter *best)
{
    double begun = seconds_now();
    for (size_t i = 0; i < count; i++)
        best[i] = pass_once(t, backends[i]);
    for (int round = 1; round < MOST_ROUNDS; round++) {
        if (round >= LEAST_ROUNDS && seconds_now() - begun > time_enough * (double)count)
            return;
        for (size_t i = 0; i < count; i++) {
            meter m = pass_once(t, backends[i]);
            keep_best(t, backends[i], &best[i], &m);
        }
    }
}

void trial_run(demo *d, const trial *t)
{
    lh_isa backends[LH_ISA_COUNT];
    meter best[LH_ISA_COUNT];
    size_t count = trial_backends(&d->options, backends);
    measure(t, backends, count, best);
    for (size_t i = 0; i < count; i++) {
        const meter *m = &best[i], *reference = &best[0];
        int identical = same_results(m, reference);
        if (!identical)
            report_failure(&d->report, "%s: %s differs from the reference", t->scene,
                           lh_isa_name(backends[i]));
        double speed = m->seconds > 0 ? reference->seconds / m->seconds : 1;
        report_add_row(&d->report, (report_row){t->scene, t->query, backends[i], m->pairs, m->hits,
                                                m->seconds, speed, identical});
    }
    must(lh_isa_select(lh_isa_best()));
}
