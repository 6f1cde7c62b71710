#include "stl.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "byte_order.h"
#include "fail.h"
#include "file.h"

int stl_is(const char *path)
{
    return path_has_ending(path, ".stl");
}

/* The last vertices of all, from the given one on. */
static void add_facet(polygons *p, corner_list *facet, size_t first)
{
    facet->count = 0;
    for (size_t i = first; i < p->vertex_count; i++)
        corner_list_add(facet, i < no_vertex ? (uint32_t)i : no_vertex);
    polygons_add_face(p, facet->at, facet->count);
}

/* ---- Binary ------------------------------------------------------------------------------------------- */

/* A name, and how many facets follow; a facet is a normal, three vertices, and two bytes more. */
enum { COUNT_AT = 80, HEADER_SIZE = 84, FACET_SIZE = 50, VERTICES_AT = 12, CORNERS = 3 };

static uint32_t promised_facets(const char *bytes)
{
    uint32_t count;
    copy_number(&count, bytes + COUNT_AT, sizeof count, 0);
    return count;
}

static int has_what_it_promises(const char *bytes, size_t size)
{
    return size >= HEADER_SIZE && size == HEADER_SIZE + (uint64_t)promised_facets(bytes) * FACET_SIZE;
}

_Noreturn static void refuse_binary(const char *path, const char *bytes, size_t size)
{
    if (size < HEADER_SIZE)
        fail("cannot read '%s' as a mesh: an STL begins with 'solid', or with a header of %d bytes", path,
             HEADER_SIZE);
    const size_t promised = promised_facets(bytes), there = (size - HEADER_SIZE) / FACET_SIZE;
    if (there < promised)
        fail("'%s' is cut off: it has %zu of the %zu facets that its header promises", path, there, promised);
    fail("cannot read '%s': %zu bytes follow the %zu facets that its header promises, room for %zu more",
         path, size - HEADER_SIZE - promised * FACET_SIZE, promised, there - promised);
}

static polygons read_binary(const char *bytes)
{
    polygons p = {0};
    corner_list facet = {0};
    for (size_t i = 0, count = promised_facets(bytes); i < count; i++) {
        const char *vertices = bytes + HEADER_SIZE + i * FACET_SIZE + VERTICES_AT;
        const size_t first = p.vertex_count;
        for (size_t corner = 0; corner < CORNERS; corner++) {
            float position[3];
            for (size_t axis = 0; axis < 3; axis++)
                copy_number(&position[axis], vertices + (corner * 3 + axis) * 4, sizeof position[axis], 0);
            polygons_add_vertex(&p, (vec3){position[0], position[1], position[2]});
        }
        add_facet(&p, &facet, first);
    }
    free(facet.at);
    return p;
}

/* ---- Text --------------------------------------------------------------------------------------------- */

enum { LONGEST_WORD = 80 };

typedef struct reader {
    const char *path;
    const char *next;
    int in_solid, in_facet;
    size_t facets;       /* begun so far */
    size_t first_vertex; /* of the facet */
    corner_list facet;
    polygons polygons;
} reader;

static void skip_blanks(reader *r)
{
    while (isspace((unsigned char)*r->next))
        r->next++;
}

/* No word that means something here is as long as the longest. */
static size_t word_length(const char *text)
{
    size_t length = 0;
    while (length < LONGEST_WORD && text[length] && !isspace((unsigned char)text[length]))
        length++;
    return length;
}

static int is_at(const char *text, const char *word)
{
    return word_length(text) == strlen(word) && strncasecmp(text, word, strlen(word)) == 0;
}

static int skip(reader *r, const char *word)
{
    const int found = is_at(r->next, word);
    r->next += found ? strlen(word) : 0;
    return found;
}

/* It may have any words, and no line break after them. */
static void skip_name(reader *r)
{
    for (skip_blanks(r); *r->next; skip_blanks(r)) {
        const char *word = r->next;
        if (is_at(word, "endsolid"))
            return;
        r->next += word_length(word);
        if (!is_at(word, "facet"))
            continue;
        skip_blanks(r);
        if (is_at(r->next, "normal")) {
            r->next = word;
            return;
        }
    }
}

_Noreturn static void refuse_text(const reader *r)
{
    if (r->in_facet)
        fail("'%s' is cut off: it ends within facet %zu", r->path, r->facets);
    fail("'%s' is cut off: no 'endsolid' follows its %zu facets", r->path, r->facets);
}

static float read_number(reader *r)
{
    char *after;
    skip_blanks(r);
    const float value = strtof(r->next, &after);
    if (*after == '\0')
        refuse_text(r);
    if (after == r->next || !isspace((unsigned char)*after))
        fail("cannot read '%s': facet %zu has '%.*s' for a number", r->path, r->facets,
             (int)word_length(r->next), r->next);
    r->next = after;
    return value;
}

static void read_vertex(reader *r)
{
    vec3 position;
    position.x = read_number(r);
    position.y = read_number(r);
    position.z = read_number(r);
    polygons_add_vertex(&r->polygons, position);
}

static void check_ended(const reader *r)
{
    if (r->in_facet)
        fail("cannot read '%s': no 'endfacet' ends facet %zu", r->path, r->facets);
}

static void begin_facet(reader *r)
{
    check_ended(r);
    r->in_facet = 1;
    r->facets++;
    r->first_vertex = r->polygons.vertex_count;
}

static void end_facet(reader *r)
{
    if (r->in_facet)
        add_facet(&r->polygons, &r->facet, r->first_vertex);
    r->in_facet = 0;
}

/* Normals and words of no meaning here are passed over. */
static void read_word(reader *r)
{
    if (skip(r, "solid")) {
        r->in_solid = 1;
        skip_name(r);
    } else if (skip(r, "endsolid")) {
        check_ended(r);
        r->in_solid = 0;
        r->next += strcspn(r->next, "\r\n");
    } else if (skip(r, "facet")) {
        begin_facet(r);
    } else if (skip(r, "endfacet")) {
        end_facet(r);
    } else if (r->in_facet && skip(r, "vertex")) {
        read_vertex(r);
    } else {
        r->next += word_length(r->next);
    }
}

static polygons read_text(const char *path, const char *bytes)
{
    reader r = {.path = path, .next = bytes};
    for (skip_blanks(&r); *r.next; skip_blanks(&r))
        read_word(&r);
    if (r.in_solid)
        refuse_text(&r);
    free(r.facet.at);
    return r.polygons;
}

/* A binary file may begin with that word, too; but bytes of zero are in none of text. */
static int is_text(const char *bytes, size_t size)
{
    const char *first = bytes;
    while (isspace((unsigned char)*first))
        first++;
    return is_at(first, "solid") && strlen(bytes) == size;
}

polygons stl_read(const char *path, const char *bytes, size_t size)
{
    if (has_what_it_promises(bytes, size))
        return read_binary(bytes);
    if (!is_text(bytes, size))
        refuse_binary(path, bytes, size);
    return read_text(path, bytes);
}
