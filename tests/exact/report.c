#include "report.h"

#include <inttypes.h>
#include <string.h>
#include <time.h>

/* ---- Summing up --------------------------------------------------------------------------------------- */

/* NULL stands for all queries, or for all families. */
tally sum_up(const campaign *c, const subject *about, const family *f)
{
    tally all = {0};
    for (size_t i = 0; i < c->count; i++)
        if ((!about || c->tasks[i].about == about) && (!f || c->tasks[i].family == f))
            add_tally(&all, &c->tasks[i].result);
    return all;
}

static tally sum_up_seed(const campaign *c, uint64_t seed)
{
    tally all = {0};
    for (size_t i = 0; i < c->count; i++)
        if (c->tasks[i].seed == seed)
            add_tally(&all, &c->tasks[i].result);
    return all;
}

size_t count_failures(const campaign *c)
{
    return sum_up(c, NULL, NULL).failures + c->checked.faults;
}

/* ---- Head --------------------------------------------------------------------------------------------- */

static const char *compiler(void)
{
#if defined(__clang__)
    return "clang " __clang_version__;
#elif defined(__GNUC__)
    return "gcc " __VERSION__;
#else
    return "unknown";
#endif
}

static void write_date(FILE *to)
{
    char date[32] = "unknown";
    time_t now = time(NULL);
    struct tm *utc = gmtime(&now);
    if (utc)
        strftime(date, sizeof date, "%Y-%m-%d", utc);
    fprintf(to, "- date: %s\n", date);
}

static void write_backends(FILE *to)
{
    size_t count;
    const asked_backend *asked = chosen_backends(&count);
    fprintf(to, "- backend judged: %s", asked[0].name);
    for (size_t i = 1; i < count; i++)
        fprintf(to, "%s%s", i == 1 ? "; the same bits asked of: " : ", ", asked[i].name);
    fprintf(to, "\n");
}

static void write_filter(FILE *to, const campaign *c)
{
    tally all = sum_up(c, NULL, NULL);
    fprintf(to, "- decided in double: %zu; in pairs of doubles: %zu; GMP needed: %zu\n",
            all.cases - all.needed_pairs - all.needed_gmp, all.needed_pairs, all.needed_gmp);
    if (c->is_filter_checked)
        fprintf(to, "- the filter, every decision made by GMP too: %zu decisions, %zu faults\n",
                c->checked.decisions, c->checked.faults);
}

static void write_head(FILE *to, const campaign *c)
{
    tally all = sum_up(c, NULL, NULL);
    fprintf(
        to,
        "# The queries against exact arithmetic\n\nWritten by `scripts/campaign.sh`; not edited by hand.\n"
        "docs/guarantees.md says what is promised.\n\n");
    write_date(to);
    fprintf(to, "- library: %s, compiled by %s\n", lh_version(), compiler());
    if (c->note)
        fprintf(to, "%s\n", c->note);
    write_backends(to);
    fprintf(to, "- seeds: %" PRIu64 " to %" PRIu64 "; processes: %" PRIu64 "; minutes: %.1f\n", c->first_seed,
            c->first_seed + c->seeds - 1, c->processes, c->minutes);
    write_filter(to, c);
    fprintf(to, "- **%zu cases, %zu true hits, %zu false verdicts, %zu failures of any kind**\n\n", all.cases,
            all.touching, all.false_verdicts, count_failures(c));
}

static const char meaning[] =
    "- *true hits* touch, or are contained, in exact arithmetic on the floats given; *false* verdicts are "
    "those that the query\n"
    "  promises never to give: misses of these or, of containment that is padded inwards, hits of others.\n"
    "- *padded* verdicts are off on the other side, over-reports or under-reports. *Worst* is the largest "
    "least growth that\n"
    "  makes the exact query hit, or shrinkage that makes it miss, in units of 2^-23; *of bound* is the "
    "largest share of what is documented for the case.\n"
    "- *first* is the worst error of `t_enter` or `toi`, either way, but in over-reports, where it is how "
    "late "
    "they are and\n"
    "  *early* how early; *last* is how late `t_exit` is at worst, relative to the exact time in units of "
    "u = 2^-24.\n"
    "  No `t_exit` may be early at all.\n"
    "- *pairs* and *GMP* count the cases by the most that judging one took; double was enough for the "
    "others.\n"
    "- A *failure* is a false verdict, a padded one or a time beyond its bound, a wrong normal, a time out "
    "of "
    "its limits, or\n"
    "  a backend with other bits.\n\n";

/* ---- Tables ------------------------------------------------------------------------------------------- */

static void write_number_or_dash(FILE *to, int applies, double x)
{
    if (applies)
        fprintf(to, " %.2f |", x);
    else
        fprintf(to, " – |");
}

static void write_figures(FILE *to, const subject *about, const tally *t)
{
    fprintf(to, " %zu | %zu | %zu | %zu |", t->cases, t->touching, t->false_verdicts, t->padded_verdicts);
    write_number_or_dash(to, t->padded_verdicts > 0, t->worst_growth);
    write_number_or_dash(to, t->padded_verdicts > 0, t->worst_share);
    write_number_or_dash(to, about->contact || about->first_error_bound > 0.0, t->worst_first_error);
    write_number_or_dash(to, about->contact || about->first_early_bound > 0.0, t->worst_first_early);
    write_number_or_dash(to, about->contact || about->last_late_bound > 0.0, t->worst_last_late);
    fprintf(to, " %zu | %zu |\n", t->needed_pairs, t->needed_gmp);
}

static void write_heading(FILE *to, const char *first)
{
    fprintf(to,
            "| %s | cases | true hits | false | padded | worst | of bound | first | early | last "
            "| pairs | GMP |\n|---|---|---|---|---|---|---|---|---|---|---|---|\n",
            first);
}

static void write_queries(FILE *to, const campaign *c)
{
    fprintf(to, "## By query\n\n");
    write_heading(to, "query");
    for (size_t i = 0; i < SUBJECT_COUNT; i++) {
        tally t = sum_up(c, all_subjects[i], NULL);
        fprintf(to, "| %s |", all_subjects[i]->name);
        write_figures(to, all_subjects[i], &t);
    }
    fprintf(to, "\n%s", meaning);
}

static void write_seeds(FILE *to, const campaign *c)
{
    fprintf(to, "## By seed\n\n| seed | cases | true hits | false | padded | failures |\n"
                "|---|---|---|---|---|---|\n");
    for (uint64_t seed = c->first_seed; seed < c->first_seed + c->seeds; seed++) {
        tally t = sum_up_seed(c, seed);
        fprintf(to, "| %" PRIu64 " | %zu | %zu | %zu | %zu | %zu |\n", seed, t.cases, t.touching,
                t.false_verdicts, t.padded_verdicts, t.failures);
    }
}

static void write_families(FILE *to, const campaign *c, const subject *about)
{
    fprintf(to, "\n## %s\n\n", about->name);
    write_heading(to, "family");
    for (size_t i = 0; i < drafter_of(about)->family_count; i++) {
        tally t = sum_up(c, about, &drafter_of(about)->families[i]);
        fprintf(to, "| %s |", drafter_of(about)->families[i].name);
        write_figures(to, about, &t);
    }
}

void write_report(FILE *to, const campaign *c)
{
    write_head(to, c);
    write_queries(to, c);
    write_seeds(to, c);
    for (size_t i = 0; i < SUBJECT_COUNT; i++)
        write_families(to, c, all_subjects[i]);
}
