/* Rows: elements of an array of structs, or the part of them that is read together. */
#ifndef LANEHIT_SRC_LAYOUTS_ROW_H
#define LANEHIT_SRC_LAYOUTS_ROW_H

#include <stddef.h>
#include <stdint.h>

#include "lanes/compiler.h"

/* Row r begins at base + stride * r; with an index, at base + stride * its r-th number. Strides are in bytes. */
typedef struct rows {
    const char *base;
    size_t stride;
    const char *index; /* NULL: none */
    size_t index_stride;
} rows;

/* What the index has for row r. */
static inline uint32_t number_at(const rows *from, size_t r)
{
    return *(const uint32_t *)(const void *)(from->index + from->index_stride * r);
}

static inline const float *row_at(const rows *from, int is_indexed, size_t r)
{
    const size_t number = is_indexed ? number_at(from, r) : r;
    return (const float *)(const void *)(from->base + from->stride * number);
}

/* Of rows without an index row r, or the last of count. */
static inline const float *row_within(const rows *from, size_t r, size_t count)
{
    const float *row = row_at(from, 0, r), *last = row_at(from, 0, count - 1);
    return r < count ? row : last;
}

/* Of rows with an index the first is passed. */
static inline void pass_row(rows *from)
{
    from->index += from->index_stride;
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
