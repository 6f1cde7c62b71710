/* What the scenes found: the table, and the same as JSON. */
#ifndef DEMO_REPORT_H
#define DEMO_REPORT_H

#include <stddef.h>
#include <stdint.h>

#include <lanehit/lanehit.h>

/* One workload on one backend. */
typedef struct report_row {
    const char *scene, *query;
    lh_isa isa;
    size_t pairs, hits;
    double seconds;
    double speed;  /* times the reference's */
    int identical; /* to the reference, bit for bit */
} report_row;

/* Something that a scene counted, or what it calls otherwise. */
typedef struct report_fact {
    const char *scene;
    char name[48];
    size_t value;
    char word[24]; /* "": the value counts */
} report_fact;

typedef struct report {
    const char *mesh_path;
    size_t triangles;
    unsigned resolution;
    report_row *rows;
    size_t row_count, row_capacity;
    report_fact *facts;
    size_t fact_count, fact_capacity;
    char **pictures;
    size_t picture_count, picture_capacity;
    int failed; /* a backend differed, or a check did not hold */
} report;

/* 0 where nothing was asked. */
double report_ns_per_pair(const report_row *row);
double report_pairs_per_second(const report_row *row);

void report_add_row(report *r, report_row row);
void report_add_fact(report *r, const char *scene, const char *name, size_t value);

/* Likewise, what is not a count: a word without quotes. */
void report_add_word(report *r, const char *scene, const char *name, const char *word);

/* Takes the path, which free() can release. */
void report_add_picture(report *r, char *path);

/* Says on stderr what is wrong, and makes the program's exit status a failure. */
void report_failure(report *r, const char *format, ...) __attribute__((format(printf, 2, 3)));

void report_print(const report *r);
void report_write_json(const report *r, const char *path);
void report_free(report *r);

#endif
