/* How much faster than the plain loop that a compiler vectorises: each test, level and hit rate, all in one
 * run. Prints a table, and says which rows miss their target. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "agreement.h"
#include "contender.h"
#include "measure.h"
#include "problem.h"

/* ---- Options ---- */

typedef struct settings {
    size_t n, small_n, rounds;
    uint64_t seed;
    const char *filter, *json;
    int check;
} settings;

static const char usage[] = "usage: ratios [options]\n"
                            "  --n N          tests in a batch (256: in the first cache)\n"
                            "  --small N      tests in a short batch, where a call costs what it costs (8)\n"
                            "  --rounds N     how often everything is measured (300)\n"
                            "  --seed N       of the inputs (1)\n"
                            "  --filter TEXT  only rows of which \"workload/form\" contains TEXT\n"
                            "  --json FILE    write all measurements to FILE\n"
                            "  --check        exit status 1 if a row misses its target\n";

static int read_number(const char *text, unsigned long long *number)
{
    char *end;
    errno = 0;
    *number = strtoull(text, &end, 10);
    return errno == 0 && end != text && *end == '\0' && *number > 0;
}

/* Takes an option with its value; 0 if there is none such. */
static int take_option(settings *s, const char *name, const char *value)
{
    unsigned long long number = 0;
    const int is_number = read_number(value, &number);
    if (strcmp(name, "--filter") == 0)
        s->filter = value;
    else if (strcmp(name, "--json") == 0)
        s->json = value;
    else if (is_number && strcmp(name, "--n") == 0)
        s->n = number;
    else if (is_number && strcmp(name, "--small") == 0)
        s->small_n = number;
    else if (is_number && strcmp(name, "--rounds") == 0)
        s->rounds = number;
    else if (is_number && strcmp(name, "--seed") == 0)
        s->seed = number;
    else
        return 0;
    return 1;
}

static int read_settings(settings *s, int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--check") == 0)
            s->check = 1;
        else if (i + 1 < argc && take_option(s, argv[i], argv[i + 1]))
            i++;
        else
            return 0;
    }
    return 1;
}

/* ---- Targets: the longest time that a row may take, as a part of the loop's. ---- */

typedef struct target {
    double wanted;    /* a row up to here is as it should be */
    double tolerated; /* up to here it is behind by what the guarantee, which the loop lacks, may cost */
} target;

static target target_of(const workload *w, form f, double hit_rate)
{
    const int is_ray = strcmp(w->test->name, "raycast_aabb") == 0;
    const int is_triangle = strcmp(w->test->name, "overlap_triangle_aabb") == 0;
    if (is_ray && f == FORM_ONE_FIRST)
        return (target){1 / 1.25, 1 / 1.25};
    if (is_triangle && hit_rate == 0.05)
        return (target){1 / 2.0, 1 / 2.0};
    if (is_ray && f == FORM_PAIRS)
        return (target){1.0, 1.2};
    return (target){1.0, 1.1};
}

static const char *verdict_on(double part, target t)
{
    if (part <= t.wanted)
        return "ok";
    return part <= t.tolerated ? "behind" : "MISS";
}

/* ---- One row: a problem, solved by all ---- */

typedef struct row {
    const workload *workload;
    form form;
    size_t n;
    double hit_rate, undecided;
    timing times[CONTENDERS_MAX];
} row;

/* What a row says of one backend. */
typedef struct comparison {
    double direct, call; /* least nanoseconds a test */
    double loop;         /* of the loop to beat */
    double best;         /* of the fastest loop that may use the same instructions */
    const char *best_name;
} comparison;

static comparison compare(const row *r, const contender *all, size_t count, lh_isa isa)
{
    comparison result = {0, 0, 0, 0, ""};
    for (size_t c = 0; c < count; c++) {
        const double ns = r->times[c].least / (double)r->n;
        if (all[c].isa != isa)
            continue;
        if (all[c].kind == BY_BACKEND) {
            result.direct = ns;
        } else if (all[c].kind == BY_CALL) {
            result.call = ns;
        } else {
            if (all[c].loops->to_beat)
                result.loop = ns;
            if (result.best == 0 || ns < result.best) {
                result.best = ns;
                result.best_name = all[c].name;
            }
        }
    }
    return result;
}

static int all_agree(const contender *all, size_t count, const problem *p)
{
    int agree = 1;
    for (size_t c = 0; c < count; c++) {
        const size_t different = disagreements(&all[c], p);
        if (different > disagreements_tolerated(&all[c], p->n)) {
            fprintf(stderr, "ratios: %s answers %zu of %zu tests of %s, %s otherwise than the reference\n",
                    all[c].name, different, p->n, p->work->name, form_names[p->layout]);
            agree = 0;
        }
    }
    return agree;
}

static int measure_row(row *r, const contender *all, size_t count, size_t rounds, uint64_t seed)
{
    problem p;
    if (!problem_create(&p, r->workload, r->form, r->n, r->hit_rate, seed)) {
        fprintf(stderr, "ratios: out of memory\n");
        return 0;
    }
    const bench_test *test = r->workload->test;
    r->undecided = test->undecided ? (double)test->undecided(&p) / (double)r->n : 1;
    const int fine = all_agree(all, count, &p) && measure(all, count, &p, rounds, r->times);
    problem_destroy(&p);
    return fine;
}

/* ---- The table ---- */

static const lh_isa judged[] = {LH_ISA_AVX2, LH_ISA_AVX512};
enum { JUDGED = sizeof judged / sizeof judged[0] };

