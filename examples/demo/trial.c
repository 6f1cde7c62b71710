#include "trial.h"

#include <string.h>

#include "fail.h"
#include "progress.h"

enum { MOST_PASSES = 5 };
static const double time_enough = 0.3; /* seconds, after which no other pass begins */

void meter_start(meter *m)
{
    m->started = seconds_now();
}

void meter_stop(meter *m)
{
    m->seconds += seconds_now() - m->started;
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

void meter_hits(meter *m, const uint64_t *hits, size_t n)
{
    m->tests += n;
    m->hits += lh_hits_count(hits, n);
    meter_bytes(m, hits, lh_hits_words(n) * sizeof *hits);
}

static int same_results(const meter *a, const meter *b)
{
    return a->tests == b->tests && a->hits == b->hits && a->digest == b->digest;
}

static meter measure(const trial *t, lh_isa isa)
{
    must(lh_isa_select(isa));
    progress_stage(lh_isa_name(isa));
    double begun = seconds_now();
    meter best = {0};
    t->pass(t->context, &best);
    for (int pass = 1; pass < MOST_PASSES && seconds_now() - begun < time_enough; pass++) {
        meter m = {0};
        t->pass(t->context, &m);
        if (!same_results(&m, &best))
            fail("%s: two passes on %s differ", t->scene, lh_isa_name(isa));
        if (m.seconds < best.seconds)
            best = m;
    }
    return best;
}

static int is_wanted(const options *o, lh_isa isa)
{
    return isa == LH_ISA_SCALAR || (lh_isa_available(isa) && (o->isa == ALL_BACKENDS || o->isa == isa));
}

void trial_run(demo *d, const trial *t)
{
    meter reference = {0};
    for (lh_isa isa = LH_ISA_SCALAR; isa < LH_ISA_COUNT; isa++) {
        if (!is_wanted(&d->options, isa))
            continue;
        meter m = measure(t, isa);
        if (isa == LH_ISA_SCALAR)
            reference = m;
        int identical = same_results(&m, &reference);
        if (!identical)
            report_failure(&d->report, "%s: %s differs from the reference", t->scene, lh_isa_name(isa));
        double speed = m.seconds > 0 ? reference.seconds / m.seconds : 1;
        report_add_row(&d->report,
                       (report_row){t->scene, t->test, isa, m.tests, m.hits, m.seconds, speed, identical});
    }
    must(lh_isa_select(lh_isa_best()));
}
