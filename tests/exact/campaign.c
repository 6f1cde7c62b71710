#include "campaign.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "../inline/subject.h"
#include "ask.h"
#include "floats.h"

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

/* ---- Generating --------------------------------------------------------------------------------------- */

static void nudge(stream *s, const char *layout, int steps, float *floats)
{
    for (int i = 0; layout[i]; i++)
        if (layout[i] != 't' && draw_one_in(s, 4))
            floats[i] = neighbour(floats[i], draw_integer(s, -steps, steps));
}

/* Rounding and nudging may have turned a flat side inside out. */
static void tidy(const subject *about, const family *f, float *floats)
{
    keep_in_range(floats, about->layout, f->where);
    order_boxes(about, floats);
}

static void generate_case(const subject *about, const family *f, source *s, float *floats)
{
    double draft[MOST_FLOATS] = {0};
    f->draft(s, draft);
    place where = draw_place(s, f->where);
    put(draft, about->layout, &where, floats);
    tidy(about, f, floats);
    if (f->finish)
        f->finish(&s->own, floats);
    if (f->steps)
        nudge(&s->own, about->layout, f->steps, floats);
    tidy(about, f, floats);
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

/* Returns 1 if the backend gives other hits with operands exchanged, and none may. */
static size_t ask_one(const subject *about, const asked_backend *one, const batch *b, answers *out)
{
    memset(out, 0, sizeof *out);
    if (ask(about, one->backend, b->cases, b->n, out) == 0)
        return 0;
    fprintf(stderr, "%s: backend %s gives other hits with operands exchanged\n", about->name, one->name);
    return 1;
}

static int is_its_turn(const asked_backend *one, const subject *about, uint64_t number)
{
    return number % one->share == 0 && (one->backend != &lh_backend_inline || inline_has(about->query));
}

/* Returns how many backends do not agree, bit for bit, with the one that is judged, or with themselves. */
static size_t ask_all(const subject *about, const family *f, uint64_t number, batch *b)
{
    size_t count, disagreeing = 0;
    const asked_backend *all = chosen_backends(&count);
    disagreeing += ask_one(about, &all[0], b, &b->given);
    for (size_t i = 1; i < count; i++) {
        static answers other;
        if (!is_its_turn(&all[i], about, number))
            continue;
        disagreeing += ask_one(about, &all[i], b, &other);
        if (memcmp(&other, &b->given, sizeof other) != 0) {
            disagreeing++;
            fprintf(stderr, "%s, %s: backend %s does not give the bits of %s\n", about->name, f->name,
                    all[i].name, all[0].name);
        }
    }
    return disagreeing;
}

/* ---- Judging ------------------------------------------------------------------------------------------ */

static const char *const false_verdict[] = {
    [NEVER_MISSES] = "a false miss", [NEVER_HITS_WRONGLY] = "a false hit"};
static const char *const beyond_bound[] = {[NEVER_MISSES] = "an over-report beyond its bound",
                                           [NEVER_HITS_WRONGLY] = "an under-report beyond its bound"};

static int is_off(const answer *given, const finding *found)
{
    return given->hit != found->touches;
}

static int is_false(const subject *about, const answer *given, const finding *found)
{
    return is_off(given, found) && given->hit == (about->promised == NEVER_HITS_WRONGLY);
}

static const char *failure_of(const subject *about, const answer *given, const finding *found)
{
    if (is_false(about, given, found))
        return false_verdict[about->promised];
    if (found->broken)
        return found->broken;
    if (!(found->growth <= found->growth_bound))
        return beyond_bound[about->promised];
    if (found->first_error > about->first_error_bound)
        return "the first time is not exact enough";
    if (found->first_early > about->first_early_bound)
        return "the first time of an over-report is too early";
    if (found->last_late > about->last_late_bound)
        return "the last time is too late";
    return NULL;
}

static void print_failure(const subject *about, const family *f, const float *floats, const answer *given,
                          const finding *found, const char *failure)
{
    fprintf(stderr, "%s, %s: %s\n   ", about->name, f->name, failure);
    for (int i = 0; about->layout[i]; i++)
        fprintf(stderr, " %c %a", about->layout[i], (double)floats[i]);
    fprintf(
        stderr,
        "\n    answered: hit %d, inside %d, normal %d; growth %g of %g, times off by %g, %g and %g; floats",
        given->hit, given->inside, given->normal, found->growth, found->growth_bound, found->first_error,
        found->first_early, found->last_late);
    for (size_t k = 0; k < MOST_FLOAT_RESULTS; k++)
        fprintf(stderr, " %a", (double)given->floats[k]);
    fprintf(stderr, "\n");
}

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

static answer answer_at(const answers *all, size_t i)
{
    answer one = {.hit = (int)(all->hits[i / 64] >> i % 64 & 1),
                  .inside = (int)(all->inside[i / 64] >> i % 64 & 1),
                  .normal = all->normal[i]};
    for (size_t k = 0; k < MOST_FLOAT_RESULTS; k++)
        one.floats[k] = all->floats[k][i];
    return one;
}

static void judge_case(const subject *about, const family *f, const batch *b, size_t i, tally *t)
{
    answer given = answer_at(&b->given, i);
    finding found = {0};
    about->judge(floats_of(b, i), &given, &found);
    if (!has_hits(about))
        given.hit = found.touches;

    const char *failure = failure_of(about, &given, &found);
    if (failure && t->failures < MOST_PRINTED)
        print_failure(about, f, floats_of(b, i), &given, &found, failure);
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
