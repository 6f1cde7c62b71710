#include "obj.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "fail.h"
#include "file.h"

enum { LONGEST_QUOTE = 80 };

/* Where the reading is, and what has been read. */
typedef struct reader {
    const char *path;
    const char *next; /* in the line */
    size_t line;      /* its number */
    int is_ended;     /* by a line break, which the last line may lack */
    corner_list face; /* the one that was read last */
    polygons polygons;
} reader;

int obj_is(const char *path)
{
    return path_has_ending(path, ".obj");
}

/* ---- Lines -------------------------------------------------------------------------------------------- */

/* What follows the line break that is here; `text` itself where there is none. */
static const char *skip_line_break(const char *text)
{
    if (text[0] == '\r' && text[1] == '\n')
        return text + 2;
    return text + (text[0] == '\r' || text[0] == '\n');
}

/* Likewise, past a line break that a backslash takes back. */
static const char *skip_continuation(const char *text)
{
    if (*text != '\\')
        return text;
    const char *next = skip_line_break(text + 1);
    return next == text + 1 ? text : next;
}

/* Returns where the next line begins, or `end`, and adds to *breaks how many line breaks are before it. */
static const char *find_next_line(const char *line, const char *end, size_t *breaks, int *is_ended)
{
    *is_ended = 0;
    while (line < end && !*is_ended) {
        const char *next = skip_continuation(line);
        if (next == line) {
            next = skip_line_break(line);
            *is_ended = next > line;
        }
        *breaks += next > line;
        line = next > line ? next : line + 1;
    }
    return line;
}

/* ---- Words -------------------------------------------------------------------------------------------- */

static int is_blank_at(const char *text)
{
    return *text == ' ' || *text == '\t' || skip_continuation(text) > text;
}

/* Where a word ends, and the line if no other follows. */
static int is_end_at(const char *text)
{
    return *text == '\0' || *text == '#' || skip_line_break(text) > text;
}

static int is_word_end(const char *text)
{
    return is_blank_at(text) || is_end_at(text);
}

/* Whether there is another word in the line. */
static int find_word(reader *r)
{
    while (is_blank_at(r->next))
        r->next = skip_continuation(r->next) > r->next ? skip_continuation(r->next) : r->next + 1;
    return !is_end_at(r->next);
}

static int skip_word(reader *r, const char *word)
{
    const size_t length = strlen(word);
    if (strncmp(r->next, word, length) != 0 || !is_word_end(r->next + length))
        return 0;
    r->next += length;
    return 1;
}

_Noreturn static void refuse_word(const reader *r, const char *within, const char *wanted)
{
    if (!r->is_ended)
        fail("'%s' is cut off: it ends within a %s", r->path, within);
    int length = 0;
    while (length < LONGEST_QUOTE && !is_word_end(r->next + length))
        length++;
    fail("cannot read '%s': line %zu has '%.*s' for %s of a %s", r->path, r->line, length, r->next, wanted,
         within);
}

static int read_number(reader *r, float *value)
{
    if (!find_word(r))
        return 0;
    char *after;
    *value = strtof(r->next, &after);
    if (after == r->next || !is_word_end(after))
        refuse_word(r, "vertex", "a number");
    r->next = after;
    return 1;
}

/* ---- Vertices and faces ------------------------------------------------------------------------------- */

/* Of four numbers the last is a weight; of more, those after the third are a colour. */
static void read_vertex(reader *r)
{
    float value[4], color;
    size_t count = 0;
    while (count < 4 && read_number(r, &value[count]))
        count++;
    const int is_colored = count == 4 && read_number(r, &color);
    while (is_colored && read_number(r, &color))
        ;
    if (count < 3 && !r->is_ended)
        fail("'%s' is cut off: it ends within a vertex", r->path);
    if (count < 3)
        fail("cannot read '%s': line %zu has a vertex of fewer than three numbers", r->path, r->line);
    const float weight = count == 4 && !is_colored ? value[3] : 1;
    polygons_add_vertex(&r->polygons, (vec3){value[0] / weight, value[1] / weight, value[2] / weight});
}

/* Skips a corner, such as "12/-3/45", and returns its form: which of the three numbers it has. */
static unsigned skip_corner(const char **text)
{
    unsigned form = 0, number = 1;
    for (const char *c = *text;; c++) {
        if (isdigit((unsigned char)*c))
            form |= number;
        else if (*c == '/')
            number <<= 1;
        else if (*c != '-' && *c != '+') {
            *text = c;
            return form;
        }
    }
}

/* Of a corner whose first number is this: counted from 1, or backwards from the last vertex so far. */
static uint32_t vertex_of(const reader *r, long long number)
{
    const long long so_far = (long long)r->polygons.vertex_count;
    if (number == 0 || number < -so_far)
        fail("'%s' has a face with a vertex that is not there: %lld, in line %zu", r->path, number, r->line);
    const long long index = number > 0 ? number - 1 : so_far + number;
    return index < no_vertex ? (uint32_t)index : no_vertex;
}

static unsigned read_corner(reader *r)
{
    char *after;
    const long long number = strtoll(r->next, &after, 10);
    const char *end = r->next;
    const unsigned form = skip_corner(&end);
    if (after == r->next || !is_word_end(end))
        refuse_word(r, "face", "a corner");
    corner_list_add(&r->face, vertex_of(r, number));
    r->next = end;
    return form;
}

static void read_face(reader *r)
{
    unsigned first_form = 0, form = 0;
    r->face.count = 0;
    while (find_word(r)) {
        form = read_corner(r);
        if (r->face.count == 1)
            first_form = form;
    }
    if (!r->is_ended && (r->face.count < 3 || form != first_form))
        fail("'%s' is cut off: it ends within a face", r->path);
    polygons_add_face(&r->polygons, r->face.at, r->face.count);
}

/* Without a face, more is wrong than that. */
static void say_unended(const reader *r, const char *what)
{
    if (!r->is_ended && r->polygons.faces > 0)
        complain("'%s' may be cut off: no line break ends its last %s", r->path, what);
}

static void read_line(reader *r)
{
    if (!find_word(r))
        return;
    if (skip_word(r, "v")) {
        read_vertex(r);
        say_unended(r, "vertex");
    } else if (skip_word(r, "f")) {
        read_face(r);
        say_unended(r, "face");
    }
}

polygons obj_read(const char *path, const char *bytes, size_t size)
{
    reader r = {.path = path, .line = 1};
    size_t breaks = 0;
    for (const char *line = bytes, *end = bytes + size; line < end; r.line = breaks + 1) {
        r.next = line;
        line = find_next_line(line, end, &breaks, &r.is_ended);
        read_line(&r);
    }
    free(r.face.at);
    return r.polygons;
}
