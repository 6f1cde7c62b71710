/* Rows: elements of an array of structs, or the part of them that is read together. */
#ifndef LANEHIT_SRC_ROW_H
#define LANEHIT_SRC_ROW_H

#include <stddef.h>
#include <stdint.h>

/* Row r begins at base + stride * r; with an index, at base + stride * its r-th number. Strides are in bytes. */
typedef struct rows {
    const char *base;
    size_t stride;
    const char *index; /* NULL: none */
    size_t index_stride;
} rows;

static inline const float *row_at(const rows *from, int is_indexed, size_t r)
{
    size_t number = r;
    if (is_indexed)
        number = *(const uint32_t *)(const void *)(from->index + from->index_stride * r);
    return (const float *)(const void *)(from->base + from->stride * number);
}

/* Those from row r on. */
static inline rows rows_from(rows from, size_t r)
{
    if (from.index)
        from.index += from.index_stride * r;
    else
        from.base += from.stride * r;
    return from;
}

#endif
