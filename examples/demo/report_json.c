#include "report.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fail.h"
#include "output.h"

typedef struct text {
    char *bytes;
    size_t length, capacity;
} text;

static void put(text *t, char c)
{
    if (t->length == t->capacity)
        t->bytes = enlarge(t->bytes, &t->capacity, 1);
    t->bytes[t->length++] = c;
}

/* Formats what is short by construction: numbers and fixed words. */
__attribute__((format(printf, 2, 3))) static void put_format(text *t, const char *format, ...)
{
    char piece[256];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(piece, sizeof piece, format, arguments);
    va_end(arguments);
    for (const char *c = piece; *c; c++)
        put(t, *c);
}

static void put_string(text *t, const char *string)
{
    put(t, '"');
    for (const char *c = string; *c; c++) {
        if ((unsigned char)*c < ' ') {
            put_format(t, "\\u%04x", (unsigned)*c);
            continue;
        }
        if (*c == '"' || *c == '\\')
            put(t, '\\');
        put(t, *c);
    }
    put(t, '"');
}

/* The i-th member of a list: on a line of its own, after a comma if it is not the first. */
static void begin_member(text *t, size_t i)
{
    put_format(t, i ? ",\n    " : "\n    ");
}

static void put_row(text *t, const report_row *row)
{
    put_format(t, "{\"scene\": \"%s\", \"query\": \"%s\", \"backend\": \"%s\", ", row->scene, row->query,
               lh_isa_name(row->isa));
    put_format(t, "\"pairs\": %zu, \"hits\": %zu, \"ns_per_pair\": %.4f, ", row->pairs, row->hits,
               report_ns_per_pair(row));
    put_format(t, "\"pairs_per_second\": %.0f, \"speed\": %.3f, \"identical\": %s}",
               report_pairs_per_second(row), row->speed, row->identical ? "true" : "false");
}

static void put_fact(text *t, const report_fact *fact)
{
    put_format(t, "{\"scene\": \"%s\", \"name\": \"%s\", \"value\": ", fact->scene, fact->name);
    if (*fact->word)
        put_format(t, "\"%s\"}", fact->word);
    else
        put_format(t, "%zu}", fact->value);
}

void report_write_json(const report *r, const char *path)
{
    text t = {0};
    put_format(&t, "{\n  \"lanehit\": \"%s\",\n  \"mesh\": ", lh_version());
    put_string(&t, r->mesh_path);
    put_format(&t, ",\n  \"triangles\": %zu,\n  \"resolution\": %u,\n  \"failed\": %s", r->triangles,
               r->resolution, r->failed ? "true" : "false");
    put_format(&t, ",\n  \"facts\": [");
    for (size_t i = 0; i < r->fact_count; i++) {
        begin_member(&t, i);
        put_fact(&t, &r->facts[i]);
    }
    put_format(&t, "\n  ],\n  \"results\": [");
    for (size_t i = 0; i < r->row_count; i++) {
        begin_member(&t, i);
        put_row(&t, &r->rows[i]);
    }
    put_format(&t, "\n  ],\n  \"pictures\": [");
    for (size_t i = 0; i < r->picture_count; i++) {
        begin_member(&t, i);
        put_string(&t, r->pictures[i]);
    }
    put_format(&t, "\n  ]\n}\n");
    output_write(path, t.bytes, t.length);
    free(t.bytes);
}
