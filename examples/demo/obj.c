#include "obj.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "fail.h"

int obj_is(const char *path)
{
    const char *dot = strrchr(path, '.');
    return dot && strcasecmp(dot, ".obj") == 0;
}

static int is_continued(const char *line, const char *line_break)
{
    const char *last = line_break - (line_break > line && line_break[-1] == '\r');
    return last > line && last[-1] == '\\';
}

/* The line break that ends the line, one that no backslash takes back; NULL if the file ends before it. */
static const char *find_line_break(const char *line, const char *end)
{
    const char *found = line;
    while ((found = memchr(found, '\n', (size_t)(end - found))) && is_continued(line, found))
        found++;
    return found;
}

static int is_face(const char *line)
{
    line += strspn(line, " \t");
    return line[0] == 'f' && (line[1] == '\0' || isspace((unsigned char)line[1]));
}

static const char *skip_blanks(const char *text)
{
    return text + strspn(text, " \t\r\n\\");
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
        else if (*c != '-') {
            *text = c;
            return form;
        }
    }
}

/* Of a face that no line break ends. */
static void check_last_face(const char *path, const char *line)
{
    const char *next = skip_blanks(strchr(line, 'f') + 1);
    unsigned first_form = 0, form = 0, corners = 0;
    while (isdigit((unsigned char)*next) || *next == '-') {
        form = skip_corner(&next);
        next = skip_blanks(next);
        if (corners++ == 0)
            first_form = form;
    }
    if (corners < 3 || form != first_form)
        fail("'%s' is cut off: it ends within a face", path);
    complain("'%s' may be cut off: no line break ends its last face", path);
}

size_t obj_count_faces(const char *path, const char *bytes, size_t size)
{
    const char *line = bytes, *end = bytes + size, *line_break;
    size_t faces = 0;
    for (; (line_break = find_line_break(line, end)); line = line_break + 1)
        faces += is_face(line) ? 1 : 0;
    if (!is_face(line))
        return faces;
    check_last_face(path, line);
    return faces + 1;
}
