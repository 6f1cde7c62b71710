/* A keyword, which may be missing; how many vertices, faces and edges there are; a line for each vertex and each face,
 * which may go on with normals, colours and whatever else. A comment ends any line. */
#include "off.h"

#include <ctype.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "fail.h"
#include "file.h"

typedef struct reader {
    const char *path;
    const char *next, *end;
    const char *element; /* that is being read */
    size_t instance, promised;
    polygons polygons;
} reader;

/* ---- Words -------------------------------------------------------------------------------------------- */

static int is_line_end(char c)
{
    return c == '\0' || c == '\n' || c == '\r';
}

/* Whether there is another word in the line. */
static int find_word(reader *r)
{
    while (isspace((unsigned char)*r->next) && !is_line_end(*r->next))
        r->next++;
    return *r->next != '#' && !is_line_end(*r->next);
}

static void skip_line(reader *r)
{
    while (!is_line_end(*r->next))
        r->next++;
    if (r->next < r->end)
        r->next++;
}

/* In this line or a later one. */
static int find_word_below(reader *r)
{
    while (!find_word(r) && r->next < r->end)
        skip_line(r);
    return r->next < r->end;
}

static int is_word_end(char c)
{
    return c == '#' || c == '\0' || isspace((unsigned char)c);
}

static int word_length(const char *word)
{
    enum { LONGEST_QUOTE = 80 };
    int length = 0;
    while (length < LONGEST_QUOTE && !is_word_end(word[length]))
        length++;
    return length;
}

_Noreturn static void refuse(const reader *r)
{
    if (r->next == r->end)
        fail("'%s' is cut off: it ends within %s %zu of the %zu that it promises", r->path, r->element,
             r->instance + 1, r->promised);
    fail("cannot read '%s': %s %zu has '%.*s' for a number", r->path, r->element, r->instance + 1,
         word_length(r->next), r->next);
}

static float read_number(reader *r)
{
    char *after;
    const int is_there = find_word(r);
    const float value = strtof(r->next, &after);
    if (!is_there || after == r->next || !is_word_end(*after))
        refuse(r);
    r->next = after;
    return value;
}

static uint32_t read_index(reader *r)
{
    char *after;
    const int is_there = find_word(r);
    const long long value = strtoll(r->next, &after, 10);
    if (!is_there || after == r->next || !is_word_end(*after))
        refuse(r);
    r->next = after;
    return value >= 0 && value < no_vertex ? (uint32_t)value : no_vertex;
}

/* ---- Header, vertices, faces -------------------------------------------------------------------------- */

/* Returns what follows the keyword; `word` itself if it is none. There are two letters that this does not know, 4 and
 * n: they stand for other dimensions. */
static const char *skip_keyword(const char *word)
{
    const char *next = word;
    next += strncmp(next, "ST", 2) == 0 ? 2 : 0;
    next += *next == 'C';
    next += *next == 'N';
    return strncmp(next, "OFF", 3) == 0 && is_word_end(next[3]) ? next + 3 : word;
}

int off_is(const char *path, const char *bytes)
{
    if (!path_has_ending(path, ".off"))
        return 0;
    reader r = {.path = path, .next = bytes, .end = bytes + strlen(bytes)};
    find_word_below(&r);
    r.next = skip_keyword(r.next);
    find_word_below(&r);
    const size_t digits = strspn(r.next, "+0123456789");
    return digits > 0 && is_word_end(r.next[digits]);
}

static void read_vertex(reader *r)
{
    vec3 position;
    position.x = read_number(r);
    position.y = read_number(r);
    position.z = read_number(r);
    polygons_add_vertex(&r->polygons, position);
}

static void read_face(reader *r, corner_list *corners)
{
    const uint32_t count = read_index(r);
    corners->count = 0;
    for (uint32_t i = 0; i < count; i++)
        corner_list_add(corners, read_index(r));
    polygons_add_face(&r->polygons, corners->at, corners->count);
}

static void begin(reader *r, const char *element, size_t promised)
{
    r->element = element;
    r->promised = promised;
    r->instance = 0;
}

/* Whether another is to come; then its line is found. */
static int find_next(reader *r)
{
    if (r->instance == r->promised)
        return 0;
    skip_line(r);
    if (!find_word_below(r))
        refuse(r);
    return 1;
}

polygons off_read(const char *path, const char *bytes, size_t size)
{
    reader r = {.path = path, .next = bytes, .end = bytes + size};
    begin(&r, "count", 2);
    find_word_below(&r);
    r.next = skip_keyword(r.next);
    find_word_below(&r);
    const uint32_t vertices = read_index(&r);
    r.instance++;
    const uint32_t faces = read_index(&r);

    for (begin(&r, "vertex", vertices); find_next(&r); r.instance++)
        read_vertex(&r);
    corner_list corners = {0};
    for (begin(&r, "face", faces); find_next(&r); r.instance++)
        read_face(&r, &corners);
    free(corners.at);
    return r.polygons;
}
