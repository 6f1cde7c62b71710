#include "report.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "fail.h"

double report_ns_per_pair(const report_row *row)
{
    return row->pairs ? row->seconds * 1e9 / (double)row->pairs : 0;
}

double report_pairs_per_second(const report_row *row)
{
    return row->seconds > 0 ? (double)row->pairs / row->seconds : 0;
}

void report_add_row(report *r, report_row row)
{
    if (r->row_count == r->row_capacity)
        r->rows = enlarge(r->rows, &r->row_capacity, sizeof *r->rows);
    r->rows[r->row_count++] = row;
}

static report_fact *new_fact(report *r, const char *scene, const char *name)
{
    if (r->fact_count == r->fact_capacity)
        r->facts = enlarge(r->facts, &r->fact_capacity, sizeof *r->facts);
    report_fact *fact = &r->facts[r->fact_count++];
    *fact = (report_fact){.scene = scene};
    snprintf(fact->name, sizeof fact->name, "%s", name);
    return fact;
}

void report_add_fact(report *r, const char *scene, const char *name, size_t value)
{
    new_fact(r, scene, name)->value = value;
}

void report_add_word(report *r, const char *scene, const char *name, const char *word)
{
    report_fact *fact = new_fact(r, scene, name);
    snprintf(fact->word, sizeof fact->word, "%s", word);
}

void report_add_picture(report *r, char *path)
{
    if (r->picture_count == r->picture_capacity)
        r->pictures = enlarge(r->pictures, &r->picture_capacity, sizeof *r->pictures);
    r->pictures[r->picture_count++] = path;
}

void report_failure(report *r, const char *format, ...)
{
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    complain("%s", text);
    r->failed = 1;
}

void report_free(report *r)
{
    for (size_t i = 0; i < r->picture_count; i++)
        free(r->pictures[i]);
    free(r->rows);
    free(r->facts);
    free(r->pictures);
}

/* "1234567" as "1,234,567". */
static const char *with_commas(size_t value, char text[32])
{
    char digits[24];
    size_t length = (size_t)snprintf(digits, sizeof digits, "%zu", value), used = 0;
    for (size_t i = 0; i < length; i++) {
        if (i > 0 && (length - i) % 3 == 0)
            text[used++] = ',';
        text[used++] = digits[i];
    }
    text[used] = '\0';
    return text;
}

static void print_row(const report_row *row)
{
    char pairs[32], speed[32] = "1";
    const char *identical = "reference";
    if (row->isa != LH_ISA_SCALAR) {
        snprintf(speed, sizeof speed, "%.1f", row->speed);
        identical = row->identical ? "yes" : "NO";
    }
    printf("%-10s  %-35s %12s  %-7s %8.2f %9.0f M %7s  %s\n", row->scene, row->query,
           with_commas(row->pairs, pairs), lh_isa_name(row->isa), report_ns_per_pair(row),
           report_pairs_per_second(row) * 1e-6, speed, identical);
}

static void print_fact(const report_fact *fact)
{
    char value[32];
    printf("%-10s  %-44s %12s\n", fact->scene, fact->name,
           *fact->word ? fact->word : with_commas(fact->value, value));
}

void report_print(const report *r)
{
    char triangles[32];
    printf("%s: %s triangles; voxels: %u on the longest side\n\n", r->mesh_path,
           with_commas(r->triangles, triangles), r->resolution);
    for (size_t i = 0; i < r->fact_count; i++)
        print_fact(&r->facts[i]);
    printf("\n%-10s  %-35s %12s  %-7s %8s %11s %7s  %s\n", "scene", "query", "pairs", "backend", "ns/pair",
           "pairs/s", "speed", "identical");
    for (size_t i = 0; i < r->row_count; i++)
        print_row(&r->rows[i]);
    printf("\npictures:");
    for (size_t i = 0; i < r->picture_count; i++)
        printf(" %s", r->pictures[i]);
    printf("\n");
    if (fflush(stdout) != 0 || ferror(stdout))
        fail("cannot write to standard output");
}
