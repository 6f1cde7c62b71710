#include "ply.h"

#include <ctype.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "byte_order.h"
#include "fail.h"
#include "ply_header.h"

/* Where the reading is. */
typedef struct reader {
    const char *path;
    ply_format format;
    const char *next, *end;
    const ply_element *element;
    size_t instance;
    corner_list list; /* the one that was read last */
} reader;

_Noreturn static void cut_off(const reader *r)
{
    fail("'%s' is cut off: it ends within %s %zu of the %zu that it promises", r->path, r->element->name,
         r->instance + 1, r->element->count);
}

_Noreturn static void damaged(const reader *r, const char *problem)
{
    fail("cannot read '%s': %s %zu %s", r->path, r->element->name, r->instance + 1, problem);
}

static double read_text(reader *r)
{
    while (isspace((unsigned char)*r->next))
        r->next++;
    if (r->next == r->end)
        cut_off(r);
    char *after;
    double value = strtod(r->next, &after);
    if (after == r->next)
        damaged(r, "has something other than numbers");
    r->next = after;
    return value;
}

/* The next bytes of the file, in the order of this machine. */
static void read_bytes(reader *r, void *value, size_t size)
{
    if ((size_t)(r->end - r->next) < size)
        cut_off(r);
    copy_number(value, r->next, size, r->format == PLY_BIG_ENDIAN);
    r->next += size;
}

static double read_binary(reader *r, ply_type type)
{
    union {
        int8_t c;
        uint8_t uc;
        int16_t s;
        uint16_t us;
        int32_t i;
        uint32_t ui;
        float f;
        double d;
    } value = {0};
    switch (type) {
    case PLY_CHAR:
        return read_bytes(r, &value, sizeof value.c), value.c;
    case PLY_UCHAR:
        return read_bytes(r, &value, sizeof value.uc), value.uc;
    case PLY_SHORT:
        return read_bytes(r, &value, sizeof value.s), value.s;
    case PLY_USHORT:
        return read_bytes(r, &value, sizeof value.us), value.us;
    case PLY_INT:
        return read_bytes(r, &value, sizeof value.i), value.i;
    case PLY_UINT:
        return read_bytes(r, &value, sizeof value.ui), value.ui;
    case PLY_FLOAT:
        return read_bytes(r, &value, sizeof value.f), value.f;
    default:
        return read_bytes(r, &value, sizeof value.d), value.d;
    }
}

static double read_value(reader *r, ply_type type)
{
    return r->format == PLY_ASCII ? read_text(r) : read_binary(r, type);
}

static uint32_t index_of(double value)
{
    return value >= 0 && value < no_vertex ? (uint32_t)value : no_vertex;
}

/* Every other triangle of a strip is turned round; those with a corner twice only lead to the next one. */
static void add_strip(polygons *p, const uint32_t *strip, size_t count)
{
    size_t first = 0; /* of the strip that is being read: what no vertex can have begins the next one */
    for (size_t i = 0; i < count; i++) {
        if (strip[i] == no_vertex)
            first = i + 1;
        if (i < first + 2)
            continue;
        uint32_t a = strip[i - 2], b = strip[i - 1], c = strip[i];
        int turned = (i - first) % 2;
        if (a != b && b != c && a != c)
            polygons_add_face(p, turned ? (uint32_t[]){b, a, c} : (uint32_t[]){a, b, c}, 3);
    }
}

static void read_list(reader *r, const ply_property *p)
{
    double count = read_value(r, p->count_type);
    if (!(count >= 0))
        damaged(r, "has a list without a length");
    if (count > (double)(r->end - r->next)) /* every value takes a byte at least */
        cut_off(r);
    r->list.count = 0;
    for (size_t i = 0; i < (size_t)count; i++)
        corner_list_add(&r->list, index_of(read_value(r, p->type)));
}

static int is(const char *name, const char *other)
{
    return strcmp(name, other) == 0;
}

static void set_coordinate(vec3 *position, const char *name, float value)
{
    if (is(name, "x"))
        position->x = value;
    else if (is(name, "y"))
        position->y = value;
    else if (is(name, "z"))
        position->z = value;
}

static void add_list(polygons *into, const reader *r, const ply_property *p)
{
    if (!is(p->name, "vertex_indices") && !is(p->name, "vertex_index"))
        return;
    if (is(r->element->name, "face"))
        polygons_add_face(into, r->list.at, r->list.count);
    else if (is(r->element->name, "tristrips"))
        add_strip(into, r->list.at, r->list.count);
}

static void read_instance(reader *r, polygons *into)
{
    const ply_element *e = r->element;
    vec3 position = {NAN, NAN, NAN};
    for (const ply_property *p = e->properties; p < e->properties + e->property_count; p++) {
        if (p->count_type == PLY_NO_TYPE) {
            set_coordinate(&position, p->name, (float)read_value(r, p->type));
        } else {
            read_list(r, p);
            add_list(into, r, p);
        }
    }
    if (is(e->name, "vertex"))
        polygons_add_vertex(into, position);
}

int ply_is(const char *bytes, size_t size)
{
    return size > 3 && strncasecmp(bytes, "ply", 3) == 0 && isspace((unsigned char)bytes[3]);
}

polygons ply_read(const char *path, const char *bytes, size_t size)
{
    ply_header h = ply_header_read(path, bytes, bytes + size);
    reader r = {.path = path, .format = h.format, .next = h.body, .end = bytes + size};
    polygons p = {0};
    for (r.element = h.elements; r.element < h.elements + h.element_count; r.element++)
        for (r.instance = 0; r.element->property_count && r.instance < r.element->count; r.instance++)
            read_instance(&r, &p);
    ply_header_free(&h);
    free(r.list.at);
    return p;
}