static void print_heading(size_t n, int with_targets)
{
    printf("\nn = %zu, nanoseconds a test (least of all rounds)\n", n);
    printf("%-28s %-10s %4s %5s", "workload", "form", "hit%", "open%");
    for (size_t i = 0; i < JUDGED; i++)
        printf(" |%7s %6s %6s %5s%s %6s %-13s", lh_isa_name(judged[i]), "call", "loop", "ratio",
               with_targets ? "       " : "", "best", "(which)");
    printf("\n");
}

/* Returns whether a target is missed. */
static int print_row(const row *r, const contender *all, size_t count, int with_targets)
{
    int missed = 0;
    const target t = target_of(r->workload, r->form, r->hit_rate);
    printf("%-28s %-10s %4.0f %5.0f", r->workload->name, form_names[r->form], r->hit_rate * 100,
           r->undecided * 100);
    for (size_t i = 0; i < JUDGED; i++) {
        const comparison c = compare(r, all, count, judged[i]);
        if (c.call == 0 || c.loop == 0) {
            printf(" |%s", "   not available here");
            continue;
        }
        const char *verdict = verdict_on(c.call / c.loop, t);
        missed |= strcmp(verdict, "MISS") == 0;
        printf(" |%7.3f %6.3f %6.3f %5.2f", c.direct, c.call, c.loop, c.loop / c.call);
        if (with_targets)
            printf(" %-6s", verdict);
        printf(" %6.3f %-13s", c.best, c.best_name + strlen("loop_"));
    }
    printf("\n");
    fflush(stdout);
    return missed;
}

static void write_json_row(FILE *json, const row *r, const contender *all, size_t count)
{
    static const char *separator = "";
    for (size_t c = 0; c < count; c++) {
        fprintf(json,
                "%s\n  {\"workload\": \"%s\", \"form\": \"%s\", \"n\": %zu, \"hit_rate\": %g, "
                "\"undecided\": %g, \"contender\": \"%s\", \"ns_least\": %.4f, \"ns_median\": %.4f}",
                separator, r->workload->name, form_names[r->form], r->n, r->hit_rate, r->undecided,
                all[c].name, r->times[c].least / (double)r->n, r->times[c].median / (double)r->n);
        separator = ",";
    }
}

/* ---- All rows ---- */

typedef struct bench_run {
    settings settings;
    contender all[CONTENDERS_MAX];
    size_t count;
    FILE *json;
    int misses;
} bench_run;

static int is_selected(const settings *s, const workload *w, form f)
{
    char name[128];
    snprintf(name, sizeof name, "%s/%s", w->name, form_names[f]);
    return !s->filter || strstr(name, s->filter);
}

static int run_row(bench_run *run, row *r, int with_targets)
{
    if (!measure_row(r, run->all, run->count, run->settings.rounds, run->settings.seed))
        return 0;
    const int missed = print_row(r, run->all, run->count, with_targets);
    run->misses += missed && with_targets;
    if (run->json)
        write_json_row(run->json, r, run->all, run->count);
    return 1;
}

/* Only the triangle test takes a time that depends on who hits. */
static size_t hit_rates_of(const workload *w, double rates[4])
{
    static const double varied[] = {0.0, 0.05, 0.5, 1.0};
    if (w->test->undecided) {
        memcpy(rates, varied, sizeof varied);
        return 4;
    }
    rates[0] = 0.5;
    return 1;
}

static int run_table(bench_run *run, size_t n, int with_targets)
{
    print_heading(n, with_targets);
    for (size_t i = 0; i < workload_count; i++)
        for (form f = FORM_PAIRS; f <= FORM_ONE_SECOND; f++) {
            double rates[4];
            const size_t rate_count = hit_rates_of(&workloads[i], rates);
            if (!is_selected(&run->settings, &workloads[i], f))
                continue;
            for (size_t k = 0; k < rate_count; k++) {
                row r = {.workload = &workloads[i], .form = f, .n = n, .hit_rate = rates[k]};
                if (!run_row(run, &r, with_targets))
                    return 0;
            }
        }
    return 1;
}

/* Those who are compared: backends that have a rival, and the rivals. */
static size_t list_compared(contender *all)
{
    contender listed[CONTENDERS_MAX];
    const size_t listed_count = list_contenders(listed);
    size_t count = 0;
    for (size_t c = 0; c < listed_count; c++)
        for (size_t i = 0; i < JUDGED; i++)
            if (listed[c].isa == judged[i])
                all[count++] = listed[c];
    return count;
}

int main(int argc, char **argv)
{
    bench_run run = {.settings = {.n = 256, .small_n = 8, .rounds = 300, .seed = 1}};
    if (!read_settings(&run.settings, argc, argv)) {
        fputs(usage, argc == 2 && strcmp(argv[1], "--help") == 0 ? stdout : stderr);
        return argc == 2 && strcmp(argv[1], "--help") == 0 ? EXIT_SUCCESS : 2;
    }
    if (run.settings.json && !(run.json = fopen(run.settings.json, "w"))) {
        fprintf(stderr, "ratios: cannot write %s: %s\n", run.settings.json, strerror(errno));
        return 2;
    }
    run.count = list_compared(run.all);
    printf("ratio: time of the plain loop / time of the public call; best: of all ways to compile it; "
           "open%%: not decided by the axes of the box\n");
    if (run.json)
        fprintf(run.json, "[");
    const int fine = run_table(&run, run.settings.n, 1) && run_table(&run, run.settings.small_n, 0);
    if (run.json) {
        fprintf(run.json, "\n]\n");
        fclose(run.json);
    }
    if (!fine)
        return EXIT_FAILURE;
    printf("\n%d rows miss their target.\n", run.misses);
    return run.settings.check && run.misses ? EXIT_FAILURE : EXIT_SUCCESS;
}
