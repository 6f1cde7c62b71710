/* The header of a PLY file: what follows it, element by element. */
#ifndef DEMO_PLY_HEADER_H
#define DEMO_PLY_HEADER_H

#include <stddef.h>

enum { PLY_NAME = 64 }; /* bytes of a name; the rest of a longer one is ignored */

typedef enum ply_format { PLY_ASCII, PLY_LITTLE_ENDIAN, PLY_BIG_ENDIAN } ply_format;

typedef enum ply_type {
    PLY_NO_TYPE,
    PLY_CHAR,
    PLY_UCHAR,
    PLY_SHORT,
    PLY_USHORT,
    PLY_INT,
    PLY_UINT,
    PLY_FLOAT,
    PLY_DOUBLE
} ply_type;

typedef struct ply_property {
    char name[PLY_NAME];
    ply_type count_type; /* of a list, in front of its values; PLY_NO_TYPE: a single value */
    ply_type type;
} ply_property;

typedef struct ply_element {
    char name[PLY_NAME];
    size_t count;
    ply_property *properties;
    size_t property_count, property_capacity;
} ply_element;

typedef struct ply_header {
    ply_format format;
    ply_element *elements;
    size_t element_count, element_capacity;
    const char *body; /* what follows the header */
} ply_header;

/* Of the bytes up to a zero byte at `end`. Fails with one line that names the path where there is none. */
ply_header ply_header_read(const char *path, const char *bytes, const char *end);
void ply_header_free(ply_header *h);

#endif
