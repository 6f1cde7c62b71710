/* Are the results those that are committed, on every backend? Uses libc alone.
 *   golden [--isa NAME]   every backend of this build that the CPU runs, or one; exit status 1: other results,
 *                         77: the CPU or this build does not have it
 *   golden --sample [--isa NAME]   a choice of that, where an emulator makes it long
 *   golden --active       the backend that calls use
 *   golden --print        the table by the backend that calls use: a change that is meant goes to hashes.inc */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "../support/described.h"
#include "../support/subjects.h"
#include "rows.h"

enum { EQUAL = 0, DIFFERENT = 1, MISUSED = 2, UNAVAILABLE = 77 };

/* Differences shown; the others are only counted. */
enum { MOST_SHOWN = 6 };

static row computed[ROWS];

static int complain(const char *what, const char *about)
{
    fprintf(stderr, "golden: %s%s\n", what, about);
    return MISUSED;
}

static const char *suffix_of(const subject *s)
{
    return s->emulated ? "-emulated" : "";
}

static void print_row(FILE *to, const row *r)
{
    fprintf(to, "{\"%s\", \"%s\", {%" PRIu64 ", %" PRIu64 ", 0x%016" PRIx64 ", 0x%016" PRIx64 "}},\n",
            r->query, r->inputs, r->of.pairs, r->of.hits, r->of.verdicts, r->of.values);
}

static void show_difference(const char *backend, const row *got, const row *expected)
{
    fprintf(stderr, "%s, got and expected:\n", backend);
    print_row(stderr, got);
    if (expected)
        print_row(stderr, expected);
    else
        fputs("there is no such row\n", stderr);
}

/* Of a query in one row, what that is folded from, to be held against what another build prints. */
static void show_parts(size_t number)
{
    for (size_t i = number; i-- > 0 && computed[i].query == computed[number].query;)
        if (computed[i].of.pairs > 0)
            print_row(stderr, &computed[i]);
}

static extent wanted = ALL_FAMILIES;

typedef struct comparison {
    unsigned rows, equal;
} comparison;

static comparison compare(const char *backend)
{
    comparison c = {0, 0};
    for (size_t i = 0; i < ROWS; i++) {
        if (!row_is_run(i, wanted))
            continue;
        const row *expected = row_committed(&computed[i]);
        c.rows++;
        if (expected && row_equals(&computed[i], expected))
            c.equal++;
        else if (c.rows - c.equal <= MOST_SHOWN) {
            show_difference(backend, &computed[i], expected);
            if (strcmp(computed[i].inputs, "all") == 0)
                show_parts(i);
        }
    }
    if (wanted == ALL_FAMILIES && c.rows != rows_committed)
        fprintf(stderr, "%s: %u rows, and %zu are committed\n", backend, c.rows, rows_committed);
    return c;
}

/* A backend of the CPU by way of the public functions, an emulated one by its table. */
static int check(const subject *s)
{
    const char *name = lh_isa_name(s->backend->isa);
    if (!s->emulated && lh_isa_select(s->backend->isa) != LH_OK)
        return complain("cannot be selected: ", name);
    const char *fault = rows_compute(s->emulated ? s->backend : NULL, wanted, computed);
    const comparison c = compare(name);
    printf("%s%s: %u of %u hashes equal%s%s\n", name, suffix_of(s), c.equal, c.rows, fault ? "; " : "",
           fault ? fault : "");
    const bool none_left = wanted != ALL_FAMILIES || !every_query_is_asked() || c.rows == rows_committed;
    return c.equal == c.rows && none_left && !fault ? EQUAL : DIFFERENT;
}

static bool has_name(const subject *s, const char *name)
{
    const char *isa = lh_isa_name(s->backend->isa);
    const size_t length = strlen(isa);
    return strncmp(name, isa, length) == 0 && strcmp(name + length, suffix_of(s)) == 0;
}

/* All of them where name is NULL. */
static int check_named(const char *name)
{
    subject subjects[MOST_SUBJECTS];
    const size_t count = list_subjects(subjects);
    int status = name ? UNAVAILABLE : EQUAL;
    for (size_t i = 0; i < count; i++)
        if (!name || has_name(&subjects[i], name)) {
            const int now = check(&subjects[i]);
            status = now != EQUAL || name ? now : status;
        }
    if (status == UNAVAILABLE)
        printf("%s: not available here\n", name);
    return status;
}

static int print_table(void)
{
    const char *fault = rows_compute(NULL, ALL_FAMILIES, computed);
    if (fault)
        return complain(fault, "");
    puts("/* Query, inputs; pairs, hits, hash of the verdicts, hash of times and normals. By golden --print. "
         "*/");
    for (size_t i = 0; i < ROWS; i++)
        if (row_is_run(i, ALL_FAMILIES))
            print_row(stdout, &computed[i]);
    return EQUAL;
}

int main(int count, char **words)
{
    if (count > 1 && strcmp(words[1], "--sample") == 0) {
        wanted = SOME_FAMILIES;
        words++;
        count--;
    }
    if (count == 1)
        return check_named(NULL);
    if (count == 3 && strcmp(words[1], "--isa") == 0)
        return check_named(words[2]);
    if (count == 2 && strcmp(words[1], "--active") == 0)
        return printf("%s\n", lh_isa_name(lh_isa_active())) < 0;
    if (count == 2 && strcmp(words[1], "--print") == 0)
        return print_table();
    return complain("usage: golden [[--sample] [--isa NAME] | --active | --print]", "");
}
