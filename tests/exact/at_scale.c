/* The proofs of never_miss at length: on several processors, with several seeds, and with a report.
 *
 *     campaign [--cases N] [--seeds N] [--first-seed S] [--jobs N] [--isa NAME]
 *              [--check-filter] [--report FILE] [--note TEXT]
 *
 * N cases of each query are shared out evenly among its families and the seeds, and are proved by so many processes at
 * once as --jobs says. The answers of the best backend are judged, and all others must give the same bits; or NAME
 * alone is asked. With --check-filter, GMP makes every decision once more. The first failures of each family go to
 * stderr with their inputs as they occur, and a line for each query once it is done; the report goes to FILE or to
 * stdout, in Markdown; TEXT becomes part of its head. The exit status is 0 only if nothing failed. */
#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "options.h"
#include "report.h"

static struct {
    uint64_t cases, seeds, first_seed, jobs;
    const char *isa, *report, *note;
    int check_filter;
} options = {.cases = 1000000, .seeds = 1, .first_seed = 1, .jobs = 1};

enum { MOST_JOBS = 1024, MOST_SEEDS = 10000 };

static int complain(const char *about, const char *what)
{
    fprintf(stderr, "campaign: %s%s%s\n", about ? about : "", about && *about ? ": " : "", what);
    return 0;
}

static int parse(int count, char **arguments)
{
    const option known[] = {{"--cases", .number = &options.cases},
                            {"--seeds", .number = &options.seeds},
                            {"--first-seed", .number = &options.first_seed},
                            {"--jobs", .number = &options.jobs},
                            {"--isa", .text = &options.isa},
                            {"--check-filter", .given = &options.check_filter},
                            {"--report", .text = &options.report},
                            {"--note", .text = &options.note},
                            {.name = NULL}};
    if (!parse_options(known, count, arguments))
        return complain("usage", "campaign [--cases N] [--seeds N] [--first-seed S] [--jobs N] [--isa NAME] "
                                 "[--check-filter] [--report FILE] [--note TEXT]");
    if (options.seeds < 1 || options.seeds > MOST_SEEDS || options.jobs < 1 || options.jobs > MOST_JOBS)
        return complain("", "there must be 1 to 10000 seeds and 1 to 1024 jobs");
    if (!choose_backends(options.isa))
        return complain(options.isa, "no such backend here");
    return 1;
}

/* ---- Tasks -------------------------------------------------------------------------------------------- */

static size_t count_families(void)
{
    size_t count = 0;
    for (size_t i = 0; i < SUBJECT_COUNT; i++)
        count += drafter_of(all_subjects[i])->family_count;
    return count;
}

/* At least as many as were asked for. */
static size_t cases_of_task(const subject *about)
{
    uint64_t tasks = drafter_of(about)->family_count * options.seeds;
    return (size_t)(options.cases / tasks + (options.cases % tasks > 0));
}

static void append_tasks(campaign *c, const subject *about)
{
    for (size_t f = 0; f < drafter_of(about)->family_count; f++)
        for (uint64_t s = 0; s < options.seeds; s++)
            c->tasks[c->count++] = (task){.about = about,
                                          .family = &drafter_of(about)->families[f],
                                          .seed = options.first_seed + s,
                                          .cases = cases_of_task(about)};
}

static int plan(campaign *c)
{
    c->first_seed = options.first_seed;
    c->seeds = options.seeds;
    c->processes = options.jobs;
    c->is_filter_checked = options.check_filter;
    c->note = options.note;
    c->tasks = calloc(count_families() * (size_t)options.seeds, sizeof *c->tasks);
    if (!c->tasks)
        return complain("", "out of memory");
    for (size_t i = 0; i < SUBJECT_COUNT; i++)
        append_tasks(c, all_subjects[i]);
    return 1;
}

/* ---- Running ------------------------------------------------------------------------------------------ */

static double minutes_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return ((double)now.tv_sec + (double)now.tv_nsec * 1e-9) / 60.0;
}

static const campaign *begun;
static double begun_at;

/* So that a run that is cut short has told what it found, up to the first query that a process did not finish. */
static void tell(const subject *about)
{
    const tally of = sum_up(begun, about, NULL);
    fprintf(stderr, "%5.1f minutes: %s: %zu cases, %zu true hits, %zu false verdicts, %zu failures\n",
            minutes_now() - begun_at, about->name, of.cases, of.touching, of.false_verdicts, of.failures);
}

static int run(campaign *c)
{
    begun = c;
    begun_at = minutes_now();
    if (options.check_filter)
        check_filter();
    if (!do_tasks(c->tasks, c->count, (size_t)options.jobs, tell, &c->checked))
        return complain("", "a process ended before its work was done");
    c->minutes = minutes_now() - begun_at;
    return 1;
}

static int is_there_but_no_file(const char *path)
{
    struct stat there;
    return stat(path, &there) == 0 && !S_ISREG(there.st_mode);
}

/* Under another name until it is whole. */
static FILE *open_report(char **unfinished)
{
    if (is_there_but_no_file(options.report)) {
        errno = EEXIST;
        return NULL;
    }
    const char ending[] = ".unfinished";
    *unfinished = malloc(strlen(options.report) + sizeof ending);
    if (!*unfinished)
        return NULL;
    strcpy(*unfinished, options.report);
    strcat(*unfinished, ending);
    return fopen(*unfinished, "w");
}

static int close_report(FILE *to, const char *unfinished)
{
    int written = fflush(to) == 0 && !ferror(to);
    written &= fclose(to) == 0;
    return written && rename(unfinished, options.report) == 0;
}

static int run_and_report(campaign *c)
{
    char *unfinished = NULL;
    FILE *to = options.report ? open_report(&unfinished) : stdout;
    int well = to ? run(c) : complain(options.report, strerror(errno));
    if (well)
        write_report(to, c);
    if (to && !(options.report ? close_report(to, unfinished) : fflush(to) == 0))
        well = complain("the report could not be written", strerror(errno));
    if (unfinished && !well)
        remove(unfinished);
    free(unfinished);
    return well;
}

static int judge(const campaign *c)
{
    tally all = sum_up(c, NULL, NULL);
    size_t failures = count_failures(c);
    fprintf(stderr,
            "%zu cases, %zu true hits, %zu false verdicts, %zu failures of any kind, GMP needed %zu times\n",
            all.cases, all.touching, all.false_verdicts, failures, all.needed_gmp);
    if (options.check_filter)
        fprintf(stderr, "filter: %zu decisions made by GMP too, %zu faults\n", c->checked.decisions,
                c->checked.faults);
    int has_both = all.touching > 0 && all.touching < all.cases;
    int has_checked = !options.check_filter || c->checked.decisions > 0;
    return failures == 0 && has_both && has_checked;
}

int main(int count, char **arguments)
{
    campaign c = {0};
    if (!parse(count, arguments) || !plan(&c))
        return EXIT_FAILURE;
    int well = run_and_report(&c) && judge(&c);
    free(c.tasks);
    return well ? EXIT_SUCCESS : EXIT_FAILURE;
}
