#include "ply_header.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fail.h"

enum { WORDS = 5 };

/* The first words of a line; those that it has not are empty. */
typedef struct words {
    char word[WORDS][PLY_NAME];
} words;

/* Reads a line and returns where the next one begins; NULL if it has no end. */
static const char *read_words(const char *line, const char *end, words *w)
{
    const char *next = memchr(line, '\n', (size_t)(end - line));
    if (!next)
        return NULL;
    *w = (words){0};
    for (int i = 0; i < WORDS; i++) {
        while (line < next && isspace((unsigned char)*line))
            line++;
        for (size_t used = 0; line < next && !isspace((unsigned char)*line); line++)
            if (used < PLY_NAME - 1)
                w->word[i][used++] = *line;
    }
    return next + 1;
}

static int is(const char *word, const char *other)
{
    return strcmp(word, other) == 0;
}

static ply_type read_type(const char *path, const char *name)
{
    static const struct {
        const char *name, *sized;
    } types[] = {[PLY_CHAR] = {"char", "int8"},      [PLY_UCHAR] = {"uchar", "uint8"},
                 [PLY_SHORT] = {"short", "int16"},   [PLY_USHORT] = {"ushort", "uint16"},
                 [PLY_INT] = {"int", "int32"},       [PLY_UINT] = {"uint", "uint32"},
                 [PLY_FLOAT] = {"float", "float32"}, [PLY_DOUBLE] = {"double", "float64"}};
    for (ply_type type = PLY_CHAR; type <= PLY_DOUBLE; type++)
        if (is(name, types[type].name) || is(name, types[type].sized))
            return type;
    fail("cannot read '%s': PLY has no type '%s'", path, name);
}

static ply_format read_format(const char *path, const char *name)
{
    static const char *const formats[] = {
        [PLY_ASCII] = "ascii",
        [PLY_LITTLE_ENDIAN] = "binary_little_endian",
        [PLY_BIG_ENDIAN] = "binary_big_endian",
    };
    for (ply_format format = PLY_ASCII; format <= PLY_BIG_ENDIAN; format++)
        if (is(name, formats[format]))
            return format;
    fail("cannot read '%s': PLY has no format '%s'", path, name);
}

static size_t read_count(const char *path, const words *w)
{
    char *end;
    errno = 0;
    unsigned long long count = strtoull(w->word[2], &end, 10);
    if (!isdigit((unsigned char)w->word[2][0]) || *end || errno || count > (size_t)-1)
        fail("cannot read '%s': element %s wants a number, not '%s'", path, w->word[1], w->word[2]);
    return (size_t)count;
}

static void add_element(ply_header *h, const char *path, const words *w)
{
    if (h->element_count == h->element_capacity)
        h->elements = enlarge(h->elements, &h->element_capacity, sizeof *h->elements);
    ply_element e = {.count = read_count(path, w)};
    memcpy(e.name, w->word[1], sizeof e.name);
    h->elements[h->element_count++] = e;
}

static void add_property(ply_header *h, const char *path, const words *w)
{
    if (h->element_count == 0)
        fail("cannot read '%s': its header has a property of no element", path);
    ply_element *e = &h->elements[h->element_count - 1];
    if (e->property_count == e->property_capacity)
        e->properties = enlarge(e->properties, &e->property_capacity, sizeof *e->properties);
    int list = is(w->word[1], "list");
    ply_property p = {.count_type = list ? read_type(path, w->word[2]) : PLY_NO_TYPE,
                      .type = read_type(path, w->word[list ? 3 : 1])};
    memcpy(p.name, w->word[list ? 4 : 2], sizeof p.name);
    e->properties[e->property_count++] = p;
}

static void add_line(ply_header *h, const char *path, const words *w)
{
    const char *first = w->word[0];
    if (is(first, "format"))
        h->format = read_format(path, w->word[1]);
    else if (is(first, "element"))
        add_element(h, path, w);
    else if (is(first, "property"))
        add_property(h, path, w);
    else if (!is(first, "comment") && !is(first, "obj_info") && !is(first, ""))
        fail("cannot read '%s': its header has an unknown line, '%s'", path, first);
}

ply_header ply_header_read(const char *path, const char *bytes, const char *end)
{
    ply_header h = {.body = bytes};
    words w;
    for (size_t line = 0; (h.body = read_words(h.body, end, &w)); line++) {
        if (is(w.word[0], "end_header"))
            return h;
        if (line > 0) /* the first says that this is a PLY */
            add_line(&h, path, &w);
    }
    fail("'%s' is cut off: it ends within its header", path);
}

void ply_header_free(ply_header *h)
{
    for (size_t i = 0; i < h->element_count; i++)
        free(h->elements[i].properties);
    free(h->elements);
}
