#include "ply.h"

#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "fail.h"
#include "geometry.h"
#include "ply_header.h"

/* Where the reading is. */
typedef struct reader {
    const char *path;
    ply_format format;
    const char *next, *end;
    const ply_element *element;
    size_t instance;
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

static int is_big_endian(void)
{
    const uint16_t one = 1;
    return *(const unsigned char *)&one == 0;
}

/* The next bytes of the file, in the order of this machine. */
static void read_bytes(reader *r, void *value, size_t size)
{
    if ((size_t)(r->end - r->next) < size)
        cut_off(r);
    int swap = (r->format == PLY_BIG_ENDIAN) != is_big_endian();
    for (size_t i = 0; i < size; i++)
        ((char *)value)[swap ? size - 1 - i : i] = r->next[i];
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

typedef struct surface {
    vec3 *vertices;
    size_t vertex_count, vertex_capacity;
    uint32_t *corners; /* of each face: how many, then which */
    size_t corner_count, corner_capacity;
    uint32_t *list; /* the one that is being read */
    size_t list_capacity;
    size_t faces, left_out;
} surface;

/* Stands for every index that no vertex can have; in a strip, it begins the next one. */
static const uint32_t no_vertex = UINT32_MAX;

static uint32_t index_of(double value)
{
    return value >= 0 && value < no_vertex ? (uint32_t)value : no_vertex;
}

static void add_corner(surface *s, uint32_t corner)
{
    if (s->corner_count == s->corner_capacity)
        s->corners = enlarge(s->corners, &s->corner_capacity, sizeof *s->corners);
    s->corners[s->corner_count++] = corner;
}

static void add_face(surface *s, const uint32_t *corners, size_t count)
{
    if (!corners || count < 3) {
        s->left_out++;
        return;
    }
    s->faces++;
    add_corner(s, (uint32_t)count);
    for (size_t i = 0; i < count; i++)
        add_corner(s, corners[i]);
}

/* Every other triangle of a strip is turned round; those with a corner twice only lead to the next one. */
static void add_strip(surface *s, const uint32_t *strip, size_t count)
{
    size_t first = 0;
    for (size_t i = 0; strip && i < count; i++) {
        if (strip[i] == no_vertex)
            first = i + 1;
        if (i < first + 2)
            continue;
        uint32_t a = strip[i - 2], b = strip[i - 1], c = strip[i];
        int turned = (i - first) % 2;
        if (a != b && b != c && a != c)
            add_face(s, turned ? (uint32_t[]){b, a, c} : (uint32_t[]){a, b, c}, 3);
    }
}

static size_t read_list(reader *r, const ply_property *p, surface *s)
{
    double count = read_value(r, p->count_type);
    if (!(count >= 0))
        damaged(r, "has a list without a length");
    if (count > (double)(r->end - r->next)) /* every value takes a byte at least */
        cut_off(r);
    for (size_t i = 0; i < (size_t)count; i++) {
        if (i == s->list_capacity)
            s->list = enlarge(s->list, &s->list_capacity, sizeof *s->list);
        s->list[i] = index_of(read_value(r, p->type));
    }
    return (size_t)count;
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

static void add_vertex(surface *s, vec3 position)
{
    if (s->vertex_count == s->vertex_capacity)
        s->vertices = enlarge(s->vertices, &s->vertex_capacity, sizeof *s->vertices);
    s->vertices[s->vertex_count++] = position;
}

static void add_list(surface *s, const ply_element *e, const ply_property *p, size_t count)
{
    if (!is(p->name, "vertex_indices") && !is(p->name, "vertex_index"))
        return;
    if (is(e->name, "face"))
        add_face(s, s->list, count);
    else if (is(e->name, "tristrips"))
        add_strip(s, s->list, count);
}

static void read_instance(reader *r, surface *s)
{
    const ply_element *e = r->element;
    vec3 position = {NAN, NAN, NAN};
    for (const ply_property *p = e->properties; p < e->properties + e->property_count; p++) {
        if (p->count_type == PLY_NO_TYPE)
            set_coordinate(&position, p->name, (float)read_value(r, p->type));
        else
            add_list(s, e, p, read_list(r, p, s));
    }
    if (is(e->name, "vertex"))
        add_vertex(s, position);
}

static void check_corners(const char *path, const surface *s)
{
    for (size_t i = 0; i < s->corner_count; i += s->corners[i] + 1)
        for (uint32_t c = 1; c <= s->corners[i]; c++)
            if (s->corners[i + c] >= s->vertex_count)
                fail("'%s' has a face with a vertex that is not there", path);
}

static ply_plain written(const surface *s)
{
    char header[256];
    int length = snprintf(header, sizeof header,
                          "ply\nformat binary_%s_endian 1.0\nelement vertex %zu\nproperty float x\n"
                          "property float y\nproperty float z\nelement face %zu\n"
                          "property list uint uint vertex_indices\nend_header\n",
                          is_big_endian() ? "big" : "little", s->vertex_count, s->faces);
    size_t header_size = (size_t)length, vertices_size = s->vertex_count * sizeof *s->vertices,
           corners_size = s->corner_count * sizeof *s->corners;
    ply_plain p = {
        .size = header_size + vertices_size + corners_size, .faces = s->faces, .left_out = s->left_out};
    p.bytes = allocate(p.size, 1);
    memcpy(p.bytes, header, header_size);
    if (vertices_size)
        memcpy(p.bytes + header_size, s->vertices, vertices_size);
    if (corners_size)
        memcpy(p.bytes + header_size + vertices_size, s->corners, corners_size);
    return p;
}

int ply_is(const char *bytes, size_t size)
{
    return size > 3 && strncasecmp(bytes, "ply", 3) == 0 && isspace((unsigned char)bytes[3]);
}

ply_plain ply_simplify(const char *path, const char *bytes, size_t size)
{
    ply_header h = ply_header_read(path, bytes, bytes + size);
    reader r = {.path = path, .format = h.format, .next = h.body, .end = bytes + size};
    surface s = {0};
    for (r.element = h.elements; r.element < h.elements + h.element_count; r.element++)
        for (r.instance = 0; r.element->property_count && r.instance < r.element->count; r.instance++)
            read_instance(&r, &s);
    ply_header_free(&h);
    check_corners(path, &s);
    ply_plain p = written(&s);
    free(s.vertices);
    free(s.corners);
    free(s.list);
    return p;
}
