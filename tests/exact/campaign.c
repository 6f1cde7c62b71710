#include "campaign.h"

#include <stdio.h>
#include <string.h>

#include "../inline/subject.h"
#include "ask.h"
#include "generate.h"
#include "judge.h"

enum { MOST_PRINTED = 3 };

typedef struct batch {
    float cases[BATCH * MOST_FLOATS];
    size_t floats_each, n;
    answers given;
} batch;

static const float *floats_of(const batch *b, size_t i)
{
    return b->cases + i * b->floats_each;
}

static void generate(const subject *about, const family *f, uint64_t seed, uint64_t number, batch *b)
{
    stream own = stream_of(seed, number);
    for (size_t i = 0; i < b->n; i++) {
        source s = {own, stream_of(~seed, number * (BATCH / SHARING) + i / SHARING)};
        generate_case(about, f, &s, b->cases + i * b->floats_each);
        own = s.own;
    }
}

/* ---- Asking ------------------------------------------------------------------------------------------- */

static struct {
    asked_backend backend[LH_ISA_COUNT + 1];
    size_t count;
} asked;

static void choose(const char *name, const lh_backend *backend, uint64_t share)
{
    asked.backend[asked.count++] = (asked_backend){name, backend, share};
}

static void choose_isa(lh_isa isa)
{
    choose(lh_isa_name(isa), lh_isa_backend(isa), 1);
}

static int is_wanted(lh_isa isa, const char *name)
{
    if (!name)
        return isa != lh_isa_best();
    if (strcmp(name, "best") == 0)
        return isa == LH_ISA_SCALAR && isa != lh_isa_best();
    return strcmp(lh_isa_name(isa), name) == 0;
}

int choose_backends(const char *name)
{
    const int is_best = name && strcmp(name, "best") == 0;
    asked.count = 0;
    if (!name || is_best)
        choose_isa(lh_isa_best());
    for (lh_isa isa = LH_ISA_SCALAR; isa < LH_ISA_COUNT; isa++)
        if (lh_isa_available(isa) && is_wanted(isa, name))
            choose_isa(isa);
    if (!name || is_best || strcmp(name, "inline") == 0)
        choose("inline", &lh_backend_inline, is_best ? INLINE_SHARE : 1);
    return asked.count > 0;
}

const asked_backend *chosen_backends(size_t *count)
{
    if (asked.count == 0)
        choose_backends(NULL);
    *count = asked.count;
    return asked.backend;
}

size_t ask_backend(const subject *about, const asked_backend *one, const float *cases, size_t n, answers *out)
{
    memset(out, 0, sizeof *out);
    if (ask(about, one->backend, cases, n, out) == 0)
        return 0;
    fprintf(stderr, "%s: backend %s gives other results with operands exchanged\n", about->name, one->name);
    return 1;
}

int is_its_turn(const asked_backend *one, const subject *about, uint64_t number)
{
    return number % one->share == 0 && (one->backend != &lh_backend_inline || inline_has(about->query));
}

/* Returns how many backends do not agree, bit for bit, with the one that is judged, or with themselves. */
static size_t ask_all(const subject *about, const family *f, uint64_t number, batch *b)
{
    size_t count, disagreeing = 0;
    const asked_backend *all = chosen_backends(&count);
    disagreeing += ask_backend(about, &all[0], b->cases, b->n, &b->given);
    for (size_t i = 1; i < count; i++) {
        static answers other;
        if (!is_its_turn(&all[i], about, number))
            continue;
        disagreeing += ask_backend(about, &all[i], b->cases, b->n, &other);
        if (memcmp(&other, &b->given, sizeof other) != 0) {
            disagreeing++;
            fprintf(stderr, "%s, %s: backend %s does not give the bits of %s\n", about->name, f->name,
                    all[i].name, all[0].name);
        }
    }
    return disagreeing;
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

static void raise_to(double *worst, double x)
{
    if (x > *worst)
        *worst = x;
}

void add_tally(tally *all, const tally *one)
{
    all->cases += one->cases;
    all->touching += one->touching;
    all->false_verdicts += one->false_verdicts;
    all->padded_verdicts += one->padded_verdicts;
    all->needed_pairs += one->needed_pairs;
    all->needed_gmp += one->needed_gmp;
    all->failures += one->failures;
    raise_to(&all->worst_growth, one->worst_growth);
    raise_to(&all->worst_share, one->worst_share);
    raise_to(&all->worst_first_error, one->worst_first_error);
    raise_to(&all->worst_first_early, one->worst_first_early);
    raise_to(&all->worst_last_late, one->worst_last_late);
}

static void judge_case(const subject *about, const family *f, const batch *b, size_t i, tally *t)
{
    answer given = answer_at(&b->given, i);
    const finding found = judge(about, floats_of(b, i), &given);

    const char *failure = failure_of(about, &given, &found);
    if (failure && t->failures < MOST_PRINTED)
        print_failure(about, f->name, floats_of(b, i), &given, &found, failure);
    tally one = {
        .cases = 1,
        .touching = (size_t)found.touches,
        .false_verdicts = (size_t)is_false(about, &given, &found),
        .padded_verdicts = is_off(&given, &found) && !is_false(about, &given, &found),
        .needed_pairs = found.effort == BY_PAIR,
        .needed_gmp = found.effort == BY_GMP,
        .worst_growth = found.growth,
        .worst_share = found.growth > 0.0 ? found.growth / found.growth_bound : 0.0,
        .worst_first_error = found.first_error,
        .worst_first_early = found.first_early,
        .worst_last_late = found.last_late,
        .failures = failure != NULL,
    };
    add_tally(t, &one);
}

/* FNV-1a: Fowler, Noll and Vo. */
static uint64_t mix_in(uint64_t seed, const char *name)
{
    for (; *name; name++)
        seed = (seed ^ (unsigned char)*name) * 0x100000001b3u;
    return seed;
}

tally prove(const subject *about, const family *f, size_t cases, uint64_t seed)
{
    static batch b;
    seed = mix_in(mix_in(seed, about->name), f->name);
    tally t = {0};
    b.floats_each = strlen(about->layout);
    for (uint64_t number = 0; t.cases < cases; number++) {
        b.n = cases - t.cases < BATCH ? cases - t.cases : BATCH;
        generate(about, f, seed, number, &b);
        t.failures += ask_all(about, f, number, &b);
        for (size_t i = 0; i < b.n; i++)
            judge_case(about, f, &b, i, &t);
    }
    return t;
}
